"""Setting a game up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine import saving
from meseta.engine.answers import NOBODY
from meseta.engine.program import Program
from meseta.engine.randomness import Randomness, Seed, from_seed
from meseta.engine.saved import Saved
from meseta.engine.saving import to_vec
from meseta.engine.seats import bits
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.board import Decks
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rules import Rules

HOME_AT_START: Final[i64] = 2


def new_game(options: dict[str, str], seed: Seed) -> ElGrande:
    return game_of(rules_for(options), seed)


def game_of(rules: Rules, seed: Seed) -> ElGrande:
    """The king's region and the homes are drawn from the region cards, the decks are shuffled."""
    random = from_seed(seed)
    position = shuffled_table(rules, random)
    regions = bits(rules.board.open_to_disks)
    random.shuffle(regions)
    position.king = regions.pop()
    for seat in range(rules.players):
        home = regions.pop()
        position.grande[seat] = home
        position.caballeros[home * position.board.width + seat] = HOME_AT_START
        position.province[seat] -= HOME_AT_START
    for part in rules.parts:
        part.draw_regions(position, regions)
    start = rules.chosen["start"]
    position.leader = random.below(rules.players) if start == "random" else position.board.colour_names.index(start)
    position.keep_randomness(random)
    position.push(Program(rules.game_card, NOBODY, 0))
    position.run()
    return position


def shuffled_table(rules: Rules, random: Randomness) -> ElGrande:
    """A blank table with shuffled cards."""
    position = ElGrande(rules)
    position.decks = shuffled(rules.board.decks, random)
    for part in rules.parts:
        part.set_up(position, random)
    position.keep_randomness(random)
    return position


def shuffled(decks: Decks, random: Randomness) -> vec[i64]:
    """All cards in the order they come, pile by pile, then those that go to the box for cards that were added."""
    cards: list[int] = []
    box: list[int] = []
    for pile in decks.piles:
        together: list[int] = []
        for deck in pile:
            of_deck = list(decks.decks[deck])
            box += [of_deck.pop(random.below(len(of_deck))) for _ in decks.added[deck]]
            together += of_deck + decks.added[deck]
        random.shuffle(together)
        cards += together
    return to_vec(cards + box)


def load(saved: Saved) -> ElGrande:
    """The position that `ElGrande.save` saved; anything else is refused."""
    position = saving.load("el-grande", saved, lambda options: ElGrande(rules_for(options)))
    assert isinstance(position, ElGrande)
    return position


def table_for(options: dict[str, str]) -> ElGrande:
    """A table for a scenario to lay out."""
    return shuffled_table(rules_for(options), from_seed(1))
