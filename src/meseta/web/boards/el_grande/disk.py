"""The secret disk: a copy of the map to turn, with one's own caballeros on it, laid over the board."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.web.boards import ground
from meseta.web.boards.el_grande import areas, pieces
from meseta.web.boards.el_grande.areas import counts_in
from meseta.web.boards.el_grande.business import top
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.spain import label, region_name
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, UID, region_of
from meseta.web.boards.el_grande.targets import DISK_VERBS, Targets
from meseta.web.boards.page import Sitter
from meseta.web.boards.tokens import piece
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words


def dial(view: ElGrandeView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The disk of the viewer; the region it shows is marked, and may still be changed until all have chosen."""
    cast, targets = Cast(view, sitters, words), Targets(view, words, DISK_VERBS)
    shown, regions = chosen_region(view), areas.regions(view)
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


def land(area: AreaView, shown: bool, cast: Cast, targets: Targets, words: Words) -> Markup:
    """A region of the disk as a button."""
    name = area["area"]
    state = f"{targets.state(name)} chosen" if shown else targets.state(name)
    spoken = label(area, cast, targets, words)
    return ground.area(UID, SHAPE_OF[name], name, spoken, state, targets.answers.get(name), targets.why(name))


def on_it(area: AreaView, cast: Cast, words: Words) -> Markup:
    """A region's name, the viewer's caballeros there, and the king."""
    name, king = area["area"], NOTHING
    if area["king"]:
        x, y, _ = region_of(name)["tokens"]  # where nobody else stands on a disk
        king = pieces.copy_of_king(x, y, locked=True)
    return joined([region_name(name, words, ""), own_there(area, cast), king])


def chosen_region(view: ElGrandeView) -> str | None:
    """What the viewer's disk shows already, while disks are turned."""
    frame = top(view)
    if frame is None or frame["kind"] != "disks" or not frame["answers"]:
        return None
    return frame["answers"][-1].partition(" ")[2]


def own_there(area: AreaView, cast: Cast) -> Markup:
    count = 0 if cast.seat is None else counts_in(area)[cast.seat]
    if cast.seat is None or not count:
        return NOTHING
    x, y = region_of(area["area"])["badge"]
    return html(
        '{}<text class="count" x="{}" y="{}">{}</text>',
        piece(cast.seat, cast.marks[cast.seat], x - 14, y + 4, 1.1),
        x + 14,
        y + 11,
        count,
    )
