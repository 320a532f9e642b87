"""What a seat may see of Condottiere: every key of what `seen_by` gives."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from meseta.engine.view import AnySeat, ProgramFrame, QuestionFrame, SealedFrame, View


class RegionView(TypedDict):
    """One of the seventeen regions."""

    region: Annotated[str, "its name"]
    owner: Annotated[int | None, "the seat whose marker lies there, or null"]
    favour: Annotated[bool, "whether it is under the favour of the Pope"]
    battle: Annotated[bool, "whether it is fought over"]


class StrengthView(TypedDict):
    """A strength in its parts, each to be added to those before it."""

    printed: Annotated[int, "the mercenaries as printed"]
    winter: Annotated[int, "what winter takes, nought or less"]
    drummer: Annotated[int, "what a drummer adds"]
    spring: Annotated[int, "what spring adds"]
    heroines: Annotated[int, "what heroines add"]
    courtesans: Annotated[int, "what courtesans add"]
    total: Annotated[int, "all together"]


class PlayerView(AnySeat):
    """A player."""

    regions: Annotated[list[str], "the regions with this player's markers"]
    kingdom: Annotated[int, "how many of them hang together at most"]
    points: Annotated[int, "points of a match"]
    hand: Annotated[list[str] | None, "the cards in hand, for the seat itself; null for others"]
    hand_size: Annotated[int | None, "how many they are; null for others if `hand-sizes` is `hidden`"]
    known_in_hand: Annotated[
        list[str], "mercenaries everybody saw going back to this hand, and not since ([ruling C46](rulings.md))"
    ]
    company: Annotated[list[str], "the cards that lie face up"]
    face_down: Annotated[bool, "does a card lie face down"]
    own_face_down: Annotated[str | None, "which one, for the seat itself; null for others, or if there is none"]
    strength: Annotated[StrengthView, "of what lies face up, in its parts"]
    courtesans: Annotated[int, "how many courtesans lie face up"]


class GoalsView(TypedDict):
    """What wins a game."""

    regions: Annotated[int, "so many regions"]
    kingdom: Annotated[int, "or so many that hang together"]


# ---- Unfinished business.
class BattleFrame(QuestionFrame):
    """A battle is fought."""

    kind: Literal["battle"]
    first: Annotated[int, "who placed the token and took the first turn"]
    seats_passed: Annotated[list[int], "the seats that are out of this battle"]
    seats_played: Annotated[list[int], "the seats that have played a card"]
    acting: Annotated[int, "1 while the effect of a card is not finished"]
    fighters: Annotated[list[int], "the seats in a final battle, otherwise none"]


class RoundTheTableFrame(QuestionFrame):
    """Hands are discarded, or cards drawn, one player after another."""

    kind: Literal["discarding-hands", "drawing"]
    left: Annotated[int, "how many players have not had their turn"]


class PlainQuestionFrame(QuestionFrame):
    """A region is chosen for a battle, a mercenary is taken back, or the favour of the Pope is placed."""

    kind: Literal["choosing-region", "placing-favour", "taking-back"]


class KeepingCardsFrame(SealedFrame):
    """The last player with cards keeps some, unseen ([ruling C48](rulings.md))."""

    kind: Literal["keeping-cards"]


CondottiereFrame: TypeAlias = ProgramFrame | BattleFrame | RoundTheTableFrame | PlainQuestionFrame | KeepingCardsFrame


class CondottiereView(View):
    """What one seat, or a spectator, sees of a game of Condottiere."""

    game: Literal["condottiere"]
    match_game: Annotated[int, "the number of the game in a match for points; otherwise 1"]
    regions: Annotated[list[RegionView], "the seventeen regions"]
    battle: Annotated[
        str | None,
        "the region that is, or was last, fought over; null before the first one, in a final battle and after the end",
    ]
    favour: Annotated[str | None, "the region under the favour of the Pope, or null off the board"]
    token: Annotated[int, "the seat that holds the Condottiere token"]
    season: Annotated[Literal["winter", "spring"] | None, "`winter`, `spring` or null"]
    seats: Annotated[list[PlayerView], "the players"]
    goals: Annotated[GoalsView, "what wins"]
    pile: Annotated[int, "how many cards are left to draw"]
    discard: Annotated[list[str], "the discards by name"]
    business: Annotated[list[CondottiereFrame], "the unfinished business from the bottom up; what is asked lies on top"]
