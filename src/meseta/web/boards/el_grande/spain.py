"""The board of El Grande: its regions and the Castillo with all that stands on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.board import CASTILLO
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, areas_of, everybody, ranking
from meseta.reading.el_grande.places import said_of
from meseta.reading.view import Sitter, place_name
from meseta.web.boards import ground
from meseta.web.boards.el_grande import castillo
from meseta.web.boards.el_grande.court import king_and_grandes
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.el_grande.reach import reach
from meseta.web.boards.el_grande.spain_ground import BOXES, FOREIGN, SHAPE_OF, UID, land_of
from meseta.web.boards.el_grande.stands import Stands
from meseta.web.boards.el_grande.targets import Targets
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words

LINE: Final = 27  # from one line of a name to the next
ABOVE_BADGE: Final = 25.5
ABOVE_TILE: Final = 31
LONGEST_LINE: Final = 9


def board(view: ElGrandeView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The map of this moment. Only what the viewer may choose now carries an answer."""
    cast, targets = Cast(view, sitters, words), Targets(view, words)
    stands = Stands(view, cast, targets, words)
    regions = [area for name, area in stands.areas.items() if name != CASTILLO]
    layers = [
        *foreign_lands(stands),
        *[ground_of(area["area"]) for area in regions],
        *[land(area, stands) for area in regions],
        tower(stands.areas[CASTILLO], stands),
        ground.borders_above(UID),
        *[part.on_the_land(view, cast, words) for part in drawn_parts(view)],
        html('<g class="reach nohit" aria-hidden="true">{}</g>', reach(view, targets)),
        html('<g class="nohit" aria-hidden="true">{}</g>', [name_of(area, words, targets) for area in regions]),
        html('<g class="pieces">{}{}</g>', stands.drawn(), king_and_grandes(view, cast, crowned(view))),
    ]
    return ground.board_of("spain", UID, words.say("map-spain"), layers, look_of(view, "boxes"))


def look_of(view: ElGrandeView, boxes: str) -> str:
    """Classes of the map, or of all around it: one where the map has boxes, and those of parts."""
    looks = [part.look(view) for part in drawn_parts(view)]
    return " ".join(filter(None, [boxes if any(name in BOXES for name in areas_of(view)) else "", *looks]))


def crowned(view: ElGrandeView) -> int | None:
    """The seat whose grande is king, if one is."""
    return next((seat for part in drawn_parts(view) if (seat := part.crowned(view)) is not None), None)


# ---- Areas.
def land(area: Area, stands: Stands) -> Markup:
    name, targets = area["area"], stands.targets
    spoken = label(area, stands.cast, targets, stands.words, *stands.spoken(area))
    return ground.area(
        UID,
        SHAPE_OF[name],
        name,
        spoken,
        targets.state(name),
        targets.answers.get(name),
        targets.why(name),
        targets.does(name),
    )


def tower(area: Area, stands: Stands) -> Markup:
    targets, words = stands.targets, stands.words
    return castillo.tower(
        place_name(words, "castillo"),
        label(area, stands.cast, targets, words, *stands.spoken(area)),
        targets.state("castillo"),
        targets.answers.get("castillo"),
        targets.why("castillo"),
        targets.does("castillo"),
    )


def ground_of(area: str) -> Markup:
    """Of a region that is no part of the ground of every board."""
    if area not in FOREIGN and area not in BOXES:
        return NOTHING
    return html('<use class="nohit" href="#{}-{}-{}"/>', UID, "region" if area in FOREIGN else "box", area)


def foreign_lands(stands: Stands) -> list[Markup]:
    """They have names, and are buttons when the king may go there; where they are regions, they are drawn as such."""
    out, words, targets = list[Markup](), stands.words, stands.targets
    for key, land in FOREIGN.items():
        if key in stands.areas:
            continue
        name = place_name(words, key)
        if key in targets.answers:
            does = targets.does(key)
            out.append(ground.area(UID, key, key, name, "legal foreign-area", targets.answers[key], button=does))
        x, y = land["label"]
        out.append(html('<text class="foreign-name nohit" x="{}" y="{}">{}</text>', x, y + 7, name))
    return out


def label(area: Area, cast: Cast, targets: Targets, words: Words, *payments: str) -> str:
    """What is spoken: its name, its values, who stands there, who is first, and what choosing it would do."""
    name, counts = area["area"], None if area["caballeros"] is None else everybody(area)
    state, leader = standing(area)
    here = [] if counts is None else [f"{cast.called[colour]} {count}" for colour, count in enumerate(counts) if count]
    said = words.say(
        "area-label-el-grande" if area["values"] else "area-label-unpaid",
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
    more += said_of(area["places"], cast, words)
    more += [note for part in drawn_parts(targets.view) for note in part.notes(targets.view, name, cast, words)]
    if why:
        more.append(words.say("area-label-barred", reason=why))
    return ", ".join(filter(None, [said, *more, targets.does(name), *payments]))


def standing(area: Area) -> tuple[str, int | None]:
    """In a word, and who is first. Where the view does not tell who would be paid, only the numbers are told."""
    if area["caballeros"] is None:
        return "hidden", None
    if not any(everybody(area)):
        return "empty", None
    ranked = ranking(area)
    leaders = [colour for colour, count in enumerate(ranked) if count == max(ranked)]
    if not max(ranked):
        return "unled", None
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


def name_of(area: Area, words: Words, targets: Targets) -> Markup:
    return region_name(area["area"], words, targets.state(area["area"]), area["tiled"])


def region_name(area: str, words: Words, state: str, tile: bool = False) -> Markup:
    """Above the badge, or the tile that lies over it."""
    return name_in_lines(area, place_name(words, area), tile, " faint" if state == "dim" else "")


@lru_cache(maxsize=512)
def name_in_lines(area: str, name: str, tile: bool, faint: str) -> Markup:
    """In one line or two."""
    land = land_of(area)
    x, y = land["badge"]
    lines = lines_of(name)
    first = y - (ABOVE_TILE if tile else ABOVE_BADGE) - LINE * (len(lines) - 1)
    if "title" in land:
        lines, (x, first) = [name], land["title"]
    look = " in-box" if area in BOXES else ""
    return joined(
        html('<text class="region-name{}{}" x="{}" y="{}">{}</text>', look, faint, x, first + LINE * place, line)
        for place, line in enumerate(lines)
    )
