"""A game at one keyboard: the table is shown, people are asked and type, bots answer for the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from meseta.bots.catalogue import choose
from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.text_board import Block, changed_rows, printed
from meseta.cli.boards.writer import Writer
from meseta.cli.choices import listing, meant
from meseta.cli.lines import explained, wrapped
from meseta.cli.set_up import set_up
from meseta.cli.story import Story, Told, paragraphs
from meseta.cli.terminal import Leaving, Terminal
from meseta.engine.position import Position
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from meseta.engine.title import Title
from meseta.engine.undo import History
from meseta.engine.view import View
from meseta.records.record import new_record
from meseta.wording.telling import Reader
from meseta.wording.words import Words

FEW_CHANGES = 12  # lines: if what has changed on the board needs no more, the rest is not shown again
TYPED = {"save": "save FILE"}  # commands that take more than their own word


class Conversation:
    """One game, the people who play it here, and what they have been told."""

    def __init__(
        self, title: Title, position: Position, seed: int, bots: Sequence[str | None], words: Words, record: Path | None
    ) -> None:
        self.title = title
        self.history = History(position)
        self.seed = seed
        self.bots = bots  # of the seats; None is a person
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.words = words
        self.record = record
        self.terminal = Terminal(words)
        writer = Writer(words, self.terminal.ink, title.seat_names(position.seats))
        self.names = writer.names
        self.text_board = text_board(title.name)(writer)
        # Where several people read, no seat is `you`.
        reader = None if self.hot_seat else self.people[0]
        parts = title.parts(position.options_chosen())
        self.story = Story(position, Reader(words, title, self.names, reader, parts))
        self.told = dict.fromkeys(self.people, 0)  # of how many answers each of them has been told
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
    def position(self) -> Position:
        position: Position = self.history.position
        return position

    @property
    def hot_seat(self) -> bool:
        return len(self.people) > 1

    def welcome(self) -> None:
        self.terminal.show(*set_up(self.title, self.position.seen_by(None)["options"], self.seed, self.words))
        people = self.words.listed([self.names[seat] for seat in self.people])
        said = [self.words.say("terminal-share" if self.hot_seat else "terminal-you-are", name=people)]
        for bot in dict.fromkeys(filter(None, self.bots)):
            seats = self.words.listed([name for name, its in zip(self.names, self.bots) if its == bot])
            name = bot.partition(":")[0]
            said.append(f"{seats}: {self.words.say(f'bot-{name}')}. {self.words.say(f'bot-{name}-says')}")
        self.terminal.show(*wrapped(" ".join([*said, self.words.say("terminal-type-help")])))

    def say_goodbye(self) -> None:
        self.keep_record()
        self.terminal.show(self.words.say("terminal-goodbye", count=len(self.history.answers)))
        if self.record is not None:
            self.terminal.show(self.words.say("terminal-record-kept", file=str(self.record)))

    def play(self) -> None:
        """To the end of the game, or until the people leave."""
        self.keep_record()  # at once, so that a file that cannot be written is refused before anything is played
        self.welcome()
        while seats := self.position.waiting():
            seat = seats[0]
            answers = self.position.answers(seat)
            bot = self.bots[seat]
            if bot is not None:
                self.answer_all(seat, self.thought_of(seat, bot))
            elif len(answers) == 1 and not self.looks_alone(self.position.seen_by(seat)):
                self.answer_for(seat, answers[0])
            else:
                self.ask(seat)
        self.tell_news(self.people)
        view = self.position.seen_by(None)
        self.terminal.show(*printed(self.text_board.blocks(view)), "", *self.text_board.standings(view))
        self.keep_record()

    # ---- Answers.
    def thought_of(self, seat: int, bot: str) -> list[int]:
        """The same game with the same answers brings the same thoughts."""
        number = len(self.history.answers)
        world = self.position.imagine(seat, from_seed(f"world {number} of {self.seed}"))
        return choose(bot, world, seat, self.seed + number)

    def answer_all(self, seat: int, answers: list[int]) -> None:
        """What a bot has thought of at once, as long as nothing becomes known that it could not reckon with."""
        reveals = self.position.reveals
        self.answer(seat, answers[0])
        for answer in answers[1:]:
            if self.position.reveals != reveals or answer not in self.position.answers(seat):
                return
            self.answer(seat, answer)

    def answer(self, seat: int, answer: int) -> None:
        self.history.answer(seat, answer)
        self.story.end_chapter()

    def answer_for(self, seat: int, answer: int) -> None:
        """The only thing that is possible need not be typed, nor told if it does nothing."""
        notation = self.position.notation(answer)
        said = self.text_board.answer(self.position.seen_by(seat), notation)
        does_something_unseen = self.text_board.hides(self.position.seen_by(None), notation)
        self.answer(seat, answer)
        told = self.story.chapters[-1]
        if told or does_something_unseen:
            by = self.story.reader.by(seat)
            told.insert(0, Told(seat, self.words.say("terminal-only-answer", **by, said=said)))

    def ask(self, seat: int) -> None:
        """Show a person the table, ask, and go on until there is an answer, or a command has changed the question."""
        view = self.position.seen_by(seat)
        self.guard_secrets(seat, view)
        self.tell_news([seat] if self.secrets_shown else self.people)
        self.show_changes(seat, view)
        self.put_question(seat, view)
        before = len(self.history.answers)
        while len(self.history.answers) == before:
            self.obey(seat, view, self.terminal.ask(f"{self.names[seat]}> ", hidden=self.secrets_shown))

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
            self.terminal.show(*wrapped(self.words.refusal(refused), "  ", "    "))

    def understand(self, seat: int, view: View, typed: str) -> int:
        notation = meant(typed, [legal["notation"] for legal in view["legal"]])
        if notation.isdecimal():
            raise self.position.refusal(seat, typed)
        return self.position.parse(notation)

    # ---- What people are shown.
    def tell_news(self, people: list[int]) -> None:
        """What these people, who look at the screen now, have not been told yet."""
        news = [*self.taken_back, *self.told_since(min(self.told[seat] for seat in people))]
        self.told.update(dict.fromkeys(people, len(self.story.chapters)))
        self.taken_back = []
        if news:
            self.terminal.show("", *news)

    def told_since(self, answers: int) -> list[str]:
        return paragraphs(self.story.since(answers), self.story.reader, self.terminal.ink)

    def show_changes(self, seat: int, view: View) -> None:
        """What has changed on the board, if it is little and this person has seen the rest; otherwise all of it."""
        board = self.text_board.blocks(view)
        changes = printed(changed_rows(self.shown, board))
        self.terminal.show(*(printed(board) if self.shown_to != seat or len(changes) > FEW_CHANGES else changes))
        self.shown = board
        self.shown_to = seat

    def show_board(self, seat: int, view: View) -> None:
        self.terminal.show(*printed(self.text_board.blocks(view)))

    def put_question(self, seat: int, view: View) -> None:
        name = self.names[seat]
        asked = wrapped(f"{name}: {self.text_board.question(view)}")
        asked[0] = asked[0].replace(name, self.terminal.ink.paint(name, "bold", self.position.seat_name(seat)), 1)
        notations = [legal["notation"] for legal in view["legal"]]
        labels = [self.text_board.answer(view, notation) for notation in notations]
        self.terminal.show("", *asked, *listing(notations, labels))

    def said(self, position: Position, answer: int) -> str:
        """An answer in notation, unless others at the keyboard must not learn it."""
        notation = position.notation(answer)
        hidden = self.hot_seat and self.text_board.hides(position.seen_by(None), notation)
        return self.words.say("terminal-in-secret") if hidden else notation

    def looks_alone(self, view: View) -> bool:
        """Must the others at the keyboard look away? Then they must not learn either that there is only one answer."""
        return self.hot_seat and self.text_board.for_one_alone(view)

    def guard_secrets(self, seat: int, view: View) -> None:
        """Where people share the screen, none of them sees another's secrets on it, left or still to come."""
        alone = self.looks_alone(view)
        if seat != self.shown_to and (alone or self.secrets_shown):
            invitation = self.words.say("terminal-look-alone", name=self.names[seat]) if alone else ""
            self.terminal.lower_curtain(invitation, self.secrets_shown)
        self.secrets_shown = alone

    # ---- Commands.
    def undo(self, seat: int, view: View) -> None:
        self.take_back(self.since_last_choice())

    def restart(self, seat: int, view: View) -> None:
        count, past = self.since_last_choice(), self.history.past
        while 0 < count < len(past) and past[-count - 1].seat == past[-count].seat:
            count += 1
        self.take_back(count)

    def since_last_choice(self) -> int:
        """How many answers were given since the last question with a choice that a person here was asked, and to it; 0
        if it cannot be asked again. One with a single answer would be answered again at once."""
        for count, past in enumerate(reversed(self.history.past), 1):
            if past.seat in self.people and len(past.position.answers(past.seat)) > 1:
                return count
        return 0

    def take_back(self, count: int) -> None:
        """The last answers. Those of bots, who do not mind, and of others at the keyboard, who agree, go with them."""
        if not count:
            raise Refused("error-undo")
        taken_back = list(zip(self.history.past[-count:], self.history.answers[-count:]))
        seat = taken_back[0][0].seat
        answers = ", ".join(self.said(past.position, answer) for past, (_, answer) in taken_back if past.seat == seat)
        self.history.back_to(len(self.history.answers) - count)
        self.story.take_back(len(self.history.answers))
        self.told = {seat: min(told, len(self.story.chapters)) for seat, told in self.told.items()}
        self.taken_back = wrapped(self.words.say("terminal-taken-back", name=self.names[seat], answers=answers), "  ")

    def tell_everything(self, seat: int, view: View) -> None:
        self.terminal.show(*self.told_since(0))

    def help(self, seat: int, view: View) -> None:
        """What can be typed, and how to read the board."""
        typing = self.words.say("terminal-help", example=view["legal"][0]["notation"])
        names = [*self.commands, "save"]
        commands = [(TYPED.get(name, name), self.words.say(f"terminal-help-{name}")) for name in names]
        signs = self.text_board.legend(view)
        self.terminal.show(
            *wrapped(typing, "  "), "", *explained(commands), *(["", *explained(signs)] if signs else [])
        )

    def leave(self, seat: int, view: View) -> None:
        raise Leaving

    # ---- Records.
    def save(self, file: str) -> None:
        if not file:
            raise Refused("terminal-save-where")
        self.write_record(Path(file))
        self.terminal.show(f"  {self.words.say('terminal-saved', file=file, count=len(self.history.answers))}")

    def keep_record(self) -> None:
        """Written again whenever something was typed, so that nothing is lost whatever happens."""
        if self.record is not None:
            self.write_record(self.record)

    def write_record(self, path: Path) -> None:
        record = new_record(self.title, self.position, self.seed)
        colours = self.title.seat_names(self.position.seats)
        record.answers = [(colours[seat], self.position.notation(answer)) for seat, answer in self.history.answers]
        try:
            path.write_text(record.to_text(), encoding="utf-8")
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            reason = str(getattr(error, "strerror", error))
            raise Refused("terminal-not-written", file=str(path), reason=reason) from None
