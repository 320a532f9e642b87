"""The Grand Inquisitor and his black caballeros, which several expansions have."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.facts import first_of, index
from meseta.games.el_grande.board import Board, Colour
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.inquisitor import judgement
from meseta.games.el_grande.parts.inquisitor.answers import HELP_COURT, HELP_PLACE
from meseta.games.el_grande.parts.inquisitor.help import add_help, has_help, help_with, is_help
from meseta.games.el_grande.parts.inquisitor.state import BLACK, NAME, InquisitorState, black, state_of
from meseta.games.el_grande.parts.inquisitor.view import (
    InquisitorProposal,
    MovingBlackFrame,
    ViewWithInquisitor,
    of_inquisitor,
)
from meseta.games.el_grande.view import ElGrandeView

if TYPE_CHECKING:
    from meseta.engine.frame import Frame
    from meseta.engine.program import Step
    from meseta.games.el_grande.judgement.sight import Sight
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules
    from meseta.games.el_grande.turns import Turn

CABALLEROS: Final = 4
FEWER: Final = {"grandissimo": 2}  # by the expansion
TOGETHER: Final[i64] = 2  # so many stand in a region at the start
# Options whose values leave him in the box.
WITHOUT: Final = {"sixth-deck": ("without-inquisitor", "first-game")}


class Inquisitor(Part):
    NAME: ClassVar[str] = NAME
    FACTS: ClassVar[tuple[str, ...]] = (NAME,)

    def is_played(self, chosen: dict[str, str]) -> bool:
        return super().is_played(chosen) and all(chosen[option] not in WITHOUT[option] for option in WITHOUT)

    # ---- What it is made of.
    def colours(self, chosen: dict[str, str]) -> list[Colour]:
        pieces = FEWER.get(chosen["expansion"], CABALLEROS)
        return [Colour(BLACK, NAME, pieces=pieces, court=0, has_province=False)]

    def events(self) -> dict[str, tuple[str, str]]:
        return {"inquisitor-brings": ("count", ""), "inquisitor-places": ("count", "area")}

    def notation(self, board: Board) -> dict[int, str]:
        rows = [*board.area_rows, *board.place_rows]
        return {
            int(HELP_COURT): "inquisitor court",
            **{int(HELP_PLACE) + row: f"inquisitor {board.names[row]}" for row in rows},
        }

    # ---- What it keeps, and does.
    def state(self, rules: Rules) -> InquisitorState:
        return InquisitorState()

    def draw_regions(self, position: ElGrande, regions: list[int]) -> None:
        while position.province[black(position)] > 0:
            region = regions.pop()
            position.province[black(position)] -= TOGETHER
            position.caballeros[region * position.board.width + black(position)] += TOGETHER

    def before_turn(self, position: ElGrande, seat: i64) -> None:
        state = state_of(position)
        if state.helped:
            state.helped = 0
            position.offer_again()

    def may_offer(self, position: ElGrande, seat: i64) -> bool:
        return has_help(position, seat)

    def turn_answers(self, position: ElGrande, turn: Turn, answers: Answers) -> None:
        add_help(position, turn.seat, answers)

    def answer_in_turn(self, position: ElGrande, turn: Turn, answer: i64) -> None:
        if is_help(answer):
            help_with(position, turn.seat, answer)

    def more_colours_of(self, position: ElGrande, seat: i64) -> i64:
        if state_of(position).holder != seat:
            return 0
        return 1 << black(position)

    def counted_areas(self, position: ElGrande) -> i64:
        return 0

    def count(self, position: ElGrande, area: i64, counts: vec[i64]) -> None:
        """His caballeros are those of who has him; without one they are those of an invisible player (003:750)."""
        colour = black(position)
        if counts[colour] == 0:
            return
        holder = state_of(position).holder
        if holder != NOBODY:
            counts[holder] += counts[colour]
            counts[colour] = 0

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {ElGrandeView: ViewWithInquisitor}

    def frame_types(self) -> list[type[object]]:
        return [MovingBlackFrame, InquisitorProposal]

    def show(self, position: ElGrande, shown: ElGrandeView) -> None:
        state = state_of(position)
        of_inquisitor(shown)["inquisitor"] = {
            "holder": None if state.holder == NOBODY else int(state.holder),
            "helped": state.helped != 0,
        }

    # ---- What a search knows of it.
    def first_sight(self, position: ElGrande, frame: Frame, seat: i64, answer: i64, sight: Sight) -> float:
        return judgement.first_sight(position, seat, answer)

    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        return judgement.step_worth(position, step, by, seat)

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        colours = position.board.colour_names[: position.seats]
        word = first_of(rest)
        state_of(position).holder = NOBODY if word == "beside" else index(colours, word, "player")

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        holder = state_of(position).holder
        return ["beside" if holder == NOBODY else position.board.colour_names[holder]]

    def settle(self, position: ElGrande, moment: str) -> None:
        """Black caballeros that are not laid out stand in the Castillo: they have no province to wait in."""
        board, colour = position.board, black(position)
        out = sum([position.caballeros[row * board.width + colour] for row in range(board.rows)])
        position.caballeros[board.castillo * board.width + colour] += board.colours[colour].pieces - out
        position.province[colour] = 0
