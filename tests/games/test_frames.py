"""Every kind of unfinished business can be saved, loaded and shown."""

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from meseta.engine.frame import Frame
from meseta.engine.proposal import Change
from meseta.engine.saving import FrameKinds
from meseta.games.condottiere.frames import FRAMES
from meseta.games.el_grande.frames import frame_kinds
from meseta.games.el_grande.parts.catalogue import PARTS


def kinds(base: type[Any], game: str) -> Iterator[type[Any]]:
    """All that descend from a class, have a name, and belong to the engine or the game."""
    below: list[type[Any]] = base.__subclasses__()
    for kind in below:
        if kind.NAME and kind.__module__.startswith(("meseta.engine.", f"meseta.games.{game}.")):
            yield kind
        yield from kinds(kind, game)


def of_el_grande() -> list[FrameKinds]:
    """Of the base, and of each part alone: a part's own may take the place of one of the base."""
    return [frame_kinds([]), *[FrameKinds(part.frames(), part.changes()) for part in PARTS]]


@pytest.mark.parametrize(("game", "known"), [("el_grande", of_el_grande()), ("condottiere", [FRAMES])])
def test_every_kind_of_frame_can_be_loaded(game: str, known: list[FrameKinds]) -> None:
    loaded = {kind for each in known for kind in each.frames.values()}

    assert loaded == set(kinds(Frame, game))


def test_every_kind_of_change_can_be_loaded() -> None:
    changes = {type(change) for each in of_el_grande() for change in each.changes.values()}

    assert changes == set(kinds(Change, "el_grande"))


@pytest.mark.parametrize("game", ["el_grande", "condottiere"])
def test_fields_of_a_frame_are_what_its_constructor_takes(game: str) -> None:
    for kind in kinds(Frame, game):
        taken = inspect.signature(kind).parameters

        assert tuple(taken) == kind.FIELDS, kind.NAME
