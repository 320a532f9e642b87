"""What an answer would change on the map: the areas as they would be then, for whoever hovers over a target.

A veto may still prevent it. What is not known, as in a closed Castillo, is left as it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.games.el_grande.board import STRIP_LENGTH, Board
from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.areas import board_of
from meseta.web.boards.el_grande.business import chosen_piece, top
from meseta.web.boards.el_grande.majority import payments
from meseta.web.boards.el_grande.tiled_area import Area, areas_of
from meseta.web.boards.el_grande.viewer import own, own_seat
from meseta.web.boards.page import question

COMES: Final = 1
LEAVES: Final = -1


class Step(NamedTuple):
    """One caballero comes into an area or leaves it."""

    area: str
    colour: int
    way: int


class Preview(NamedTuple):
    """What an answer would change. `target` is what would be pressed: an area, or a colour in one."""

    verb: str
    target: str
    steps: list[Step]
    areas: dict[str, Area]


def previews(view: ElGrandeView) -> list[Preview]:
    """For each legal answer that would move a piece or a tile on the map."""
    told = [legal["notation"].partition(" ") for legal in view["legal"]]
    areas = areas_of(view)
    return [
        preview(view, areas, verb, target)
        for verb, _, target in told
        if verb in (*CABALLERO_VERBS, "king", "grande") and target != "court"
    ]


def preview(view: ElGrandeView, areas: dict[str, Area], verb: str, target: str) -> Preview:
    frame = top(view)
    if verb == "king":
        changed = king_moved(areas, view["king"], target)
    elif verb == "grande":
        changed = grande_moved(areas, own_seat(view), own(view)["grande"], target)
    elif frame is not None and frame["kind"] == "moving-tile":
        changed = tile_moved(view, areas, frame["tile"], target)
    else:
        steps = CABALLERO_VERBS[verb](view, target)
        return Preview(verb, target, steps, {step.area: counted(areas[step.area], step) for step in steps})
    return Preview(verb, target, [], changed)


# ---- Which caballeros would come and leave.
def comes(view: ElGrandeView, target: str) -> list[Step]:
    return [Step(target, own_seat(view), COMES)]


def goes_home(view: ElGrandeView, target: str) -> list[Step]:
    return [Step(target, own_seat(view), LEAVES)]


def arrives(view: ElGrandeView, target: str) -> list[Step]:
    """The caballero that was chosen before."""
    chosen = chosen_piece(view)
    assert chosen is not None, "where to is asked once a caballero is chosen"
    area, colour = piece(view, chosen)
    return [Step(target, colour, COMES), Step(area, colour, LEAVES)]


def leaves(view: ElGrandeView, target: str) -> list[Step]:
    """A caballero is chosen; who escorts the king goes where he is."""
    area, colour = piece(view, target)
    escort = [Step(view["king"], colour, COMES)] if question(view) == "escorting" else []
    return [Step(area, colour, LEAVES), *escort]


CABALLERO_VERBS: Final = {
    "place": comes,
    "to": arrives,
    "recall": goes_home,
    "return": goes_home,
    "move": leaves,
    "remove": leaves,
}


def piece(view: ElGrandeView, named: str) -> tuple[str, int]:
    """The area and the colour of a caballero by its notation."""
    colour, area = named.split()
    return area, board_of(view).colour_names.index(colour)


# ---- The areas then.
def counted(area: Area, step: Step) -> Area:
    """With one caballero more or less; nobody counts in a closed Castillo."""
    counts = area["caballeros"]
    if counts is None:
        return area
    return {**area, "caballeros": [*counts[: step.colour], counts[step.colour] + step.way, *counts[step.colour + 1 :]]}


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


def strip(board: Board, number: int, places: int) -> list[int]:
    """What is printed in a row of the board or, after all rows, on a tile."""
    return [int(board.strips[int(STRIP_LENGTH) * number + place]) for place in range(places)]


def own_change(view: ElGrandeView, preview: Preview) -> int:
    """By how much the viewer's points would change, if all were scored; none where a Castillo tells nothing."""
    seat, change = own_seat(view), 0
    for area in view["areas"]:
        if area["area"] in preview.areas:
            if area["if_scored_now"] is None:
                return 0
            change += payments(preview.areas[area["area"]])[seat] - area["if_scored_now"][seat]
    return change


def open_with_king_at(view: ElGrandeView, place: str) -> list[str]:
    """Where a turn could place caballeros if the king stood there."""
    board = board_of(view)
    return [board.names[row] for row in board.places_near(board.number[place])]
