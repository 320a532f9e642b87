"""The own cards: a value that decides the order, caballeros it brings to the court, and a special action. Data.

The rulebook never prints the cards: it explains some by their values. How many caballeros a card brings is ours for
every card, and so are the values 43 and 115.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meseta.engine.program import Card, card
from meseta.games.el_grande.board import PowerCards
from meseta.games.el_grande.cards import kinds
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, RULEBOOK, renamed
from meseta.games.el_grande.parts.conspiracy.grandes import KEEP_CONSPIRACY
from meseta.games.el_grande.parts.intrigue.state import JOKER, VETO
from meseta.games.el_grande.parts.intrigue.steps.home_counts import KEEP_HOME_COUNTS
from meseta.games.el_grande.parts.intrigue.steps.homes_by_disk import GrandesFollowDisks, TurnHomeDisks
from meseta.games.el_grande.parts.intrigue.steps.intrigue_card import Intrigue
from meseta.games.el_grande.parts.intrigue.steps.move_with_escort import MoveGrandeWithEscort
from meseta.games.el_grande.parts.intrigue.steps.name_region import BRIDGE, GATHER, NameRegion
from meseta.games.el_grande.parts.intrigue.steps.open_placing import PLACES_ANYWHERE, PLACES_FIVE, OpenPlacing
from meseta.games.el_grande.parts.intrigue.steps.quarantine import Quarantine
from meseta.games.el_grande.parts.intrigue.steps.score_tied_pair import ScoreTiedPair
from meseta.games.el_grande.steps.keep_mark import KeepMark
from meseta.games.el_grande.steps.score_one_of import ScoreOneOf

MUST: Final = True  # whoever may carry it out has to
MAY: Final = False


class OwnCard(NamedTuple):
    value: int  # 0 for the Joker
    brings: int
    card: Card
    must: bool
    provenance: str

    @property
    def name(self) -> str:
        return str(self.value) if self.value else JOKER_NAME


JOKER_NAME: Final = "joker"

OWN_CARDS: Final[list[OwnCard]] = [
    OwnCard(0, 0, card(JOKER_NAME), MAY, RULEBOOK),
    OwnCard(10, 6, renamed(kinds.POWER_CARD, "used-card"), MUST, RECONSTRUCTED),
    OwnCard(13, 6, card("homes-by-disk", TurnHomeDisks(), GrandesFollowDisks()), MUST, RULEBOOK),
    OwnCard(15, 5, card("place-five", OpenPlacing(PLACES_FIVE)), MAY, RULEBOOK),
    OwnCard(20, 5, card("place-anywhere", OpenPlacing(PLACES_ANYWHERE)), MAY, RULEBOOK),
    OwnCard(23, 5, card("gather", NameRegion(GATHER)), MUST, NOTED),
    OwnCard(25, 5, kinds.COURT_2, MAY, NOTED),
    OwnCard(30, 5, kinds.COURT, MAY, RECONSTRUCTED),
    OwnCard(35, 5, card("conspiracy", KeepMark(KEEP_CONSPIRACY)), MUST, RULEBOOK),
    OwnCard(40, 5, renamed(kinds.VETO, "veto", "veto-of-a-round"), MAY, RULEBOOK),
    OwnCard(43, 4, kinds.KING_IS_ANGRY, MUST, RECONSTRUCTED),
    OwnCard(50, 4, kinds.ROYAL_ADVISER, MAY, RECONSTRUCTED),
    OwnCard(60, 4, kinds.GRANDE, MAY, RECONSTRUCTED),
    OwnCard(63, 4, card("bridge", NameRegion(BRIDGE)), MAY, NOTED),
    OwnCard(70, 3, kinds.OWN_FROM_ONE_REGION, MAY, NOTED),
    OwnCard(75, 3, card("home-counts", KeepMark(KEEP_HOME_COUNTS)), MAY, NOTED),
    OwnCard(80, 3, card("grande-with-escort", MoveGrandeWithEscort()), MAY, NOTED),
    OwnCard(90, 3, kinds.SCORING_TILE, MAY, RULEBOOK),
    OwnCard(93, 3, card("quarantine", Quarantine()), MUST, RULEBOOK),
    OwnCard(100, 2, kinds.SCORE_FOURS, MUST, NOTED),
    OwnCard(110, 2, kinds.SCORE_FIVES, MUST, NOTED),
    OwnCard(115, 2, kinds.SCORE_CASTILLO, MUST, NOTED),
    OwnCard(120, 2, kinds.SCORE_SIXES_AND_SEVENS, MUST, NOTED),
    OwnCard(130, 1, kinds.AUTHORITY_LOST_3, MUST, RECONSTRUCTED),
    OwnCard(135, 1, card("score-tied-pair", ScoreTiedPair()), MUST, NOTED),
    OwnCard(140, 1, kinds.OWN_2_OTHERS_2, MAY, RECONSTRUCTED),
    OwnCard(145, 1, card("score-one-but-kings", ScoreOneOf()), MAY, RULEBOOK),
    OwnCard(150, 1, card("score-any", ScoreOneOf(king=True, castillo=True)), MAY, RULEBOOK),
    OwnCard(160, 0, kinds.SECRET_RETURN_2, MUST, RECONSTRUCTED),
    OwnCard(170, 0, kinds.SECRET_SCORING, MUST, NOTED),
    OwnCard(180, 0, kinds.FIVE_FROM_ONE_REGION, MAY, RECONSTRUCTED),
]
KING_CARD: Final[Card] = kinds.KING
INTRIGUE_CARD: Final[Card] = card("intrigue-card", Intrigue())
assert OWN_CARDS[JOKER - 1].name == JOKER_NAME
assert OWN_CARDS[VETO - 1].card.name == kinds.VETO.name


def power_cards(tens: bool, vetoes: bool) -> PowerCards:
    """All have a rank in every game, for notation; some may be left out."""
    left_out = [
        rank
        for rank, own in enumerate(OWN_CARDS, 1)
        if (tens and (own.value % 10 or rank == JOKER)) or (not vetoes and rank == VETO)
    ]
    return PowerCards(
        names=[own.name for own in OWN_CARDS],
        supply=[own.brings for own in OWN_CARDS],
        values=[0, *[own.value for own in OWN_CARDS]],
        left_out=left_out,
    )
