"""What a view shows more of where own cards are played."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, cast

from meseta.engine.view import ProposalFrame, QuestionFrame, SealedFrame
from meseta.games.el_grande.view import AnyMovingFrame, AnyTurnFrame, ElGrandeView, SeatView


class OwnCardView(TypedDict):
    """A card that players may choose."""

    value: Annotated[int, "what it counts for the order; 0 for the Joker"]
    name: Annotated[str, "the same in notation: a number, or `joker`"]
    card: Annotated[str, "the name of its special action"]
    text: Annotated[str, "the name of its text: what it says is `card-<text>` of the wording"]
    brings: Annotated[int, "how many caballeros it brings to the court at most"]
    must: Annotated[bool, "must its special action be carried out"]
    provenance: Annotated[str, "`rulebook`, `noted` or `reconstructed`, as of other cards"]


class BridgeView(TypedDict):
    """The bridge: its two regions count as neighbours."""

    between: Annotated[list[str], "the two regions"]
    by: Annotated[int, "the seat that laid it"]


class QuarantineView(TypedDict):
    """The region where nothing goes in or out until the next general scoring is over."""

    area: Annotated[str, "the region"]
    tile: Annotated[str, "the scoring tile that lies there face down"]


class MarksView(TypedDict):
    """What lasts."""

    bridge: Annotated[BridgeView | None, "the bridge, or null"]
    quarantine: Annotated[QuarantineView | None, "the quarantine, or null"]
    home_counts: Annotated[list[int], "the seats whose grande counts at the next scoring of its region"]


class ViewWithOwnCards(ElGrandeView):
    """What one seat, or a spectator, sees of a game of El Grande."""

    own_cards: Annotated[list[OwnCardView], "the cards that hands are chosen from, the Joker last"]
    marks: Annotated[MarksView, "what lasts"]


class SeatWithOwnCards(SeatView):
    """A player."""

    caballero_card: Annotated[int | None, "how many caballeros the Caballero card of this round lets it place, or null"]
    royal_card: Annotated[str | None, "`king` or `intrigue`, where it has that card this round, or null"]
    action: Annotated[
        str | None,
        "what its turn carries out, once that is settled: `own`, `king`, `intrigue` or `deck`, a card on offer",
    ]
    known_in_hand: Annotated[list[int], "cards everybody knows to be in its hand: they were taken back openly"]
    no_card: Annotated[bool, "it could play no card this round"]


# ---- Unfinished business.
class ChoosingHandFrame(SealedFrame):
    """Players choose their hands. `answers` are the cards that the viewer has kept so far."""

    kind: Literal["choosing-hand"]
    cards: Annotated[int, "how many make a hand"]


class HomesByDiskFrame(SealedFrame):
    """Opponents choose new regions for their grandes."""

    kind: Literal["homes-by-disk"]


class JokersFrame(TypedDict):
    """Jokers decide what they stand for."""

    kind: Literal["jokers"]
    seats_left: Annotated[list[int], "the seats whose Joker has not decided"]


class OwnTurnFrame(AnyTurnFrame):
    """A player's turn."""

    kind: Literal["own-turn"]
    card: Annotated[str | None, "the name of the action it carries out, once that is settled"]
    most: Annotated[int, "how many caballeros may be placed in this turn"]
    anywhere: Annotated[int, "1 once they may be placed anywhere"]


class IntriguingFrame(AnyMovingFrame):
    """The Intrigue card: one caballero of an opponent is moved, or own ones of one region."""

    kind: Literal["intriguing"]


class NamingRegionFrame(QuestionFrame):
    """A region is named."""

    kind: Literal["naming-region"]
    purpose: Annotated[str, "`gather`, `bridge` or `quarantine`"]
    area: Annotated[str | None, "the first end of the bridge, once it is named"]
    tile: Annotated[int, "the number of the tile that marks the quarantine, the first is 0; else -1"]


class PickingMarkerFrame(QuestionFrame):
    """The tile that marks the quarantine is chosen."""

    kind: Literal["picking-marker"]


class FollowingFrame(QuestionFrame):
    """Own caballeros follow the grande."""

    kind: Literal["following"]
    area: Annotated[str, "the region it left"]
    piece: Annotated[str | None, "the caballero that was chosen, until it has a place in the new region"]


class ChoosingTiedPairFrame(QuestionFrame):
    """A region is named to be scored where the player counts one caballero more."""

    kind: Literal["choosing-tied-pair"]
    places: Annotated[list[str], "the regions"]


class CountingOneMoreFrame(QuestionFrame):
    """A player counts one caballero more in an area that is being scored."""

    kind: Literal["counting-one-more"]
    area: Annotated[str, "the area"]


# ---- Proposals.
class PlainProposalOfOwnCard(ProposalFrame):
    change: Literal["conspires", "disks-for-homes", "grandes-go", "home-will-count", "places-anywhere", "places-five"]


class GatheredProposal(ProposalFrame):
    change: Literal["gathered"]
    count: Annotated[int, "how many caballeros"]
    area: Annotated[str, "the region they leave"]


class BridgeProposal(ProposalFrame):
    change: Literal["bridge-laid"]
    area: Annotated[str, "the one end"]
    other_area: Annotated[str, "the other end"]


class QuarantineProposal(ProposalFrame):
    change: Literal["quarantine-laid"]
    tile: Annotated[str, "the scoring tile, by its first value"]
    area: Annotated[str, "the region"]


def of_intrigue(view: ElGrandeView) -> ViewWithOwnCards:
    """The view of a game in which this part is played."""
    return cast("ViewWithOwnCards", view)


def with_own_cards(seat: SeatView) -> SeatWithOwnCards:
    """A seat of a game in which this part is played."""
    return cast("SeatWithOwnCards", seat)


def counting_one_more(view: ElGrandeView) -> list[CountingOneMoreFrame]:
    """Who counts one caballero more in which area that is being scored."""
    frames = [cast("CountingOneMoreFrame", frame) for frame in view["business"]]
    return [frame for frame in frames if frame["kind"] == "counting-one-more"]
