"""What stands in one area: its badge and its caballeros, as they are and as they would be after an answer.

All of it is drawn beforehand; the stylesheet shows what belongs to the target that is looked at. The class `at-` names
the area of that target, `left` is what every target takes something from, and a colour is the row that is picked.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande import castillo, court, pieces
from meseta.web.boards.el_grande.areas import counts_in
from meseta.web.boards.el_grande.badges import badge
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.closed_castillo import Inside, inside, paid_between
from meseta.web.boards.el_grande.crowds import PITCH, TIGHT_PITCH, Row, crowd, rows
from meseta.web.boards.el_grande.majority import bonus, paid_places, payments
from meseta.web.boards.el_grande.previews import COMES, Preview, own_change, previews
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, region_of
from meseta.web.boards.el_grande.targets import PIECE_VERBS, Targets, answers_of
from meseta.web.boards.el_grande.tiled_area import Area, areas_of
from meseta.web.boards.page import at, question
from meseta.web.markup import NOTHING, html, joined
from meseta.wording.words import Words

BELOW: Final = 34  # from the middle of the last row to that of the note on what would change


class Stands:
    """All areas of one view, and what would change there."""

    def __init__(self, view: ElGrandeView, cast: Cast, targets: Targets, words: Words) -> None:
        self.view = view
        self.cast = cast
        self.targets = targets
        self.words = words
        self.areas = areas_of(view)
        self.inside = inside(view)
        self.picked = answers_of(view, PIECE_VERBS)
        self.changes = by_area(previews(view))

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
        name = area["area"]
        if name == "castillo":
            return self.gate(area, self.inside)
        counted = rows(counts_in(area), self.cast, area["if_scored_now"] or [])
        its_rows = [self.with_answer(row, name) for row in counted] if self.picked else counted
        dim = " faint" if self.targets.state(name) == "dim" else ""
        return joined([self.values(area), self.crowd(name, its_rows, dim, kept=True)])

    def with_answer(self, row: Row, region: str) -> Row:
        """A colour's row is a button where one of its caballeros may be chosen."""
        answer = self.picked.get(f"{self.cast.colours[row.colour]} {region}")
        if answer is None:
            return row
        verb = "remove" if question(self.view) == "removing" else "move"
        label = self.words.say(f"answer-el-grande-{verb}", **self.cast.piece(row.colour, region))
        return row._replace(answer=answer, label=label)

    def values(self, area: Area) -> Markup:
        name = area["area"]
        x, y = region_of(name)["badge"]
        paid = paid_places(counts_in(area), len(area["values"]))
        more = bonus(area, paid)
        extra = f"in-{SHAPE_OF[name]}"
        return badge(x, y, area["values"], paid, area["tiled"], more, self.cast.roles, extra)

    def crowd(self, name: str, its_rows: list[Row], extra: str = "", kept: bool = False) -> Markup:
        x, y, _ = region_of(name)["tokens"]
        return crowd(name if kept else "", x, y, its_rows, f"in-{SHAPE_OF[name]}{extra}")

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
        ghost = self.tall_ghost(preview) if preview.target == name else NOTHING
        note = self.note(name, preview) if kind != "left" and "comes" not in kind else NOTHING
        return html('<g class="then {}" aria-hidden="true">{}{}{}</g>', kind, drawn, ghost, note)

    def castillo_then(self, area: Area, preview: Preview) -> Markup:
        step = next((step for step in preview.steps if step.area == "castillo"), None)
        if step is None:
            return self.gate(area, self.inside)
        known = None if self.inside is None else self.inside.joined_by(own=step.colour == self.cast.seat)
        ghost = castillo.entering(step.colour, self.cast.marks[step.colour], self.cast.roles[step.colour])
        return joined([self.gate(area, known), ghost])

    def region_then(self, area: Area, preview: Preview, kind: str) -> Markup:
        """A row that is picked stays as it is and is struck through; all else is drawn anew."""
        if kind.startswith("p"):
            return self.values(area)
        step = next((step for step in preview.steps if step.area == area["area"]), None)
        moved, way = (None, 0) if step is None else (step.colour, step.way)
        pays = payments(area)[: len(self.view["seats"])]
        its_rows = rows(counts_in(area), self.cast, pays, moved, way)
        return joined([self.values(area), self.crowd(area["area"], its_rows)])

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
        x, y, _ = region_of(name)["tokens"]
        count = sum(1 for each in counts_in(preview.areas[name]) if each)
        below = y + (count - 1) / 2 * PITCH.get(count, TIGHT_PITCH) + BELOW
        half = 12 + 4.6 * len(said)
        return html(
            '<g class="note" {}><rect x="{}" y="-14" width="{}" height="28" rx="10"/><text y="5.5">{}</text></g>',
            at(x, below),
            -half,
            2 * half,
            said,
        )


def by_area(all_previews: list[Preview]) -> dict[str, dict[str, Preview]]:
    """What answers would change in each area, by what is looked at when it shows."""
    found: dict[str, dict[str, Preview]] = {}
    for each in all_previews:
        if each.verb in PIECE_VERBS:
            for step in each.steps:
                colour = f"p{step.colour + 1}"
                found.setdefault(step.area, {})[f"comes {colour}" if step.way == COMES else colour] = each
        else:
            for name in {each.target, *each.areas}:
                found.setdefault(name, {})["" if name == each.target else "left"] = each
    return found


def signed(change: int) -> str:
    """With a plus or a real minus."""
    return f"{change:+d}".replace("-", "−")
