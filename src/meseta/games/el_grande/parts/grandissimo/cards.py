"""The sixth deck, and the one card of the seventh. Data.

The rulebook explains some of them and prints none: what the others do, the symbols on them and how many caballeros they
let one place are ours (ruling B86).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.engine.program import Card, card
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, RULEBOOK, ActionCard, action_card
from meseta.games.el_grande.parts.grandissimo.figures import TakeFigure
from meseta.games.el_grande.parts.grandissimo.state import JAIL_SYMBOL, SHIP_SYMBOL
from meseta.games.el_grande.parts.grandissimo.steps.free_choice import KEEP_FREE_CHOICE
from meseta.games.el_grande.parts.grandissimo.steps.region_cards import ALLIANCE, BOYCOTT, NameCard
from meseta.games.el_grande.parts.grandissimo.steps.revolution import Revolution
from meseta.games.el_grande.parts.grandissimo.steps.take_along import MoveBlackWithCompany
from meseta.games.el_grande.parts.grandissimo.steps.take_another import TakeAnother
from meseta.games.el_grande.parts.inquisitor.steps import TakeInquisitor
from meseta.games.el_grande.steps.court import Muster
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.games.el_grande.steps.move_caballeros import MoveCaballeros
from meseta.games.el_grande.steps.move_grande import MoveGrande
from meseta.games.el_grande.steps.move_king import MoveKing, MoveKingNear
from meseta.games.el_grande.steps.place_caballeros import PlaceCaballerosIn
from meseta.games.el_grande.steps.return_caballeros import OpponentsLoseCourt
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf
from meseta.games.el_grande.steps.score_regions import ScoreCoastFirsts, ScoreNamed
from meseta.games.el_grande.steps.scoring_tiles import MoveTile

# Which cards of the sixth deck are played: the values of an option.
SIXTH_DECK: Final = "sixth-deck"
ALL: Final = "all"
WITHOUT_INQUISITOR: Final = "without-inquisitor"
FIRST_GAME: Final = "first-game"


class SixthCard(NamedTuple):
    card: Card
    places: int
    symbols: int
    provenance: str
    copies: int = 1


SHIP: Final[int] = SHIP_SYMBOL
JAIL: Final[int] = JAIL_SYMBOL

# What lasts, and the second card:
NAMED: Final[list[SixthCard]] = [
    SixthCard(card("boycott", NameCard(BOYCOTT)), 3, 0, NOTED),
    SixthCard(card("alliance", NameCard(ALLIANCE)), 3, 0, NOTED),
    SixthCard(card("double-turn", TakeAnother()), 0, 0, NOTED),
    SixthCard(card("free-choice", KeepMark(KEEP_FREE_CHOICE)), 3, 0, NOTED),
    SixthCard(card("revolution", Revolution()), 3, 0, NOTED),
]
INQUISITORS: Final[list[SixthCard]] = [
    SixthCard(
        card("grand-inquisitor", TakeInquisitor(), MoveBlackWithCompany(2), text="grand-inquisitor-with-company"),
        *(3, 0, RULEBOOK, 3),
    ),
]
WITH_SYMBOLS: Final[list[SixthCard]] = [
    SixthCard(card("harbour-move", MoveCaballeros(own=3)), 2, SHIP, RECONSTRUCTED),
    SixthCard(card("harbour-portugal", ScoreNamed("portugal")), 3, SHIP, RECONSTRUCTED),
    SixthCard(card("harbour-coasts", ScoreCoastFirsts()), 2, SHIP, RECONSTRUCTED),
    SixthCard(card("harbour-court", Muster(2)), 4, SHIP, RECONSTRUCTED),
    SixthCard(card("warrant-move", MoveCaballeros(others=2)), 2, JAIL, RECONSTRUCTED),
    SixthCard(card("warrant-score", ScoreOneOf()), 3, JAIL, RECONSTRUCTED),
    SixthCard(card("warrant-court", OpponentsLoseCourt(2)), 2, JAIL, RECONSTRUCTED),
    SixthCard(card("warrant-tile", MoveTile()), 4, JAIL, RECONSTRUCTED),
    SixthCard(card("galley", MoveKingNear(1)), 2, SHIP | JAIL, RECONSTRUCTED),
    SixthCard(card("new-seat", MoveGrande()), 4, SHIP, RECONSTRUCTED),
    SixthCard(card("envoys", PlaceCaballerosIn(2, "portugal")), 3, JAIL, RECONSTRUCTED),
]
DECKS: Final = {
    ALL: [*NAMED, *INQUISITORS, *WITH_SYMBOLS],
    WITHOUT_INQUISITOR: [*NAMED, *WITH_SYMBOLS],
    FIRST_GAME: WITH_SYMBOLS,  # the simplest of them; and their symbols are ignored
}
PRINTED: Final = {each.card.name: each.symbols for each in WITH_SYMBOLS}

# It comes up every round; with it a figure is taken, and there is no special action.
QUEEN_AND_JESTER: Final = action_card(card("queen-and-jester", TakeFigure()), {7: 1}, places=2)


def cards_of(sixth_deck: str) -> list[ActionCard]:
    sixth = [
        action_card(each.card, {6: each.copies}, each.provenance, places=each.places) for each in DECKS[sixth_deck]
    ]
    return [*sixth, QUEEN_AND_JESTER]


def is_king_card(its: Card) -> bool:
    """The card that moves the king wherever one likes, under whichever name."""
    return any(isinstance(step, MoveKing) and not step.places for step in its.does)
