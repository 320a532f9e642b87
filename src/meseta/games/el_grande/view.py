"""What a seat may see of El Grande: every key of what `seen_by` gives. Parts declare what they add in their folders."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from meseta.engine.view import AnySeat, ProgramFrame, ProposalFrame, QuestionFrame, SealedFrame, View


class AreaView(TypedDict):
    """One region or the Castillo."""

    area: Annotated[str, "its name"]
    caballeros: Annotated[
        list[int] | None, "how many of each seat, then of each extra colour; null for a Castillo that is `strict`"
    ]
    grandes: Annotated[list[int], "the seats whose grande stands there"]
    values: Annotated[list[int], "what the places that count are worth now, tiles included"]
    king: Annotated[bool, "does the king stand there: then nothing may enter or leave"]
    if_scored_now: Annotated[list[int] | None, "what each seat would be paid; null for a Castillo that is not `open`"]


class BidView(TypedDict):
    """What a colour has played and taken this round."""

    bid: Annotated[int | None, "what this round's power card counts for the order, or null"]
    power_card: Annotated[int | None, "the card itself, or null"]
    took: Annotated[int | None, "the deck of this round's action card, or null"]


class SeatView(AnySeat, BidView):
    """A player."""

    score: Annotated[int, "points"]
    court: Annotated[int, "caballeros in the court"]
    province: Annotated[int, "caballeros in the province"]
    grande: Annotated[str | None, "its region, or `castillo`; null only on a table that is being laid out"]
    hand: Annotated[list[int] | None, "the power cards in hand, for the seat itself; null for others"]
    hand_size: Annotated[int, "how many they are"]
    played: Annotated[
        list[int] | None,
        "the power cards everybody has seen this seat play; in 2023 they lie face down: null for others",
    ]
    taken_back_unseen: Annotated[int, "how many of those have come back to the hand unseen ([ruling A52](rulings.md))"]
    vetoes: Annotated[int, "vetoes held"]
    disk: Annotated[str | None, "what the disk showed when disks were last shown, or null"]


class ExtraView(BidView):
    """A colour that nobody plays."""

    colour: Annotated[str, "its colour"]
    role: Annotated[str, "what it is there for"]
    province: Annotated[int, "caballeros in the province"]


class CardView(TypedDict):
    """The face-up card of a deck."""

    deck: Annotated[int, "its number, the first is 1"]
    card: Annotated[str, "its name"]
    text: Annotated[str, "the name of its text: what it says is `card-<text>` of the wording"]
    caballeros: Annotated[int, "how many it lets one place"]
    provenance: Annotated[
        str,
        "`rulebook`, `noted` where a rulebook names or annotates it and the rest is ours, or `reconstructed` where none"
        " prints it",
    ]
    taken_by: Annotated[int | None, "the colour that took it, or null"]
    left: Annotated[int | None, "cards face down below it; null for one that comes up every round"]
    before: Annotated[list[str], "what came before it in this deck"]


# ---- Unfinished business: rounds and turns.
class BiddingFrame(QuestionFrame):
    """Power cards are played."""

    kind: Literal["bidding"]
    left: Annotated[int, "how many players have not played one"]
    values_barred: Annotated[list[int], "what lies on the table already"]


class TurnsFrame(TypedDict):
    """Turns are taken in the order of power."""

    kind: Literal["turns"]
    turns_left: Annotated[list[int], "the colours whose turns are to come"]


class AnyTurnFrame(QuestionFrame):
    deck: Annotated[int | None, "where the action card was taken, or null"]
    left: Annotated[int, "how many caballeros may still be placed"]
    acted: Annotated[int, "1 once the special action was begun, or where there is none"]
    taboo_lifted: Annotated[int, "1 once it opened the king's region"]


class TurnFrame(AnyTurnFrame):
    """A player's turn."""

    kind: Literal["turn"]


class IntakeFrame(QuestionFrame):
    """Caballeros come from the province to the court."""

    kind: Literal["intake"]
    left: Annotated[int, "how many at most"]


# ---- Unfinished business: special actions.
class ChoosingFrame(QuestionFrame):
    """One of two actions is chosen."""

    kind: Literal["choosing"]
    first_card: Annotated[str, "the card of the one"]
    second_card: Annotated[str, "the card of the other"]


class PlacingFrame(QuestionFrame):
    """Caballeros are placed from the court by a card."""

    kind: Literal["placing"]
    left: Annotated[int, "how many may still be placed"]
    near_king: Annotated[int, "1 if only as in a turn, 0 if anywhere"]


class AnyMovingFrame(QuestionFrame):
    left: Annotated[int, "how many may still move"]
    own: Annotated[int, "how many of those may be the player's own"]
    others: Annotated[int, "and how many may be others'"]
    one_region: Annotated[int, "1 if all must come from the region of the first"]
    castillo: Annotated[int, "1 if they may go into the Castillo"]
    area: Annotated[str | None, "that region, once it is settled"]
    piece: Annotated[str | None, "the caballero that was chosen, until it is moved"]
    arrived: Annotated[list[str], "what has moved, each where it arrived, in the order it moved"]


class MovingFrame(AnyMovingFrame):
    """Caballeros are moved on the board: which one, then where to."""

    kind: Literal["moving"]


class EscortingFrame(QuestionFrame):
    """Caballeros follow the king."""

    kind: Literal["escorting"]
    left: Annotated[int, "how many more"]
    area: Annotated[str, "the region he left"]


class ReturningFrame(QuestionFrame):
    """A player returns caballeros to the province."""

    kind: Literal["returning"]
    left: Annotated[int, "how many more"]


class RemovingFrame(QuestionFrame):
    """A player sends one caballero of each opponent home."""

    kind: Literal["removing"]
    colours_left: Annotated[list[int], "the colours that were not touched yet"]
    may_spare: Annotated[int, "1 if some may be left alone"]


class EvictingFrame(QuestionFrame):
    """A region is named; opponents leave it."""

    kind: Literal["evicting"]
    area: Annotated[str | None, "the region, once it is named"]
    disks_set: Annotated[int, "1 once disks were asked for"]


class ChoosingKingFrame(QuestionFrame):
    """The king is moved."""

    kind: Literal["choosing-king"]
    places: Annotated[list[str], "where he may go"]


class MovingTileFrame(QuestionFrame):
    """A scoring tile is laid: which one, then where to."""

    kind: Literal["moving-tile"]
    tile: Annotated[int, "the number of the one that was chosen, the first is 0; -1 before that"]


class PlacingInFrame(QuestionFrame):
    """Caballeros are placed from the court in places that a card names."""

    kind: Literal["placing-in"]
    left: Annotated[int, "how many may still be placed"]
    places: Annotated[list[str], "where"]


class ChoosingScoreOfFrame(QuestionFrame):
    """One of a few areas is named to be scored."""

    kind: Literal["choosing-score-of"]
    places: Annotated[list[str], "the areas"]


class PlainQuestionFrame(QuestionFrame):
    """The grande is moved, an area is named to be scored, or a power card is taken back."""

    kind: Literal["choosing-home", "choosing-score", "taking-back"]


class PlayerByPlayerFrame(TypedDict):
    """A change comes to several players one after another; the actor may have to fix their order."""

    kind: Literal["player-by-player"]
    by: Annotated[int, "the actor"]
    change: Annotated[str, "the change"]
    amount: Annotated[int, "its second number"]
    seats_left: Annotated[list[int], "the seats that have no place in the order yet"]
    order: Annotated[list[int], "the seats in their order"]
    at: Annotated[int, "the place in the order that comes next"]


class ScoringFrame(TypedDict):
    """Areas are scored, payment by payment."""

    kind: Literal["scoring"]
    by: Annotated[int, "the seat that lets them be scored"]
    areas_left: Annotated[list[str], "those that have not begun"]
    area: Annotated[str | None, "the one that is being paid"]
    below: Annotated[int, "all with so many caballeros or more have been paid there"]
    firsts_only: Annotated[int, "1 if only first places are paid"]


class DisksFrame(SealedFrame):
    """Disks are set in secret."""

    kind: Literal["disks"]
    holding: Annotated[int, "so many own caballeros must stand there if possible; 0 if any region will do"]
    barred_region: Annotated[str | None, "the region that may not be chosen"]
    first_card: Annotated[str | None, "what is carried out once all are set, before they are shown"]


# ---- Proposals: the numbers of each change have names.
class PlainProposal(ProposalFrame):
    change: Literal["castillo-opened", "disks-to-score", "king-and-grande-swap", "power-card-back", "taboo-lifted"]


class CardProposal(ProposalFrame):
    change: Literal["action-begins"]
    card: Annotated[str, "the card whose whole action is announced"]


class CountProposal(ProposalFrame):
    change: Literal["court-grows", "disks-to-lose"]
    count: Annotated[int, "how many caballeros"]


class SeatCountProposal(ProposalFrame):
    change: Literal["court-shrinks", "disk-empties", "must-return"]
    seat: Annotated[int, "the seat it happens to"]
    count: Annotated[int, "how many caballeros; 30 for all"]


class SeatAreaProposal(ProposalFrame):
    change: Literal["leaves"]
    seat: Annotated[int, "the seat it happens to"]
    area: Annotated[str, "the region it leaves"]


class AreaProposal(ProposalFrame):
    change: Literal["disks-to-leave", "grande-moves", "king-moves"]
    area: Annotated[str, "the area it is about"]


class PieceProposal(ProposalFrame):
    change: Literal["caballero-removed"]
    piece: Annotated[str, "the caballero: its colour and where it stands"]


class PieceAreaProposal(ProposalFrame):
    change: Literal["caballero-moves"]
    piece: Annotated[str, "the caballero: its colour and where it stands"]
    area: Annotated[str, "where it goes"]


class CountAreaProposal(ProposalFrame):
    change: Literal["caballero-placed", "first-place-payment", "payment"]
    count: Annotated[int, "how many caballeros; of a payment, how many those have who are paid"]
    area: Annotated[str, "the area it is about"]


class TileAreaProposal(ProposalFrame):
    change: Literal["tile-moves"]
    tile: Annotated[str, "the scoring tile, by its first value"]
    area: Annotated[str, "where it is laid"]


Proposal: TypeAlias = (
    PlainProposal
    | CardProposal
    | CountProposal
    | SeatCountProposal
    | SeatAreaProposal
    | AreaProposal
    | PieceProposal
    | PieceAreaProposal
    | CountAreaProposal
    | TileAreaProposal
)

ElGrandeFrame: TypeAlias = (
    ProgramFrame
    | BiddingFrame
    | TurnsFrame
    | TurnFrame
    | IntakeFrame
    | ChoosingFrame
    | PlacingFrame
    | MovingFrame
    | EscortingFrame
    | ReturningFrame
    | RemovingFrame
    | EvictingFrame
    | ChoosingKingFrame
    | MovingTileFrame
    | PlacingInFrame
    | ChoosingScoreOfFrame
    | PlainQuestionFrame
    | PlayerByPlayerFrame
    | ScoringFrame
    | DisksFrame
    | Proposal
)


class ElGrandeView(View):
    """What one seat, or a spectator, sees of a game of El Grande."""

    game: Annotated[Literal["el-grande"], "the name of the game"]
    round: Annotated[int, "1 in the first round, also of the short game"]
    king: Annotated[str, "where the king stands: a region, `castillo` if beside it, or a place for him alone"]
    leader: Annotated[int, "the seat that plays the first power card of the round"]
    areas: Annotated[
        list[AreaView], "the nine regions in the order of scoring, the Castillo, then regions that parts add"
    ]
    seats: Annotated[list[SeatView], "the players"]
    extra: Annotated[list[ExtraView], "the colours that nobody plays; mostly none"]
    turn_order: Annotated[
        list[int],
        "those who have played a power card this round, the highest bid first; extra colours are numbered after the"
        " seats",
    ]
    cards: Annotated[
        list[CardView], "the face-up action cards; none before the first round, and one pile for merged decks"
    ]
    tiles: Annotated[
        dict[str, str | None], "the area of each scoring tile, by its first value (`8`, `4`), or null beside the board"
    ]
    business: Annotated[list[ElGrandeFrame], "the unfinished business from the bottom up; what is asked lies on top"]
