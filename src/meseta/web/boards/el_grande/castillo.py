"""The Castillo: a tower with a slot. What is inside is a question mark, a tally, or open to all."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area
from meseta.web.boards.attributes import DISABLED, answer, at, does
from meseta.web.boards.el_grande.badges import badge
from meseta.web.boards.el_grande.closed_castillo import Inside
from meseta.web.boards.el_grande.majority import bonus, places_in, ranked
from meseta.web.boards.tokens import piece
from meseta.web.markup import NOTHING, html, joined

X: Final = 104
Y: Final = 880
TOP: Final = (X, Y - 92)  # where a grande stands that has gone in
BESIDE: Final = (X + 112, Y + 70)  # where the king stands who bars the gate

WALL: Final = "M-74 98-68-38H-80V-74H-56V-60H-38V-74H-12V-60H12V-74H38V-60H56V-74H80V-38H68L74 98Z"
DEFINITIONS: Final = html(
    '<path id="sp-wall" d="{}"/><g id="sp-castillo"><ellipse class="shade" cy="98" rx="96" ry="12"/>'
    '<use class="wall" href="#sp-wall"/>'
    '<path class="course" d="M-68-38H68M-69-20h24M-30-20h26M44-20h24M-71 30h14M57 30h14M-73 62h17M56 62h17M-60-50h18'
    'M-20-50h20M30-50h22"/><path class="inside" d="M-56 44V4C-56-16-28-26 0-26S56-16 56 4V44Z"/>'
    '<rect class="slot" x="-30" y="-52" width="60" height="9" rx="4.5"/></g>',
    WALL,
)
HATCH: Final = html('<use href="#sp-wall" fill="url(#sp-hatch)"/>')


def tower(name: str, label: str, state: str, chosen: int | None, why: str, button: str = "") -> Markup:
    """The Castillo as a button."""
    return html(
        '<g class="area castillo {}" role="button" tabindex="{}" data-area="castillo" aria-label="{}"{}{} {}>{}'
        '<use href="#sp-castillo"/>{}<use class="tower-ring" href="#sp-wall"/>'
        '<text class="region-name" y="-84">{}</text></g>',
        state,
        -1 if chosen is None else 0,
        label,
        DISABLED if chosen is None else answer(chosen),
        NOTHING if chosen is None else does(button),
        at(X, Y),
        html("<title>{}</title>", why) if why else NOTHING,
        HATCH if "barred" in state.split() else NOTHING,
        name,
    )


def content(area: Area, known: Inside | None, pays: tuple[int, int] | None, cast: Cast) -> Markup:
    """What is seen through the gate, and the badge; where it does not tell who is paid, what the viewer may get."""
    counts = area["caballeros"]
    inside = question_mark(known, cast) if counts is None else tokens_inside(counts, cast)
    return html('<g class="gate" {}>{}</g>{}{}', at(X, Y), inside, its_badge(area, cast), own_share(pays, cast))


def question_mark(known: Inside | None, cast: Cast) -> Markup:
    """With the own caballeros, which a player does not forget."""
    if known is None or not known.own or cast.seat is None:
        return html('<text class="secret" y="27">?</text>')
    return html(
        '<text class="secret small" y="15">?</text><g class="own" {}>{}'
        '<text class="inside-count" x="4" y="6">{}</text></g>',
        at(0, 29),
        piece(cast.seat, cast.marks[cast.seat], -9, 0, 0.7),
        known.own,
    )


def own_share(pays: tuple[int, int] | None, cast: Cast) -> Markup:
    """Hangs from the badge: the viewer's token, the least and the most."""
    if pays is None or cast.seat is None or not pays[1]:
        return NOTHING
    told = between(*pays)
    half = 12 + 4.5 * len(told)
    return html(
        '<g class="share" {}><g class="grow"><rect x="{}" y="-11" width="{}" height="22" rx="11"/>{}'
        '<text x="9" y="5.5">{}</text></g></g>',
        at(X, Y + 97),
        -half,
        2 * half,
        piece(cast.seat, "", 12 - half, 0, 0.55),
        told,
    )


def between(least: int, most: int) -> str:
    return f"+{most}" if least == most else f"+{least}–{most}"


def entering(colour: int, mark: str, role: str) -> Markup:
    """The ghost of a caballero that would go in by the slot."""
    return piece(colour, mark, X, Y - 50, 1, "ghost", role)


def tokens_inside(counts: list[int], cast: Cast) -> Markup:
    crowd = ranked(counts)
    columns = 1 if len(crowd) < 3 else 2
    lines = -(-len(crowd) // columns)
    out: list[Markup] = []
    for place, (colour, count) in enumerate(crowd):
        line, column = divmod(place, columns)
        x = (column - (columns - 1) / 2) * 46
        y = 13 + (line - (lines - 1) / 2) * (20 if lines > 2 else 25)
        size = 0.66 if lines > 2 else 0.8
        its_token = piece(colour, cast.marks[colour], x - 11, y, size, role=cast.roles[colour])
        out.append(html('{}<text class="inside-count" x="{}" y="{}">{}</text>', its_token, x + 4, y + 6, count))
    return joined(out)


def its_badge(area: Area, cast: Cast) -> Markup:
    """A Castillo that is not open does not tell who would be paid."""
    values = tuple(area["values"])
    if area["if_scored_now"] is None:
        return badge(X, Y + 71, values, tuple(() for _ in values), area["tiled"])
    paid = places_in(area, len(values))
    return badge(X, Y + 71, values, paid, area["tiled"], bonus(area, paid), cast.roles)
