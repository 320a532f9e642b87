"""Setting a game up, and building a saved one again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.options import MOST_OPTIONS, NOWHERE, Options
from meseta.engine.program import Program
from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.saving import load_frames, row, table, unpack
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
        row(AREAS * COLOURS, 0),
        row(seats, COURT_AT_START),
        row(seats, CABALLEROS - COURT_AT_START),
        row(seats, NOWHERE),
        row(seats, 0),
        row(seats, ALL_POWER_CARDS),
        row(seats, 0),
        row(seats * TAKEN_BACK_EACH, 0),
        row(seats, 0),
        row(seats, 0),
        row(seats, NOWHERE),
        row(TILES, NOWHERE),
        shuffled_decks(rules, random),
        0,
        0,
        0,
        0,
        0,
    )
    game.random_state = random.state
    return game


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
    game = unpack("el-grande", saved, bare_table_for, build)
    assert isinstance(game, ElGrande)
    return game


def bare_table_for(options: dict[str, str]) -> ElGrande:
    return bare_table(rules_for(options), from_seed(1))


def build(
    options: dict[str, str], state: int, tables: list[list[int]], loose: list[int], reveals: int, frames: list[Any]
) -> ElGrande:
    caballeros, court, province, grande, score, hand, played, taken_back, bid, took, disk, tile, decks = tables
    king, round, leader, fresh_vetoes, old_vetoes = loose
    game = ElGrande(
        rules_for(options),
        Options([], MOST_OPTIONS),
        state,
        table(caballeros),
        table(court),
        table(province),
        table(grande),
        table(score),
        table(hand),
        table(played),
        table(taken_back),
        table(bid),
        table(took),
        table(disk),
        table(tile),
        table(decks),
        king,
        round,
        leader,
        fresh_vetoes,
        old_vetoes,
    )
    game.reveals = reveals
    load_frames(game, frames, FRAMES)
    return game
