"""What the cards of a part look like. Everything has a default that adds nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from meseta.engine.program import Step

Icons: TypeAlias = tuple[str, ...]


class PartIcons:
    OF_STEPS: ClassVar[Mapping[type[Step], Icons]] = {}  # that are the same whatever the numbers of a step
    OF_NAMES: ClassVar[Mapping[str, Icons]] = {}  # what the name of a card shows before what it does

    def of_step(self, step: Step) -> Icons | None:
        """Nothing for a step that is none of its own."""
        return self.OF_STEPS.get(type(step))
