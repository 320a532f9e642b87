"""Who stands in an area: its caballeros by colour, those on places for one, and those who do not count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, rows_of
from meseta.reading.el_grande.places import Place, single
from meseta.reading.el_grande.verbs import PIECE_VERBS
from meseta.reading.view import question
from meseta.web.boards.el_grande.crowds import MANY, Row, below, crowd, crowd_in_box, crowd_in_line, rows
from meseta.web.boards.el_grande.majority import paid_for_rank
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts
from meseta.web.boards.el_grande.previews import Step
from meseta.web.boards.el_grande.seats import Seat, seat
from meseta.web.boards.el_grande.spain_ground import BOXES, SHAPE_OF, is_narrow, land_of, room_of
from meseta.web.boards.el_grande.targets import Targets, answers_of
from meseta.web.markup import joined
from meseta.wording.words import Words

BESIDE: Final = 196.0  # as wide may those stand who do not count
UNDER: Final = 45.0  # from the last row of the others to them
LEAST_UNDER: Final = 55.0  # from the middle of the others, however few they are
NOTE: Final = 34.0  # from the last row to a note on what would change
NOTE_IN_BOX: Final = 16.0


class Standing:
    """All areas of one view."""

    def __init__(self, view: ElGrandeView, cast: Cast, targets: Targets, words: Words) -> None:
        self.view = view
        self.cast = cast
        self.targets = targets
        self.words = words
        self.picked = answers_of(view, PIECE_VERBS)

    def now(self, area: Area) -> Markup:
        """With what can be pressed."""
        return self.drawn(area, [], " faint" if self.targets.state(area["area"]) == "dim" else "", now=True)

    def then(self, area: Area, steps: Sequence[Step]) -> Markup:
        """As it would be after some came or left."""
        return self.drawn(area, [step for step in steps if step.area == area["area"]])

    def drawn(self, area: Area, steps: Sequence[Step], extra: str = "", now: bool = False) -> Markup:
        name = area["area"]
        land, moved = land_of(name), {step.row: step for step in steps}
        seats = land.get("places", {})
        unpaid = list(paid_for_rank(area)[: len(self.view["seats"])])
        out, standing, beside = list[Markup](), list[Row](), list[Row]()
        for row in rows_of(area):
            step = moved.get(row["place"])
            if row["place"] in seats:
                x, y = seats[row["place"]]
                out.append(seat(x, y, self.seat(row, area, step, now), f"in-{SHAPE_OF[name]}{extra}"))
            elif row["counts"]:
                standing += self.rows(row, name, unpaid, step, now)
            else:
                beside += self.rows(row, name, [], step, now)
        x, y, _ = land["tokens"]
        where = f"in-{SHAPE_OF[name]}{extra}"
        if name in BOXES:
            out.append(crowd_in_box(x, y, *room_of(name), tuple(standing), where))
        else:
            out.append(crowd(x, y, tuple(standing), where, self.most_lines(area)))
        under = y + self.under(len(standing), area)
        out.append(crowd_in_line(x, under, BESIDE, tuple(beside), f"{where} beside"))
        return joined(out)

    def under(self, count: int, area: Area) -> float:
        """From the middle of so many rows to those who do not count."""
        return max(LEAST_UNDER, below(count, self.most_lines(area)) + UNDER)

    def most_lines(self, area: Area) -> int:
        """In how many lines caballeros stand in an area."""
        return min([MANY, *[part.most_lines(self.view, area["area"]) for part in drawn_parts(self.view)]])

    def rows(self, row: Place, area: str, unpaid: list[int], step: Step | None, now: bool) -> list[Row]:
        """A colour that stands on several rows shows what it is paid once."""
        moved, way = (None, 0) if step is None else (step.colour, step.way)
        counted = rows(row["caballeros"], self.cast, unpaid, moved, way, row["carries"] or "")
        for each in counted:
            if each.colour < len(unpaid):
                unpaid[each.colour] = 0
        return [self.with_answer(each, row["place"], area) for each in counted] if now else counted

    def with_answer(self, row: Row, place: str, area: str) -> Row:
        """A colour's row is a button where one of its caballeros may be chosen."""
        kept, answer = row._replace(place=place), self.picked.get(f"{self.cast.colours[row.colour]} {place}")
        if answer is None:
            return kept
        verb = "remove" if question(self.view) == "removing" else "move"
        label = self.words.say(f"answer-el-grande-{verb}", **self.cast.piece(row.colour, place))
        return kept._replace(answer=answer, label=label, elsewhere=place != area or is_narrow(area))

    def seat(self, row: Place, area: Area, step: Step | None, now: bool) -> Seat:
        place, colour = row["place"], single(row)
        its = Seat(place, self.words.say(f"place-{place}"), area["points"].get(place, 0))
        if step is not None:
            colour = step.colour
            its = its._replace(ghost=step.way)
        if colour is not None:
            carries = row["carries"] or ""
            its = its._replace(
                colour=colour, mark=self.cast.marks[colour], role=self.cast.roles[colour], carries=carries
            )
        return self.pressed(its, area["area"]) if now else its

    def pressed(self, its: Seat, area: str) -> Seat:
        """Where it answers something, also by itself."""
        target = self.targets.choices.get(area, {}).get(its.place)
        if target is not None:
            return its._replace(answer=target, target=True)
        if its.colour is None:
            return its
        return its._replace(answer=self.picked.get(f"{self.cast.colours[its.colour]} {its.place}"))

    def foot(self, area: Area) -> tuple[float, float]:
        """The place for a note under all who stand in an area."""
        land = land_of(area["area"])
        x, y, _ = land["tokens"]
        if area["area"] in BOXES:
            return x, y + room_of(area["area"])[1] / 2 + NOTE_IN_BOX
        if area["area"] in land.get("places", {}):
            return x, y - NOTE
        rows = [row for row in rows_of(area) if row["place"] not in land.get("places", {})]
        count = sum(1 for row in rows if row["counts"] for each in row["caballeros"] if each)
        beside = any(any(row["caballeros"]) for row in rows if not row["counts"])
        if beside:
            return x, y + self.under(count, area) + NOTE
        return x, y + below(count, self.most_lines(area)) + NOTE
