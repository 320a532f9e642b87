"""A position: one game in progress. It asks, seats answer."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.events import Event, Listener
from meseta.engine.frame import Frame
from meseta.engine.options import NOBODY, Options
from meseta.engine.program import Card, Program
from meseta.engine.proposal import Change, Proposal
from meseta.engine.refusal import Refused
from meseta.engine.seats import COLOUR_NAMES


class Position:
    """A game adds its tables; the engine keeps the unfinished business. Plain data, mutable, cheap to copy.

    `answer` is the only way anything changes. One position and its copies share a buffer: use them in one thread.
    """

    GAME: ClassVar[str] = ""  # the name of its title

    def __init__(self, seats: i64, cards: list[Card], scratch: Options, random_state: i64, vetoes: i64) -> None:
        self.seats: i64 = seats
        self.cards: list[Card] = cards  # shared, never changed
        self.scratch: Options = scratch  # see empty_options
        self.random_state: i64 = random_state  # see engine.randomness
        self.vetoes: i64 = vetoes  # one bit for each seat that may stop a change before it happens
        self.top: Frame | None = None
        self.seat: i64 = NOBODY  # who is asked next, for whoever drives one seat at a time; NOBODY: the game is over
        self.reveals: i64 = 0  # grows whenever something hidden becomes known: undo stops there
        self.listener: Listener | None = None
        self.legal_for: int = NOBODY  # whose answers `legal` holds: those last given out, until something changes
        self.legal: list[int] = NO_ANSWERS

    # ---- What everybody uses.
    def waiting(self) -> list[int]:
        """Every seat that must answer now: one, several at once (a sealed choice), none when the game is over."""
        top = self.top
        return [] if top is None else top.all_waiting(self)

    def options(self, seat: int) -> list[int]:
        """That seat's legal answers; none if it is not asked. A seat that has sealed its choice may change it."""
        top = self.top
        asked: int = self.seat  # compared as a whole number of any size, for a seat may be anything
        if top is None or (seat != asked and not (self.is_seat(seat) and top.may_answer(self, seat))):
            return []
        options = top.options(self, seat)
        legal = options.ready
        if legal is None:
            legal = options.as_list()
        self.legal = legal
        self.legal_for = seat
        return legal[:]

    def answer(self, seat: int, option: int) -> None:
        """Give a seat's answer. An illegal one is refused with the legal ones named, and nothing changes."""
        if (seat != self.legal_for or option not in self.legal) and option not in self.options(seat):
            raise self.refusal(seat, self.notation(option))
        top = self.top
        assert top is not None
        top.answer(self, seat, option)
        self.run()

    def is_seat(self, seat: int) -> bool:
        seats: int = self.seats
        return 0 <= seat < seats

    def seat_name(self, seat: int) -> str:
        return COLOUR_NAMES[seat]

    # ---- What each game must say.
    def options_chosen(self) -> dict[str, str]:
        """The options the game was set up with."""
        raise NotImplementedError

    def tables(self) -> list[vec[i64]]:
        """All tables, in the order the constructor takes them."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """All numbers beside the tables, in the order the constructor takes them."""
        raise NotImplementedError

    def notation(self, option: int) -> str:
        """The short text of an answer, the same in log, keyboard, speech, API and files."""
        raise NotImplementedError

    def parse(self, said: str) -> int:
        """The answer a notation stands for; refused if it stands for none."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """What is wrong with this table, in words: nothing in any game that can be played. For tests and fuzzing."""
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

    def propose(self, change: Change, by: i64, what: i64 = 0, where: i64 = 0) -> None:
        """Let a change happen, unless a seat with a veto stops it. Nothing may follow this in a method.

        With no veto out it happens at once, without a frame, so that simulations pay nothing.
        """
        holders = self.vetoes & ~(1 << by)
        if holders:
            self.push(Proposal(change, by, what, where, holders))
        else:
            self.happen(change, by, what, where)

    def happen(self, change: Change, by: i64, what: i64, where: i64) -> None:
        """Apply a change and tell it; only for what was proposed, or is part of a step that was."""
        if self.listener is not None:
            self.tell(change.NAME, by, what, where)
        change.happen(self, by, what, where)

    def tell(self, name: str, by: i64, what: i64 = 0, where: i64 = 0) -> None:
        """Tell an event to whoever listens. Frames that are met in every turn look first whether anybody does."""
        listener = self.listener
        if listener is not None:
            listener.hear(Event(name, by, what, where))

    def note_reveal(self) -> None:
        """Something hidden has become known."""
        self.reveals += 1

    def empty_options(self) -> Options:
        """A list for a frame to fill: always the same one, so asking costs no memory. Valid until the next question."""
        self.scratch.count = 0
        return self.scratch

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
        """Why an answer is not accepted, in a sentence that names what is possible."""
        waiting = self.waiting()
        if not waiting:
            return Refused(f"'{said}' comes too late: the game is over.")
        if not self.is_seat(seat):
            return Refused(f"There is no seat {seat}: the seats are 0 to {self.seats - 1}.")
        legal = self.options(seat)
        if not legal:
            awaited = " and ".join(self.seat_name(each) for each in waiting)
            return Refused(f"{self.seat_name(seat)} is not asked now; awaited: {awaited}.")
        possible = ", ".join(self.notation(option) for option in legal)
        return Refused(f"{self.seat_name(seat)} cannot answer '{said}' now; possible: {possible}.")

    # ---- Copying and saving the pile.
    def copy_frames_to(self, twin: Position) -> None:
        twin.seat = self.seat
        twin.reveals = self.reveals
        twin.top = None if self.top is None else self.top.copy_all()

    def frames(self) -> list[Frame]:
        """The pile from the bottom up."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not None:
            frames.append(frame)
            frame = frame.under
        frames.reverse()
        return frames

    def save(self) -> list[Any]:
        """Everything as plain data: the title's `load` builds the position again."""
        tables = [list(table) for table in self.tables()]
        frames = [[frame.NAME, *frame.data()] for frame in self.frames()]  # from the bottom up
        return [self.GAME, self.options_chosen(), self.random_state, tables, self.numbers(), self.reveals, frames]


NO_ANSWERS: Final[list[int]] = []
