"""What the quick bot of El Grande makes of the colonies: voyages, honours, the limit table, the inquisitor."""

from __future__ import annotations

from typing import cast

import pytest

from meseta.bots.el_grande.parts.catalogue import PARTS
from meseta.bots.el_grande.table import Table as Picture
from meseta.games.el_grande.view import ElGrandeView
from tests.bots.play import laid_out, said_by_quick_bot

TURN = "game el-grande expansion=colonies castillo=open\ngiven\n round 2\n king castilla-la-nueva\n limit galicia\n"
# Rivals hold what the cases are not about, so that nothing is to be had there.
HELD = """
      caballeros castillo orange 4 green 3 purple 2
      caballeros galicia orange 3 green 2 purple 1
      caballeros pais-vasco green 4 purple 3 orange 2
      caballeros aragon purple 4 orange 3 green 2
      caballeros cataluna purple 4 orange 3 green 2
      caballeros castilla-la-vieja orange 4 green 3 purple 2
      caballeros sevilla green 4 purple 3 orange 2
      caballeros granada purple 4 orange 3 green 2
      caballeros valencia green 4 purple 3 orange 2
      court orange 0 green 0 purple 0
"""
COLONIES_HELD = """
      caballeros america orange 2
      caballeros viceroy orange 1
      caballeros captain orange 1
      caballeros mediterranean orange 4 green 3 purple 2
"""
LAST_CARDS = "offer own-4 score-one score-fours scoring-tile king grand-inquisitor limit-table-2"


def picture(text: str) -> Picture:
    return Picture(cast("ElGrandeView", laid_out(text).seen_by(0)), PARTS)


# ---- What it sees.
def test_black_caballeros_count_as_those_of_the_inquisitors_holder() -> None:
    laid = f"{TURN} caballeros valencia blue 1 black 2\n inquisitor {{}}\n now bidding blue"

    held, free = picture(laid.format("blue")), picture(laid.format("beside"))

    valencia = held.number["valencia"]
    assert held.counted[valencia] == [3, 0, 0, 0, 0]
    assert free.counted[valencia] == [1, 0, 0, 0, 2]


def test_those_beside_the_limit_table_do_not_count() -> None:
    table = picture(f"{TURN} caballeros galicia orange 10\n caballeros outside blue 2\n now bidding blue")

    galicia = table.number["galicia"]
    assert table.counted[galicia] == [0, 10, 0, 0, 0]
    assert table.mine(galicia) == 2


def test_nothing_is_to_be_had_where_the_limit_table_is_full() -> None:
    table = picture(f"{TURN} caballeros galicia orange 5 green 5\n now bidding blue")

    assert table.gain(table.number["galicia"], 0, 6) == 0


def test_closed_castillo_holds_who_stands_on_no_place_either() -> None:
    text = f"{TURN.replace('open', 'strict')} caballeros captain blue 1\n caballeros castillo blue 3\n now bidding blue"

    table = picture(text)

    assert table.caballeros[table.castillo] == [3, 0, 0, 0, 4]


# ---- Before the first round.
def test_two_are_sent_out_to_a_region_that_is_open() -> None:
    said = {
        said_by_quick_bot("game el-grande expansion=colonies\ngiven\n king granada\n now dialling", seed)
        for seed in range(8)
    }

    assert "disk granada" not in said
    assert len(said) > 1, "whoever chooses the same has to share it"


# ---- Sailing.
def test_gold_is_brought_to_spain() -> None:
    text = f"{TURN}{HELD}{COLONIES_HELD} caballeros ship-gold blue 1\n now turn blue"

    assert said_by_quick_bot(text) == "move blue ship-gold"
    coasts = ["galicia", "pais-vasco", "cataluna", "sevilla", "granada", "valencia"]
    assert said_by_quick_bot(f"{text}\nwhen\n blue: move blue ship-gold") in [f"to {coast}" for coast in coasts]


def test_who_carries_something_home_boards_the_ship_where_nothing_else_is_to_be_had() -> None:
    text = f"{TURN}{HELD}{COLONIES_HELD} caballeros mediterranean-wares blue 1\n now turn blue"

    assert said_by_quick_bot(text) == "move blue mediterranean-wares"


def test_who_has_the_majority_of_a_colony_stays_for_the_general_scoring() -> None:
    text = f"{TURN.replace('round 2', 'round 3')}{HELD} caballeros america-gold blue 1\n now turn blue"

    assert said_by_quick_bot(text) == "done"


def test_gold_is_not_left_in_america_in_the_last_but_one_round() -> None:
    text = f"{TURN.replace('round 2', 'round 8')}{HELD}{COLONIES_HELD} caballeros america-gold blue 1\n now turn blue"

    assert said_by_quick_bot(text) == "move blue america-gold"


def test_empty_colony_is_sailed_to() -> None:
    text = f"{TURN}{HELD} caballeros ship blue 1\n caballeros mediterranean orange 3 green 2 purple 1\n now turn blue"

    assert said_by_quick_bot(f"{text}\nwhen\n blue: move blue ship") in ("to america", "to viceroy")


def test_disc_is_claimed_before_anything_else() -> None:
    text = f"{TURN}{HELD} discs gold 1\n caballeros america blue 2\n caballeros ship blue 1\n now turn blue"

    assert said_by_quick_bot(text) == "claim america"


def test_disc_that_cannot_be_brought_home_any_more_is_left() -> None:
    text = f"{TURN.replace('round 2', 'round 9')}{HELD} discs gold 1\n caballeros america blue 2\n"
    text += " caballeros captain orange 1\n now turn blue"

    assert said_by_quick_bot(text) == "done"


# ---- Honours.
def test_captain_comes_before_a_lost_region() -> None:
    text = f"""{TURN.replace("king castilla-la-nueva", "king sevilla")}{HELD}
      caballeros castilla-la-nueva orange 4 green 3 purple 2
      court blue 1
      offer own-4
      now turn blue
    when
      blue: take 1"""

    assert said_by_quick_bot(text) == "place captain"


def test_ambassador_comes_before_the_place_without_honour() -> None:
    text = f"""{TURN.replace("king castilla-la-nueva", "king aragon")}{HELD.replace("aragon", "castilla-la-nueva")}
      court blue 1
      offer own-4
      now turn blue
    when
      blue: take 1"""

    assert said_by_quick_bot(text) == "place ambassador"


# ---- The limit table.
def test_own_caballeros_come_onto_the_table() -> None:
    text = f"""{TURN}
      caballeros valencia blue 5 orange 5 green 3
      court blue 0
      {LAST_CARDS}
      now turn blue
    when
      blue: take 7
      blue: act
      blue: limit valencia"""

    said: list[str] = []
    for _ in range(10):
        said.append(said_by_quick_bot(text))
        text += f"\n      blue: {said[-1]}"
    assert [said.count(f"move {colour} outside") for colour in ("blue", "orange", "green")] == [5, 2, 3]


def test_table_goes_where_a_rival_leads_with_too_many() -> None:
    text = f"""{TURN}
      caballeros castilla-la-vieja orange 7 blue 6
      caballeros valencia orange 3 green 2
      court blue 0
      {LAST_CARDS}
      now turn blue
    when
      blue: take 7
      blue: act"""

    assert said_by_quick_bot(text) == "limit castilla-la-vieja"


# ---- The inquisitor.
def test_inquisitor_is_taken_where_his_caballeros_decide() -> None:
    held = HELD.replace("valencia green 4 purple 3", "valencia green 2 blue 1 black 4")
    text = f"""{TURN.replace("round 2", "round 3")}{held}
      court blue 0
      {LAST_CARDS}
      now turn blue"""

    assert said_by_quick_bot(text) == "take 6"


def test_black_caballero_breaks_a_tie_for_us() -> None:
    held = HELD.replace("valencia green 4 purple 3 orange 2", "valencia green 3 blue 3") + COLONIES_HELD
    text = f"""{TURN.replace("round 2", "round 3")}{held}
      caballeros ship black 4
      caballeros ambassador green 1
      caballeros envoy green 1
      caballeros france green 1
      court blue 0
      {LAST_CARDS}
      now turn blue
    when
      blue: take 6
      blue: act
      blue: move black ship"""

    assert said_by_quick_bot(text) == "to valencia"


@pytest.mark.parametrize(("court", "brought"), [(0, True), (9, False)])
def test_help_brings_one_to_an_empty_court_and_places_one_of_a_full_one(court: int, brought: bool) -> None:
    text = f"""{TURN}{HELD.replace("sevilla green 4 purple 3", "sevilla green 3 blue 3")}
      court blue {court}
      inquisitor blue
      offer own-4
      now turn blue
    when
      blue: take 1"""

    helped, where = said_by_quick_bot(text).split()

    assert helped == "inquisitor"
    assert (where == "court") == brought


# ---- Other cards of the seventh deck.
def test_colonial_scoring_is_taken_by_who_rules_there() -> None:
    text = f"""{TURN}{HELD}
      caballeros viceroy blue 1
      caballeros america blue 1
      caballeros captain blue 1
      court blue 0
      offer own-4 veto score-fives scoring-tile king grand-inquisitor colonial-scoring
      now turn blue
    when
      blue: done"""

    assert said_by_quick_bot(text) == "take 7"
    assert said_by_quick_bot(f"{text}\n blue: take 7") == "act"


def test_card_that_would_pay_a_rival_is_turned_over() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 4
      caballeros cataluna orange 4
      court blue 0
      offer own-4 veto score-fours scoring-tile king grand-inquisitor turn-over-card
      now turn blue
    when
      blue: take 7
      blue: act"""

    assert said_by_quick_bot(text) == "turn-over 3"


def test_card_for_a_ship_without_room_is_worth_no_more_than_what_it_lets_place() -> None:
    text = f"""{TURN.replace("limit galicia", "limit ship")}{HELD}{COLONIES_HELD}
      caballeros ship orange 2 green 4 purple 4
      court blue 3
      offer own-4 veto score-fives scoring-tile king grand-inquisitor embarkation
      now turn blue"""

    assert said_by_quick_bot(text) != "take 7"


def test_grande_goes_by_conspiracy_to_where_we_lead() -> None:
    text = f"""{TURN.replace("round 2", "round 3")}
      grande blue galicia
      caballeros valencia blue 5
      conspiracy orange
      now general-scoring"""

    assert said_by_quick_bot(text) == "disk valencia"


# ---- Vetoes.
def test_inquisitor_who_would_cost_us_a_region_is_stopped() -> None:
    text = f"""{TURN.replace("round 2", "round 3")}
      caballeros castilla-la-vieja orange 3 blue 2 black 4
      inquisitor orange
      veto orange 1
      {LAST_CARDS}
      now turn blue
    when
      blue: take 6
      blue: act"""

    assert said_by_quick_bot(text) == "veto"


# ---- King & Colonies.
def test_card_of_a_deck_is_taken_instead_of_an_own_action_that_brings_nothing() -> None:
    text = f"""{TURN.replace("expansion=colonies", "expansion=king-and-colonies")}{HELD}
      caballeros viceroy blue 1
      caballeros america blue 1
      caballeros captain blue 1
      court blue 0
      bids blue 93 orange 180 green 60 purple 50
      offer grand-inquisitor colonial-scoring
      now turn blue
    when
      blue: done
      blue: court 0"""

    assert said_by_quick_bot(text) == "take 7"


def test_own_action_that_pays_is_carried_out_all_the_same() -> None:
    text = f"""{TURN.replace("expansion=colonies", "expansion=king-and-colonies")}{HELD}
      caballeros castilla-la-nueva blue 5
      court blue 0
      bids blue 150 orange 180 green 60 purple 50
      offer grand-inquisitor limit-table-1
      now turn blue
    when
      blue: court 0"""

    assert said_by_quick_bot(text) == "take own"
