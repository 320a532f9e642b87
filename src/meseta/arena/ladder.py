"""The ladder: a standard set of matches, and the page that tells how they went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meseta.arena.contest import Wanted
from meseta.arena.results import Figures
from meseta.engine.refusal import Refused
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.catalogue import EXPANSIONS, PARTS

STRONG: Final = "strong:seconds=0.1"
PLAIN: Final = "plain:seconds=0.1"
EL_GRANDE: Final = "el-grande"
CONDOTTIERE: Final = "condottiere"
PLAYERS: Final = ("2", "3", "4", "5")  # of El Grande


class Rung(NamedTuple):
    """One match of the ladder."""

    name: str  # of its picture and its journal
    heading: str
    game: str
    options: dict[str, str]
    bots: list[str]
    times: int = 1  # as many games as are asked for: more where little differences count


def against_quick(name: str, heading: str, game: str, options: dict[str, str], times: int = 1) -> Rung:
    return Rung(name, heading, game, options, [STRONG, "quick"], times)


USUAL: Final = {"edition": "1995", "players": "4"}


def with_whole(part: Part) -> dict[str, str]:
    """The options of the newer edition with all that a mini-expansion has."""
    return {"edition": "2023", **{option.name: option.values[-1] for option in part.options()}}


# What is played in all numbers of players for which there are rules, by the name of its matches.
VARIANTS: Final = {
    "1995": {"edition": "1995"},
    "2023": {"edition": "2023"},
    **{part.NAME: with_whole(part) for part in PARTS if part.options() and not part.expansions},
    **{expansion: {"expansion": expansion} for expansion in EXPANSIONS},
}


def in_all_numbers(name: str, options: dict[str, str]) -> list[Rung]:
    """A variant for as many players as there are rules for."""
    rungs: list[Rung] = []
    for players in PLAYERS:
        chosen = {**options, "players": players}
        try:
            resolve_options(title_of(EL_GRANDE).options, chosen)
        except Refused:
            continue
        rungs.append(against_quick(f"{name}-{players}", f"El Grande, {name} for {players}", EL_GRANDE, chosen, 3))
    return rungs


RUNGS: Final = [
    Rung("levels", "El Grande: one of each level", EL_GRANDE, {}, [STRONG, "middle", "quick", "random"]),
    against_quick("strong-quick", "El Grande: strong against quick", EL_GRANDE, USUAL, 10),
    Rung("middle-quick", "El Grande: middle against quick", EL_GRANDE, {}, ["middle", "quick"], 10),
    Rung("strong-middle", "El Grande: strong against middle", EL_GRANDE, {}, [STRONG, "middle"], 5),
    Rung("strong-plain", "El Grande: strong against plain search", EL_GRANDE, {}, [STRONG, STRONG, PLAIN, PLAIN], 5),
    Rung("quick-random", "El Grande: quick against random", EL_GRANDE, {}, ["quick", "random"]),
    *[rung for name, options in VARIANTS.items() for rung in in_all_numbers(name, options) if rung.options != USUAL],
    Rung("c-levels", "Condottiere: one of each level", CONDOTTIERE, {}, [STRONG, "middle", "quick", "random"]),
    against_quick("c-2", "Condottiere for 2: strong against quick", CONDOTTIERE, {"players": "2"}, 15),
    against_quick("c-4", "Condottiere for 4: strong against quick", CONDOTTIERE, {}, 15),
    against_quick("c-6", "Condottiere for 6: strong against quick", CONDOTTIERE, {"players": "6"}, 3),
]


def wanted(rung: Rung, games: int, seed: int) -> Wanted:
    return Wanted(rung.game, rung.options, rung.bots, games * rung.times, seed)


# ---- The page.
def page(command: str, games: int, compiled: bool, played: Sequence[tuple[Rung, Sequence[Figures]]]) -> str:
    """Markdown; the pictures lie in the folder `ladder` beside it."""
    built = "compiled" if compiled else "interpreted"
    head = [
        "# The ladder",
        "",
        f"Written by `{command}`, with {built} rules: {games} games in each match,",
        "three times as many of every variant of the rules, five to fifteen times as many between levels. Seats are",
        "turned and every deal is played from each of them.",
        "Intervals are Wilson's (95 %), as if games were independent; those of one deal are not quite, so they are a",
        "little too narrow. Seconds are of one processor. The fair share is that of a contestant as good as the",
        "others. [The arena](arena.md) tells how to play such matches.",
    ]
    sections = [line for rung, figures in played for line in section(rung, figures)]
    return "\n".join([*head, *at_a_glance(played), *sections]) + "\n"


def at_a_glance(played: Sequence[tuple[Rung, Sequence[Figures]]]) -> list[str]:
    """What comes of one who searches among those who answer at a glance, match by match."""
    lines = ["", "## Strong against quick, at a glance", ""]
    lines += ["| match | games | share of strong | 95 % | times the fair share |", "|---|---|---|---|---|"]
    for rung, (first, *_) in played:
        if rung.bots == [STRONG, "quick"]:
            times = f"{first.share / first.fair:.1f} of {1 / first.fair:.0f}"
            cells = [rung.heading, str(first.games), percent(first.share), interval(first), times]
            lines.append(f"| {' | '.join(cells)} |")
    return lines


def section(rung: Rung, figures: Sequence[Figures]) -> list[str]:
    options = " ".join(f"--option {name}={value}" for name, value in rung.options.items())
    command = " ".join(["meseta arena", *rung.bots, f"--game {rung.game}", *([options] if options else [])])
    return [
        "",
        f"## {rung.heading}",
        "",
        f"`{command}`",
        "",
        "| contestant | seats | games | share | 95 % | fair | points | ms/decision | rating |",
        "|---|---|---|---|---|---|---|---|---|",
        *[row(each) for each in figures],
        "",
        f"![{rung.heading}](ladder/{rung.name}.svg)",
    ]


def row(figures: Figures) -> str:
    cells = [
        figures.name,
        str(figures.seats),
        str(figures.games),
        percent(figures.share),
        interval(figures),
        f"{100 * figures.fair:.0f} %",
        "-" if figures.points is None else f"{figures.points:.1f}",
        f"{figures.ms_per_decision:.2f}",
        f"{figures.rating:.1f} ± {figures.rating_deviation:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(figures: Figures) -> str:
    return f"{100 * figures.low:.1f} to {100 * figures.high:.1f} %"
