"""What the quick bot of El Grande makes of Intrigue & the King: its hand, the cards it plays, and their actions."""

from __future__ import annotations

from typing import cast

import pytest

from meseta.bots.el_grande.parts.catalogue import PARTS
from meseta.bots.el_grande.parts.intrigue import suggested_hand
from meseta.bots.el_grande.parts.intrigue.prospects import promise
from meseta.bots.el_grande.table import Table as Picture
from meseta.engine.frame import AnyPosition
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.parts.intrigue.own_cards import OWN_CARDS
from meseta.games.el_grande.parts.intrigue.view import of_intrigue
from meseta.games.el_grande.view import ElGrandeView
from tests.bots.play import laid_out, said_by_quick_bot, thoughts

CHOOSING = "game el-grande expansion=intrigue\ngiven\n king granada\n now choosing"
TURN = "game el-grande expansion=intrigue castillo=open\ngiven\n round 3\n king granada\n"
# Rivals hold what the cases are not about, so that nothing is to be had there.
HELD = """
      caballeros castillo orange 4 green 3 purple 2
      caballeros pais-vasco green 4 purple 3 orange 2
      caballeros aragon purple 4 orange 3 green 2
      caballeros castilla-la-vieja orange 4 green 3 purple 2
      caballeros valencia green 4 purple 3 orange 2
"""


def seen(position: AnyPosition) -> ElGrandeView:
    return cast("ElGrandeView", position.seen_by(0))


def brings(view: ElGrandeView, hand: list[int]) -> list[int]:
    return [card["brings"] for card in of_intrigue(view)["own_cards"] if card["value"] in hand]


# ---- The hand.
def test_every_card_promises_something() -> None:
    rules = rules_for({"expansion": "intrigue"})
    promises = {own.name: promise(rules.cards[rules.card_number[own.card.name]]) for own in OWN_CARDS}

    assert [name for name, worth in promises.items() if worth == 0] == []


@pytest.mark.parametrize("options", ["", " own-cards=tens", " veto=off", " players=2", " edition=2023 players=5"])
def test_suggested_hand_has_cards_for_every_place_in_the_order(options: str) -> None:
    view = seen(laid_out(CHOOSING.replace("intrigue", f"intrigue{options}")))

    hand = suggested_hand(view)

    assert len(set(hand)) == len(hand) == 13
    assert set(hand) <= {card["value"] for card in of_intrigue(view)["own_cards"]}
    assert sum(count >= 4 for count in brings(view, hand)) >= 4, "low ones bring caballeros"
    assert sum(count <= 1 for count in brings(view, hand)) >= 3, "high ones act first"
    assert sum(brings(view, hand)) >= 25


def test_suggested_hand_fills_up_what_is_kept() -> None:
    position = laid_out(CHOOSING + "\nwhen\n blue: keep 13\n blue: keep 35\n blue: keep joker")

    hand = suggested_hand(seen(position))

    assert {13, 35, 0} <= set(hand)
    assert len(hand) == 13


def test_suggested_hand_of_one_that_is_full_is_the_same() -> None:
    kept = [10, 13, 15, 20, 23, 25, 30, 35, 40, 43, 50, 60, 63]
    position = laid_out(CHOOSING + "\nwhen\n" + "\n".join(f" blue: keep {value}" for value in kept))

    assert suggested_hand(seen(position)) == kept


def test_players_differ_in_their_taste() -> None:
    view = seen(laid_out(CHOOSING))

    hands = {tuple(suggested_hand(view, seed)) for seed in range(10)}

    assert len(hands) > 1
    assert suggested_hand(view, 1) == suggested_hand(view, 1)


@pytest.mark.parametrize("cards", ["all", "tens"])
def test_hand_is_chosen_card_by_card_and_never_changed_back(cards: str) -> None:
    position = laid_out(CHOOSING.replace("intrigue", f"intrigue own-cards={cards}"))
    verbs = []
    for thought in thoughts(position, ["quick"] * 4, 1):
        if thought.view["business"][-1]["kind"] != "choosing-hand":
            break
        if thought.seat == 0:
            verbs.append(position.notation(thought.answer).split()[0])

    assert verbs == (["keep"] * 13 if cards == "all" else ["drop"] * 5)


def test_first_caballero_does_not_stay_in_the_court() -> None:
    position = laid_out(CHOOSING.replace("choosing", "dialling"))

    said = {said_by_quick_bot(CHOOSING.replace("choosing", "dialling"), seed) for seed in range(8)}

    assert position.waiting() == [0, 1, 2, 3]
    assert "disk granada" not in said
    assert len(said) > 1, "whoever chooses the same has to share it"


# ---- Playing cards.
def test_high_card_is_played_where_many_can_be_placed() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva orange 3 blue 2
      caballeros sevilla orange 3 blue 2
      court blue 7
      hand blue 15 60 80 180
      now bidding blue"""

    assert said_by_quick_bot(text) == "bid 180"


def test_low_card_is_played_where_the_court_is_empty() -> None:
    text = TURN + " court blue 0\n hand blue 15 140 170 180\n now bidding blue"

    assert said_by_quick_bot(text) == "bid 15"


def test_card_whose_action_pays_is_played_where_it_will_be_carried_out() -> None:
    text = f"""{TURN}{HELD}
      caballeros castilla-la-nueva purple 4 orange 3 green 2
      caballeros sevilla blue 4
      caballeros cataluna blue 4
      caballeros galicia blue 4
      court blue 0
      hand blue 100 180
      hand green 10 180
      hand orange 10 20 30
      hand purple 10 170 180
      now bidding green
    when
      green: bid 180
      purple: bid 10"""

    assert said_by_quick_bot(text) == "bid 100", "the one acts before, the other after"


def test_required_action_that_pays_others_is_not_played_where_it_would_be_carried_out() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 4
      caballeros cataluna orange 4
      caballeros galicia orange 4
      court blue 0
      hand blue 90 100
      hand green 10 180
      hand purple 10 170 180
      now bidding green
    when
      green: bid 180
      purple: bid 10"""

    assert said_by_quick_bot(text) == "bid 90"


def test_joker_is_followed_by_another_card() -> None:
    text = TURN + " hand blue joker 60 180\n hand orange 70\n hand green 80\n hand purple 90\n now bidding blue\nwhen\n"
    played = "blue: bid joker\n orange: bid 70\n green: bid 80\n purple: bid 90"

    assert said_by_quick_bot(text + played) in ("bid 60", "bid 180")


# ---- Turns.
def test_own_action_that_pays_is_taken_instead_of_the_king_card() -> None:
    text = """
    game el-grande expansion=intrigue players=3
    given
      round 3
      king granada
      caballeros castilla-la-nueva blue 4
      court blue 0
      bids blue 150 orange 60 green 10
      now turn blue
    when
      blue: court 0"""

    assert said_by_quick_bot(text) == "take own"


def test_king_card_is_taken_where_the_own_action_brings_less() -> None:
    text = """
    game el-grande expansion=intrigue players=3
    given
      round 3
      king granada
      caballeros castilla-la-nueva blue 3 orange 2
      court blue 0
      bids blue 130 orange 60 green 10
      court orange 0 green 0
      now turn blue
    when
      blue: court 0"""

    assert said_by_quick_bot(text) == "take king"


def test_required_action_is_carried_out_though_it_pays_others() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 4
      court blue 0
      bids blue 100 orange 180 green 60 purple 50
      now turn blue
    when
      blue: court 0"""

    assert said_by_quick_bot(text) == "act"


def test_nothing_is_placed_for_nothing_before_a_required_action() -> None:
    areas = "galicia pais-vasco aragon cataluna castilla-la-vieja castilla-la-nueva sevilla valencia castillo"
    lost = "\n".join(f"      caballeros {area} orange 3" for area in areas.split())
    text = f"""
    game el-grande expansion=intrigue players=2 castillo=open
    given
      round 3
      king granada
{lost}
      court blue 1 orange 0
      bids blue 100 orange 180
      now turn blue
    when
      blue: court 0
      blue: take own"""

    assert said_by_quick_bot(text) == "act"


def test_five_are_placed_after_acting_not_before() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva orange 3 blue 1
      caballeros sevilla orange 3 blue 1
      court blue 9
      bids blue 15 orange 180 green 120 purple 10
      now turn blue
    when
      blue: court 0"""

    assert said_by_quick_bot(text) == "act"


def test_caballero_goes_where_a_rival_will_have_to_score() -> None:
    text = f"""{TURN.replace("round 3", "round 1")}{HELD}
      caballeros castilla-la-nueva orange 3 blue 3
      caballeros sevilla orange 2 blue 2
      court blue 1
      bids blue 130 orange 120 green 180 purple 10
      court orange 0 green 0 purple 0
      now turn blue
    when
      blue: court 0"""

    assert said_by_quick_bot(text) == "place castilla-la-nueva"


# ---- Their actions.
def test_quarantine_protects_what_we_hold() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva blue 3 orange 2
      caballeros sevilla orange 5 green 4 purple 3
      court blue 0
      bids blue 93 orange 180 green 60 purple 50
      now turn blue
    when
      blue: court 0
      blue: act
      blue: tile 4"""

    assert said_by_quick_bot(text) == "name castilla-la-nueva"


def test_marker_is_the_tile_that_helps_a_rival() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 5
      tile 8 sevilla
      tile 4 aragon
      court blue 0
      bids blue 93 orange 180 green 60 purple 50
      now turn blue
    when
      blue: court 0
      blue: act"""

    assert said_by_quick_bot(text) == "tile 8"


def test_rivals_region_is_gathered() -> None:
    text = f"""{TURN}
      caballeros castillo orange 5
      caballeros castilla-la-nueva orange 4
      court blue 0
      bids blue 23 orange 180 green 60 purple 10
      now turn blue
    when
      blue: court 0
      blue: act"""

    assert said_by_quick_bot(text) == "name castilla-la-nueva"


def test_bridge_leads_from_the_king_to_where_a_caballero_gains_most() -> None:
    text = f"""{TURN}{HELD}
      caballeros castilla-la-nueva orange 4 green 3 purple 2
      caballeros sevilla orange 4 green 3 purple 2
      caballeros galicia orange 1
      caballeros cataluna orange 4 green 3 purple 2
      court blue 2
      court orange 0 green 0 purple 0
      bids blue 63 orange 180 green 120 purple 10
      now turn blue
    when
      blue: court 0
      blue: act"""

    assert said_by_quick_bot(text) == "name granada"
    assert said_by_quick_bot(f"{text}\n blue: name granada") == "name galicia"


def test_grande_takes_its_escort_along() -> None:
    text = f"""{TURN}{HELD}
      grande blue galicia
      caballeros galicia blue 2 orange 6
      caballeros castilla-la-nueva orange 2 blue 1
      caballeros sevilla orange 4 green 3 purple 2
      caballeros cataluna purple 4 orange 3 green 2
      court blue 0
      court orange 0 green 0 purple 0
      bids blue 80 orange 180 green 60 purple 10
      now turn blue
    when
      blue: court 0
      blue: act"""

    assert said_by_quick_bot(text) == "grande castilla-la-nueva"
    assert said_by_quick_bot(f"{text}\n blue: grande castilla-la-nueva") == "move blue galicia"


def test_tie_that_pays_most_is_scored() -> None:
    text = f"""{TURN}
      caballeros castilla-la-nueva blue 2 orange 2
      caballeros sevilla blue 2 orange 2
      court blue 0
      bids blue 135 orange 180 green 60 purple 10
      now turn blue
    when
      blue: court 0
      blue: act"""

    assert said_by_quick_bot(text) == "score castilla-la-nueva"


def test_by_intrigue_a_rival_is_moved_out_of_a_tie() -> None:
    text = f"""{TURN}{HELD}
      caballeros castilla-la-nueva blue 3 orange 3
      caballeros sevilla orange 4 green 3 purple 2
      caballeros cataluna purple 4 orange 3 green 2
      caballeros galicia orange 4 green 3
      court blue 0
      bids blue 10 orange 180 green 60 purple 50
      court orange 0 green 0 purple 0
      now turn blue
    when
      blue: court 0
      blue: act"""

    assert said_by_quick_bot(text) == "move orange castilla-la-nueva"


def test_grande_goes_by_disk_to_where_we_lead() -> None:
    text = f"""{TURN}
      grande blue galicia
      caballeros castilla-la-nueva blue 5
      court orange 0
      bids orange 13 blue 180 green 120 purple 10
      now turn orange
    when
      orange: court 0
      orange: act"""

    assert said_by_quick_bot(text) == "disk castilla-la-nueva"


def test_card_that_promises_most_is_taken_back() -> None:
    text = """
    game el-grande expansion=intrigue players=3
    given
      round 3
      king granada
      hand blue 15 25 35
      used blue 13 63 150
      court blue 0
      bids blue 10 orange 180 green 60
      now turn blue
    when
      blue: court 0
      blue: take own
      blue: act"""

    assert said_by_quick_bot(text) == "power 150"


# ---- The veto of a round.
def test_last_action_of_a_round_is_stopped_for_little_harm() -> None:
    text = f"""{TURN}
      caballeros sevilla orange 2
      bids orange 100 blue 40 green 180 purple 30
      court orange 0 blue 0 green 0 purple 0
      now turn orange
    when
      orange: court 0
      orange: act"""

    assert said_by_quick_bot(text) == "veto"


# ---- What lasts.
def test_nothing_is_expected_to_enter_a_region_in_quarantine() -> None:
    picture = Picture(seen(laid_out(f"{TURN} quarantine valencia 4\n now bidding blue")), PARTS)

    assert picture.is_closed(picture.number["valencia"])
    assert picture.number["valencia"] not in picture.near_king()


def test_bridge_makes_neighbours() -> None:
    picture = Picture(seen(laid_out(f"{TURN} bridge granada galicia orange\n now bidding blue")), PARTS)

    assert picture.number["galicia"] in picture.near_king()


def test_grande_that_counts_is_counted() -> None:
    text = f"{TURN} grande blue sevilla\n caballeros sevilla blue 1 orange 1\n home-counts blue\n now bidding blue"
    view = seen(laid_out(text))
    picture = Picture(view, PARTS)

    sevilla = next(area for area in view["areas"] if area["area"] == "sevilla")
    assert sevilla["if_scored_now"] is not None
    assert picture.if_scored(picture.number["sevilla"]) == picture.advantage(sevilla["if_scored_now"])
