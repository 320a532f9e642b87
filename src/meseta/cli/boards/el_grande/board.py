"""The table of El Grande as text: areas by seats, the players, the action cards."""

from __future__ import annotations

from meseta.cli.boards.el_grande.answers import answer
from meseta.cli.boards.el_grande.cards import action_cards
from meseta.cli.boards.el_grande.legend import legend
from meseta.cli.boards.el_grande.part import Place
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
from meseta.reading.el_grande.areas import board_of, is_region
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import all_areas
from meseta.reading.el_grande.victory import victory
from meseta.reading.el_grande.viewer import own

SECRET = ("disks", "taking-back")  # business whose answers the others do not see
CELL = 10  # the width of a seat's column; longer names of colours are cut
NARROW_CELL = 8  # where there are more columns than so many:
MOST_WIDE_CELLS = 5


class ElGrandeBoard(TextBoard[ElGrandeView]):
    def blocks(self, view: ElGrandeView) -> list[Block]:
        return [
            Block("", [heading(view, self.writer), *king_elsewhere(view, self.writer)]),
            areas(view, self.writer),
            players(view, self.writer),
            *([Block("", beside)] if (beside := beside_the_table(view, self.writer)) else []),
            *([action_cards(view, self.writer)] if view["cards"] else []),
            *[cards for part in parts_of(view) if (cards := part.cards(view, self.writer))],
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
    """The names of areas and places take as much room as the longest of this language."""
    places = {area["area"]: places_in(view, area, writer) for area in all_areas(view)}
    names = [writer.place(area) for area in places] + [place.name for each in places.values() for place in each]
    widest, width = max(len(name) for name in names), cell_width(view)
    heads = [writer.ink.paint(f" {head(each, width, writer):<{width - 1}}", "bold", each) for each in all_colours(view)]
    first = f"  {'':<{widest}} {writer.say('board-values'):<9}{''.join(heads)}".rstrip()
    rows = [
        row
        for area in all_areas(view)
        for row in [
            area_line(view, area, widest, writer),
            *[place_line(view, place, widest, writer) for place in places[area["area"]]],
        ]
    ]
    return Block(first, rows)


def places_in(view: ElGrandeView, area: AreaView, writer: Writer) -> list[Place]:
    """Places apart in an area, a little to the right of it."""
    places = [place for part in parts_of(view) for place in part.places(view, area, writer)]
    return [place._replace(name=f"  {place.name}") for place in places]


def cell_width(view: ElGrandeView) -> int:
    return CELL if len(all_colours(view)) <= MOST_WIDE_CELLS else NARROW_CELL


def head(colour: str, width: int, writer: Writer) -> str:
    name = name_of(colour, writer.words)
    return name if len(name) < width else f"{name[: width - 2]}."


def area_line(view: ElGrandeView, area: AreaView, widest: int, writer: Writer) -> str:
    mark = "K" if area["king"] else "".join(part.area_mark(view, area) for part in parts_of(view)) or " "
    worth = " ".join(str(value) for value in area["values"])
    tile = " T" if area["area"] in view["tiles"].values() else ""
    name = writer.ink.paint(f"{mark} {writer.place(area['area']):<{widest}}", *(["bold"] if area["king"] else []))
    width = cell_width(view)
    cells = "".join(cell(area, number, each, width, writer) for number, each in enumerate(all_colours(view)))
    return f"{name} {worth + tile:<9}{cells}".rstrip()


def place_line(view: ElGrandeView, place: Place, widest: int, writer: Writer) -> str:
    colours, width = all_colours(view), cell_width(view)
    cells = [
        writer.ink.paint(f"{count or '.':>3}{'':<{width - 3}}", colour if count else "dim")
        for count, colour in zip(place.caballeros, colours)
    ]
    return f"  {place.name:<{widest}} {place.worth:<9}{''.join(cells)}".rstrip()


def cell(area: AreaView, number: int, colour: str, width: int, writer: Writer) -> str:
    """The caballeros of one colour in one area, the grande, and what a seat would be paid: `3G +7`."""
    count = "?" if area["caballeros"] is None else str(area["caballeros"][number] or ".")
    grande = "G" if number in area["grandes"] else " "
    paid = dict(enumerate(area["if_scored_now"] or [])).get(number)  # a colour without a seat never is
    text = f"{count:>3}{grande} {f'+{paid}' if paid else '':<{width - 5}}"
    return writer.ink.paint(text, "dim" if count == "." and grande == " " else colour)
