"""What the quick bot of El Grande thinks of clear cases."""

from typing import cast

from meseta.bots.catalogue import first_thought
from meseta.bots.el_grande.parts.catalogue import PARTS
from meseta.bots.el_grande.quick import rules_of_thumb
from meseta.bots.el_grande.table import Table as Picture
from meseta.games.el_grande.view import ElGrandeView
from tests.any_game.play import Table, decisions, some_decisions
from tests.bots.play import laid_out, said_by_quick_bot

TURN = "game el-grande castillo=open\ngiven\n round 3\n king granada\n"
# Rivals hold what the cases are not about, so that nothing is to be had there.
HELD = """
      caballeros castillo orange 4 green 3 purple 2
      caballeros pais-vasco green 4 purple 3 orange 2
      caballeros aragon purple 4 orange 3 green 2
      caballeros castilla-la-vieja orange 4 green 3 purple 2
      caballeros valencia green 4 purple 3 orange 2
"""


# ---- What it sees.
def test_what_an_area_would_bring_is_what_the_rules_would_pay(el_grande_table: Table) -> None:
    for _, position, seat, _ in some_decisions(el_grande_table, seed=8):
        view = position.seen_by(seat)
        picture = Picture(view, PARTS)
        for area in view["areas"]:
            if area["if_scored_now"] is not None:
                assert picture.if_scored(picture.number[area["area"]]) == picture.advantage(area["if_scored_now"])


def test_closed_castillo_is_counted_from_all_the_rest() -> None:
    position = laid_out("game el-grande castillo=strict\ngiven\n caballeros castillo blue 3 green 1\n now turn blue")

    picture = Picture(position.seen_by(0))
    assert picture.caballeros[picture.castillo] == [3, 0, 1, 0]


def test_every_kind_of_question_has_its_own_rule_of_thumb(el_grande_table: Table) -> None:
    for _, position, seat, _ in some_decisions(el_grande_table, seed=9):
        view = position.seen_by(seat)
        assert view["business"][-1]["kind"] in rules_of_thumb(Picture(view, PARTS))


# ---- What it does.
def test_caballero_goes_where_it_breaks_a_tie_for_most_points() -> None:
    text = f"""{TURN}{HELD}
      caballeros castilla-la-nueva blue 3 orange 3
      caballeros sevilla orange 5 green 4 purple 3
      court blue 1
      offer own-4
      now turn blue
    when
      blue: take 1"""

    assert said_by_quick_bot(text) == "place castilla-la-nueva"


def test_scoring_card_that_pays_is_taken_and_carried_out_after_placing() -> None:
    text = f"""{TURN}{HELD}
      caballeros castilla-la-nueva purple 4 orange 3 green 2
      caballeros sevilla blue 4
      caballeros cataluna blue 4 green 1
      caballeros galicia blue 4 orange 1
      court blue 1
      offer own-4 score-one score-fours
      now turn blue"""

    assert said_by_quick_bot(text) == "take 3"
    assert said_by_quick_bot(text + "\nwhen\n blue: take 3\n blue: place sevilla") == "act"


def test_scoring_card_that_pays_only_others_is_not_carried_out() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 4
      caballeros cataluna orange 4
      court blue 0
      offer own-4 score-one score-fours
      now turn blue
    when
      blue: take 3"""

    assert said_by_quick_bot(text) == "end"


def test_high_power_card_is_kept_when_the_court_is_empty_and_little_is_on_offer() -> None:
    text = TURN + " court blue 0\n offer own-4 veto score-castillo scoring-tile\n now bidding blue"

    assert int(said_by_quick_bot(text).split()[1]) <= 6


def test_high_power_card_is_played_for_a_card_that_pays_much() -> None:
    text = f"""{TURN}{HELD}
      caballeros castilla-la-nueva purple 4 orange 3 green 2
      caballeros sevilla blue 4
      caballeros cataluna blue 4
      caballeros galicia blue 4
      offer own-4 veto score-fours
      now bidding blue"""

    assert int(said_by_quick_bot(text).split()[1]) >= 10


def test_disk_shows_the_region_where_the_caballeros_gain_most() -> None:
    text = f"""{TURN}{HELD}
      caballeros castillo blue 2
      caballeros castilla-la-nueva orange 2 blue 1
      caballeros sevilla orange 5 green 4 purple 3
      caballeros cataluna purple 5 orange 4 green 3
      caballeros galicia green 5 orange 4
      court orange 0 green 0 purple 0
      now general-scoring"""

    assert said_by_quick_bot(text) == "disk castilla-la-nueva"


def test_disk_never_shows_the_kings_region_at_a_general_scoring(el_grande_table: Table) -> None:
    asked = 0
    for _, position, seat, _ in decisions(el_grande_table, seed=10):
        view = cast("ElGrandeView", position.seen_by(seat))
        frame = view["business"][-1]
        if frame["kind"] == "disks" and frame["by"] < 0:
            asked += 1
            assert position.notation(first_thought(view, asked)) != f"disk {view['king']}"

    assert asked


def test_rivals_caballero_is_moved_out_of_a_tie_with_ours() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva blue 3 orange 3
      court blue 0
      offer others-3
      now turn blue
    when
      blue: take 1
      blue: act"""

    assert said_by_quick_bot(text) == "move orange castilla-la-nueva"


def test_king_protects_the_region_we_lead_before_a_general_scoring() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva blue 3 orange 2
      caballeros sevilla orange 5
      court blue 0
      now turn blue
    when
      blue: take 5
      blue: act"""

    assert said_by_quick_bot(text) == "king castilla-la-nueva"


def test_tile_for_the_first_place_alone_goes_where_we_lead() -> None:
    text = f"""{TURN}
      caballeros sevilla blue 5 orange 1
      caballeros aragon orange 4 blue 1
      court blue 0
      offer any-3 veto score-fours scoring-tile
      now turn blue
    when
      blue: take 4
      blue: act
      blue: tile 8"""

    assert said_by_quick_bot(text) == "to sevilla"


# ---- Vetoes.
def test_payment_to_a_rival_alone_is_vetoed() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva blue 4
      veto orange 1
      offer any-3 score-one
      now turn blue
    when
      blue: take 2
      blue: act
      blue: score castilla-la-nueva"""

    assert said_by_quick_bot(text) == "veto"


def test_payment_to_ourselves_is_allowed() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva orange 4
      veto orange 1
      offer any-3 score-one
      now turn blue
    when
      blue: take 2
      blue: act
      blue: score castilla-la-nueva"""

    assert said_by_quick_bot(text) == "allow"


def test_whole_action_of_2023_that_costs_points_is_vetoed() -> None:
    text = """
    game el-grande edition=2023 added-vetoes=2
    given
      round 3
      king granada
      caballeros sevilla blue 4
      caballeros cataluna blue 4
      veto orange 1
      offer own-4 score-one outposts
      now turn blue
    when
      blue: take 3
      blue: act"""

    assert said_by_quick_bot(text) == "veto"
