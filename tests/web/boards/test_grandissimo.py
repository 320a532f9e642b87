"""Grandissimo on the page: every answer is a button, and what lasts is seen on the map and in the players' rows."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from meseta.cli.fuzz import drawn_options
from meseta.engine.randomness import from_seed
from meseta.wording.languages import LANGUAGES
from tests.web.boards.guests import TITLE, arranged, buttons, drawn, element

GAME = "edition=1995 players=4 expansion=grandissimo"
SIXTH_DECKS = ("all", "without-inquisitor", "first-game")


def row_of(markup: str, seat: int) -> str:
    """A player's row."""
    return markup.split(f'id="player-{seat + 1}"')[1].split("</li>")[0]


# ---- All of it.
@pytest.mark.parametrize("sixth_deck", SIXTH_DECKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_view_of_random_games_is_drawn_with_each_answer_as_one_button(language: str, sixth_deck: str) -> None:
    random, seen = from_seed(7), Counter[str]()
    wanted = {"expansion": "grandissimo", "rounds": "6", "sixth-deck": sixth_deck}
    position = TITLE.new_game(drawn_options(TITLE, wanted, random), 7)

    while seats := position.waiting():
        view = position.seen_by(seats[0])
        kind = view["business"][-1]["kind"]
        seen[kind] += 1
        if seen[kind] <= 20 or seen[kind] % 10 == 0:
            legal = Counter(legal["answer"] for legal in view["legal"])
            assert Counter(buttons(drawn(view, language))) == legal
            assert not buttons(drawn(position.seen_by(None), language))
        position.answer(seats[0], random.choice(position.answers(seats[0])))

    assert drawn(position.seen_by(0), language)


# ---- The map.
def test_ship_and_jail_are_boxes_with_who_stands_there() -> None:
    markup = drawn(arranged(GAME, "caballeros ship orange 2", "caballeros jail blue 1", "now bidding blue"))

    assert 'aria-label="Ship, Ana 2"' in markup
    assert 'aria-label="Jail, you 1"' in markup
    assert 'id="row-ship-p2"' in markup
    assert 'id="row-jail-p1"' in markup


def test_ship_is_pressed_by_who_has_a_token() -> None:
    facts = ("king castilla-la-nueva", "ship-tokens blue", "now turn blue")

    with_token = drawn(arranged(GAME, *facts, when=["blue: take 5"]))
    without = drawn(arranged(GAME, *facts[::2], when=["blue: take 5"]))

    assert "data-answer" in element(with_token, 'data-area="ship"')
    assert "data-answer" not in element(without, 'data-area="ship"')
    assert "Only who has a ship token places there." in without


def test_gift_is_placed_in_the_colour_of_who_gave_it() -> None:
    markup = drawn(arranged(GAME, "king galicia", "caballeros gift-blue orange 1", "now turn blue"))

    then = markup.split('class="stand at-aragon')[1].split('class="stand at-')[0]
    assert re.search(r'class="row r1 p2', then)
    assert not re.search(r'class="row r1 p1', then)


def test_who_may_be_sent_to_the_jail_would_be_seen_there() -> None:
    facts = ("king galicia", "caballeros aragon green 1", "offer galley", "now turn blue")

    markup = drawn(arranged(GAME, *facts, when=["blue: take 6", "blue: jail"]))

    assert re.search(r'class="stand at-jail[^"]* comes"', markup)


def test_boycotted_region_has_a_crossed_badge_and_an_alliance_linked_tokens() -> None:
    markup = drawn(arranged(GAME, "boycott granada", "alliance aragon blue green", "now bidding blue"))

    assert markup.count('class="crossed"') == 1
    assert markup.count('class="allied"') == 1
    assert "boycott: left out of the next general scoring" in markup
    assert "alliance of you, Tomás" in markup


ALLIANCE = ("king galicia", "offer alliance", "now turn blue")


def test_region_that_may_be_named_for_an_alliance_would_show_who_proposes_it() -> None:
    markup = drawn(arranged(GAME, *ALLIANCE, when=["blue: take 6", "blue: act"]))

    assert markup.count('class="allied"') == 8, "each region with a card but the king's"


def test_partner_who_may_be_chosen_would_be_linked_in_the_region() -> None:
    markup = drawn(arranged(GAME, *ALLIANCE, when=["blue: take 6", "blue: act", "blue: name granada"]))

    for partner in ("orange", "green", "purple"):
        assert markup.count(f'data-at="ally-{partner}"') == 1
        assert element(markup, f'class="then as as-ally-{partner}"')


def test_pardon_would_empty_the_jail_and_fill_the_region() -> None:
    facts = ("king galicia", "caballeros jail blue 2 orange 1", "now turn green")

    markup = drawn(arranged(GAME, *facts, when=["green: take 5"], seat=2))

    assert 'data-at="pardon-castilla-vieja"' in markup
    assert markup.count('class="then as as-pardon"') == 10, "the Jail, and each region but the king's"


def test_grande_that_is_king_wears_the_crown_in_the_place_of_the_king() -> None:
    facts = ("king galicia", "grande orange galicia", "now bidding blue")

    plain, revolution = drawn(arranged(GAME, *facts)), drawn(arranged(GAME, "revolution orange", *facts))

    assert 'id="the-king"' in plain
    assert "#sp-crown" not in plain
    assert 'id="the-king"' not in revolution
    assert "#sp-crown" in revolution.split('id="grande-p2"')[1].split('id="grande-p')[0]


# ---- Around it.
def test_figures_tokens_and_gifts_stand_in_the_rows_of_whose_they_are() -> None:
    facts = ("queen orange", "jester green", "ship-tokens orange", "caballeros gift-green blue 1")

    markup = drawn(arranged(GAME, *facts, "now bidding blue"))

    assert "#queen" in row_of(markup, 1)
    assert "#ship-token" in row_of(markup, 1)
    assert "#jester" in row_of(markup, 2)
    assert "Your gift for Tomás: 1 caballero" in row_of(markup, 2)
    assert "#gift" in row_of(markup, 2)
    assert "#queen" not in row_of(markup, 0)


def test_figure_has_a_dot_until_it_is_used() -> None:
    facts = ("king galicia", "queen blue", "now turn blue")

    before = drawn(arranged(GAME, *facts, when=["blue: take 5"]))
    after = drawn(arranged(GAME, *facts, when=["blue: take 5", "blue: queen court"]))

    assert 'class="mark unused"' in row_of(before, 0)
    assert 'class="mark unused"' not in row_of(after, 0)


def test_symbols_stand_beside_the_dots_of_a_card() -> None:
    markup = drawn(arranged(GAME, "king galicia", "offer galley", "now turn blue"))

    card = markup.split('class="action deck-6')[1].split("</li>")[0]
    printed = card.split('class="printed"')[1].split('class="icons"')[0]
    assert printed.count('class="symbol"') == 2
    assert "whoever takes this card may take a ship token" in printed


def test_seven_cards_are_on_offer() -> None:
    markup = drawn(arranged(GAME, "king galicia", "now turn blue"))

    assert len(re.findall(r'class="action deck-\d', markup)) == 7


def test_prisoners_are_pardoned_by_buttons_that_are_unfolded() -> None:
    facts = ("king galicia", "caballeros jail orange 1", "now turn blue")

    markup = drawn(arranged(GAME, *facts, when=["blue: take 5"]))

    folded = markup.split("<details")[1].split("</details>")[0]
    assert "Pardon all prisoners" in folded
    assert len(buttons(folded)) == 10
