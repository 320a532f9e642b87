"""The table of El Grande as text: areas by seats, the players, the action cards."""

from __future__ import annotations

from meseta.cli.boards.el_grande.answers import answer
from meseta.cli.boards.el_grande.cards import action_cards
from meseta.cli.boards.el_grande.legend import legend
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.el_grande.players import all_colours, beside_the_table, players
from meseta.cli.boards.el_grande.questions import question
from meseta.cli.boards.ranking import ranking
from meseta.cli.boards.text_board import Block, TextBoard
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.web.boards.el_grande.areas import board_of, is_region
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.viewer import own
from meseta.web.panels.el_grande.standings import victory

SECRET = ("disks", "taking-back")  # business whose answers the others do not see
CELL = 10  # the width of a seat's column; longer names of colours are cut


class ElGrandeBoard(TextBoard[ElGrandeView]):
    def blocks(self, view: ElGrandeView) -> list[Block]:
        return [
            Block("", [heading(view, self.writer), *king_elsewhere(view, self.writer)]),
            areas(view, self.writer),
            players(view, self.writer),
            Block("", beside_the_table(view, self.writer)),
            *([action_cards(view, self.writer)] if view["cards"] else []),
        ]

    def question(self, view: ElGrandeView) -> str:
        return question(view, self.writer)

    def answer(self, view: ElGrandeView, notation: str) -> str:
        return answer(view, notation, self.writer)

    def hides(self, view: ElGrandeView, notation: str) -> bool:
        return view["business"][-1]["kind"] in [
            *SECRET,
            *[kind for part in parts_of(view) for kind in part.SECRET_QUESTIONS],
        ]

    def holds_secrets(self, view: ElGrandeView) -> bool:
        """A hand with a card that was taken back and not played since."""
        return bool(own(view)["taken_back_unseen"]) or any(part.SECRET_HANDS for part in parts_of(view))

    def standings(self, view: ElGrandeView) -> list[str]:
        scores = [player["score"] for player in view["seats"]]
        won = victory(view, Cast(view, self.writer.sitters, self.writer.words), self.writer.words)
        return ranking([(score,) for score in scores], [str(score) for score in scores], won, self.writer)

    def legend(self, view: ElGrandeView) -> list[tuple[str, str]]:
        return legend(view, self.writer)


# ---- What is going on.
def heading(view: ElGrandeView, writer: Writer) -> str:
    rounds = int(view["options"]["rounds"])
    who = "" if view["seat"] is None else " " + writer.say("terminal-you-are", name=writer.names[view["seat"]])
    if view["round"] == 0:
        return f"{writer.say('before-first-round')}.{who}"
    span = rounds // 3
    scoring = -(-view["round"] // span) * span
    when = "scoring-after-this" if scoring == view["round"] else "scoring-after"
    return f"{writer.say('round-of', round=view['round'], rounds=rounds)}, {writer.say(when, round=scoring)}.{who}"


def king_elsewhere(view: ElGrandeView, writer: Writer) -> list[str]:
    """Where the king stands, if no region shows it."""
    if is_region(view, view["king"]):
        return []
    if view["king"] == CASTILLO:
        return [writer.say("barred-king-castillo")]
    board = board_of(view)
    near = [board.names[region] for region in board.neighbours[board.number[view["king"]]]]
    return wrapped(writer.say("terminal-king-elsewhere", area=view["king"], names=writer.places(near)))


# ---- The map.
def areas(view: ElGrandeView, writer: Writer) -> Block:
    """The names of areas take as much room as the longest of this language."""
    widest = max(len(writer.place(area["area"])) for area in view["areas"])
    heads = [writer.ink.paint(f" {head(each, writer):<{CELL - 1}}", "bold", each) for each in all_colours(view)]
    first = f"  {'':<{widest}} {writer.say('board-values'):<9}{''.join(heads)}".rstrip()
    return Block(first, [area_line(view, area, widest, writer) for area in view["areas"]])


def head(colour: str, writer: Writer) -> str:
    name = name_of(colour, writer.words)
    return name if len(name) < CELL else f"{name[: CELL - 2]}."


def area_line(view: ElGrandeView, area: AreaView, widest: int, writer: Writer) -> str:
    king = "K" if area["king"] else " "
    worth = " ".join(str(value) for value in area["values"])
    tile = " T" if area["area"] in view["tiles"].values() else ""
    name = writer.ink.paint(f"{king} {writer.place(area['area']):<{widest}}", *(["bold"] if area["king"] else []))
    cells = "".join(cell(area, number, each, writer) for number, each in enumerate(all_colours(view)))
    return f"{name} {worth + tile:<9}{cells}".rstrip()


def cell(area: AreaView, number: int, colour: str, writer: Writer) -> str:
    """The caballeros of one colour in one area, the grande, and what a seat would be paid: `3G +7`."""
    count = "?" if area["caballeros"] is None else str(area["caballeros"][number] or ".")
    grande = "G" if number in area["grandes"] else " "
    paid = dict(enumerate(area["if_scored_now"] or [])).get(number)  # a colour without a seat never is
    text = f"{count:>3}{grande} {f'+{paid}' if paid else '':<{CELL - 5}}"
    return writer.ink.paint(text, "dim" if count == "." and grande == " " else colour)
