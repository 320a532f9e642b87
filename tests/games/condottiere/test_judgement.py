"""What a search knows of Condottiere: rates of every kind of answer, estimates, milestones."""

import json

import pytest
from librt.vecs import vec

from meseta.engine.answers import MOST_ANSWERS
from meseta.engine.playout import playout
from meseta.engine.randomness import from_seed
from meseta.engine.search import Search
from meseta.games.condottiere.board import REGION_NAMES, REGIONS, largest_kingdom
from meseta.games.condottiere.judgement import CondottiereJudgement
from meseta.games.condottiere.kingdoms import MOST_SEATS, hanging_together
from meseta.games.condottiere.position import Condottiere
from tests.any_game.play import TABLES, Table, decisions, text, verb
from tests.games.condottiere.laid_out import laid_out, play

OF_CONDOTTIERE = [table for table in TABLES if table.title.name == "condottiere"]


def judgement_for(game: Condottiere) -> CondottiereJudgement:
    return CondottiereJudgement(int(game.seats), game.rules.target > 0)


def rates(game: Condottiere) -> dict[str, float]:
    """Of the answers of the seat that is asked, by their notation."""
    rated = vec[float]([0.0] * int(MOST_ANSWERS))
    top = game.top
    assert top is not None
    answers = top.legal(game, game.seat)
    judgement_for(game).rates(game, top, game.seat, answers, rated)
    return {game.notation(answer): rated[place] for place, answer in enumerate(game.answers(int(game.seat)))}


def best(game: Condottiere) -> str:
    rated = rates(game)
    return max(rated, key=lambda answer: rated[answer])


def estimates(game: Condottiere) -> list[float]:
    points = vec[float]([0.0] * MOST_SEATS)
    judgement_for(game).estimate(game, points)
    return list(points)[: game.seats]


# ---- First sight.
@pytest.mark.parametrize("table", OF_CONDOTTIERE, ids=str)
def test_rates_are_by_what_the_seat_may_see(table: Table) -> None:
    random = from_seed(1)
    for _, game, _, _ in decisions(table):
        seat, before = int(game.seat), text(game)

        assert rates(game.imagine(seat, random)) == rates(game)
        assert text(game) == before


def test_every_kind_of_answer_with_a_choice_is_rated() -> None:
    """In some question its rate is not that of all others."""
    told_apart: set[str] = set()
    met: set[str] = set()
    for table in OF_CONDOTTIERE:
        for _, game, _, _ in decisions(table):
            rated = rates(game)
            if len(rated) > 1:
                met |= {verb(game, game.parse(answer)) for answer in rated}
            if len(set(rated.values())) > 1:
                told_apart |= {verb(game, game.parse(answer)) for answer in rated}

    assert met == told_apart


def test_the_battle_that_wins_the_game_is_fought_for() -> None:
    mine = ["regions blue venezia mantova", "hand blue 10 1", "hand orange 3 3 3"]
    game = laid_out(*mine, "battle ferrara", "company orange 6", "now battle blue")

    assert best(game) == "play 10"


def test_who_leads_when_nobody_can_play_any_more_passes() -> None:
    game = laid_out("hand blue 10 1", "company blue 5", "company orange 4", "now battle blue")

    assert best(game) == "pass"


def test_a_surrender_keeps_a_lead() -> None:
    hands = ["hand blue surrender 1", "company blue 6", "hand orange 10 10 10", "hand green 5 5 5", "hand purple 4 4"]
    game = laid_out(*hands, "now battle blue")

    assert best(game) == "play surrender"


def test_a_scarecrow_saves_a_mercenary_of_a_lost_battle() -> None:
    hands = ["hand blue scarecrow 1", "company blue 6", "company orange 10 10 10", "hand orange 10 10 10"]
    game = laid_out(*hands, "now battle blue")

    assert best(game) == "play scarecrow"
    assert best(play(game, "blue: play scarecrow")) == "take 6"


def test_an_own_card_that_lies_face_down_counts() -> None:
    hands = ["hand blue 10 5 1", "company orange 6 3", "hand orange 1 1", "hand green 1", "hand purple 1"]
    game = laid_out(*hands, "now battle blue", face_down="on")

    before = rates(game)["pass"]
    play(game, "blue: play 10", "orange: pass", "green: pass", "purple: pass")

    assert rates(game)["pass"] > before == 0


# ---- Estimates.
def test_more_regions_more_cards_and_points_are_worth_more() -> None:
    for more in ("regions blue roma", "hand blue 10 10", "hand blue heroine"):
        game = laid_out(more, "hand orange 1", "hand green 1", "token purple", "now region")

        blue, orange, green, _ = estimates(game)
        assert blue > orange == green, more


def test_estimates_are_around_the_mean_of_the_regions() -> None:
    game = laid_out("regions blue roma napoli", "regions orange milano", "hand blue 1", "hand orange 1", "now region")

    assert sum(estimates(game)) == pytest.approx(3)


def test_the_winner_of_a_finished_game_has_most() -> None:
    for table in OF_CONDOTTIERE[:4]:
        game, points = table.new_game(1), vec[float]([0.0] * MOST_SEATS)
        playout(game, 1)

        judgement_for(game).final(game, points)

        shown = list(points)[: game.seats]
        winners = game.seen_by(None)["winners"]
        assert [each for each, figure in enumerate(shown) if figure == max(shown)] == winners


def test_regions_that_hang_together_are_found_as_the_rules_find_them() -> None:
    random = from_seed(1)
    for _ in range(200):
        regions = random.below(1 << REGIONS)
        kingdoms = [hanging_together(1 << region, regions) for region in range(REGIONS) if regions >> region & 1]

        assert max((int(kingdom).bit_count() for kingdom in kingdoms), default=0) == largest_kingdom(regions)
    assert len(REGION_NAMES) == REGIONS


# ---- In a search.
def test_a_search_gives_the_same_answer_for_the_same_seed() -> None:
    game = laid_out(*[f"hand {colour} 1 3 5 10 bishop" for colour in ("blue", "orange", "green", "purple")])
    world = game.imagine(int(game.seat), from_seed(1))

    def thought() -> str:
        search = Search(judgement_for(game), int(game.seat), 5)
        search.begin(world)
        search.run(40)
        return json.dumps([search.tried(), search.chances()])

    assert thought() == thought()
