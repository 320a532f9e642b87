"""What the quick bot of Condottiere thinks of clear cases."""

from meseta.bots.condottiere.companies import Companies
from meseta.bots.condottiere.quick import QUESTIONS
from tests.any_game.play import Table, decisions
from tests.bots.play import said_by_quick_bot

THREE = "game condottiere players=3\ngiven\n battle siena\n"


# ---- What it sees.
def test_strengths_are_those_of_the_rules(condottiere_table: Table) -> None:
    for _, position, _, _ in decisions(condottiere_table, seed=8):
        view = position.seen_by(0)
        companies = Companies(view)
        if not any(player["face_down"] for player in view["seats"]):
            assert companies.strengths() == [player["strength"]["total"] for player in view["seats"]]


def test_every_kind_of_question_has_its_own_rule_of_thumb(condottiere_table: Table) -> None:
    asked = {
        position.seen_by(seat)["business"][-1]["kind"] for _, position, seat, _ in decisions(condottiere_table, seed=9)
    }

    assert asked <= set(QUESTIONS)


# ---- Mercenaries.
def test_cheap_cards_come_before_dear_ones() -> None:
    text = THREE + " hand blue 1 6 10 heroine\n hand orange 2 3 4 5\n hand green 2 3 4 5\n now battle blue"

    assert said_by_quick_bot(text) == "play 1"


def test_whoever_is_ahead_and_alone_passes() -> None:
    text = THREE + " hand blue 5 6\n company blue 4\n company orange 3\n company green 1\n now battle blue"

    assert said_by_quick_bot(text) == "pass"


def test_whoever_is_behind_and_alone_plays_the_smallest_card_that_wins() -> None:
    text = THREE + " hand blue 1 3 10\n company blue 1\n company orange 3\n company green 1\n now battle blue"

    assert said_by_quick_bot(text) == "play 3"


def test_hopeless_battle_is_left() -> None:
    text = f"""{THREE}
      hand blue 2 3
      company blue 1
      company orange 10 10 10 6
      hand orange 6 6 6 6 6
      hand green 1 1 1
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "pass"


def test_region_that_wins_the_game_is_fought_for_with_everything() -> None:
    text = f"""{THREE}
      regions blue firenze roma urbino
      hand blue 10 10
      company blue 1
      company orange 10 5
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "play 10"


# ---- Special cards.
def test_surrender_ends_a_battle_in_which_we_lead() -> None:
    text = f"""{THREE}
      regions blue firenze roma urbino
      hand blue surrender 1
      company blue 6
      company orange 5
      hand orange 6 6 6 6
      hand green 6 6
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "play surrender"


def test_winter_comes_when_rivals_have_laid_down_strong_mercenaries() -> None:
    text = f"""{THREE}
      regions blue firenze roma urbino
      hand blue winter 2
      company blue 1 1 1
      company orange 10 10
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "play winter"


def test_bishop_strikes_the_strongest_mercenaries_of_others() -> None:
    text = f"""{THREE}
      regions blue firenze roma urbino
      hand blue bishop 1
      company blue 5
      company orange 10
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "play bishop"


def test_drummer_doubles_a_company_that_is_behind() -> None:
    text = f"""{THREE}
      regions blue firenze roma urbino
      hand blue drummer 1
      company blue 6 5
      company orange 10 6
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "play drummer"


def test_scarecrow_saves_a_strong_mercenary_from_a_lost_battle() -> None:
    text = f"""{THREE}
      hand blue scarecrow
      company blue 10
      company orange 10 10 10
      hand orange 6 6 6 6
      hand green 5 5 5 5 5
      company green 1
      now battle blue"""

    assert said_by_quick_bot(text) == "play scarecrow"
    assert said_by_quick_bot(text + "\nwhen\n blue: play scarecrow") == "take 10"


# ---- Between battles.
def test_next_battle_is_where_a_kingdom_grows() -> None:
    text = "game condottiere players=4\ngiven\n regions blue torino\n regions orange napoli\n hand blue 10\n now region"

    assert said_by_quick_bot(text + "\n token blue\n hand orange 1") in ("region milano", "region genova")


def test_favour_bars_a_region_with_which_a_rival_would_win() -> None:
    text = """
    game condottiere players=4
    given
      regions orange torino milano
      battle siena
      hand blue bishop 1
      hand orange 1
      company orange 3
      now battle blue
    when
      blue: play bishop"""

    wanted = ["genova", "parma", "modena", "mantova", "venezia"]
    assert said_by_quick_bot(text) in [f"favour {region}" for region in wanted]
