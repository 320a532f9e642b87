"""The secret disk: a copy of the map to turn, with one's own caballeros on it, laid over the board."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import regions_on_disks
from meseta.reading.el_grande.business import sealed
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, areas_of, everybody
from meseta.reading.el_grande.verbs import DISK_VERBS
from meseta.reading.view import Sitter
from meseta.web.boards import ground
from meseta.web.boards.el_grande import pieces
from meseta.web.boards.el_grande.disk_outcome import outcome
from meseta.web.boards.el_grande.spain import label, region_name
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, UID, land_of
from meseta.web.boards.el_grande.targets import Targets, answers_of
from meseta.web.boards.tokens import piece
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words


def dial(view: ElGrandeView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The disk of the viewer; the region it shows is marked, and may still be changed until all have chosen."""
    cast, targets = Cast(view, sitters, words), Targets(view, words, DISK_VERBS)
    shown, drawn, on_disks = chosen_region(view), areas_of(view), regions_on_disks(view)
    regions = [drawn[name] for name in on_disks]
    return html(
        '<svg class="board dial" viewBox="-90 -190 1424 1424" role="group" aria-label="{}"><use href="#sp-dial"/>'
        '<g clip-path="url(#sp-round)"><use class="nohit" href="#{}-ground"/>{}{}<g class="nohit" aria-hidden="true">{}'
        '</g></g><circle class="dial-edge" cx="622" cy="522" r="642"/></svg>',
        words.say("ask-el-grande-disks"),
        UID,
        [land(area, area["area"] == shown, cast, targets, words) for area in regions],
        ground.borders_above(UID),
        [on_it(area, cast, words) for area in regions],
    )


def land(area: Area, shown: bool, cast: Cast, targets: Targets, words: Words) -> Markup:
    """A region of the disk as a button."""
    name = area["area"]
    state = f"{targets.state(name)} chosen" if shown else targets.state(name)
    spoken = label(area, cast, targets, words, outcome(targets.view, area, words))
    return ground.area(
        UID, SHAPE_OF[name], name, spoken, state, targets.answers.get(name), targets.why(name), targets.does(name)
    )


def on_it(area: Area, cast: Cast, words: Words) -> Markup:
    """A region's name, the viewer's caballeros there, and the king."""
    name, king = area["area"], NOTHING
    if area["king"]:
        x, y, _ = land_of(name)["tokens"]  # where no caballeros stand on a disk
        king = pieces.copy_of_king(x, y, locked=True)
    return joined([region_name(name, words, ""), own_there(area, cast), king])


def turns_disk(view: ElGrandeView) -> bool:
    """Is the viewer asked for a region in secret?"""
    return bool(answers_of(view, DISK_VERBS))


def chosen_region(view: ElGrandeView) -> str | None:
    """What the viewer's disk shows already, while disks are turned."""
    choice = sealed(view)
    if choice is None or not choice["answers"]:
        return None
    verb, _, region = choice["answers"][-1].partition(" ")
    return region if verb in DISK_VERBS else None


def own_there(area: Area, cast: Cast) -> Markup:
    count = 0 if cast.seat is None else everybody(area)[cast.seat]
    if cast.seat is None or not count:
        return NOTHING
    x, y = land_of(area["area"])["badge"]
    return html(
        '{}<text class="count" x="{}" y="{}">{}</text>',
        piece(cast.seat, cast.marks[cast.seat], x - 14, y + 4, 1.1),
        x + 14,
        y + 11,
        count,
    )
