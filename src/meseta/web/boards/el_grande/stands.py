"""What stands in one area: its badge and its caballeros, as they are and as they would be after an answer.

All of it is drawn beforehand; the stylesheet shows what belongs to the target that is looked at. The class `at-` names
the area of that target, `left` is what every target takes something from, and a colour is the row that is picked.
"""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, areas_of
from meseta.reading.el_grande.verbs import PIECE_VERBS
from meseta.web.boards.attributes import at
from meseta.web.boards.el_grande import castillo, court, pieces
from meseta.web.boards.el_grande.badges import badge
from meseta.web.boards.el_grande.closed_castillo import Inside, inside, paid_between
from meseta.web.boards.el_grande.majority import bonus, places_in
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.el_grande.previews import COMES, Preview, own_change, previews
from meseta.web.boards.el_grande.spain_ground import BOXES, SHAPE_OF, land_of
from meseta.web.boards.el_grande.standing import Standing
from meseta.web.boards.el_grande.targets import Targets
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words


class Stands:
    """All areas of one view, and what would change there."""

    def __init__(self, view: ElGrandeView, cast: Cast, targets: Targets, words: Words) -> None:
        self.view = view
        self.cast = cast
        self.targets = targets
        self.words = words
        self.areas = areas_of(view)
        self.inside = inside(view)
        self.standing = Standing(view, cast, targets, words)
        self.changes = by_area(previews(view), targets)

    def drawn(self) -> list[Markup]:
        areas = [self.stand(name, self.now(area)) for name, area in self.areas.items()]
        return [*areas, *[self.stand(place, NOTHING) for place in self.targets.answers if place not in self.areas]]

    def stand(self, name: str, present: Markup) -> Markup:
        then = self.changes.get(name, {})
        return html(
            '<g class="stand at-{}{}{}">{}{}</g>',
            SHAPE_OF.get(name, name),
            " left" if "left" in then else "",
            " comes" if any("comes" in kind for kind in then) else "",
            present,
            [self.then(name, preview, kind) for kind, preview in then.items()],
        )

    # ---- As it is.
    def now(self, area: Area) -> Markup:
        if area["area"] == "castillo":
            return self.gate(area, self.inside)
        return joined([self.values(area), self.standing.now(area)])

    def values(self, area: Area) -> Markup:
        name, values = area["area"], shown_values(area)
        if not values:
            return NOTHING
        x, y = land_of(name)["badge"]
        paid = places_in(area, len(values))
        where = f"in-{SHAPE_OF[name]}{' in-box' if name in BOXES else ''}"
        over = [part.over_badge(self.view, name, self.cast) for part in drawn_parts(self.view)]
        return joined([badge(x, y, values, paid, area["tiled"], bonus(area, paid), self.cast.roles, where), *over])

    def gate(self, area: Area, known: Inside | None) -> Markup:
        return castillo.content(area, known, self.share(area, known), self.cast)

    def share(self, area: Area, known: Inside | None) -> tuple[int, int] | None:
        """What the viewer would be paid at least and at most, where the view does not tell who is paid."""
        if self.cast.seat is None or area["if_scored_now"] is not None:
            return None
        return paid_between(area, self.cast.seat, known)

    def spoken(self, area: Area) -> list[str]:
        """What the drawing tells about the viewer's points, now and after an answer."""
        share = self.share(area, self.inside)
        said: list[str] = []
        if share is not None and share[1]:
            exact = "yes" if share[0] == share[1] else "no"
            said.append(self.words.say("area-label-share", exact=exact, least=share[0], most=share[1]))
        pressed = self.changes.get(area["area"], {}).get("")
        change = 0 if pressed is None else own_change(self.view, pressed)
        if change:
            said.append(self.words.say("area-label-change", change=signed(change)))
        return said

    # ---- As it would be.
    def then(self, name: str, preview: Preview, kind: str) -> Markup:
        if name not in preview.areas:  # where only the king can go
            return html('<g class="then">{}</g>', self.tall_ghost(preview))
        area = preview.areas[name]
        drawn = self.castillo_then(area, preview) if name == "castillo" else self.region_then(area, preview, kind)
        ghost = self.tall_ghost(preview) if preview.area == name else NOTHING
        note = self.note(name, preview) if preview.area == name else NOTHING
        return html('<g class="then {}" aria-hidden="true">{}{}{}</g>', kind, drawn, ghost, note)

    def castillo_then(self, area: Area, preview: Preview) -> Markup:
        step = next((step for step in preview.steps if step.area == "castillo"), None)
        if step is None:
            return self.gate(area, self.inside)
        known = None if self.inside is None else self.inside.joined_by(*self.whose(step.colour, area))
        ghost = castillo.entering(step.colour, self.cast.marks[step.colour], self.cast.roles[step.colour])
        return joined([self.gate(area, known), ghost])

    def whose(self, colour: int, area: Area) -> tuple[bool, bool]:
        """Is it the viewer's colour, or one that the viewer has beside it?"""
        return colour == self.cast.seat, colour in area["owners"] and area["owners"][colour] == self.cast.seat

    def region_then(self, area: Area, preview: Preview, kind: str) -> Markup:
        """A row that is picked stays as it is and is struck through; all else is drawn anew."""
        if kind.startswith("p"):
            return self.values(area)
        return joined([self.values(area), self.standing.then(area, preview.steps)])

    def tall_ghost(self, preview: Preview) -> Markup:
        if preview.verb == "king":
            x, y = court.place_of_king(preview.target)
            return pieces.copy_of_king(x, y, preview.target in self.areas, f"ghost {court.in_shape(preview.target)}")
        if preview.verb == "grande" and self.cast.seat is not None:
            there = len(preview.areas[preview.target]["grandes"]) - 1
            x, y = court.place_of_grande(preview.target, there, there or 1)
            return pieces.ghost_of_grande(self.cast.seat, self.cast.marks[self.cast.seat], x, y)
        return NOTHING

    def note(self, name: str, preview: Preview) -> Markup:
        """What the viewer would gain or lose, below the caballeros."""
        change = own_change(self.view, preview)
        if not change or name == "castillo":
            return NOTHING
        said = self.words.say("change-for-you", change=signed(change))
        x, y = self.standing.foot(preview.areas[name])
        half = 12 + 4.6 * len(said)
        return html(
            '<g class="note" {}><rect x="{}" y="-14" width="{}" height="28" rx="10"/><text y="5.5">{}</text></g>',
            at(x, y),
            -half,
            2 * half,
            said,
        )


def shown_values(area: Area) -> tuple[int, ...]:
    """In a box there is no room for places that are worth nothing."""
    values = tuple(area["values"])
    while area["area"] in BOXES and len(values) > 1 and not values[-1]:
        values = values[:-1]
    return values


def by_area(all_previews: list[Preview], targets: Targets) -> dict[str, dict[str, Preview]]:
    """What answers would change in each area, by what is looked at when it shows."""
    found: dict[str, dict[str, Preview]] = {}
    on_buttons = {verb for part in drawn_parts(targets.view) for verb in part.BUTTON_VERBS}
    for each in all_previews:
        if each.verb in PIECE_VERBS:
            for step in each.steps:
                colour = f"p{step.colour + 1}"
                found.setdefault(step.area, {})[f"comes {colour}" if step.way == COMES else colour] = each
        elif each.verb in on_buttons:
            for name in each.areas:
                found.setdefault(name, {})[f"as as-{each.verb}"] = each
        elif each.areas or each.verb == "king":  # he may go where nothing else stands
            for name in {each.area, *each.areas}:
                found.setdefault(name, {})[kind_of(each, name, targets)] = each
    return found


def kind_of(preview: Preview, area: str, targets: Targets) -> str:
    """The class of what is shown in an area; it names its place where others there answer too."""
    if area != preview.area:
        return "left"
    alone = area == preview.target and area not in targets.choices
    return "" if alone or targets.rows.get(area) == preview.target else f"as as-{preview.target}"


def signed(change: int) -> str:
    """With a plus or a real minus."""
    return f"{change:+d}".replace("-", "−")
