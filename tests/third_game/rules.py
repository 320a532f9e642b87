"""Noughts and crosses on the engine: a game of two seats, one frame and two events, as small as a game can be."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine import saving
from meseta.engine.answers import FIRST_OF_GAME, NOBODY, Answers
from meseta.engine.business import business, legal_answers
from meseta.engine.events import Event, Meanings
from meseta.engine.frame import Question
from meseta.engine.notation import Notation, block
from meseta.engine.position import Position
from meseta.engine.randomness import Randomness, Seed, from_seed
from meseta.engine.refusal import Refused
from meseta.engine.saved import Saved
from meseta.engine.saving import FrameKinds, filled_vec
from meseta.engine.seats import COLOUR_NAMES, bits
from meseta.engine.title import Title, TitleOption
from meseta.engine.view import AnySeat, QuestionFrame, View, ViewTypes

NAME: Final = "noughts-and-crosses"
CELLS: Final = [column + row for row in "123" for column in "abc"]
LINES: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
BOTH: Final = 0b11  # a mask of the two seats
MARK: Final = int(FIRST_OF_GAME)  # the first of nine answers, one for each cell
NOTATION: Final = Notation("noughts and crosses", block("mark", MARK, CELLS))


# ---- What is seen.
class CellView(TypedDict):
    cell: Annotated[str, "its name, `a1` to `c3`"]
    owner: Annotated[int | None, "the seat that has marked it, or null"]


class MarkingFrame(QuestionFrame):
    kind: Literal["marking"]


class NoughtsView(View):
    game: Literal["noughts-and-crosses"]
    seats: list[AnySeat]
    business: list[MarkingFrame]
    cells: Annotated[list[CellView], "row by row"]


# ---- What is asked.
class Marking(Question):
    """A seat marks a free cell; then the other one does."""

    NAME: ClassVar[str] = "marking"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: NoughtsAndCrosses, seat: i64) -> Answers:
        answers = position.empty_answers()
        for cell in range(len(CELLS)):
            if position.owner[cell] == NOBODY:
                answers.add(MARK + cell)
        return answers

    def answer(self, position: NoughtsAndCrosses, seat: i64, answer: i64) -> None:
        position.owner[answer - MARK] = seat
        position.tell("marked", seat, answer - MARK)
        if position.has_line(seat):
            position.end(1 << seat)
        elif NOBODY not in list(position.owner):
            position.end(BOTH)
        else:
            self.seat = 1 - seat

    def copy(self) -> Marking:
        return Marking(self.seat)


# ---- The table.
class NoughtsAndCrosses(Position):
    GAME: ClassVar[str] = NAME
    FIELDS: ClassVar[tuple[str, ...]] = ("owner", "winners")

    def __init__(self, like: NoughtsAndCrosses | None = None) -> None:
        super().__init__(2, [], like)
        self.owner: vec[i64] = like.owner[:] if like else filled_vec(len(CELLS), NOBODY)  # by cell
        self.winners: i64 = like.winners if like else i64(0)  # one bit each, once it is over

    def has_line(self, seat: i64) -> bool:
        return any(all(self.owner[cell] == seat for cell in line) for line in LINES)

    def end(self, winners: i64) -> None:
        """The winner, or both of them where nobody has a line."""
        self.winners = winners
        self.tell("drawn" if winners == BOTH else "won", NOBODY if winners == BOTH else winners >> 1)
        self.pop()

    def copy(self) -> NoughtsAndCrosses:
        return NoughtsAndCrosses(self)

    def blank(self) -> NoughtsAndCrosses:
        return NoughtsAndCrosses()

    def imagine(self, seat: int | None, random: Randomness) -> NoughtsAndCrosses:
        """Nothing is hidden."""
        return self.copy()

    def frame_kinds(self) -> FrameKinds:
        return FrameKinds([__name__])

    def options_chosen(self) -> dict[str, str]:
        return {"players": "2"}

    def options_to_save(self) -> dict[str, str]:
        return {}

    def notation(self, answer: int) -> str:
        return NOTATION.text(answer)

    def parse(self, said: str) -> int:
        return NOTATION.parse(said)

    def faults(self) -> list[Refused]:
        """By turns: no seat has marked two cells more than the other."""
        marks = list(self.owner)
        return [Refused("fault-noughts-turns")] if abs(marks.count(0) - marks.count(1)) > 1 else []

    def seen_by(self, viewer: int | None) -> NoughtsView:
        frames = business(self, viewer, lambda _, number: number, lambda *_: {})
        return {
            "game": "noughts-and-crosses",
            "options": self.options_chosen(),
            "seat": viewer,
            "seats": [{"seat": seat, "colour": COLOUR_NAMES[seat]} for seat in range(2)],
            "cells": [{"cell": name, "owner": owner_of(seat)} for name, seat in zip(CELLS, self.owner)],
            "business": cast("list[MarkingFrame]", frames),
            "waiting": self.waiting(),
            "legal": legal_answers(self, viewer),
            "winners": bits(self.winners),
        }


def owner_of(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# ---- The title.
class NoughtsTitle(Title):
    def __init__(self) -> None:
        super().__init__(
            NAME,
            options=[TitleOption("players", ["2"])],
            default_moment="marking blue",
            view_types=ViewTypes(NoughtsView),
        )

    def rules_version(self, options: dict[str, str]) -> int:
        return 1

    def new_game(self, options: dict[str, str], seed: Seed) -> NoughtsAndCrosses:
        game, random = NoughtsAndCrosses(), from_seed(seed)
        game.push(Marking(random.below(2)))
        game.keep_randomness(random)
        game.run()
        return game

    def load(self, saved: Saved) -> Position:
        return saving.load(NAME, saved, self.bare_table)

    def meanings(self, options: dict[str, str], event: Event) -> Meanings:
        return {"area": CELLS[event.first]} if event.name == "marked" else {}

    # ---- Scenarios: `mark blue a1`, and a seat's turn.
    def bare_table(self, options: dict[str, str]) -> NoughtsAndCrosses:
        return NoughtsAndCrosses()

    def put(self, position: Position, words: list[str]) -> None:
        assert isinstance(position, NoughtsAndCrosses)
        position.owner[CELLS.index(words[2])] = COLOUR_NAMES.index(words[1])

    def start(self, position: Position, words: list[str], facts: list[str]) -> None:
        position.push(Marking(COLOUR_NAMES.index(words[1])))
        position.run()

    def look(self, position: Position, words: list[str]) -> list[str]:
        assert isinstance(position, NoughtsAndCrosses)
        owner = position.owner[CELLS.index(words[2])]
        return ["mark", "nobody" if owner == NOBODY else COLOUR_NAMES[owner], words[2]]
