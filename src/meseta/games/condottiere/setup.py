"""Setting a game up, and building a saved one again."""

from __future__ import annotations

from meseta.engine import saving
from meseta.engine.answers import NOBODY
from meseta.engine.program import Program
from meseta.engine.randomness import from_seed
from meseta.engine.saved import Saved
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.condottiere.match import NEW_GAME
from meseta.games.condottiere.optional_rules import rules_for
from meseta.games.condottiere.position import Condottiere


def new_game(options: dict[str, str], seed: int) -> Condottiere:
    """Cards are dealt, and the holder of the token chooses the first region."""
    game, random = table_for(options), from_seed(seed)
    start = game.rules.chosen["start"]
    game.token = random.below(game.seats) if start == "random" else COLOUR_NAMES.index(start)
    game.random_state = random.state
    game.push(Program(NEW_GAME, NOBODY, 0))
    game.run()
    return game


def table_for(options: dict[str, str]) -> Condottiere:
    """A blank table: all cards in the pile, and nothing to do yet."""
    game = Condottiere(rules_for(options))
    game.random_state = from_seed(1).state
    return game


def load(saved: Saved) -> Condottiere:
    """The position that `Condottiere.save` saved; anything else is refused."""
    game = saving.load("condottiere", saved, table_for)
    assert isinstance(game, Condottiere)
    return game
