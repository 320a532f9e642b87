"""A game at one keyboard: the table is shown, people are asked and type, opponents answer at random."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.text_board import Block, changed_rows, printed
from meseta.cli.boards.view import View
from meseta.cli.choices import listing, meant
from meseta.cli.lines import listed, set_up, wrapped
from meseta.cli.story import Story, paragraphs
from meseta.cli.terminal import Leaving, Terminal
from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.title import Title
from meseta.engine.undo import History
from meseta.records.record import new_record

FEW_CHANGES = 12  # lines: if what has changed on the board needs no more, the rest is not shown again

COMMANDS_HELP = [
    "undo       take your last answer back; it stops where somebody else has decided or something was revealed",
    "restart    take back all you may: usually your whole turn",
    "board      show the whole table again",
    "log        tell the game from the beginning",
    "save FILE  write the game so far to a record, to be shown again with `meseta replay FILE`",
    "quit       leave the game",
]


class Conversation:
    """One game, the people who play it here, and what they have been told."""

    def __init__(
        self,
        title: Title,
        position: AnyPosition,
        seed: int,
        people: list[int],
        opponents: Randomness,
        record: Path | None,
    ) -> None:
        self.title = title
        self.history = History(position)
        self.seed = seed
        self.people = people
        self.opponents = opponents
        self.record = record
        self.text_board = text_board(title.name)
        self.terminal = Terminal()
        self.story = Story(title, position)
        self.told = dict.fromkeys(people, 0)  # of how many answers each of them has been told
        self.taken_back: list[str] = []  # and what was taken back since
        self.shown: list[Block] = []  # the board as the person at the keyboard saw it last
        self.shown_to = -1
        self.secrets_shown = False  # is there something on the screen that only that person may see?
        self.commands: dict[str, Callable[[int, View], None]] = {
            "undo": self.undo,
            "restart": self.restart,
            "board": self.show_board,
            "log": self.tell_everything,
            "help": self.help,
            "quit": self.leave,
        }

    @property
    def position(self) -> Any:
        return self.history.position

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    def welcome(self) -> None:
        self.terminal.say(*set_up(self.title, self.position.seen_by(None)["options"], self.seed))
        people = [self.name(seat) for seat in self.people]
        others = [name for name in self.story.names if name not in people]
        shared = f"{listed(people).capitalize()} share this keyboard."
        alone = f"You are {people[0]}; {listed(others)} answer{'' if others[1:] else 's'} at random."
        self.terminal.say(*wrapped(f"{shared if self.hot_seat else alone} Type `help` to learn what you can type."))

    def say_goodbye(self) -> None:
        self.keep_record()
        kept = "" if self.record is None else f", kept in {self.record}"
        self.terminal.say(f"Goodbye: the game stops after {self.answers_given()}{kept}.")

    def play(self) -> None:
        """To the end of the game, or until the people leave."""
        self.keep_record()  # at once, so that a file that cannot be written is refused before anybody has played
        self.welcome()
        while seats := self.position.waiting():
            seat = seats[0]
            options = self.position.options(seat)
            if seat not in self.people:
                self.answer(seat, self.opponents.choice(options))
            elif len(options) == 1 and not self.looks_alone(self.position.seen_by(seat)):
                self.answer_for(seat, options[0])
            else:
                self.ask(seat)
        self.tell_news(self.people)
        view = self.position.seen_by(None)
        board = printed(self.text_board.blocks(view, self.terminal.ink))
        self.terminal.say(*board, "", *self.text_board.standings(view))
        self.keep_record()

    # ---- Answers.
    def answer(self, seat: int, option: int) -> None:
        self.history.answer(seat, option)
        self.story.end_chapter(self.position)

    def answer_for(self, seat: int, option: int) -> None:
        """Nobody need type the only thing that is possible, nor be told of it if it does nothing."""
        said = self.position.notation(option)
        does_something_unseen = self.text_board.hides(self.position.seen_by(None), said)
        self.answer(seat, option)
        told = self.story.chapters[-1]
        if told or does_something_unseen:
            told.insert(0, f"{self.name(seat)} has only one answer, {said}")

    def ask(self, seat: int) -> None:
        """Show a person the table, ask, and go on until there is an answer, or a command has changed the question."""
        view = self.position.seen_by(seat)
        self.guard_secrets(seat, view)
        self.tell_news([seat] if self.secrets_shown else self.people)
        self.show_changes(seat, view)
        self.put_question(seat, view)
        before = len(self.history.answers)
        while len(self.history.answers) == before:
            self.obey(seat, view, self.terminal.ask(f"{self.name(seat)}> ", hidden=self.secrets_shown))

    def obey(self, seat: int, view: View, typed: str) -> None:
        """Do what was typed; what cannot be done is refused in a sentence, and nothing has changed."""
        word, _, rest = typed.partition(" ")
        try:
            if not typed:
                self.put_question(seat, view)
            elif word.lower() == "save":
                self.save(rest.strip())
            elif typed.lower() in self.commands:
                self.commands[typed.lower()](seat, view)
            else:
                self.answer(seat, self.understand(seat, view, typed))
            self.keep_record()
        except Refused as refused:
            self.terminal.say(*wrapped(str(refused), "  ", "    "))

    def understand(self, seat: int, view: View, typed: str) -> int:
        notation = meant(typed, [legal["notation"] for legal in view["legal"]])
        if notation.isdecimal():
            refusal: Refused = self.position.refusal(seat, typed)
            raise refusal
        answer: int = self.position.parse(notation)
        return answer

    # ---- What people are shown.
    def tell_news(self, people: list[int]) -> None:
        """What these people, who look at the screen now, have not been told yet."""
        news = [*self.taken_back, *self.told_since(min(self.told[seat] for seat in people))]
        self.told.update(dict.fromkeys(people, len(self.story.chapters)))
        self.taken_back = []
        if news:
            self.terminal.say("", *news)

    def told_since(self, answers: int) -> list[str]:
        return paragraphs(self.story.since(answers), self.story.names, self.terminal.ink)

    def show_changes(self, seat: int, view: View) -> None:
        """What has changed on the board, if it is little and this person has seen the rest; otherwise all of it."""
        board = self.text_board.blocks(view, self.terminal.ink)
        changes = printed(changed_rows(self.shown, board))
        self.terminal.say(*(printed(board) if self.shown_to != seat or len(changes) > FEW_CHANGES else changes))
        self.shown = board
        self.shown_to = seat

    def show_board(self, seat: int, view: View) -> None:
        self.terminal.say(*printed(self.text_board.blocks(view, self.terminal.ink)))

    def put_question(self, seat: int, view: View) -> None:
        name = self.name(seat)
        asked = wrapped(f"{name.capitalize()}: {self.text_board.question(view)}")
        asked[0] = asked[0].replace(name.capitalize(), self.terminal.ink.paint(name.capitalize(), "bold", name), 1)
        self.terminal.say("", *asked, *listing([legal["notation"] for legal in view["legal"]]))

    def hidden(self, position: AnyPosition, option: int) -> bool:
        """Is there somebody else at the keyboard who must not learn this answer?"""
        return self.hot_seat and self.text_board.hides(position.seen_by(None), position.notation(option))

    def looks_alone(self, view: View) -> bool:
        """Must the others at the keyboard look away? Then they must not learn either that there is only one answer."""
        return self.hot_seat and self.text_board.for_one_alone(view)

    def guard_secrets(self, seat: int, view: View) -> None:
        """Where people share the screen, nobody sees what is left on it of another's secrets, nor what comes next."""
        alone = self.looks_alone(view)
        if seat != self.shown_to and (alone or self.secrets_shown):
            invitation = f"Now {self.name(seat)} alone may look." if alone else ""
            self.terminal.lower_curtain(invitation, self.secrets_shown)
        self.secrets_shown = alone

    def name(self, seat: int) -> str:
        name: str = self.position.seat_name(seat)
        return name

    # ---- Commands.
    def undo(self, seat: int, view: View) -> None:
        """Back to the last question with a choice: one with a single answer would be answered again at once."""
        choices = [len(past.position.options(past.seat)) > 1 for past in self.history.past]
        self.take_back(choices[::-1].index(True) + 1 if True in choices else 0)

    def restart(self, seat: int, view: View) -> None:
        self.take_back(len(self.history.past))

    def take_back(self, count: int) -> None:
        """The last answers, if a person here gave them: at one keyboard that may be the seat asked before."""
        taken_back = self.history.past[-count:] if count else []
        if not taken_back or taken_back[0].seat not in self.people:
            raise Refused("Nothing can be taken back: another seat has decided since, or something was revealed.")
        answers = ", ".join(
            "an answer in secret" if self.hidden(past.position, option) else self.position.notation(option)
            for past, (_, option) in zip(taken_back, self.history.answers[-count:])
        )
        seat = taken_back[0].seat
        for _ in taken_back:
            self.history.undo(seat)
        self.story.take_back(len(self.history.answers))
        self.told = {seat: min(told, len(self.story.chapters)) for seat, told in self.told.items()}
        self.taken_back = wrapped(f"Taken back by {self.name(seat)}: {answers}.", "  ")

    def tell_everything(self, seat: int, view: View) -> None:
        self.terminal.say(*self.told_since(0))

    def help(self, seat: int, view: View) -> None:
        self.terminal.say("  Type an answer as it is listed, or just its number or its last word. Or type:")
        for line in [*COMMANDS_HELP, "", *self.text_board.legend(view)]:
            self.terminal.say(*wrapped(line, "  ", " " * 13) or [""])

    def leave(self, seat: int, view: View) -> None:
        raise Leaving

    # ---- Records.
    def save(self, file: str) -> None:
        if not file:
            raise Refused("Say where to: save FILE.")
        self.write_record(Path(file))
        self.terminal.say(f"  Saved to {file}: {self.answers_given()}.")

    def answers_given(self) -> str:
        count = len(self.history.answers)
        return f"{count} answer{'' if count == 1 else 's'}"

    def keep_record(self) -> None:
        """Written again whenever something was typed, so that nothing is lost whatever happens."""
        if self.record is not None:
            self.write_record(self.record)

    def write_record(self, path: Path) -> None:
        record = new_record(self.title, self.position, self.seed)
        record.answers = [(self.name(seat), self.position.notation(option)) for seat, option in self.history.answers]
        try:
            path.write_text(record.to_text(), encoding="utf-8")
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            raise Refused(f"The record cannot be written to {path}: {getattr(error, 'strerror', error)}.") from None
