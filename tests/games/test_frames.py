"""Every kind of unfinished business can be saved, loaded and shown."""

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from meseta.engine.frame import Frame
from meseta.engine.proposal import Change
from meseta.engine.saving import FrameKinds
from meseta.games.condottiere.setup import new_game
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.parts.catalogue import EXPANSIONS
from meseta.games.el_grande.parts.shifting_powers.modifiers import BiddingWithModifiers
from meseta.games.el_grande.rounds import Bidding

# Parts with unfinished business of their own.
WITH_FRAMES: list[dict[str, str]] = [
    *[{}, {"shifting-powers": "on"}],
    *[{"expansion": expansion} for expansion in EXPANSIONS],
]


def kinds(base: type[Any], game: str) -> Iterator[type[Any]]:
    """All that descend from a class, have a name, and belong to the engine or the game."""
    below: list[type[Any]] = base.__subclasses__()
    for kind in below:
        if kind.NAME and kind.__module__.startswith(("meseta.engine.", f"meseta.games.{game}.")):
            yield kind
        yield from kinds(kind, game)


def known(**chosen: str) -> FrameKinds:
    return rules_for({"edition": "2023", **chosen}).frames


def test_every_kind_of_frame_can_be_loaded() -> None:
    loaded = {kind for options in WITH_FRAMES for kind in known(**options).frames.values()}

    assert loaded == set(kinds(Frame, "el_grande"))
    assert set(new_game({}, 1).frame_kinds().frames.values()) == set(kinds(Frame, "condottiere"))


def test_every_kind_of_change_can_be_loaded() -> None:
    changes = [change for options in WITH_FRAMES for change in known(**options).changes.values()]

    assert {type(change) for change in changes} == set(kinds(Change, "el_grande"))


def test_frame_of_a_part_stands_in_the_place_of_the_base_where_it_is_played() -> None:
    assert known().frames["bidding"] is Bidding
    assert known(**{"shifting-powers": "on"}).frames["bidding"] is BiddingWithModifiers
    assert "passing-modifiers" not in known().frames


@pytest.mark.parametrize("game", ["el_grande", "condottiere"])
def test_fields_of_a_frame_are_what_its_constructor_takes(game: str) -> None:
    for kind in kinds(Frame, game):
        taken = inspect.signature(kind).parameters

        assert tuple(taken) == kind.FIELDS, kind.NAME
