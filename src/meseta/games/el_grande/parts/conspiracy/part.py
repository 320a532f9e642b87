"""Conspiracies, which cards of several expansions begin."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from meseta.engine.answers import NOBODY
from meseta.engine.facts import first_of, index
from meseta.engine.program import Step
from meseta.games.el_grande.general_scoring import LeaveCastillo, SetDisks
from meseta.games.el_grande.part import SCORED, Part
from meseta.games.el_grande.parts.conspiracy import judgement
from meseta.games.el_grande.parts.conspiracy.grandes import (
    NAME,
    ConspiracyState,
    EndConspiracy,
    LeaveWithGrandes,
    SetDisksOfConspirators,
    state_of,
)
from meseta.games.el_grande.parts.conspiracy.view import ConspiracyProposal, ViewWithConspiracy, of_conspiracy
from meseta.games.el_grande.view import ElGrandeView

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules


class Conspiracy(Part):
    NAME: ClassVar[str] = NAME
    FACTS: ClassVar[tuple[str, ...]] = (NAME,)

    def steps(self, place: str) -> list[Step]:
        return [EndConspiracy()] if place == SCORED else []

    def instead_of(self, step: Step) -> Step:
        if isinstance(step, SetDisks):
            return SetDisksOfConspirators()
        return LeaveWithGrandes() if isinstance(step, LeaveCastillo) else step

    def events(self) -> dict[str, tuple[str, str]]:
        return {"grande-goes": ("", "area")}

    def state(self, rules: Rules) -> ConspiracyState:
        return ConspiracyState()

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {ElGrandeView: ViewWithConspiracy}

    def frame_types(self) -> list[type[object]]:
        return [ConspiracyProposal]

    def show(self, position: ElGrande, shown: ElGrandeView) -> None:
        by = state_of(position).by
        of_conspiracy(shown)["conspiracy"] = None if by == NOBODY else int(by)

    # ---- What a search knows of it.
    def step_worth(self, position: ElGrande, step: Step, by: i64, seat: i64) -> float:
        return judgement.step_worth(position, step, seat)

    # ---- Scenarios.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        colours = position.board.colour_names[: position.seats]
        state_of(position).by = index(colours, first_of(rest), "player")

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        by = state_of(position).by
        return ["none" if by == NOBODY else position.board.colour_names[by]]
