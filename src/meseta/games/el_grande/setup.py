"""Setting a game up, and building a saved one again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.options import MOST_OPTIONS, NOWHERE, Options
from meseta.engine.program import Program
from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.refusal import Refused
from meseta.engine.saving import load_frames, table
from meseta.games.el_grande.board import (
    ALL_POWER_CARDS,
    AREAS,
    CABALLEROS,
    COLOUR_NAMES,
    COLOURS,
    COURT_AT_START,
    DECK_SIZE,
    HOME_AT_START,
    REGIONS,
    TILES,
)
from meseta.games.el_grande.editions import rules_for
from meseta.games.el_grande.frames import FRAMES
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import TAKEN_BACK_EACH
from meseta.games.el_grande.rules import Rules


def new_game(options: dict[str, str], seed: int) -> ElGrande:
    """The king's region and the homes are drawn from the nine region cards, the decks are shuffled."""
    rules = rules_for(options)
    random = from_seed(seed)
    game = bare_table(rules, random)
    regions = list(range(REGIONS))
    random.shuffle(regions)
    game.king = regions.pop()
    for seat in range(rules.players):
        home = regions.pop()
        game.grande[seat] = home
        game.caballeros[home * COLOURS + seat] = HOME_AT_START
        game.province[seat] -= HOME_AT_START
    game.leader = random.below(rules.players) if rules.start == "random" else COLOUR_NAMES.index(rules.start)
    game.random_state = random.state
    game.push(Program(rules.game_card, NOWHERE, 0))
    game.run()
    return game


def bare_table(rules: Rules, random: Randomness) -> ElGrande:
    """Shuffled decks, full hands, nothing on the board, and nothing to do yet."""
    seats = rules.players
    game = ElGrande(
        rules,
        Options([], MOST_OPTIONS),
        random.state,
        each(AREAS * COLOURS, 0),
        each(seats, COURT_AT_START),
        each(seats, CABALLEROS - COURT_AT_START),
        each(seats, NOWHERE),
        each(seats, 0),
        each(seats, ALL_POWER_CARDS),
        each(seats, 0),
        each(seats * TAKEN_BACK_EACH, 0),
        each(seats, 0),
        each(seats, 0),
        each(seats, NOWHERE),
        each(TILES, NOWHERE),
        shuffled_decks(rules, random),
        0,
        0,
        0,
        0,
        0,
    )
    game.random_state = random.state
    return game


def each(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * count)


def shuffled_decks(rules: Rules, random: Randomness) -> vec[i64]:
    """Each deck in its order; a deck without its vetoes is filled up with NOWHERE, which no round reaches."""
    cards: list[int] = []
    for deck in rules.decks:
        order = list(deck)
        random.shuffle(order)
        cards += order + [int(NOWHERE)] * (int(DECK_SIZE) - len(order))
    return table(cards)


def load(saved: list[Any]) -> ElGrande:
    """The position that `ElGrande.save` saved; anything else is refused."""
    try:
        name, options, random_state, tables, loose, reveals, frames = saved
        if name != "el-grande":
            raise Refused(f"This position is of the game '{name}', not of el-grande.")
        game = ElGrande(
            rules_for(options),
            Options([], MOST_OPTIONS),
            random_state,
            table(tables[0]),
            table(tables[1]),
            table(tables[2]),
            table(tables[3]),
            table(tables[4]),
            table(tables[5]),
            table(tables[6]),
            table(tables[7]),
            table(tables[8]),
            table(tables[9]),
            table(tables[10]),
            table(tables[11]),
            table(tables[12]),
            *loose,
        )
        game.reveals = reveals
        load_frames(game, frames, FRAMES)
    except (TypeError, ValueError, KeyError, IndexError) as error:
        if isinstance(error, Refused):
            raise
        raise Refused(f"This is not a saved position of el-grande: {error}.") from None
    return game
