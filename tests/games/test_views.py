"""Every view is what its game declares: no key too few, none too many, each of its type."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import pytest

from meseta.engine.frame import Frame
from meseta.engine.playout import playout
from meseta.engine.proposal import Change, Proposal
from meseta.engine.title import Title
from meseta.games.catalogue import TITLES, title_of
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.catalogue import PARTS
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import TABLES, Table, decisions_from, some_decisions, viewers
from tests.games.declared import Check, check_of, frames
from tests.games.test_frames import kinds

EL_GRANDE = title_of("el-grande")


@cache
def check_of_views(title: Title) -> Check:
    return check_of(title.view_types)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_view_is_as_declared_at_every_kind_of_decision_for_every_viewer(table: Table) -> None:
    wrong = check_of_views(table.title)

    for number, position, _, _ in some_decisions(table):
        for viewer in viewers(position):
            assert wrong(position.seen_by(viewer)) == "", f"decision {number}, seen by {viewer}"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_view_of_a_finished_game_is_as_declared(table: Table) -> None:
    position = table.new_game(1)
    playout(position, 1)

    assert position.seen_by(0)["winners"]
    assert check_of_views(table.title)(position.seen_by(0)) == ""


# ---- Frames are shown by the names of their fields, so each needs a declaration of the same names.
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_frame_is_declared_with_its_fields(title: Title) -> None:
    declared = {kind: set(keys) for keys in frames(title.view_types) for kind in get_args(keys["kind"])}

    shown = {kind.NAME: {"kind", *kind.FIELDS} for kind in kinds(Frame, package(title)) if kind is not Proposal}

    assert {kind: keys for kind, keys in declared.items() if kind != Proposal.NAME} == shown


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_change_is_declared_with_the_names_of_its_numbers(title: Title) -> None:
    proposals = [keys for keys in frames(title.view_types) if get_args(keys["kind"]) == (Proposal.NAME,)]

    declared = {change: set(keys) for keys in proposals for change in get_args(keys["change"])}

    always = {"kind", "change", "by"}
    assert declared == {kind.NAME: always | set(kind.MEANS) - {""} for kind in kinds(Change, package(title))}


def package(title: Title) -> str:
    return title.name.replace("-", "_")


# ---- Parts.
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.NAME)
def test_what_a_part_adds_stands_in_a_view_exactly_where_it_is_played(part: Part) -> None:
    added = {
        key for base, its in part.view_types().items() for key in its.__annotations__.keys() - base.__annotations__
    }

    for table in [table for table in TABLES if table.title.name == "el-grande"]:
        view = in_the_first_round(new_game(table.options, 1)).seen_by(None)
        keys = {key for each in [view, *view["areas"], *view["seats"], *view["extra"], *view["cards"]] for key in each}

        assert added <= keys if part.is_played(table.options) else not added & keys


def in_the_first_round(game: ElGrande) -> ElGrande:
    """Cards lie face up."""
    for _, now, _, _ in decisions_from(game, 1):
        if now.round:
            break
    return game


# ---- The test above would notice.
def test_key_that_is_missing_undeclared_or_of_another_type_is_found() -> None:
    view: dict[str, Any] = {**new_game({}, 1).seen_by(0)}
    wrong = check_of(EL_GRANDE.view_types)

    assert wrong({key: value for key, value in view.items() if key != "king"}) == "keys are missing: ['king']"
    assert wrong({**view, "secret": 1}) == "secret: not declared"
    assert wrong({**view, "king": 3}) == "king: 3 is no str"
    assert wrong({**view, "round": True}) == "round: True is no int"
    assert wrong({**view, "business": [{"kind": "idling"}]}) == "business: ('idling', None) are not declared"
