"""`meseta bench`: what is measured. The peer is not installed for the tests, and need not be."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import cast

import pytest

from meseta.cli.bench import RATES, RATIOS, measure, sources
from meseta.cli.pure import PureChild
from meseta.games.el_grande.parts.catalogue import EXPANSIONS

PEER = SimpleNamespace(hearts_cpp=lambda: 1.0, hearts_driven=lambda: 1.0, hearts_ismcts=lambda: 1.0)
PURE = cast(PureChild, SimpleNamespace(driven=lambda: 1.0))


@pytest.fixture
def with_a_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "meseta.cli.bench_openspiel", PEER)


@pytest.mark.usefixtures("with_a_peer")
def test_every_figure_is_made_of_what_is_measured_in_the_same_round() -> None:
    figures = {name for pair in RATIOS.values() for name in pair} | set(RATES.values())

    assert figures == set(sources(PURE))


@pytest.mark.usefixtures("with_a_peer")
def test_both_editions_of_el_grande_are_measured_against_the_same_peer() -> None:
    assert RATIOS["inner_vs_openspiel_hearts_cpp"] == ("inner", "hearts_cpp")
    assert RATIOS["el_grande_2023_inner_vs_openspiel_hearts_cpp"] == ("el_grande_2023_inner", "hearts_cpp")

    named = {name: rate for name, rate in sources(PURE).items() if name in ("inner", "el_grande_2023_inner")}
    (rates,) = measure(named, rounds=1)

    assert len(rates) == 2
    assert min(rates.values()) > 0


@pytest.mark.usefixtures("with_a_peer")
def test_searches_are_measured_against_the_search_of_the_peer() -> None:
    searches = {ours: theirs for ours, theirs in RATIOS.values() if theirs == "hearts_ismcts"}

    assert set(searches) == {"search", "condottiere_search"}
    for name in (*searches, "iterations"):
        assert sources(PURE)[name]() > 0


def test_every_expansion_is_measured_against_the_game_without_it() -> None:
    measured = {ours: theirs for ours, theirs in RATIOS.values() if theirs == "inner"}

    assert measured == {f"{expansion}_inner": "inner" for expansion in EXPANSIONS}
