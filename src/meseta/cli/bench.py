"""`meseta bench`: speed as ratios against OpenSpiel, measured side by side in short interleaved rounds on one core.

Expansions are measured against the game without them.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
from collections.abc import Callable
from functools import partial

from meseta.cli import bench_meseta
from meseta.cli.pure import PureChild
from meseta.engine.refusal import Refused
from meseta.games.el_grande.parts.catalogue import EXPANSIONS

HELP = "measure speed against OpenSpiel (install the group 'bench' first)"

RATIOS = {
    "inner_vs_openspiel_hearts_cpp": ("inner", "hearts_cpp"),
    "el_grande_2023_inner_vs_openspiel_hearts_cpp": ("el_grande_2023_inner", "hearts_cpp"),
    "condottiere_inner_vs_openspiel_hearts_cpp": ("condottiere_inner", "hearts_cpp"),
    "search_vs_openspiel_ismcts_hearts": ("search", "hearts_ismcts"),
    "condottiere_search_vs_openspiel_ismcts_hearts": ("condottiere_search", "hearts_ismcts"),
    "driven_vs_pyspiel_hearts": ("driven", "hearts_driven"),
    "pure_driven_vs_pyspiel_hearts": ("pure_driven", "hearts_driven"),
    **{f"{expansion}_inner_vs_inner": (f"{expansion}_inner", "inner") for expansion in EXPANSIONS},
}
RATES = {
    "copies_per_s": "copies",
    "games_per_s": "games",
    "decisions_per_s": "inner",
    "search_decisions_per_s": "search",
    "search_iterations_per_s": "iterations",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rounds", type=int, default=15, help="how many interleaved rounds (default 15)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(chosen: argparse.Namespace) -> int:
    if chosen.rounds < 1:
        raise Refused("command-no-rounds")
    stay_on_one_core()
    with PureChild() as pure:
        rounds = measure(sources(pure), chosen.rounds)
    figures: dict[str, object] = {"compiled": bench_meseta.COMPILED, "rounds": chosen.rounds}
    for name, (ours, theirs) in RATIOS.items():
        figures[name] = round(statistics.median(each[ours] / each[theirs] for each in rounds), 2)
    for name, rate in RATES.items():
        figures[name] = round(statistics.median(each[rate] for each in rounds))
    if chosen.json:
        print(json.dumps(figures, indent=2))
    else:
        for name, figure in figures.items():
            print(f"{name:45} {figure}")
    return 0


def sources(pure: PureChild) -> dict[str, Callable[[], float]]:
    """What is measured, by name: each call runs for some tens of milliseconds and gives a rate per second."""
    try:
        from meseta.cli import bench_openspiel
    except ImportError:
        raise Refused("command-no-openspiel") from None
    return {
        "inner": bench_meseta.inner,
        "el_grande_2023_inner": partial(bench_meseta.inner, edition="2023"),
        "condottiere_inner": partial(bench_meseta.inner, "condottiere"),
        **{f"{expansion}_inner": partial(bench_meseta.inner, expansion=expansion) for expansion in EXPANSIONS},
        "hearts_cpp": bench_openspiel.hearts_cpp,
        "search": bench_meseta.plain_search,
        "condottiere_search": partial(bench_meseta.plain_search, "condottiere"),
        "hearts_ismcts": bench_openspiel.hearts_ismcts,
        "iterations": bench_meseta.iterations,
        "driven": bench_meseta.driven,
        "hearts_driven": bench_openspiel.hearts_driven,
        "pure_driven": pure.driven,
        "games": bench_meseta.games,
        "copies": bench_meseta.copies,
    }


def measure(named: dict[str, Callable[[], float]], rounds: int) -> list[dict[str, float]]:
    measured: list[dict[str, float]] = []
    for number in range(rounds + 1):
        print(f"\rround {number} of {rounds}", end="", file=sys.stderr, flush=True)
        measured.append({name: rate() for name, rate in named.items()})
    print(file=sys.stderr)
    return measured[1:]  # the first one warms up


def stay_on_one_core() -> None:
    """So that no figure has two cores where another has one; where the system cannot pin, it chooses."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
