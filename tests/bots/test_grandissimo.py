"""What the quick bot of El Grande makes of Grandissimo: Ship, Jail, figures, and the cards of the sixth deck."""

from __future__ import annotations

from typing import cast

import pytest

from meseta.bots.el_grande.parts.catalogue import PARTS
from meseta.bots.el_grande.table import Table as Picture
from meseta.games.el_grande.view import ElGrandeView
from tests.bots.play import laid_out, said_by_quick_bot

TURN = "game el-grande expansion=grandissimo castillo=open\ngiven\n round 2\n king castilla-la-nueva\n"
# Rivals hold what the cases are not about, so that nothing is to be had there.
HELD = """
      caballeros castillo orange 4 green 3 purple 2
      caballeros galicia orange 3 green 2 purple 1
      caballeros pais-vasco green 3 purple 2 orange 1
      caballeros aragon purple 3 orange 2 green 1
      caballeros cataluna purple 3 orange 2 green 1
      caballeros castilla-la-vieja orange 3 green 2 purple 1
      caballeros castilla-la-nueva orange 3 green 2 purple 1
      caballeros sevilla green 3 purple 2 orange 1
      caballeros granada purple 3 orange 2 green 1
      caballeros portugal purple 3
      court orange 0 green 0 purple 0
"""
ALL_HELD = f"{HELD} caballeros valencia green 3 purple 2 orange 1\n"


def picture(text: str) -> Picture:
    return Picture(cast("ElGrandeView", laid_out(text).seen_by(0)), PARTS)


# ---- What it sees.
def test_nothing_is_expected_of_a_region_under_boycott() -> None:
    table = picture(f"{TURN} caballeros valencia blue 4\n boycott valencia\n now bidding blue")

    assert table.worth(table.number["valencia"]) == 0


def test_allies_are_expected_to_count_together() -> None:
    laid = f"{TURN} caballeros valencia blue 2 orange 2 green 3\n alliance {{}} blue orange\n now bidding blue"

    allied, apart = picture(laid.format("valencia")), picture(laid.format("galicia"))

    valencia = allied.number["valencia"]
    assert allied.worth(valencia) > apart.worth(valencia)
    assert allied.if_scored(valencia) == apart.if_scored(valencia), "a card that scores it knows no allies"


def test_black_caballeros_count_for_cards_and_not_in_general_scorings() -> None:
    table = picture(f"{TURN} caballeros valencia black 2 orange 1\n inquisitor blue\n now bidding blue")

    valencia = table.number["valencia"]
    assert table.if_scored(valencia) > 0
    assert table.worth(valencia) < 0


def test_closed_castillo_holds_neither_sailors_nor_prisoners_nor_gifts() -> None:
    text = f"""{TURN.replace("open", "strict")}
      caballeros ship blue 1
      caballeros jail blue 1
      caballeros gift-orange blue 1
      caballeros castillo blue 3
      now bidding blue"""

    table = picture(text)

    assert table.caballeros[table.castillo][0] == 3


# ---- The Ship.
def test_who_is_aboard_lands_where_it_does_most() -> None:
    text = f"{TURN}{HELD} caballeros ship blue 1\n caballeros valencia orange 1\n now turn blue"

    assert said_by_quick_bot(text) == "move blue ship"
    assert said_by_quick_bot(f"{text}\nwhen\n blue: move blue ship") == "to valencia"


def test_who_has_a_token_goes_aboard_where_a_coast_is_open() -> None:
    text = f"""{TURN.replace("castilla-la-nueva", "castilla-la-vieja").replace("round 2", "round 1")}{HELD}
      caballeros valencia orange 1
      ship-tokens blue
      court blue 1
      offer own-4
      now turn blue
    when
      blue: take 1"""

    assert said_by_quick_bot(text) == "place ship"


def test_token_is_taken_from_who_is_ahead() -> None:
    text = f"""{TURN}{ALL_HELD}
      ship-tokens orange green
      score orange 40 green 10
      court blue 0
      offer harbour-court
      now turn blue
    when
      blue: take 6
      blue: act"""

    assert said_by_quick_bot(text) == "token orange"


# ---- The Jail.
def test_rival_who_ties_with_us_is_sent_to_the_jail() -> None:
    text = f"""{TURN}{HELD}
      caballeros valencia blue 3 orange 3
      court blue 0
      offer warrant-court
      now turn blue
    when
      blue: take 6
      blue: act"""

    assert said_by_quick_bot(text) == "jail"
    assert said_by_quick_bot(f"{text}\n blue: jail") == "move orange valencia"


def test_own_prisoners_are_pardoned_to_where_they_do_most() -> None:
    text = f"""{TURN}{HELD}
      caballeros valencia orange 3 blue 3
      caballeros jail blue 1
      court blue 0
      now turn blue
    when
      blue: take 5
      blue: act
      blue: king sevilla"""

    assert said_by_quick_bot(text) == "pardon valencia"


def test_prisoners_of_others_stay_where_they_are() -> None:
    text = f"""{TURN}{HELD}
      caballeros valencia blue 3 orange 2
      caballeros jail orange 2
      score orange 50
      court blue 0
      now turn blue
    when
      blue: take 5
      blue: act
      blue: king sevilla"""

    assert said_by_quick_bot(text) != "pardon valencia"


# ---- Figures.
def test_queen_comes_before_the_jester() -> None:
    assert said_by_quick_bot(f"{TURN} now turn blue\nwhen\n blue: take 7") == "figure queen"


def test_gift_is_placed_where_it_helps_its_owner_least() -> None:
    text = f"""{TURN}
      caballeros valencia blue 3 orange 2
      caballeros sevilla orange 5
      caballeros gift-blue orange 1
      now turn blue"""

    assert said_by_quick_bot(text) != "place valencia"


@pytest.mark.parametrize(("court", "brought"), [(0, True), (9, False)])
def test_queen_brings_one_to_an_empty_court_and_places_one_of_a_full_one(court: int, brought: bool) -> None:
    text = f"""{TURN}{HELD.replace("sevilla green 3 purple 2", "sevilla green 3 blue 3")}
      court blue {court}
      queen blue
      offer own-4
      now turn blue
    when
      blue: take 1"""

    helped, where = said_by_quick_bot(text).split()

    assert helped == "queen"
    assert (where == "court") == brought


# ---- The sixth deck.
def test_region_where_a_rival_leads_is_boycotted() -> None:
    text = f"""{TURN}
      caballeros valencia orange 4
      caballeros sevilla blue 4
      court blue 0
      offer boycott
      now turn blue
    when
      blue: take 6
      blue: act"""

    assert said_by_quick_bot(text) == "name valencia"


def test_alliance_is_made_with_whoever_comes_first_with_us() -> None:
    text = f"""{TURN}
      caballeros valencia orange 4 blue 3
      court blue 0
      offer alliance
      now turn blue
    when
      blue: take 6
      blue: act"""

    assert said_by_quick_bot(text) == "name valencia"
    assert said_by_quick_bot(f"{text}\n blue: name valencia") == "ally orange"


def test_second_card_is_the_one_that_pays() -> None:
    text = f"""{TURN}{HELD}
      caballeros valencia blue 5
      court blue 0
      offer double-turn own-4 score-one
      now turn blue"""

    assert said_by_quick_bot(f"{text}\nwhen\n blue: take 6\n blue: act") == "take 2"


def test_action_that_would_pay_only_others_is_kept() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 4
      caballeros cataluna orange 4
      court blue 0
      offer double-turn score-fours
      now turn blue
    when
      blue: take 6
      blue: act
      blue: take 3"""

    assert said_by_quick_bot(text) == "keep action"


def test_kept_action_that_pays_is_carried_out() -> None:
    text = f"""{TURN}
      caballeros sevilla blue 4
      kept blue score-fours
      court blue 0
      offer own-4
      now turn blue
    when
      blue: take 1"""

    assert said_by_quick_bot(text) == "act kept"


def test_revolution_is_made_where_we_lead_at_home() -> None:
    text = f"""{TURN}{HELD}
      grande blue valencia
      caballeros valencia blue 4 orange 3
      court blue 0
      offer revolution
      now turn blue
    when
      blue: take 6"""

    assert said_by_quick_bot(text) == "act"


def test_rival_is_moved_out_of_a_tie_by_free_choice() -> None:
    nobody_inside = HELD.replace("castillo orange 4 green 3 purple 2", "castillo orange 0")
    text = f"""{TURN.replace("round 2", "round 3")}{nobody_inside}
      free-choice blue
      caballeros valencia blue 3 orange 3
      now general-scoring"""

    assert said_by_quick_bot(text) == "move orange valencia"


# ---- Company.
@pytest.mark.parametrize(("there", "said"), [("blue 3 orange 3", "agree"), ("orange 5", "refuse")])
def test_own_caballero_goes_along_where_it_gains(there: str, said: str) -> None:
    text = f"""{TURN}{HELD.replace("portugal purple 3", f"portugal {there}")}
      caballeros valencia black 2 orange 1 blue 2
      offer grand-inquisitor
      now turn orange
    when
      orange: take 6
      orange: act
      orange: move black valencia
      orange: to portugal
      orange: move blue valencia"""

    assert said_by_quick_bot(text) == said
