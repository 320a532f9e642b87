"""Setting a game up, and building a saved one again."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.options import MOST_OPTIONS, NOWHERE, Options
from meseta.engine.program import Program
from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.saving import load_frames, row, table, unpack
from meseta.games.el_grande import automa
from meseta.games.el_grande.board import (
    ALL_POWER_CARDS,
    AREAS,
    CABALLEROS,
    COLOUR_NAMES,
    COLOURS,
    COURT_AT_START,
    HOME_AT_START,
    REGIONS,
    TILES,
)
from meseta.games.el_grande.editions import rules_for
from meseta.games.el_grande.frames import FRAMES
from meseta.games.el_grande.modifiers import DEALT, EACH, FIRST, NOBODYS
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.power_cards import NO_BID, TAKEN_BACK_EACH
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
    start = rules.chosen["start"]
    game.leader = random.below(rules.players) if start == "random" else COLOUR_NAMES.index(start)
    game.random_state = random.state
    game.push(Program(rules.game_card, NOWHERE, 0))
    game.run()
    return game


def bare_table(rules: Rules, random: Randomness) -> ElGrande:
    """Shuffled decks, full hands, nothing on the board, and nothing to do yet."""
    colours = rules.colours
    game = ElGrande(
        rules,
        Options([], MOST_OPTIONS),
        random.state,
        row(AREAS * COLOURS, 0),
        row(colours, COURT_AT_START),
        row(colours, CABALLEROS - COURT_AT_START),
        row(colours, NOWHERE),
        row(colours, 0),
        row(colours, ALL_POWER_CARDS),
        row(colours, 0),
        row(colours * TAKEN_BACK_EACH, 0),
        row(colours, NO_BID),
        row(colours, 0),
        row(colours, NOWHERE),
        row(TILES, NOWHERE),
        shuffled_decks(rules, random),
        NOBODYS,
        NOBODYS,
        table(automa.shuffled_cards(random) if rules.automa else []),
        0,
        0,
        0,
        0,
        0,
    )
    if rules.automa:  # it has no court, and its power cards lie in its own pile
        game.court[rules.players] = 0
        game.province[rules.players] = CABALLEROS
        game.hand[rules.players] = 0
    if rules.modifiers:
        deal_modifiers(game, random)
    game.random_state = random.state
    return game


def shuffled_decks(rules: Rules, random: Randomness) -> vec[i64]:
    """All cards in the order they come, pile by pile, then those that go to the box for cards that were added."""
    cards: list[int] = []
    box: list[int] = []
    for pile in rules.decks.piles:
        together: list[int] = []
        for deck in pile:
            of_deck = list(rules.decks.decks[deck])
            box += [of_deck.pop(random.below(len(of_deck))) for _ in rules.decks.added[deck]]
            together += of_deck + rules.decks.added[deck]
        random.shuffle(together)
        cards += together
    return table(cards + box)


def deal_modifiers(game: ElGrande, random: Randomness) -> None:
    cards = list(range(int(FIRST), int(FIRST) + len(EACH)))
    random.shuffle(cards)
    for seat in range(game.seats):
        for _ in range(DEALT):
            game.hand[seat] |= 1 << cards.pop()


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
    caballeros, court, province, grande, score, hand, played, taken_back, bid, took, disk, tile, *more = tables
    decks, modifier, passed, automa_cards = more
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
        table(modifier),
        table(passed),
        table(automa_cards),
        king,
        round,
        leader,
        fresh_vetoes,
        old_vetoes,
    )
    game.reveals = reveals
    load_frames(game, frames, FRAMES)
    return game
