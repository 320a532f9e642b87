"""The secret disk: a copy of the map to turn, with one's own caballeros on it, laid over the board."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.web.boards import ground
from meseta.web.boards.el_grande import areas, pieces
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.spain import label, region_name
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, UID, region_of
from meseta.web.boards.el_grande.targets import DISK_VERBS, Targets
from meseta.web.boards.page import Sitter, View, text, top
from meseta.web.boards.tokens import piece
from meseta.web.markup import number
from meseta.wording.words import Words


def dial(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The disk of the viewer; the region it shows is marked, and may still be changed until all have chosen."""
    cast, targets = Cast(view, sitters, words), Targets(view, words, DISK_VERBS)
    shown = chosen_region(view)
    regions = areas.regions(view)
    layers: list[str] = []
    for area in regions:
        name = area["area"]
        state = f"{targets.state(name)} chosen" if name == shown else targets.state(name)
        spoken = label(area, cast, targets, words)
        layers.append(
            ground.area(UID, SHAPE_OF[name], name, spoken, state, targets.answers.get(name), targets.why(name))
        )
    layers += [ground.borders_above(UID), '<g class="nohit" aria-hidden="true">']
    for area in regions:
        layers.append(region_name(area["area"], words, ""))
        layers.append(own_there(area["area"], area["caballeros"][view["seat"]], cast))
        if area["king"]:
            x, y, _ = region_of(area["area"])["tokens"]  # where nobody else stands on a disk
            layers.append(pieces.copy_of_king(x, y, locked=True))
    layers.append("</g>")
    said = text(words.say("ask-el-grande-disks"))
    return Markup(
        f'<svg class="board dial" viewBox="-90 -190 1424 1424" role="group" aria-label="{said}"><use href="#sp-dial"/>'
        f'<g clip-path="url(#sp-round)"><use class="nohit" href="#{UID}-ground"/>{"".join(layers)}</g>'
        '<circle class="dial-edge" cx="622" cy="522" r="642"/></svg>'
    )


def chosen_region(view: View) -> str | None:
    """What the viewer's disk shows already."""
    answers: list[str] = top(view)["answers"]
    return answers[-1].partition(" ")[2] if answers else None


def own_there(area: str, count: int, cast: Cast) -> str:
    if not count or cast.seat is None:
        return ""
    x, y = region_of(area)["badge"]
    return (
        f"{piece(cast.seat, cast.marks[cast.seat], x - 14, y + 4, 1.1)}"
        f'<text class="count" x="{number(x + 14)}" y="{number(y + 11)}">{count}</text>'
    )
