"""The end of a game: the curve ends where the scores are, its table says the same, and points add up by source."""

from __future__ import annotations

import gzip
import re
from typing import Any

import pytest
from markupsafe import Markup

from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import counts_in, regions
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import counted_area, holding
from meseta.records.record import new_record
from meseta.storage.rows import Person
from meseta.tables.replaying import from_record
from meseta.web.boards.curve import NARROW, WIDE, Chart, chart, chart_as_table, spread
from meseta.web.panels.condottiere import ending as ending_condottiere
from meseta.web.panels.el_grande import ending as ending_el_grande
from meseta.web.summaries import condottiere, el_grande
from meseta.web.summaries.played import Played
from meseta.wording.words import words
from tests.any_game.play import MOST_DECISIONS, decisions_from
from tests.web.boards.guests import Guest

ENGLISH = words("en")
GUESTS = [Guest(name) for name in ("Mira", "Ana", "Tomás", "Rodrigo", "Pilar", "Zoë")]
EL_GRANDE = [
    {"players": "5"},
    {"players": "3", "rounds": "6"},
    {"players": "2", "edition": "2023"},
    {"players": "4", "edition": "2023", "shifting-powers": "on"},
    {"players": "4", "expansion": "colonies"},
    {"players": "3", "expansion": "king-and-colonies"},
]
CONDOTTIERE = [{"players": "4"}, {"players": "6", "retaking": "on"}, {"players": "3", "points": "20"}]
NOTHING = Markup()
MOST_BYTES = 25_000  # of what the end of a game adds, compressed


def played(game: str, options: dict[str, str], seed: int = 7) -> tuple[Played, Any]:
    """A random game to its end, and what everybody sees then."""
    house_title = title_of(game)
    settled = resolve_options(house_title.options, options)
    position = house_title.new_game(settled, seed)
    record = new_record(house_title, position, seed)
    for decision in decisions_from(position, seed, MOST_DECISIONS):
        record.answers.append((record.seats[decision.seat], position.notation(decision.option)))
    return Played.at(*from_record(record, Person("mira", "Mira", 1.0), "")), position.seen_by(None)


def names(view: ElGrandeView) -> list[str]:
    return [guest.name for guest in GUESTS[: len(view["seats"])]]


# ---- El Grande.
@pytest.mark.parametrize("options", EL_GRANDE, ids=str)
def test_the_curve_ends_at_the_final_scores(options: dict[str, str]) -> None:
    game, view = played("el-grande", options)

    drawn = score_chart(game, view)

    assert [curve.values[-1] for curve in drawn.curves] == [seat["score"] for seat in view["seats"]]
    ends = re.findall(r'class="end"[^>]*>(\d+)<', chart(drawn, WIDE))
    assert sorted(map(int, ends)) == sorted(seat["score"] for seat in view["seats"])


@pytest.mark.parametrize("options", EL_GRANDE, ids=str)
def test_the_table_says_the_figures_of_the_curve(options: dict[str, str]) -> None:
    game, view = played("el-grande", options)
    drawn = score_chart(game, view)
    moments = len(drawn.ticks)

    table = chart_as_table(drawn, names(view), [str(at) for at in range(moments)], "After")

    cells = [int(cell) for cell in re.findall(r"<td>(\d+)</td>", table)]
    assert cells == [curve.values[at] for at in range(moments) for curve in drawn.curves]


@pytest.mark.parametrize("options", EL_GRANDE, ids=str)
def test_three_general_scorings_are_marked(options: dict[str, str]) -> None:
    game, view = played("el-grande", options)

    assert [band.says for band in score_chart(game, view).bands] == ["scoring 1", "scoring 2", "scoring 3"]


@pytest.mark.parametrize("options", EL_GRANDE, ids=str)
def test_points_by_source_add_up_to_the_score(options: dict[str, str]) -> None:
    game, view = played("el-grande", options)

    summary = el_grande.summary_of(game)

    assert [sum(points) for points in summary.sources] == [seat["score"] for seat in view["seats"]]
    king = summary.source_names.index("king")
    assert all(points[king] % 2 == 0 for points in summary.sources), "bonuses are paid in twos"


@pytest.mark.parametrize("options", EL_GRANDE, ids=str)
def test_who_holds_a_region_last_is_who_stands_there_at_the_end(options: dict[str, str]) -> None:
    game, view = played("el-grande", options)

    summary = el_grande.summary_of(game)

    assert summary.rounds == int(view["options"]["rounds"])
    assert summary.holders[-1] == [el_grande.most_in(holding(counted_area(view, area))) for area in regions(view)]


def test_caballeros_of_the_automa_that_came_for_the_next_round_do_not_count_yet() -> None:
    game, _ = played("el-grande", {"players": "2", "edition": "2023"})
    summary = el_grande.summary_of(game)

    for events, position in game.steps():
        rounds = [event.first for event in events if event.name == "round"]
        if not rounds:
            continue
        assert isinstance(position, ElGrande)
        counts = [counts_in(area) for area in regions(position.seen_by(None))]
        for event in events:
            if event.name == "automa-arrives":
                counts[event.second][2] -= event.first
        assert summary.holders[rounds[0] - 2] == [el_grande.most_in(region) for region in counts]


def score_chart(game: Played, view: ElGrandeView) -> Chart:
    guests = GUESTS[: len(view["seats"])]
    return ending_el_grande.score_chart(el_grande.summary_of(game), Cast(view, guests, ENGLISH), ENGLISH)


# ---- Condottiere.
@pytest.mark.parametrize("options", CONDOTTIERE, ids=str)
def test_the_last_battle_leaves_everybody_with_what_they_hold(options: dict[str, str]) -> None:
    game, view = played("condottiere", options)

    last = condottiere.summary_of(game, tuple(view["winners"]))[-1].battles[-1]

    assert last.regions == [len(player["regions"]) for player in view["seats"]]
    assert last.kingdoms == [player["kingdom"] for player in view["seats"]]


def test_every_game_of_a_match_tells_its_points() -> None:
    game, view = played("condottiere", {"players": "3", "points": "20"})

    games = condottiere.summary_of(game, tuple(view["winners"]))

    assert len(games) == view["match_game"]
    assert games[-1].points == [player["points"] for player in view["seats"]]


# ---- The whole page.
@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("game", "options"),
    [*[("el-grande", options) for options in EL_GRANDE], *[("condottiere", options) for options in CONDOTTIERE]],
    ids=str,
)
def test_the_end_can_be_told_and_is_light(game: str, options: dict[str, str], language: str) -> None:
    summary, view = played(game, options)
    ending = ending_el_grande.ending if game == "el-grande" else ending_condottiere.ending

    panels = ending(summary, view, GUESTS[: len(view["seats"])], words(language), ways=NOTHING, log=NOTHING)

    markup = NOTHING.join(panels)
    assert " style=" not in markup
    assert len(gzip.compress(markup.encode(), 6)) < MOST_BYTES


def test_tokens_at_the_end_of_curves_do_not_touch() -> None:
    assert spread([10, 12, 50], 20, 200) == [10, 30, 50]
    assert spread([180, 190, 195], 20, 200) == [160, 180, 200]


def test_every_player_has_shape_and_letter_at_the_end_of_the_curve() -> None:
    game, view = played("el-grande", {"players": "5"})

    drawn = chart(score_chart(game, view), NARROW)

    assert sorted(re.findall(r'class="letter"[^>]*>(\w)<', drawn)) == ["A", "M", "P", "R", "T"]
    assert {f"#tok-{shape}" for shape in ("circle", "triangle", "square", "diamond", "cross")} <= set(
        re.findall(r'href="(#tok-\w+)"', drawn)
    )
