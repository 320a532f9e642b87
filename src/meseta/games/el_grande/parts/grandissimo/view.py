"""What a view shows more of where Grandissimo is played."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, cast

from meseta.engine.view import ProposalFrame, QuestionFrame
from meseta.games.el_grande.view import AnyMovingFrame, CardView, ElGrandeView, SeatView


class AllianceView(TypedDict):
    """Two players who count together where they are allied."""

    area: Annotated[str, "the region"]
    seats: Annotated[list[int], "the two"]


class KeptActionView(TypedDict):
    """The special action of a second card, kept for the next turn."""

    seat: Annotated[int, "who keeps it"]
    card: Annotated[str, "the card"]


class ViewWithGrandissimo(ElGrandeView):
    """What one seat, or a spectator, sees of a game of El Grande."""

    ship: Annotated[list[int] | None, "caballeros on the Ship, of each seat; null where it is left out"]
    jail: Annotated[list[int] | None, "those in the Jail, of each seat, then of each extra colour; null likewise"]
    free_tokens: Annotated[int, "ship tokens beside the board"]
    boycotts: Annotated[list[str], "the regions that are left out of the next general scoring"]
    alliances: Annotated[list[AllianceView], "alliances at the next general scoring"]
    general_scoring: Annotated[bool, "is it under way: boycotts and alliances hold, black caballeros are ignored"]
    free_choice: Annotated[int | None, "the seat that moves caballeros in the next general scoring, or null"]
    revolution: Annotated[int | None, "the seat whose grande is king, or null"]
    kept_action: Annotated[KeptActionView | None, "a special action that is kept, or null"]


class SeatWithFigures(SeatView):
    """A player."""

    figures: Annotated[list[str], "`queen`, `jester`, or both, if they are in its court"]
    ship_token: Annotated[bool, "has it a token of the Ship"]
    gifts: Annotated[list[int], "caballeros it was given and must place when its turn begins, of each seat"]
    decks_taken: Annotated[list[int], "the decks of this round's action cards: two after a double turn"]


class CardWithSymbols(CardView):
    """The face-up card of a deck."""

    symbols: Annotated[list[str], "what is printed on it and played with: `ship`, `jail`"]


# ---- Unfinished business.
class LandingFrame(QuestionFrame):
    """Caballeros land from the Ship at the beginning of a turn: which one, then where to."""

    kind: Literal["landing"]
    piece: Annotated[str | None, "the caballero that was chosen, until it is moved"]
    pieces: Annotated[list[str], "those that may still land, one entry for each"]


class PlacingGiftFrame(QuestionFrame):
    """A caballero that was given to a player is placed at the beginning of its turn."""

    kind: Literal["placing-gift"]
    piece: Annotated[str, "the caballero"]


class PlainQuestionOfGrandissimo(QuestionFrame):
    """A caballero is sent to the Jail, a figure is chosen, or a second card is taken."""

    kind: Literal["jailing", "choosing-figure", "taking-another"]


class NamingCardFrame(QuestionFrame):
    """A region card is taken."""

    kind: Literal["naming-card"]
    purpose: Annotated[str, "`boycott` or `alliance`"]


class ChoosingPartnerFrame(QuestionFrame):
    """A partner is chosen for an alliance."""

    kind: Literal["choosing-partner"]
    area: Annotated[str, "its region"]


class ChoosingFreelyFrame(AnyMovingFrame):
    """Caballeros are moved in a general scoring, before the regions are paid."""

    kind: Literal["choosing-freely"]


class MovingWithCompanyFrame(AnyMovingFrame):
    """Black caballeros are moved, and each may take one along."""

    kind: Literal["moving-with-company"]


class TakingAlongFrame(QuestionFrame):
    """Somebody is asked whom a black caballero takes along."""

    kind: Literal["taking-along"]
    area: Annotated[str, "the region it left"]
    piece: Annotated[str, "the black caballero, where it stands now"]
    arrived: Annotated[list[str], "what had moved by the card before"]


class ConsentingFrame(QuestionFrame):
    """The owner of a caballero is asked whether it goes along."""

    kind: Literal["consenting"]
    by: Annotated[int, "the seat that wants it"]
    piece: Annotated[str, "the caballero"]
    area: Annotated[str, "where it would go"]


# ---- Proposals.
class ChoiceProposal(ProposalFrame):
    change: Literal["choice-kept"]


class RegionProposalOfGrandissimo(ProposalFrame):
    change: Literal["boycotted", "revolution-begins"]
    area: Annotated[str, "the region"]


class AllianceProposal(ProposalFrame):
    change: Literal["allied"]
    seat: Annotated[int, "the partner"]
    area: Annotated[str, "the region"]


class AnotherCardProposal(ProposalFrame):
    change: Literal["another-taken"]
    card: Annotated[str, "the second card"]
    deck: Annotated[int, "its deck"]


def of_grandissimo(view: ElGrandeView) -> ViewWithGrandissimo:
    """A view of a game with this part has its keys."""
    return cast("ViewWithGrandissimo", view)


def with_figures(seat: SeatView) -> SeatWithFigures:
    return cast("SeatWithFigures", seat)


def with_symbols(card: CardView) -> CardWithSymbols:
    return cast("CardWithSymbols", card)
