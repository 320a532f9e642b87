"""A scoring as it is told: step by step what each is paid, then a table that stays until it is put away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from markupsafe import Markup

from meseta.engine.events import Event
from meseta.engine.view import View
from meseta.games.catalogue import title_of
from meseta.reading.view import place_name
from meseta.storage.following import happened
from meseta.storage.rows import Entry
from meseta.tables.steps import Payment, Scoring, Step, by_area, scoring_at_end
from meseta.web.boards.tokens import icon
from meseta.web.faces.face import Face
from meseta.web.log import LogLine, Teller, places_in
from meseta.web.markup import NOTHING, html
from meseta.web.panels.log_lines import seat_token
from meseta.web.scene import Scene
from meseta.wording.words import Words


@dataclass(frozen=True)
class ToldStep:
    """One step of the last entry of a scene."""

    scene: Scene
    step: Step
    face: Face[View]
    teller: Teller
    words: Words

    # ---- What it tells.
    @property
    def entry(self) -> Entry:
        return self.scene.entries[-1]

    @cached_property
    def events(self) -> list[Event]:
        return [happened(event) for event in self.entry.events[self.step.first : self.step.end]]

    @cached_property
    def payments(self) -> list[Payment]:
        paid = [event for event in self.events if event.name in self.face.notes.payments]
        return [Payment(event.by, event.first, event.second) for event in paid]

    @cached_property
    def scoring(self) -> Scoring:
        return scoring_at_end(self.scene.entries, self.face.notes)

    @property
    def is_held(self) -> bool:
        """Is it to be read for longer: by its kind, or because no other area is paid?"""
        if self.payments:
            return len({payment.area for payment in self.scoring.payments}) == 1
        return bool(self.events) and self.events[-1].name in self.face.notes.held

    @property
    def places(self) -> list[str]:
        """Where it happens."""
        told = [event for event in self.events if event.name in self.face.notes.stepwise]
        return [place for event in told for place in self.face.places(event) or places_in(self.meant(event))]

    def meant(self, event: Event) -> dict[str, int | str]:
        table = self.scene.table
        return title_of(table.game).meanings(table.options, event)

    def area(self, number: int) -> str:
        """The name of an area that a payment gives by its number."""
        paid = next(iter(self.face.notes.payments))
        return place_name(self.words, str(self.meant(Event(paid, 0, 0, number))["area"]))

    @property
    def title(self) -> str:
        """Of the whole scoring, if it has a name."""
        message = f"scoring-{self.scene.table.game}-{self.scoring.begun_by}"
        return self.words.say(message, number=self.scoring.nth) if self.words.has(message) else ""

    # ---- How it is drawn.
    def drawn(self, ways: Markup) -> Markup:
        return self.table(ways) if self.step.is_table else self.panel(ways)

    def panel(self, ways: Markup) -> Markup:
        """The last line as heading, above it what led to it, below it who is paid. The log speaks, this is silent."""
        *before, last = self.teller.entry(
            replace(self.entry, events=self.entry.events[self.step.first : self.step.end])
        )
        return html(
            '<section class="panel prompt moment told{}" id="prompt" tabindex="-1">{}'
            '<div><p class="kicker">{}</p><h1>{}</h1></div>{}{}</section>',
            "" if last.seat is None else f" p{last.seat + 1}",
            icon("scoring", "big") if last.seat is None else seat_token(self.scene, last.seat, "l"),
            self.title or " · ".join(line.says for line in before),
            self.heading(last),
            ways,
            self.gains(),
        )

    def heading(self, last: LogLine) -> str:
        """Of what is listed below only what it is: the area that pays, or what all do."""
        if self.payments:
            return self.area(self.payments[-1].area)
        if self.words.has(self.said_of_all):
            return self.words.say(self.said_of_all)
        told = self.face.headline(self.scene.view, self.events[-1], self.scene.table.seats, self.words)
        return told or last.says

    @property
    def said_of_all(self) -> str:
        return f"heading-{self.scene.table.game}-{self.events[-1].name}"

    @property
    def said_of_each(self) -> str:
        return f"deed-{self.scene.table.game}-{self.events[-1].name}"

    def gains(self) -> Markup:
        """Who is paid, and what each has now: they fly in from the area. Or what each does."""
        if self.payments:
            by_points = sorted(self.payments, key=lambda payment: -payment.points)
            return html('<ul class="gains">{}</ul>', [self.gain(payment) for payment in by_points])
        if not self.words.has(self.said_of_all):
            return NOTHING
        alike = [event for event in self.events if event.name == self.events[-1].name]
        return html('<ul class="gains said">{}</ul>', [self.deed(event) for event in alike])

    def gain(self, payment: Payment) -> Markup:
        points = self.face.points(self.scene.view)
        return html(
            '<li class="p{}">{} <b>+{}</b> <small><span>{}</span>{}</small></li>',
            payment.seat + 1,
            seat_token(self.scene, payment.seat),
            payment.points,
            self.name(payment.seat),
            html(" → {}", points[payment.seat]) if points else NOTHING,
        )

    def deed(self, event: Event) -> Markup:
        return html(
            '<li class="p{}">{} <small>{}</small></li>',
            event.by + 1,
            seat_token(self.scene, event.by),
            self.words.say(self.said_of_each, **self.meant(event)),
        )

    def name(self, seat: int) -> str:
        name = self.scene.table.seats[seat].name
        return self.words.say("name-and-you", name=name) if seat == self.scene.seat else name

    # ---- All of it, put together.
    def table(self, ways: Markup) -> Markup:
        """Areas by players, what each gets, and what each has then."""
        paid, points = by_area(self.scoring.payments), self.face.points(self.scene.view)
        sums = [sum(each.get(seat, 0) for each in paid.values()) for seat in self.seats]
        rows = [self.row(self.area(area), [each.get(seat, 0) for seat in self.seats]) for area, each in paid.items()]
        return html(
            '<section class="panel prompt moment sum" id="prompt" tabindex="-1"><h1>{}</h1><div class="sum-table">'
            "<table><thead><tr><td></td>{}</tr></thead><tbody>{}</tbody><tfoot>{}{}</tfoot></table></div>{}</section>",
            self.title or self.words.say("scoring-special"),
            [self.head(seat) for seat in self.seats],
            rows,
            self.row(self.words.say("scoring-sum"), sums, "+"),
            self.row(self.words.say("scoring-total"), points) if points else NOTHING,
            ways,
        )

    @property
    def seats(self) -> list[int]:
        return [seat.seat for seat in self.scene.table.seats]

    def head(self, seat: int) -> Markup:
        return html(
            '<th scope="col" class="{}" aria-label="{}">{}<span>{}</span></th>',
            self.own(seat),
            self.name(seat),
            seat_token(self.scene, seat),
            self.scene.table.seats[seat].name,
        )

    def row(self, name: str, numbers: list[int], sign: str = "") -> Markup:
        best = max(numbers)
        cells = [self.cell(seat, numbers[seat], sign, numbers[seat] == best) for seat in self.seats]
        return html('<tr><th scope="row">{}</th>{}</tr>', name, cells)

    def cell(self, seat: int, number: int, sign: str, best: bool) -> Markup:
        """Nothing where nothing is paid."""
        look = f"{self.own(seat)}{' best' if best else ''}" if number else f"{self.own(seat)} none"
        return html('<td class="{}">{}</td>', look, f"{sign}{number}" if number else "·")

    def own(self, seat: int) -> str:
        return "yours" if seat == self.scene.seat else ""
