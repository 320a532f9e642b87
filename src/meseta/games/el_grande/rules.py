"""What is settled before the first answer of a game: its edition, its players, its options and its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.notation import Notation
from meseta.engine.program import Card
from meseta.engine.saving import FrameKinds
from meseta.games.el_grande.board import Board
from meseta.games.el_grande.cards.action_card import Face
from meseta.games.el_grande.part import Asked, Part, asked
from meseta.games.el_grande.steps.keep_veto import KeepVeto
from meseta.games.el_grande.steps.when_taken import WhenTaken

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande

ALL_THE_TIME: Final = ("before_card", "turn_answers", "closed", "full", "near", "count")  # what a part may be asked

STRICT: Final = "strict"  # the Castillo is closed, as in the box
TALLY: Final = "tally"  # everybody sees what was announced to have gone in
OPEN: Final = "open"  # everybody looks inside, and sees who would be paid what


@final
class Rules:
    """Shared by a position and all its copies; never changed."""

    def __init__(
        self,
        chosen: dict[str, str],
        written: dict[str, str],
        parts: list[Part],
        board: Board,
        notation: Notation,
        places: i64,
        switches: list[str],
        faces: list[Face],
        programs: list[Card],
        frames: FrameKinds,
        means: dict[str, tuple[str, str]],
    ) -> None:
        self.chosen: dict[str, str] = chosen  # the options as they are written in records and on command lines
        self.written: dict[str, str] = written  # those that are not at their defaults
        self.players: i64 = int(chosen["players"])
        self.rounds: i64 = int(chosen["rounds"])
        self.castillo: str = chosen["castillo"]
        self.parts: list[Part] = parts  # those that are played
        self.board: Board = board
        self.notation: Notation = notation
        self.places: i64 = places  # how many fields of a scoring strip count
        # The same parts, by what they are asked:
        self.asked_to_take_turns: Asked | None = asked(parts, "take_turn")
        self.asked_before_turns: Asked | None = asked(parts, "before_turn")
        self.asked_before_cards: Asked | None = asked(parts, "before_card")
        self.asked_in_turns: Asked | None = asked(parts, "turn_answers")
        self.told_of_cards: Asked | None = asked(parts, "card_taken")
        self.asked_to_interrupt: Asked | None = asked(parts, "interrupts")
        self.asked_for_decks: Asked | None = asked(parts, "decks_gone")
        self.asked_for_bars: Asked | None = asked(parts, "closed", "full", "near", "next_door")
        self.asked_for_closed: Asked | None = asked(parts, "closed")
        self.asked_for_full: Asked | None = asked(parts, "full")
        self.asked_for_near: Asked | None = asked(parts, "near")
        self.asked_next_door: Asked | None = asked(parts, "next_door")
        self.told_of_kings: Asked | None = asked(parts, "king_moved")
        self.asked_for_tiles: Asked | None = asked(parts, "tiles_barred")
        self.asked_where_rows_are: Asked | None = asked(parts, "region_of_wandering")
        self.asked_for_safe_rows: Asked | None = asked(parts, "safe_rows")
        self.asked_for_empty_rows: Asked | None = asked(parts, "empty_rows")
        self.asked_for_targets: Asked | None = asked(parts, "targets")
        self.asked_what_they_watch: Asked | None = asked(parts, "watched_rows")
        self.asked_for_arrival: Asked | None = asked(parts, "arrival")
        self.told_of_moves: Asked | None = asked(parts, "moved")
        self.asked_for_colours: Asked | None = asked(parts, "more_colours_of")
        self.asked_where_they_count: Asked | None = asked(parts, "count", "earn")
        self.asked_for_counts: Asked | None = asked(parts, "count")
        self.asked_for_earnings: Asked | None = asked(parts, "earn")
        self.told_of_scorings: Asked | None = asked(parts, "scored")
        self.asked_at_first_sight: Asked | None = asked(parts, "first_sight")
        self.asked_about_steps: Asked | None = asked(parts, "step_worth")
        self.asked_about_worth: Asked | None = asked(parts, "worth")
        self.asked_for_faults: Asked | None = asked(parts, "faults")
        # All of them, those first that are asked most:
        self.parts_by_demand: list[Part] = sorted(parts, key=demand, reverse=True)
        # And whether there are none:
        self.plain_turns: bool = self.asked_in_turns is None and self.asked_to_interrupt is None
        self.plain_placing: bool = self.plain_turns and self.asked_for_bars is None
        self.plain_places: bool = asked(parts, "region_of_wandering", "targets", "watched_rows") is None
        self.plain_colours: bool = self.asked_for_colours is None
        self.plain_pieces: bool = self.plain_places and self.plain_colours
        self.plain_counts: bool = self.asked_for_counts is None and self.asked_for_earnings is None
        self.parts_have_hands: bool = any(part.HAS_HANDS for part in parts)
        self.wandering: i64 = sum(part.wandering_rows() for part in parts)  # one bit for each row
        # The switches of the edition; see editions.
        self.castillo_is_a_region: bool = CASTILLO_IS_A_REGION in switches
        self.veto_step_by_step: bool = VETO_STEP_BY_STEP in switches
        self.shortage_for_cards: bool = SHORTAGE_FOR_CARDS in switches
        self.discards_face_down: bool = DISCARDS_FACE_DOWN in switches
        # The cards of the decks, then programs; the last one is the program of the whole game:
        self.faces: list[Face] = faces
        self.cards: list[Card] = [*[face.card for face in faces], *programs]
        self.game_card: i64 = len(self.cards) - 1
        self.castillo_card: i64 = self.game_card - 1  # the beginning of a general scoring
        self.caballeros: vec[i64] = vec[i64]([face.caballeros for face in faces])  # how many each card lets one place
        self.when_taken: vec[i64] = vec[i64]([1 if begins_when_taken(face.card) else 0 for face in faces])  # see there
        self.card_number: dict[str, int] = {}
        for number, card in enumerate(self.cards):
            self.card_number.setdefault(card.name, number)
        self.blank: ElGrande | None = None  # made when it is first asked for, see `Position.blank`
        self.frames: FrameKinds = frames
        self.means: dict[str, tuple[str, str]] = means  # what the two numbers of every event and change are

    def in_words_of_parts(self, field: str, number: int) -> int | str:
        """What a number stands for, if a part says so; else the number."""
        for part in self.parts:
            words = part.in_words(field, number)
            if words is not None:
                return words
        return number


def demand(part: Part) -> int:
    """To how many of the questions that come all the time a part has an answer of its own."""
    return sum(asked([part], question) is not None for question in ALL_THE_TIME)


def is_kept(card: Card) -> bool:
    """Is it a veto?"""
    return any(isinstance(step, KeepVeto) for step in card.does)


def begins_when_taken(card: Card) -> bool:
    return isinstance(card.does[0], WhenTaken)


# ---- In what editions differ beside their cards: named switches.
CASTILLO_IS_A_REGION: Final = "castillo-is-a-region"  # where a card lets one choose or place
VETO_STEP_BY_STEP: Final = "veto-step-by-step"  # it stops the next step of an action; what was done before it stands
VETO_OF_WHOLE_ACTIONS: Final = "veto-of-whole-actions"  # and only before they begin
SHORTAGE_FOR_CARDS: Final = "shortage-for-cards"  # with an empty province cards too bring caballeros from regions
DISCARDS_FACE_DOWN: Final = "discards-face-down"  # used power cards are not looked through by the others
