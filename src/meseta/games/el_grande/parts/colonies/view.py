"""What a view shows more of where there are colonies."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict, cast

from meseta.engine.view import ProposalFrame, QuestionFrame
from meseta.games.el_grande.view import AreaView, ElGrandeView


class PlaceView(TypedDict):
    """A place apart in a region: one of honour, the discs that are carried, or beside the limit table."""

    place: Annotated[str, "its name"]
    caballeros: Annotated[list[int], "how many of each seat, then of each extra colour"]
    carries: Annotated[str | None, "`gold` or `wares`, what each of them carries, or null"]
    counts: Annotated[bool, "do they count when the region is scored"]


class AreaWithPlaces(AreaView):
    """One region or the Castillo. `caballeros` are those who stand on no place apart."""

    places: Annotated[list[PlaceView], "its places apart"]
    carries: Annotated[
        str | None, "`gold` or `wares`, what the one carries who stands on no place apart, or null: only in France"
    ]
    counted: Annotated[list[int] | None, "what each colour counts when it is scored; null where `caballeros` is"]


class DiscsView(TypedDict):
    """Discs of one kind of goods."""

    supply: Annotated[int, "beside the board"]
    free: Annotated[int, "in their colony, for anybody to claim"]
    promised: Annotated[int, "how many a conspiracy will bring at the next general scoring"]


class LimitView(TypedDict):
    """The limit table."""

    area: Annotated[str | None, "its region; null only on a table that is being laid out"]
    spaces: Annotated[int, "how many caballeros have room on it"]


class ViewWithColonies(ElGrandeView):
    """What one seat, or a spectator, sees of a game of El Grande."""

    gold: Annotated[DiscsView, "gold; its colony is America"]
    wares: Annotated[DiscsView, "wares; their colony is the Mediterranean"]
    limit: Annotated[LimitView, "the limit table"]
    turned_over: Annotated[list[int], "the decks whose card nobody can take any more this round"]


# ---- Unfinished business.
class SailingFrame(QuestionFrame):
    """Caballeros sail at the beginning of a turn: which one, then where to."""

    kind: Literal["sailing"]
    piece: Annotated[str | None, "the caballero that was chosen, until it is moved"]
    pieces: Annotated[list[str], "those that may still sail, one entry for each"]


class FillingFrame(QuestionFrame):
    """Somebody decides who comes onto the limit table."""

    kind: Literal["filling"]
    left: Annotated[int, "how many more"]


class PlainQuestionOfColonies(QuestionFrame):
    """The limit table is moved, or a card on offer is turned over."""

    kind: Literal["moving-limit", "turning-over"]


# ---- Proposals.
class DiscsProposal(ProposalFrame):
    change: Literal["discs-found"]
    gold: Annotated[int, "how many discs of gold come to America"]
    wares: Annotated[int, "how many of wares to the Mediterranean"]


class LimitProposal(ProposalFrame):
    change: Literal["limit-moves"]
    area: Annotated[str, "where the limit table goes"]


class TurnOverProposal(ProposalFrame):
    change: Literal["card-turned-over"]
    deck: Annotated[int, "the deck of the card"]


def of_colonies(view: ElGrandeView) -> ViewWithColonies:
    """A view of a game with this part has its keys."""
    return cast("ViewWithColonies", view)


def with_places(area: AreaView) -> AreaWithPlaces:
    return cast("AreaWithPlaces", area)
