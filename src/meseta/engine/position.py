"""A position: one game in progress. It asks, seats answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from meseta.engine import saving
from meseta.engine.answers import MOST_ANSWERS, NOBODY, Answers
from meseta.engine.events import Event, Listener
from meseta.engine.frame import Frame
from meseta.engine.program import Card, Program
from meseta.engine.proposal import Change, Proposal
from meseta.engine.randomness import NO_KEY, Randomness
from meseta.engine.refusal import Refused
from meseta.engine.saved import Saved
from meseta.engine.saving import FrameKinds, PartState
from meseta.engine.seats import COLOUR_NAMES

if TYPE_CHECKING:
    from meseta.engine.view import View


class Position:
    """A game adds its tables; the engine keeps the unfinished business. Plain data, mutable, cheap to copy.

    `answer` is the only way anything changes. One position and its copies share a buffer: use them in one thread.
    """

    GAME: ClassVar[str] = ""  # the name of its title
    FIELDS: ClassVar[tuple[str, ...]] = ()  # the tables and numbers a game adds: saved under these names

    def __init__(self, seats: i64, cards: list[Card], like: Position | None) -> None:
        """With the unfinished business of another position, copied; without one, with none."""
        self.seats: i64 = seats
        self.cards: list[Card] = cards  # shared, never changed
        self.scratch: Answers = like.scratch if like else Answers([], MOST_ANSWERS)  # see empty_options
        # See engine.randomness:
        self.random_state: i64 = like.random_state if like else i64(0)
        self.random_key: bytes = like.random_key if like else NO_KEY
        self.vetoes: i64 = (
            like.vetoes if like else i64(0)
        )  # one bit for each seat that may stop a change before it happens
        self.veto_of_steps: bool = True  # or only of whole actions, when they are announced
        self.top: Frame | None = like.top.copy_all() if like and like.top else None
        # Who is asked next, for whoever drives one seat at a time; NOBODY: the game is over.
        self.seat: i64 = like.seat if like else NOBODY
        # Grows whenever something hidden becomes known: undo stops there.
        self.reveals: i64 = like.reveals if like else i64(0)
        self.listener: Listener | None = None
        self.legal_for: int = NOBODY  # whose answers `legal` holds: those last given out, until something changes
        self.legal: list[int] = NO_ANSWERS

    # ---- What everybody uses.
    def waiting(self) -> list[int]:
        """Every seat that must answer now: one, several at once (a sealed choice), none when the game is over."""
        top = self.top
        return [] if top is None else top.all_waiting(self)

    def answers(self, seat: int) -> list[int]:
        """That seat's legal answers; none if it is not asked. A seat that has sealed its choice may change it."""
        top = self.top
        asked: int = self.seat  # compared as a whole number of any size, for a seat may be anything
        if top is None or (seat != asked and not (self.is_seat(seat) and top.may_answer(self, seat))):
            return []
        answers = top.legal(self, seat)
        legal = answers.ready
        if legal is None:
            legal = answers.as_list()
        self.legal = legal
        self.legal_for = seat
        return legal[:]

    def answer(self, seat: int, answer: int) -> None:
        """Give a seat's answer. An illegal one is refused with the legal ones named, and nothing changes."""
        if (seat != self.legal_for or answer not in self.legal) and answer not in self.answers(seat):
            raise self.refusal(seat, self.notation(answer))
        top = self.top
        assert top is not None
        top.answer(self, seat, answer)
        self.run()

    def is_seat(self, seat: int) -> bool:
        seats: int = self.seats
        return 0 <= seat < seats

    def seat_name(self, seat: int) -> str:
        return COLOUR_NAMES[seat]

    # ---- What each game must say.
    def copy(self) -> Position:
        """The same game once more: what happens in one of them does not touch the other."""
        raise NotImplementedError

    def seen_by(self, viewer: int | None) -> View:
        """The one redacted observation, for a seat or for spectators (None)."""
        raise NotImplementedError

    def imagine(self, seat: int | None, random: Randomness) -> Position:
        """A copy in which everything that seat cannot know is dealt anew."""
        raise NotImplementedError

    def options_chosen(self) -> dict[str, str]:
        """The options the game was set up with, defaults included."""
        raise NotImplementedError

    def options_to_save(self) -> dict[str, str]:
        """Those that are not at their defaults."""
        raise NotImplementedError

    def blank(self) -> Position:
        """A table of these rules on which nothing lies, only to be looked at: what is as it is there is not saved."""
        raise NotImplementedError

    def part_states(self) -> dict[str, PartState]:
        """What parts of the game keep beside its tables, by their names."""
        return {}

    def frame_kinds(self) -> FrameKinds:
        """The frames and changes a saved game may hold."""
        raise NotImplementedError

    def restored(self) -> None:
        """All fields have their saved values: what follows from them can be worked out."""

    def notation(self, answer: int) -> str:
        """The short text of an answer, the same in log, keyboard, speech, API and files."""
        raise NotImplementedError

    def parse(self, said: str) -> int:
        """The answer a notation stands for; refused if it stands for none."""
        raise NotImplementedError

    def faults(self) -> list[Refused]:
        """Why this table cannot be: nothing in any game that can be played. For tests and fuzzing."""
        raise NotImplementedError

    def spend_veto(self, seat: i64) -> None:
        """A seat uses its veto up, in a game that has vetoes."""
        raise NotImplementedError

    # ---- What frames, steps and changes use.
    def push(self, frame: Frame) -> None:
        frame.under = self.top
        self.top = frame

    def pop(self) -> None:
        top = self.top
        assert top is not None
        self.top = top.under

    def abandon_program(self) -> None:
        """Take the topmost program off the pile with everything that lies on it: a veto ended the action."""
        top = self.top
        while top is not None and not isinstance(top, Program):
            top = top.under
        assert top is not None
        self.top = top.under

    def others_hold_a_veto(self, by: i64) -> bool:
        return self.vetoes & ~(1 << by) != 0

    def others_may_stop_a_step(self, by: i64) -> bool:
        return self.veto_of_steps and self.others_hold_a_veto(by)

    def propose(self, change: Change, by: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Let a change happen, unless a seat with a veto stops it. Nothing may follow this in a method.

        With no veto out it happens at once, without a frame, so that simulations pay nothing.
        """
        holders = self.vetoes & ~(1 << by)
        if holders and (self.veto_of_steps or change.IS_ANNOUNCEMENT):
            self.push(Proposal(change, by, first, second, holders))
        else:
            self.happen(change, by, first, second)

    def happen(self, change: Change, by: i64, first: i64, second: i64) -> None:
        """Apply a change and tell it; only for what was proposed, or is part of a step that was."""
        if self.listener is not None and change.IS_TOLD:
            self.tell(change.NAME, by, first, second)
        change.happen(self, by, first, second)

    def tell(self, name: str, by: i64, first: i64 = 0, second: i64 = 0) -> None:
        """Tell an event to whoever listens. Frames that are met in every turn look first whether anybody does."""
        listener = self.listener
        if listener is not None:
            listener.hear(Event(name, by, first, second))

    def note_reveal(self) -> None:
        """Something hidden has become known."""
        self.reveals += 1

    def randomness(self) -> Randomness:
        """All luck to come. What was drawn from it is kept with `keep_randomness`."""
        return Randomness(self.random_state, self.random_key)

    def keep_randomness(self, random: Randomness) -> None:
        self.random_state = random.state
        self.random_key = random.key

    def empty_answers(self) -> Answers:
        """A list for a frame to fill: always the same one, so asking costs no memory. Valid until the next question."""
        scratch = self.scratch
        scratch.count = 0
        scratch.bits = 0
        return scratch

    def run(self) -> Frame | None:
        """Go on until somebody must decide (then return the frame that asks) or nothing is left to do."""
        self.legal = NO_ANSWERS
        top = self.top
        while top is not None:
            seat = top.waiting(self)
            if seat != NOBODY:
                self.seat = seat
                return top
            top.advance(self)
            top = self.top
        self.seat = NOBODY
        return None

    # ---- Refusals.
    def refusal(self, seat: int, said: str) -> Refused:
        """Why an answer is not accepted, and what is possible."""
        waiting = self.waiting()
        if not waiting:
            return Refused("error-too-late", said=said)
        if not self.is_seat(seat):
            return Refused("error-no-such-seat", seat=str(seat), last=int(self.seats) - 1)
        legal = self.answers(seat)
        if not legal:
            awaited = [self.seat_name(each) for each in waiting]
            return Refused("error-not-asked", seat=self.seat_name(seat), awaited=awaited)
        possible = [self.notation(answer) for answer in legal]
        return Refused("error-not-possible", seat=self.seat_name(seat), said=said, possible=possible)

    # ---- The pile, and saving.
    def frames(self) -> list[Frame]:
        """The pile from the bottom up."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not None:
            frames.append(frame)
            frame = frame.under
        frames.reverse()
        return frames

    def save(self) -> Saved:
        """Everything as plain data: the title's `load` builds the position again."""
        return saving.save(self)


NO_ANSWERS: Final[list[int]] = []
