"""The end of El Grande: final standings, the score curve, who held each region, and what the points were for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.victory import victory
from meseta.reading.view import Sitter
from meseta.web.boards.curve import NARROW, WIDE, Band, Chart, Curve, chart, chart_as_table
from meseta.web.boards.el_grande.spain import look_of
from meseta.web.boards.tokens import token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.holders import holders
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.el_grande.sources import sources
from meseta.web.panels.el_grande.standings import by_points, place_of
from meseta.web.panels.el_grande.table import the_map
from meseta.web.panels.presence import player_icon
from meseta.web.summaries.el_grande import GameSummary, summary_of
from meseta.web.summaries.played import Played
from meseta.wording.words import Words

LAST_TURNS: Final = 4
LONG: Final = 3  # rounds that are worth a word


def ending(
    played: Played, view: ElGrandeView, sitters: Sequence[Sitter], words: Words, ways: Markup, log: Markup
) -> list[Markup]:
    """The panels in their order: standings, curve, holders, sources, and then the board as it stands, and the log."""
    cast, summary = Cast(view, sitters, words), summary_of(played)
    return [
        standings(view, summary, cast, words, ways),
        curve(summary, cast, words),
        holders(summary, cast, words),
        sources(summary, cast, words),
        of_parts(played, view, cast, words),
        the_map(without_answers(view), sitters, cast, words, look_of(view, "")),
        log,
    ]


def of_parts(played: Played, view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    panels = [panel for part in parts_of(view) for panel in part.ending(played, view, cast, words)]
    return html('<div class="of-parts">{}</div>', panels) if panels else NOTHING


def without_answers(view: ElGrandeView) -> ElGrandeView:
    return {**view, "legal": []}


# ---- Standings.
def standings(view: ElGrandeView, summary: GameSummary, cast: Cast, words: Words, ways: Markup) -> Markup:
    ranked = by_points(view)
    rows = [standing(seat, ranked, summary, cast, words) for seat in ranked]
    return html(
        '<section class="panel standings p{}" id="prompt"><p class="muted">{}</p><h1>{}</h1><ol>{}</ol>{}{}</section>',
        view["winners"][0] + 1,
        words.say("end-standings"),
        victory(view, cast, words),
        rows,
        turning_points(summary, cast, words),
        ways,
    )


def standing(seat: SeatView, ranked: list[SeatView], summary: GameSummary, cast: Cast, words: Words) -> Markup:
    its = seat["seat"]
    place = place_of(seat, ranked)
    name = words.say("name-and-you", name=cast.names[its]) if its == cast.seat else cast.names[its]
    return html(
        '<li class="p{}{}"><span class="rank">{}</span>{}<div><b class="name">{}</b><small>{}{}</small></div>'
        '<b class="pts">{}</b></li>',
        its + 1,
        " first" if place == 1 else "",
        place,
        token(its, cast.marks[its], "l"),
        name,
        player_icon(its, cast.sitters[its], words),
        remark(summary, its, words),
        seat["score"],
    )


def remark(summary: GameSummary, seat: int, words: Words) -> str:
    """What was remarkable: leading to the end, leading for a while, or holding a region for long."""
    since = ahead_since(summary, seat)
    if since is not None:
        moment = summary.moments[since]
        return words.say(
            "end-ahead-scoring" if moment.scoring else "end-ahead-round", number=moment.scoring or moment.round
        )
    region, rounds = longest_held(summary, seat)
    if rounds >= LONG:
        return words.say("end-held", area=region, count=rounds)
    led = sum(leader(moment.scores) == seat for moment in summary.moments if not moment.scoring)
    return words.say("end-led", count=led) if led else ""


def leader(scores: list[int]) -> int | None:
    """Who has most points alone."""
    return scores.index(max(scores)) if scores.count(max(scores)) == 1 else None


def ahead_since(summary: GameSummary, seat: int) -> int | None:
    """The moment since which a seat was ahead until the end."""
    since = None
    for at in range(len(summary.moments) - 1, -1, -1):
        if leader(summary.moments[at].scores) != seat:
            break
        since = at
    return since


def longest_held(summary: GameSummary, seat: int) -> tuple[str, int]:
    """The region a seat held alone after most rounds."""
    held = [sum(rounds[region] == [seat] for rounds in summary.holders) for region in range(len(summary.regions))]
    return summary.regions[held.index(max(held))], max(held)


# ---- Where it turned.
def turning_points(summary: GameSummary, cast: Cast, words: Words) -> Markup:
    """The last times that the lead changed hands, with what the new leader gained then."""
    turns = leads_taken(summary)[-LAST_TURNS:]
    if not turns:
        return NOTHING
    items = [turning_point(summary, at, cast, words) for at in turns]
    return html('<section class="turns"><h2>{}</h2><ul>{}</ul></section>', words.say("end-turns"), items)


def leads_taken(summary: GameSummary) -> list[int]:
    """The moments at which a seat was ahead alone that was not the last one to be so."""
    taken: list[int] = []
    ahead: int | None = None
    for at, moment in enumerate(summary.moments):
        now = leader(moment.scores)
        if now is not None and now != ahead:
            taken.append(at)
            ahead = now
    return taken


def turning_point(summary: GameSummary, at: int, cast: Cast, words: Words) -> Markup:
    moment = summary.moments[at]
    now = moment.scores.index(max(moment.scores))
    gain = moment.scores[now] - (summary.moments[at - 1].scores[now] if at else 0)
    when = moment_name(moment.round, moment.scoring, words)
    said, gained = words.say("end-takes-lead", name=cast.names[now]), words.say("end-gained", points=gain)
    return html('<li><span class="when">{}</span><span>{}</span><b class="gain">{}</b></li>', when, said, gained)


# ---- The score curve.
def curve(summary: GameSummary, cast: Cast, words: Words) -> Markup:
    drawn = score_chart(summary, cast, words)
    heads = [words.say("end-start"), *[moment_name(moment.round, moment.scoring, words) for moment in summary.moments]]
    table = chart_as_table(drawn, cast.names, heads, words.say("end-moment"))
    return html(
        '<section class="panel curves"><div class="caption"><b>{}</b><span>{}</span></div>{}{}</section>',
        words.say("end-curve"),
        words.say("end-bands"),
        chart(drawn, WIDE, NARROW),
        as_table(table, words),
    )


def score_chart(summary: GameSummary, cast: Cast, words: Words) -> Chart:
    seats = len(summary.sources)
    curves = [
        Curve(seat, cast.marks[seat], [0, *[moment.scores[seat] for moment in summary.moments]])
        for seat in range(seats)
    ]
    bands = [
        Band(at, at + 1, words.say("end-scoring", number=moment.scoring))
        for at, moment in enumerate(summary.moments)
        if moment.scoring
    ]
    ticks = ["0", *["" if moment.scoring else str(moment.round) for moment in summary.moments]]
    return Chart(words.say("end-curve"), curves, ticks, bands)


def moment_name(round_number: int, scoring: int, words: Words) -> str:
    if scoring:
        return words.say("end-scoring", number=scoring)
    return words.say("end-round", number=round_number)


def as_table(table: Markup, words: Words) -> Markup:
    return html(
        '<details class="figures"><summary>{}</summary><div>{}</div></details>', words.say("end-as-table"), table
    )
