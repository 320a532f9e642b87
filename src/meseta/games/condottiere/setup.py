"""Setting a game up, and building a saved one again."""

from __future__ import annotations

from typing import Any

from meseta.engine.options import MOST_OPTIONS, NOBODY, NOWHERE, Options
from meseta.engine.program import Program
from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.saving import load_frames, row, table, unpack
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.condottiere.board import REGIONS
from meseta.games.condottiere.deck import COPIES, KINDS, MERCENARIES
from meseta.games.condottiere.frames import FRAMES
from meseta.games.condottiere.match import NEW_GAME
from meseta.games.condottiere.optional_rules import rules_for
from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.rules import Rules


def new_game(options: dict[str, str], seed: int) -> Condottiere:
    """Cards are dealt, and the holder of the token chooses the first region."""
    rules = rules_for(options)
    random = from_seed(seed)
    game = bare_table(rules, random)
    start = rules.chosen["start"]
    game.token = random.below(rules.players) if start == "random" else COLOUR_NAMES.index(start)
    game.random_state = random.state
    game.push(Program(NEW_GAME, NOBODY, 0))
    game.run()
    return game


def bare_table(rules: Rules, random: Randomness) -> Condottiere:
    """All cards in the pile, nothing on the board, and nothing to do yet."""
    seats = rules.players
    return Condottiere(
        rules,
        Options([], MOST_OPTIONS),
        random.state,
        row(seats * KINDS, 0),
        row(seats, 0),
        row(seats * KINDS, 0),
        row(seats * MERCENARIES, 0),
        row(seats, NOWHERE),
        table(COPIES),
        row(KINDS, 0),
        row(REGIONS, NOBODY),
        row(seats, 0),
        0,
        NOWHERE,
        NOWHERE,
        0,
        1,
        0,
    )


def load(saved: list[Any]) -> Condottiere:
    """The position that `Condottiere.save` saved; anything else is refused."""
    game = unpack("condottiere", saved, bare_table_for, build)
    assert isinstance(game, Condottiere)
    return game


def bare_table_for(options: dict[str, str]) -> Condottiere:
    return bare_table(rules_for(options), from_seed(1))


def build(
    options: dict[str, str], state: int, tables: list[list[int]], loose: list[int], reveals: int, frames: list[Any]
) -> Condottiere:
    hand, kinds, company, known, hidden, pile, discard, owner, points = tables
    token, region, favour, idle, number, winners = loose
    game = Condottiere(
        rules_for(options),
        Options([], MOST_OPTIONS),
        state,
        table(hand),
        table(kinds),
        table(company),
        table(known),
        table(hidden),
        table(pile),
        table(discard),
        table(owner),
        table(points),
        token,
        region,
        favour,
        idle,
        number,
        winners,
    )
    game.reveals = reveals
    load_frames(game, frames, FRAMES)
    return game
