"""What an answer would change on the map: the areas as they would be then, shown while a target is hovered over.

A veto may still prevent it. What is not known, as in a closed Castillo, is left as it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import board_of, strip
from meseta.reading.el_grande.business import chosen_piece, top
from meseta.reading.el_grande.counted_areas import Area, area_at, areas_of
from meseta.reading.el_grande.parts.catalogue import read_parts
from meseta.reading.el_grande.places import Place
from meseta.reading.el_grande.verbs import PIECE_VERBS
from meseta.reading.el_grande.viewer import own, own_seat
from meseta.reading.view import question
from meseta.web.boards.el_grande.majority import payments
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.el_grande.targets import is_apart

COMES: Final = 1
LEAVES: Final = -1


class Step(NamedTuple):
    """One caballero comes into an area or leaves it; `row` is where it stands there."""

    area: str
    colour: int
    way: int
    row: str
    carries: str | None = None


class Preview(NamedTuple):
    """What an answer would change. `target` is what it names: an area, a place apart in one, or a colour there."""

    verb: str
    target: str
    area: str  # of the target
    steps: list[Step]
    areas: dict[str, Area]
    gain: int = 0  # points that the viewer would be paid at once


def previews(view: ElGrandeView) -> list[Preview]:
    """For each legal answer that would move a piece or a tile on the map."""
    told = [legal["notation"].partition(" ") for legal in view["legal"]]
    areas, verbs = areas_of(view), Verbs(view)
    return [
        preview(view, areas, verbs, verb, target)
        for verb, _, target in told
        if verbs.are_shown(verb) and target != "court" and not (verb in PIECE_VERBS and is_apart(view, target))
    ]


class Verbs:
    """By what answers do: those of the base, and of the parts that are played."""

    def __init__(self, view: ElGrandeView) -> None:
        parts = drawn_parts(view)
        self.of_parts = {verb for part in parts for verb in part.VERBS}
        self.moving = {**CABALLERO_VERBS, **{verb: comes for part in parts for verb in part.PLACING_VERBS}}

    def are_shown(self, verb: str) -> bool:
        return verb in ("king", "grande") or verb in self.moving or verb in self.of_parts


def preview(view: ElGrandeView, areas: dict[str, Area], verbs: Verbs, verb: str, target: str) -> Preview:
    frame, area = top(view), area_at(view, target.rpartition(" ")[2])
    if verb == "king":
        changed = king_moved(areas, view["king"], target)
    elif verb == "grande":
        changed = grande_moved(areas, own_seat(view), own(view)["grande"], target)
    elif verb in verbs.of_parts:
        changed = {
            name: each for part in drawn_parts(view) for name, each in part.changed(view, areas, verb, target).items()
        }
    elif frame is not None and frame["kind"] == "moving-tile":
        changed = tile_moved(view, areas, frame["tile"], target)
    else:
        steps = verbs.moving[verb](view, target)
        gain = paid_at_once(view, target) if verb == "to" else 0
        return Preview(verb, target, area, steps, after(areas, steps), gain)
    return Preview(verb, target, area, [], changed)


# ---- Which caballeros would come and leave.
def comes(view: ElGrandeView, target: str) -> list[Step]:
    """One of the own, or the caballero that has to be placed."""
    named, row = chosen_piece(view), arrival(view, None, target)
    colour = own_seat(view) if named is None else piece(view, named)[1]
    return [Step(area_at(view, row), colour, COMES, row)]


def goes_home(view: ElGrandeView, target: str) -> list[Step]:
    return [Step(area_at(view, target), own_seat(view), LEAVES, target)]


def arrives(view: ElGrandeView, target: str) -> list[Step]:
    """The caballero that was chosen before."""
    source, colour = moving_piece(view)
    row = arrival(view, source, target)
    return [Step(area_at(view, row), colour, COMES, row), Step(area_at(view, source), colour, LEAVES, source)]


def leaves(view: ElGrandeView, target: str) -> list[Step]:
    """A caballero is chosen; an escort goes at once to where the king is."""
    area, colour = piece(view, target)
    return [Step(area, colour, LEAVES, area), *[Step(there, colour, COMES, there) for there in escorted_to(view)]]


def escorted_to(view: ElGrandeView) -> list[str]:
    if question(view) == "escorting":
        return [view["king"]]
    return [place for part in drawn_parts(view) if (place := part.follows_to(view)) is not None]


CABALLERO_VERBS: Final = {
    "place": comes,
    "to": arrives,
    "recall": goes_home,
    "return": goes_home,
    "move": leaves,
    "remove": leaves,
}


def moving_piece(view: ElGrandeView) -> tuple[str, int]:
    chosen = chosen_piece(view)
    assert chosen is not None, "where to is asked once a caballero is chosen"
    return piece(view, chosen)


def piece(view: ElGrandeView, named: str) -> tuple[str, int]:
    """The row and the colour of a caballero by its notation."""
    colour, row = named.split()
    return row, board_of(view).colour_names.index(colour)


def arrival(view: ElGrandeView, source: str | None, target: str) -> str:
    """Where somebody comes to stand who goes somewhere; from the court if from nowhere."""
    for part in drawn_parts(view):
        target = part.arrival(view, source, target)
    return target


def paid_at_once(view: ElGrandeView, target: str) -> int:
    """What the viewer is paid when the caballero that was chosen arrives."""
    source, colour = moving_piece(view)
    owners = {its: seat for part in read_parts(view) for its, seat in part.owners(view).items()}
    if owners.get(colour, colour) != own_seat(view):
        return 0
    return sum(part.paid_on_arrival(view, source, target) for part in drawn_parts(view))


# ---- The areas then.
def after(areas: dict[str, Area], steps: list[Step]) -> dict[str, Area]:
    """The areas that would change."""
    changed: dict[str, Area] = {}
    for step in steps:
        changed[step.area] = counted(changed.get(step.area, areas[step.area]), step)
    return changed


def counted(area: Area, step: Step) -> Area:
    """With one caballero more or less; a closed Castillo shows no numbers."""
    counts = area["caballeros"]
    if counts is None:
        return area
    if step.row == area["area"]:
        return {**area, "caballeros": changed_by(counts, step)}
    places: list[Place] = [
        {**place, "caballeros": changed_by(place["caballeros"], step)} if place["place"] == step.row else place
        for place in area["places"]
    ]
    return {**area, "places": places}


def changed_by(counts: list[int], step: Step) -> list[int]:
    return [*counts[: step.colour], counts[step.colour] + step.way, *counts[step.colour + 1 :]]


def king_moved(areas: dict[str, Area], place: str, target: str) -> dict[str, Area]:
    """He may also come from, or go to, a place that is no area."""
    return {name: {**areas[name], "king": name == target} for name in (place, target) if name in areas}


def grande_moved(areas: dict[str, Area], seat: int, home: str | None, target: str) -> dict[str, Area]:
    changed: dict[str, Area] = {}
    if home is not None:
        left = areas[home]
        changed[home] = {**left, "grandes": [each for each in left["grandes"] if each != seat]}
    changed[target] = {**areas[target], "grandes": sorted([*areas[target]["grandes"], seat])}
    return changed


def tile_moved(view: ElGrandeView, areas: dict[str, Area], tile: int, target: str) -> dict[str, Area]:
    """A tile covers what is printed on the board; it may also come from beside the board."""
    board, places = board_of(view), len(areas[target]["values"])
    left = view["tiles"][board.tile_names[tile]]
    changed: dict[str, Area] = {
        target: {**areas[target], "tiled": True, "values": strip(board, int(board.rows) + tile, places)}
    }
    if left is not None:
        changed[left] = {**areas[left], "tiled": False, "values": strip(board, board.number[left], places)}
    return changed


def own_change(view: ElGrandeView, preview: Preview) -> int:
    """By how much the viewer's points would change, if all were scored; none where a Castillo tells nothing."""
    seat, change = own_seat(view), preview.gain
    for area in view["areas"]:
        if area["area"] in preview.areas:
            if area["if_scored_now"] is None:
                return 0
            change += payments(preview.areas[area["area"]])[seat] - area["if_scored_now"][seat]
    return change


def open_with_king_at(view: ElGrandeView, place: str) -> list[str]:
    """Where a turn could place caballeros if the king stood there."""
    board, parts = board_of(view), drawn_parts(view)
    near = [board.names[row] for row in board.places_near(board.number[place])]
    near += [area for part in parts for area in part.near(view, place) if area not in near]
    closed = {area for part in parts for area in (*part.closed(view), *part.full(view))}
    return [area for area in near if area not in closed]
