"""Setting a game up, and building a saved one again."""

from __future__ import annotations

from meseta.engine import saving
from meseta.engine.answers import NOBODY
from meseta.engine.program import Program
from meseta.engine.randomness import Seed, from_seed
from meseta.engine.saved import Saved
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.condottiere.match import NEW_GAME
from meseta.games.condottiere.optional_rules import rules_for
from meseta.games.condottiere.position import Condottiere


def new_game(options: dict[str, str], seed: Seed) -> Condottiere:
    """Cards are dealt, and the holder of the token chooses the first region."""
    position, random = table_for(options), from_seed(seed)
    start = position.rules.chosen["start"]
    position.token = random.below(position.seats) if start == "random" else COLOUR_NAMES.index(start)
    position.keep_randomness(random)
    position.push(Program(NEW_GAME, NOBODY, 0))
    position.run()
    return position


def table_for(options: dict[str, str]) -> Condottiere:
    """A blank table: all cards in the pile, and nothing to do yet."""
    position = Condottiere(rules_for(options))
    position.keep_randomness(from_seed(1))
    return position


def load(saved: Saved) -> Condottiere:
    """The position that `Condottiere.save` saved; anything else is refused."""
    position = saving.load("condottiere", saved, table_for)
    assert isinstance(position, Condottiere)
    return position
