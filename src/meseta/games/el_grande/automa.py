"""The automa: with two players of the 2023 edition a third colour takes part. It decides nothing and scores nothing.

All its cards lie in one table, in the order they come: thirteen power cards, then nine region cards for the rounds
before each general scoring, NOWHERE where a round draws none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from meseta.engine.options import NOBODY, NOWHERE
from meseta.engine.randomness import Randomness
from meseta.engine.saving import numbers, table
from meseta.games.el_grande.board import COLOURS, DECKS, HIGHEST_POWER, REGIONS

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

SCORINGS: Final[i64] = 3
REGIONS_EACH_ROUND: Final[i64] = 2
CABALLEROS_EACH: Final[i64] = 2


def shuffled_cards(random: Randomness) -> list[int]:
    cards = list(range(1, int(HIGHEST_POWER) + 1))
    random.shuffle(cards)
    for _ in range(SCORINGS):
        regions = list(range(REGIONS))
        random.shuffle(regions)
        cards += regions
    return cards


def power_card(game: ElGrande) -> i64:
    """The value it shows this round."""
    return game.automa[game.round - 1]


def first_region_card(game: ElGrande) -> i64:
    """Where this round's region cards lie in its table."""
    span = game.rules.rounds // SCORINGS
    before = game.round - 1
    return HIGHEST_POWER + before // span * REGIONS + before % span * REGIONS_EACH_ROUND


def region_cards(game: ElGrande) -> list[int]:
    """Those it has drawn this round: none before the first, and none while all its caballeros are out."""
    first = first_region_card(game)
    drawn = [game.automa[card] for card in range(first, first + REGIONS_EACH_ROUND)] if game.round else []
    return [region for region in drawn if region != NOWHERE]


def draw_none(game: ElGrande) -> None:
    """This round's cards stay on the pile, so those that follow come later."""
    cards, first = numbers(game.automa), int(first_region_card(game))
    last = first + int(REGIONS - (first - HIGHEST_POWER) % REGIONS)  # of those before the next general scoring
    none = [int(NOWHERE)] * int(REGIONS_EACH_ROUND)
    cards[first:last] = [*none, *cards[first : last - len(none)]]
    game.automa = table(cards)


def arrive(game: ElGrande) -> None:
    """Two caballeros in each of two regions, never with the king; of the last ones the first region gets most."""
    colour = game.seats
    if game.province[colour] == 0:
        draw_none(game)
        return
    first = first_region_card(game)
    for card in range(first, first + REGIONS_EACH_ROUND):
        region = game.automa[card]
        count = min(CABALLEROS_EACH, game.province[colour])
        if region != game.king and count > 0:
            game.province[colour] -= count
            game.caballeros[region * COLOURS + colour] += count
            if game.listener is not None:
                game.tell("automa-arrives", NOBODY, count, region)


def show_power_card(game: ElGrande) -> None:
    game.bid[game.seats] = power_card(game)
    if game.listener is not None:
        game.tell("automa-bids", NOBODY, power_card(game))


def take_card(game: ElGrande, taken: i64) -> None:
    """Of the cards that are left the one with most caballeros, which does nothing."""
    deck = DECKS - 1
    while taken >> deck & 1:
        deck -= 1
    game.took[game.seats] = 1 << deck
    if game.listener is not None:
        game.tell("automa-takes", NOBODY, game.card_on(deck), deck)
