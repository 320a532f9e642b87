"""The board of El Grande: nine regions and the Castillo with all that stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from meseta.web.boards import castillo as tower
from meseta.web.boards import ground, pieces
from meseta.web.boards.badges import badge
from meseta.web.boards.crowds import crowd, rows
from meseta.web.boards.el_grande_view import Cast
from meseta.web.boards.majority import bonus, paid_places
from meseta.web.boards.page import Sitter, View, Words, number, place_name, text, top
from meseta.web.boards.spain_ground import ABROAD, SHAPE_OF, UID, region_of
from meseta.web.boards.targets import PIECE_VERBS, Targets, answers_of

LINE: Final = 27  # from one line of a name to the next
ABOVE_BADGE: Final = 25.5
ABOVE_TILE: Final = 31
LONGEST_LINE: Final = 9
ROOM: Final = 36  # that a tall piece needs beside another one
MOST_ROOM: Final = 110


def board(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The map of this moment. Only what the viewer may choose now carries an answer."""
    cast, targets = Cast(view, sitters, words), Targets(view, words)
    tiled = set(view["tiles"].values())
    regions, castillo = view["areas"][:-1], view["areas"][-1]
    names = [area["area"] for area in regions]
    layers = [
        *abroad(words, targets),
        *[land(area, cast, targets, words) for area in regions],
        ground.borders_above(UID),
        '<g class="nohit" aria-hidden="true">',
        *[region_name(name, words, targets.state(name), name in tiled) for name in names],
        *[values(area, area["area"] in tiled, cast) for area in regions],
        "</g>",
        in_the_sea(castillo, "castillo" in tiled, cast, targets, words),
        '<g class="pieces">',
        *crowds(view, cast, targets, words),
        *tall_pieces(view, cast),
        "</g>",
    ]
    return ground.board_of("spain", UID, words.say("map-spain"), "".join(layers))


# ---- Areas.
def land(area: dict[str, Any], cast: Cast, targets: Targets, words: Words) -> str:
    name: str = area["area"]
    spoken = label(area, cast, targets, words)
    return ground.area(
        UID, SHAPE_OF[name], name, spoken, targets.state(name), targets.answers.get(name), targets.why(name)
    )


def abroad(words: Words, targets: Targets) -> list[str]:
    """France and Portugal have names; they are buttons when the king may go there."""
    out: list[str] = []
    for key in ABROAD:
        name = place_name(words, key)
        if key in targets.answers:
            out.append(ground.area(UID, key, key, name, "legal abroad-area", targets.answers[key]))
        x, y = ground.load("spain")["neighbours"][key]["label"]
        out.append(f'<text class="foreign-name nohit" x="{number(x)}" y="{number(y + 7)}">{text(name)}</text>')
    return out


def in_the_sea(area: dict[str, Any], tile: bool, cast: Cast, targets: Targets, words: Words) -> str:
    return tower.castillo(
        area,
        cast.marks,
        place_name(words, "castillo"),
        label(area, cast, targets, words),
        targets.state("castillo"),
        targets.answers.get("castillo"),
        targets.why("castillo"),
        tile,
        cast.automa,
    )


def label(area: dict[str, Any], cast: Cast, targets: Targets, words: Words) -> str:
    """What is spoken: its name, its values, who stands there, who is first, and what choosing it would do."""
    name: str = area["area"]
    counts = area["caballeros"]
    state, leader = standing(area)
    here = [] if counts is None else [f"{cast.called[colour]} {count}" for colour, count in enumerate(counts) if count]
    said = words.say(
        "area-label-el-grande",
        area=name,
        values=" ".join(map(str, area["values"])),
        state=state,
        counts=", ".join(here),
        leader="" if leader is None else cast.names[leader],
        you="yes" if leader is not None and leader == cast.seat else "no",
    )
    more = [grande_there(seat, cast, words) for seat in area["grandes"]]
    why = targets.why(name)
    if area["king"]:
        more.append(words.say("area-label-king"))
    if why:
        more.append(words.say("area-label-barred", reason=why))
    if name in targets.answers:
        more.append(targets.does(name))
    return ", ".join([said, *more])


def standing(area: dict[str, Any]) -> tuple[str, int | None]:
    """In a word, and who is first. Where nobody is told who would be paid, only the numbers are."""
    counts = area["caballeros"]
    if counts is None:
        return "hidden", None
    if not any(counts):
        return "empty", None
    leaders = [colour for colour, count in enumerate(counts) if count == max(counts)]
    return ("led", leaders[0]) if len(leaders) == 1 else ("tied", None)


def grande_there(seat: int, cast: Cast, words: Words) -> str:
    return words.say("area-label-grande", you="yes" if seat == cast.seat else "no", by=cast.names[seat])


def lines_of(name: str) -> list[str]:
    """A long name stands in two lines, broken where they are least unequal."""
    spaces = [place for place, sign in enumerate(name) if sign == " "]
    if not spaces or len(name) <= LONGEST_LINE:
        return [name]
    middle = min(spaces, key=lambda place: abs(2 * place - len(name)))
    return [name[:middle], name[middle + 1 :]]


def region_name(area: str, words: Words, state: str, tile: bool = False) -> str:
    """Above the badge, or the tile that lies over it, in one line or two."""
    x, y = region_of(area)["badge"]
    lines = lines_of(place_name(words, area))
    above = ABOVE_TILE if tile else ABOVE_BADGE
    faint = " faint" if state == "dim" else ""
    return "".join(
        f'<text class="region-name{faint}" x="{number(x)}"'
        f' y="{number(y - above - LINE * (len(lines) - 1 - place))}">{text(line)}</text>'
        for place, line in enumerate(lines)
    )


def values(area: dict[str, Any], tile: bool, cast: Cast) -> str:
    x, y = region_of(area["area"])["badge"]
    paid = paid_places(area["caballeros"], len(area["values"]))
    return badge(x, y, area["values"], paid, tile, bonus(area, paid), cast.automa, f"in-{SHAPE_OF[area['area']]}")


# ---- Pieces.
def crowds(view: View, cast: Cast, targets: Targets, words: Words) -> list[str]:
    """The caballeros of each region. A colour's row is a button where one of its caballeros may be chosen."""
    chosen = answers_of(view, PIECE_VERBS)
    verb = "remove" if top(view)["kind"] == "removing" else "move"
    out: list[str] = []
    for area in view["areas"][:-1]:
        name = area["area"]
        its_rows = rows(area["caballeros"], cast.marks, area["if_scored_now"])
        for row in its_rows:
            row.answer = chosen.get(f"{cast.colours[row.colour]} {name}")
            if row.answer is not None:
                row.label = words.say(f"answer-el-grande-{verb}", **cast.piece(row.colour, name))
        x, y, _ = region_of(name)["tokens"]
        dim = " faint" if targets.state(name) == "dim" else ""
        out.append(crowd(name, x, y, its_rows, cast.automa, f"in-{SHAPE_OF[name]}{dim}"))
    return out


def tall_pieces(view: View, cast: Cast) -> list[str]:
    """The grandes and the king, side by side where they meet."""
    out: list[str] = []
    for area in view["areas"]:
        name, seats = area["area"], area["grandes"]
        with_king = [None] if area["king"] and name != "castillo" else []
        standing = [*with_king, *seats]
        x, y = tower.TOP if name == "castillo" else region_of(name)["city"]
        step = min(ROOM, MOST_ROOM / max(1, len(standing) - 1))
        for place, seat in enumerate(standing):
            right = (place - (len(standing) - 1) / 2) * step
            if seat is None:
                out.append(pieces.king(x + right, y + 2, locked=True))
            else:
                out.append(pieces.grande(seat, cast.marks[seat], x + right, y))
    return [*out, *king_elsewhere(view["king"])]


def king_elsewhere(king: str) -> list[str]:
    """Beside the Castillo, whose gate is then barred, or abroad, where he bars nothing."""
    if king == "castillo":
        return [pieces.king(*tower.BESIDE, locked=True)]
    if king in ABROAD:
        x, y = ground.load("spain")["neighbours"][king]["city"]
        return [pieces.king(x, y, locked=False)]
    return []
