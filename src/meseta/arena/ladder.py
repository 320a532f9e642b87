"""The ladder: a standard set of matches, and the page that tells how they went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from meseta.arena.contest import Wanted
from meseta.arena.results import Figures
from meseta.engine.refusal import Refused
from meseta.engine.title import resolve_options
from meseta.games.catalogue import title_of
from meseta.games.el_grande.parts.catalogue import EXPANSIONS

STRONG: Final = "strong:seconds=0.1"
PLAIN: Final = "plain:seconds=0.1"
EL_GRANDE: Final = "el-grande"
CONDOTTIERE: Final = "condottiere"


class Rung(NamedTuple):
    """One match of the ladder."""

    name: str  # of its picture and its journal
    heading: str
    game: str
    options: dict[str, str]
    bots: list[str]


def against_quick(name: str, heading: str, game: str, **options: str) -> Rung:
    named = {option.replace("_", "-"): value for option, value in options.items()}
    return Rung(name, heading, game, named, [STRONG, "quick"])


def switched_on(edition: str) -> dict[str, str]:
    """Everything that may be switched on beside an edition, where that goes together."""
    chosen = {"edition": edition}
    for option in title_of(EL_GRANDE).options:
        if option.values[:2] == ["off", "on"]:
            try:
                resolve_options(title_of(EL_GRANDE).options, {**chosen, option.name: "on"})
            except Refused:
                continue
            chosen[option.name] = "on"
    return chosen


RUNGS: Final = [
    Rung("levels", "El Grande: one of each level", EL_GRANDE, {}, [STRONG, "middle", "quick", "random"]),
    against_quick("strong-quick", "El Grande: strong against quick", EL_GRANDE),
    Rung("middle-quick", "El Grande: middle against quick", EL_GRANDE, {}, ["middle", "quick"]),
    Rung("strong-middle", "El Grande: strong against middle", EL_GRANDE, {}, [STRONG, "middle"]),
    Rung("strong-plain", "El Grande: strong against plain search", EL_GRANDE, {}, [STRONG, STRONG, PLAIN, PLAIN]),
    Rung("quick-random", "El Grande: quick against random", EL_GRANDE, {}, ["quick", "random"]),
    *[
        against_quick(f"1995-{players}", f"El Grande 1995 for {players}", EL_GRANDE, players=str(players))
        for players in (2, 3, 5)
    ],
    *[
        against_quick(
            f"2023-{players}", f"El Grande 2023 for {players}", EL_GRANDE, edition="2023", players=str(players)
        )
        for players in (2, 3, 4, 5)
    ],
    against_quick("2023-all", "El Grande 2023 with all that can be added", EL_GRANDE, **switched_on("2023")),
    *[
        against_quick(expansion, f"El Grande with the expansion {expansion}", EL_GRANDE, expansion=expansion)
        for expansion in EXPANSIONS
    ],
    Rung("c-levels", "Condottiere: one of each level", CONDOTTIERE, {}, [STRONG, "middle", "quick", "random"]),
    against_quick("c-2", "Condottiere for 2: strong against quick", CONDOTTIERE, players="2"),
    against_quick("c-4", "Condottiere for 4: strong against quick", CONDOTTIERE),
    against_quick("c-6", "Condottiere for 6: strong against quick", CONDOTTIERE, players="6"),
]


def wanted(rung: Rung, games: int, seed: int) -> Wanted:
    return Wanted(rung.game, rung.options, rung.bots, games, seed)


# ---- The page.
def page(command: str, games: int, compiled: bool, played: Sequence[tuple[Rung, Sequence[Figures]]]) -> str:
    """Markdown; the pictures lie in the folder `ladder` beside it."""
    built = "compiled" if compiled else "interpreted"
    head = [
        "# The ladder",
        "",
        f"Written by `{command}`, with {built} rules: {games} games in each match,",
        "seats turned and every deal played from each of them. Intervals are Wilson's (95 %), as if games were",
        "independent; those of one deal are not quite, so they are a little too narrow. Seconds are of one processor.",
        "The fair share is that of a contestant as good as the others. [The arena](arena.md) tells how to play such",
        "matches.",
    ]
    return "\n".join([*head, *[line for rung, figures in played for line in section(rung, figures)]]) + "\n"


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
        f"{100 * figures.share:.1f} %",
        f"{100 * figures.low:.1f} to {100 * figures.high:.1f} %",
        f"{100 * figures.fair:.0f} %",
        "-" if figures.points is None else f"{figures.points:.1f}",
        f"{figures.ms_per_decision:.2f}",
        f"{figures.rating:.1f} ± {figures.rating_deviation:.1f}",
    ]
    return f"| {' | '.join(cells)} |"
