"""Every kind of unfinished business can be saved, loaded and shown."""

from collections.abc import Iterator
from typing import Any

from meseta.engine.frame import Frame
from meseta.engine.proposal import Change
from meseta.games.el_grande.frames import CHANGES, FRAMES


def kinds(base: type[Any]) -> Iterator[type[Any]]:
    """All that descend from a class and have a name."""
    below: list[type[Any]] = base.__subclasses__()
    for kind in below:
        if kind.NAME:
            yield kind
        yield from kinds(kind)


def test_every_kind_of_frame_can_be_loaded() -> None:
    names = [kind.NAME for kind in kinds(Frame)]

    assert len(set(names)) == len(names)
    assert set(names) == set(FRAMES)


def test_every_kind_of_change_can_be_loaded() -> None:
    assert {type(change) for change in CHANGES} == set(kinds(Change))
    assert len({change.NAME for change in CHANGES}) == len(CHANGES)
