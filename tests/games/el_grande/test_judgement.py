"""What a search knows of El Grande: rates for every answer, estimates, milestones."""

from math import isfinite

import pytest
from librt.vecs import vec

from meseta.build_digest import compiled
from meseta.engine.answers import MOST_ANSWERS
from meseta.engine.program import Step
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.judgement.cards import OF_PARTS, Cards
from meseta.games.el_grande.judgement.judgement import ElGrandeJudgement
from meseta.games.el_grande.judgement.standing import RIVALS, moving_king, standing, standing_at
from meseta.games.el_grande.part import UNRATED
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.scoring import if_scored_now
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import TABLES, Table, decisions, text
from tests.games.el_grande.laid_out import laid_out, play, seat

EVERY_TABLE = [table for table in TABLES if table.title.name == "el-grande"]
LOOK_CLOSELY = 10 if compiled() else 25  # at one decision of so many


def rates(game: ElGrande, of: int) -> dict[str, float]:
    """What each answer of a seat is rated, by its notation."""
    top = game.top
    assert top is not None
    answers = top.legal(game, of)
    items = [answers.items[place] for place in range(answers.count)]
    rated = vec[float]([UNRATED] * MOST_ANSWERS)
    ElGrandeJudgement(game.rules).rates(game, top, of, answers, rated)
    assert [answers.items[place] for place in range(answers.count)] == items, "the shared buffer was used"
    return {game.notation(answer): rated[place] for place, answer in enumerate(items)}


# ---- Everything is judged.
@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_answer_is_rated_and_nothing_changes_by_that(table: Table) -> None:
    for number, game, of, _ in decisions(table):
        before = text(game) if number % LOOK_CLOSELY == 0 else ""
        rated = rates(game, of)

        assert all(isfinite(rate) and abs(rate) < 100 for rate in rated.values()), rated
        assert not before or text(game) == before


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_estimates_are_numbers_and_temperatures_are_warm(table: Table) -> None:
    points = vec[float]([0.0] * 8)
    for number, game, _, _ in decisions(table):
        if number % LOOK_CLOSELY == 0:
            assert ElGrandeJudgement(game.rules).estimate(game, points) > 0
            assert all(isfinite(points[each]) for each in range(game.seats))


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_every_step_of_every_card_is_known_by_somebody(table: Table) -> None:
    game = new_game(table.options, 1)
    cards = Cards(game.rules)
    actions = [face.card for face in game.rules.faces] + [card for part in game.rules.parts for card in part.actions()]
    on_cards = [step for card in actions for step in card.does]

    unknown = [step for step in cards.steps if step in on_cards and not is_known(game, step)]

    assert unknown == []
    assert OF_PARTS in list(cards.kinds)  # of the program of the whole game, if of no card


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_how_a_seat_stands_is_what_the_rules_would_pay(table: Table) -> None:
    for number, game, of, _ in decisions(table):
        if number % LOOK_CLOSELY == 0:
            for area in [*game.board.regions, game.board.castillo]:
                assert standing(game, area, of) == less_rivals(if_scored_now(game, area), of)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_what_the_king_brings_is_the_difference_of_how_a_seat_stands(table: Table) -> None:
    for number, game, of, _ in decisions(table):
        if number % LOOK_CLOSELY == 0:
            at = game.king
            for region in game.board.regions:
                before = standing_at(game, at, of) + standing_at(game, region, of)
                expected = moving_king(game, region, of)
                game.king = region
                assert standing_at(game, at, of) + standing_at(game, region, of) - before == expected
                game.king = at


def less_rivals(paid: list[int], of: int) -> float:
    return paid[of] - RIVALS * (sum(paid) - paid[of])


def is_known(game: ElGrande, step: Step) -> bool:
    return any(part.step_worth(game, step, 0, 0) != UNRATED for part in game.rules.parts)


# ---- What looks good.
def test_placing_is_rated_by_what_it_changes() -> None:
    """Blue draws level in Aragon and is behind everywhere else."""
    places = ["caballeros aragon blue 1 green 1", "caballeros valencia green 4 orange 3 purple 2"]
    game = play(laid_out("king cataluna", "court blue 3", *places, "now turn blue"), "blue: take 1")

    rated = rates(game, seat("blue"))

    assert rated["place aragon"] > rated["place valencia"]


def test_a_veto_is_rated_by_the_harm_it_stops() -> None:
    harmful = rated_veto("caballeros sevilla orange 3 green 2")
    harmless = rated_veto("caballeros sevilla blue 3 orange 1")

    assert harmful > 0 > harmless


def rated_veto(fact: str) -> float:
    """Of blue, who holds one, where orange lets Sevilla be scored."""
    game = laid_out("king galicia", "offer score-one", "veto blue 1", fact, "now turn orange")
    play(game, "orange: take 2", "orange: act", "orange: score sevilla")
    return rates(game, seat("blue"))["veto"]


def test_the_first_bid_of_a_round_is_a_milestone_and_no_other_is() -> None:
    game = new_game({"players": "3"}, 1)
    judgement, top = ElGrandeJudgement(game.rules), game.top
    assert top is not None

    first = judgement.is_milestone(game, top)
    game.answer(int(game.seat), game.answers(int(game.seat))[0])

    assert first
    assert not judgement.is_milestone(game, top)


@pytest.mark.parametrize(("round_now", "milestones"), [(1, 3), (2, 2), (3, 1), (4, 3)])
def test_a_rollout_goes_to_the_next_general_scoring(round_now: int, milestones: int) -> None:
    game = new_game({"players": "3"}, 1)
    game.round = round_now

    assert ElGrandeJudgement(rules_for({"players": "3"})).horizon(game) == milestones
