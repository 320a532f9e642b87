"""The review of a game that is over: everybody's chance to win turn by turn, where it turned, what came from what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.engine.view import View
from meseta.reading.view import letter
from meseta.reviewing.percent import in_percent, percent
from meseta.reviewing.review import Account, Moment, Review, TurningPoint
from meseta.storage.rows import Seat
from meseta.web.boards.curve import Chart, Curve, Frame, Mark, chart, chart_as_table
from meseta.web.boards.tokens import token
from meseta.web.faces.face import Face
from meseta.web.markup import NOTHING, html
from meseta.web.scene import Scene
from meseta.web.summaries.played import Played
from meseta.wording.words import Words

KEPT: Final = 32  # games of which the views at turning points are kept ready
MOST_TICKS: Final = 12  # numbers of turns under a chart
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100)  # between two of them
FRAMES: Final = (
    Frame("wide", 900, 500, 5, above=14, left=48, right=92),
    Frame("narrow", 380, 260, 5, above=14, left=42, right=92),
)


def review(scene: Scene, face: Face[View], words: Words) -> Markup:
    """Nothing where there is none and will be none."""
    if scene.gone is not None and (scene.review is None or scene.review.review is None):
        return panel(html('<p class="muted">{}</p>', words.say("review-gone")), words)
    if scene.review is None:
        return NOTHING
    if scene.review.review is None:
        return panel(progress(scene.review.percent, words), words)
    played = Played.at(scene.table, scene.entries)
    return panel(Reviewed(scene.table.id, scene.review.review, played, scene.table.seats, face, words).whole(), words)


def panel(inside: Markup, words: Words) -> Markup:
    return html(
        '<section class="panel review" id="review"><div class="caption"><b>{}</b><span>{}</span></div>{}</section>',
        words.say("review"),
        words.say("review-says"),
        inside,
    )


def progress(percent: int, words: Words) -> Markup:
    says = words.say("review-progress", percent=percent)
    return html(
        '<p class="reviewing" role="status"><progress max="100" value="{}" aria-label="{}"></progress>'
        "<span>{}</span></p>",
        percent,
        says,
        says,
    )


class Reviewed:
    """A review that is finished, to be drawn in one language."""

    def __init__(
        self, table_id: str, found: Review, played: Played, seats: Sequence[Seat], face: Face[View], words: Words
    ) -> None:
        self.table_id = table_id
        self.found = found
        self.played = played
        self.seats = seats
        self.face = face
        self.words = words
        self.names = [seat.name for seat in seats]

    def whole(self) -> Markup:
        return html(
            '<div class="reviewed"><div>{}</div><div>{}{}</div></div>', self.curve(), self.turns(), self.parts()
        )

    # ---- The curve.
    def curve(self) -> Markup:
        drawn, say = self.chart(), self.words.say
        heads = [self.moment_name(number, moment) for number, moment in enumerate(self.found.moments)]
        return html(
            '{}<details class="figures"><summary>{}</summary><div>{}</div></details>',
            chart(drawn, *FRAMES),
            say("end-as-table"),
            chart_as_table(drawn, self.names, heads, say("end-moment")),
        )

    def chart(self) -> Chart:
        moments = self.found.moments
        curves = [
            Curve(seat, letter(name), [percent(moment.chances[seat]) for moment in moments])
            for seat, name in enumerate(self.names)
        ]
        every = next((step for step in STEPS if len(moments) <= step * MOST_TICKS), STEPS[-1])
        ticks = ["" if number % every else str(number) for number in range(len(moments))]
        marks = [
            Mark(point.seat, self.moment_of(point), str(number))
            for number, point in enumerate(self.found.turning_points, 1)
        ]
        return Chart(self.words.say("review-curve"), curves, ticks, most=100, unit="%", marks=marks)

    def moment_of(self, point: TurningPoint) -> int:
        """The last one before an answer."""
        return max(number for number, moment in enumerate(self.found.moments) if moment.at <= point.at)

    def moment_name(self, number: int, moment: Moment) -> str:
        if not moment.at:
            return self.words.say("end-start")
        return self.words.say("review-turn", number=number, name=self.names[self.played.answers[moment.at - 1][0]])

    # ---- Turning points.
    def turns(self) -> Markup:
        points = self.found.turning_points
        views = views_at(self.played, tuple((point.at, point.seat) for point in points))
        items = [self.turn(point, view) for point, view in zip(points, views, strict=True)]
        none = html('<p class="muted">{}</p>', self.words.say("review-no-turns"))
        return html(
            '<section class="turned"><h2>{}</h2>{}</section>',
            self.words.say("review-turns"),
            html("<ol>{}</ol>", items) if items else none,
        )

    def turn(self, point: TurningPoint, view: View) -> Markup:
        say = self.words.say
        given, better = [
            self.face.answer(view, notation, self.seats, self.words) for notation in (point.given, point.better)
        ]
        return html(
            '<li class="p{}">{}<div><b class="name">{}</b> <b class="loss">{}</b><p>{}</p><p>{}</p>'
            '<a href="/t/{}/replay?at={}&amp;seat={}">{}</a></div></li>',
            point.seat + 1,
            token(point.seat, letter(self.names[point.seat]), "s"),
            self.names[point.seat],
            say("review-lost", percent=percent(point.loss)),
            say("review-given", answer=given),
            say("review-better", answer=better),
            self.table_id,
            point.at,
            point.seat,
            say("review-look", number=self.moment_of(point) + 1),
        )

    # ---- What came from what.
    def parts(self) -> Markup:
        heads = [html('<th scope="col">{}</th>', self.words.say(f"review-{part}")) for part in PARTS]
        return html(
            '<section class="owed"><h2>{}</h2><table class="lined-table"><thead><tr><th scope="col">{}</th>{}</tr>'
            "</thead><tbody>{}</tbody></table>{}</section>",
            self.words.say("review-parts"),
            self.words.say("review-player"),
            heads,
            [self.row(seat, account) for seat, account in enumerate(self.found.accounts)],
            self.looked_at(),
        )

    def row(self, seat: int, account: Account) -> Markup:
        return html(
            '<tr><th scope="row">{}<span>{}</span></th>{}</tr>',
            token(seat, letter(self.names[seat]), "s"),
            self.names[seat],
            [html("<td>{}</td>", each) for each in in_percent(account)],
        )

    def looked_at(self) -> Markup:
        """How far it can be trusted."""
        found = self.found
        said = self.words.say("review-looked-at", looked=found.looked_at, choices=found.choices)
        return html('<p class="fine">{}</p>', said)


PARTS: Final = ("start", "choice", "others", "luck", "end")


@lru_cache(maxsize=KEPT)
def views_at(played: Played, places: tuple[tuple[int, int], ...]) -> list[View]:
    """What seats saw after so many answers each."""
    wanted = dict(places)
    views = {0: played.first().seen_by(wanted[0])} if 0 in wanted else dict[int, View]()
    for number, (_, position) in enumerate(played.steps(), 1):
        if number in wanted:
            views[number] = position.seen_by(wanted[number])
    return [views[at] for at, _ in places]
