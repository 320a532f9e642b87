"""What every view shows, whatever the game: the declarations that type checkers, documents and the API read.

A view is plain data; `Annotated` says what a key means. These files hold no rules and are not compiled, for a
compiled class keeps no such annotations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple, TypedDict

if TYPE_CHECKING:
    from typing_extensions import ReadOnly
else:

    class ReadOnly:
        """A key that a game may declare more narrowly. Python has it from 3.13; here type checkers alone look at it."""

        def __class_getitem__(cls, declared):
            return declared


class Legal(TypedDict):
    """One legal answer."""

    answer: Annotated[int, "its number"]
    notation: Annotated[str, "its text, such as `bid 9`"]


class AnySeat(TypedDict):
    """A player, whatever the game."""

    seat: Annotated[int, "the number of the seat"]
    colour: Annotated[str, "its colour"]


class AnyFrame(TypedDict):
    """A piece of unfinished business, whatever the game."""

    kind: ReadOnly[Annotated[str, "what is being done"]]


class View(TypedDict):
    """What one seat, or a spectator, sees of a game."""

    game: ReadOnly[Annotated[str, "the name of the game"]]
    options: Annotated[dict[str, str], "the options of the game, as in a record"]
    seat: Annotated[int | None, "whose view this is, or null"]
    seats: ReadOnly[Annotated[Sequence[AnySeat], "the players"]]
    business: ReadOnly[Annotated[Sequence[AnyFrame], "the unfinished business from the bottom up"]]
    waiting: Annotated[list[int], "the seats that must answer now"]
    legal: Annotated[list[Legal], "this seat's legal answers; empty if it is not asked"]
    winners: Annotated[list[int], "when the game is over, the seats that have won"]


class ViewTypes(NamedTuple):
    """The declarations of a game's views, for those who read them: documents, the API, tests."""

    whole: type[object]  # what `seen_by` gives
    adds: Mapping[type[object], Sequence[type[object]]] = {}  # what may stand in the place of a type, with more keys
    frames: Sequence[type[object]] = ()  # unfinished business that only some games have


# ---- The engine's own business.
class ProgramFrame(TypedDict):
    """A card, or the game itself, is being carried out."""

    kind: Literal["program"]
    card: Annotated[str, "its name"]
    by: Annotated[int, "the seat that carries it out; -1 for the game itself"]
    at: Annotated[int, "the step that begins next, the first is 0"]


class ProposalFrame(TypedDict):
    """A change is announced, and those who hold a veto are asked. Its numbers stand under their names."""

    kind: Literal["proposal"]
    by: Annotated[int, "the seat that makes the change"]


class SealedFrame(AnyFrame):
    """Several seats choose at once, and all is shown together."""

    by: Annotated[int, "the seat that lets them choose; -1 for the game itself"]
    asked: Annotated[list[int], "the seats that take part"]
    missing: Annotated[list[int], "those that have not sealed their choice"]
    answers: Annotated[list[str], "what the viewer has sealed, in notation; of others nothing is shown"]


class QuestionFrame(AnyFrame):
    """One seat is asked."""

    seat: Annotated[int, "the seat that is asked"]
