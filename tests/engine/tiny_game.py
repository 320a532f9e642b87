"""A tiny game of the tests: everybody chooses three cards of five in secret, one by one, then some are scored.

It shows shapes of the engine that no game of the house uses yet: a sealed choice of several answers a seat, and
questions between the sealing of a choice and its reveal.
"""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import DONE, FIRST_OF_GAME, NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.position import Position
from meseta.engine.program import Card, Program, Step
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.saved import Json, wholes
from meseta.engine.saving import FrameKinds, filled_vec, to_list
from meseta.engine.sealed import SealedChoice, imagine_sealed

CARDS = 5
CHOSEN = 3
KEEP = FIRST_OF_GAME
DROP = KEEP + CARDS


class ChoosingHand(SealedChoice):
    """`answers` holds a mask for each seat. With three cards it is sealed; whoever drops one is awaited again."""

    NAME: ClassVar[str] = "choosing-hand"
    FIELDS: ClassVar[tuple[str, ...]] = ("by", "asked", "missing", "answers", "to_ask")

    def __init__(self, by: i64, asked: i64, missing: i64, answers: vec[i64], to_ask: i64) -> None:
        super().__init__(by, asked, missing, answers)
        self.to_ask = to_ask  # 1: somebody decides something before the hands are shown

    def legal(self, position: Position, seat: i64) -> Answers:
        held, answers = self.answers[seat], position.empty_answers()
        if not self.is_done(seat):
            answers.add_each(KEEP, 0b11111 & ~held)
        answers.add_each(DROP, held)
        return answers

    def choose(self, seat: i64, answer: i64) -> None:
        if answer >= DROP:
            self.answers[seat] &= ~(1 << answer - DROP)
        else:
            self.answers[seat] |= 1 << answer - KEEP

    def is_done(self, seat: i64) -> bool:
        return int(self.answers[seat]).bit_count() == CHOSEN

    def answers_of(self, seat: int) -> list[int]:
        return [KEEP + card for card in range(CARDS) if self.answers[seat] >> card & 1]

    def imagine(self, position: Any, seat: i64, random: Randomness) -> None:
        cards = list(range(CARDS))
        random.shuffle(cards)
        count = CHOSEN if self.is_done(seat) else random.below(CHOSEN)
        self.answers[seat] = sum(1 << card for card in cards[:count])

    def saved_answers(self, position: Position) -> list[Json]:
        return [*to_list(self.answers)]

    def restore_answers(self, position: Position, saved: list[Json]) -> None:
        self.answers = vec[i64](wholes(saved))

    def advance(self, position: Any) -> None:
        if self.to_ask:
            self.to_ask = 0
            position.push(Pausing(0))
        else:
            super().advance(position)

    def reveal(self, position: Any) -> None:
        for seat in range(position.seats):
            position.hand[seat] = self.answers[seat]

    def copy(self) -> ChoosingHand:
        return ChoosingHand(self.by, self.asked, self.missing, self.answers[:], self.to_ask)


class Pausing(Question):
    """Somebody is asked while the sealed hands lie on the table."""

    NAME: ClassVar[str] = "pausing"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: Position, seat: i64) -> Answers:
        return Answers([DONE])

    def answer(self, position: Position, seat: i64, answer: i64) -> None:
        position.pop()

    def copy(self) -> Pausing:
        return Pausing(self.seat)


class ChooseHands(Step):
    def begin(self, position: Any, by: i64) -> None:
        everybody = (1 << position.seats) - 1
        position.push(ChoosingHand(NOBODY, everybody, everybody, filled_vec(position.seats, 0), 1))


class TinyGame(Position):
    GAME: ClassVar[str] = "tiny"
    FIELDS: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, like: TinyGame | None = None) -> None:
        super().__init__(3, [Card("game", [ChooseHands()])], like)
        self.hand: vec[i64] = like.hand[:] if like else filled_vec(3, 0)

    def copy(self) -> TinyGame:
        return TinyGame(self)

    def blank(self) -> TinyGame:
        return TinyGame()

    def frame_kinds(self) -> FrameKinds:
        return FrameKinds(["tests.engine.tiny_game"])

    def options_to_save(self) -> dict[str, str]:
        return {}

    def imagine(self, seat: int | None, random: Randomness) -> TinyGame:
        twin = self.copy()
        imagine_sealed(twin, seat, random)
        return twin

    def notation(self, answer: int) -> str:
        return f"drop {answer - DROP}" if answer >= DROP else f"keep {answer - KEEP}" if answer >= KEEP else "done"

    def faults(self) -> list[Refused]:
        return []


def tiny_game() -> TinyGame:
    game = TinyGame()
    game.push(Program(0, NOBODY, 0))
    game.run()
    return game
