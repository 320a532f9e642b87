"""The board of El Grande: nine regions and the Castillo with all that stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.web.boards import ground
from meseta.web.boards.el_grande import castillo
from meseta.web.boards.el_grande.areas import Area, is_region
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.court import king_and_grandes
from meseta.web.boards.el_grande.reach import reach
from meseta.web.boards.el_grande.spain_ground import FOREIGN, SHAPE_OF, UID, region_of
from meseta.web.boards.el_grande.stands import Stands
from meseta.web.boards.el_grande.targets import Targets
from meseta.web.boards.page import Sitter, View, place_name, text
from meseta.web.markup import number
from meseta.wording.words import Words

LINE: Final = 27  # from one line of a name to the next
ABOVE_BADGE: Final = 25.5
ABOVE_TILE: Final = 31
LONGEST_LINE: Final = 9


def board(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The map of this moment. Only what the viewer may choose now carries an answer."""
    cast, targets = Cast(view, sitters, words), Targets(view, words)
    stands = Stands(view, cast, targets, words)
    regions = [area for name, area in stands.areas.items() if is_region(view, name)]
    layers = [
        *foreign_lands(words, targets),
        *[land(area, stands) for area in regions],
        tower(stands.areas["castillo"], stands),
        ground.borders_above(UID),
        f'<g class="reach nohit" aria-hidden="true">{"".join(reach(view, targets))}</g>',
        '<g class="nohit" aria-hidden="true">',
        *[region_name(area["area"], words, targets.state(area["area"]), area["tiled"]) for area in regions],
        "</g>",
        '<g class="pieces">',
        *stands.drawn(),
        *king_and_grandes(view, cast),
        "</g>",
    ]
    return ground.board_of("spain", UID, words.say("map-spain"), [Markup("".join(layers))])


# ---- Areas.
def land(area: Area, stands: Stands) -> str:
    name: str = area["area"]
    targets = stands.targets
    spoken = label(area, stands.cast, targets, stands.words, *stands.spoken(area))
    return ground.area(
        UID, SHAPE_OF[name], name, spoken, targets.state(name), targets.answers.get(name), targets.why(name)
    )


def tower(area: Area, stands: Stands) -> str:
    targets, words = stands.targets, stands.words
    return castillo.tower(
        place_name(words, "castillo"),
        label(area, stands.cast, targets, words, *stands.spoken(area)),
        targets.state("castillo"),
        targets.answers.get("castillo"),
        targets.why("castillo"),
    )


def foreign_lands(words: Words, targets: Targets) -> list[str]:
    """They have names, and are buttons when the king may go there."""
    out: list[str] = []
    for key, land in FOREIGN.items():
        name = place_name(words, key)
        if key in targets.answers:
            out.append(ground.area(UID, key, key, name, "legal foreign-area", targets.answers[key]))
        x, y = land["label"]
        out.append(f'<text class="foreign-name nohit" x="{number(x)}" y="{number(y + 7)}">{text(name)}</text>')
    return out


def label(area: Area, cast: Cast, targets: Targets, words: Words, *payments: str) -> str:
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
    return ", ".join([said, *more, *payments])


def standing(area: Area) -> tuple[str, int | None]:
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
