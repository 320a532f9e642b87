"""Every kind of unfinished business can be saved, loaded and shown."""

from collections.abc import Iterator
from typing import Any

import pytest

from meseta.engine.frame import Frame
from meseta.engine.proposal import Change
from meseta.engine.saving import Builder
from meseta.games.condottiere import frames as of_condottiere
from meseta.games.el_grande import frames as of_el_grande


def kinds(base: type[Any], game: str) -> Iterator[type[Any]]:
    """All that descend from a class, have a name, and belong to the engine or the game."""
    below: list[type[Any]] = base.__subclasses__()
    for kind in below:
        if kind.NAME and kind.__module__.startswith(("meseta.engine.", f"meseta.games.{game}.")):
            yield kind
        yield from kinds(kind, game)


@pytest.mark.parametrize(
    ("game", "frames"), [("el_grande", of_el_grande.FRAMES), ("condottiere", of_condottiere.FRAMES)]
)
def test_every_kind_of_frame_can_be_loaded(game: str, frames: dict[str, Builder]) -> None:
    names = [kind.NAME for kind in kinds(Frame, game)]

    assert len(set(names)) == len(names)
    assert set(names) == set(frames)


def test_every_kind_of_change_can_be_loaded() -> None:
    changes = of_el_grande.CHANGES

    assert {type(change) for change in changes} == set(kinds(Change, "el_grande"))
    assert len({change.NAME for change in changes}) == len(changes)
