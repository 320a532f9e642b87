"""Queen and Jester: which to take, and what the Jester's gifts are good for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.turns import turns_to_come
from meseta.bots.el_grande.turns_ahead import turns_left
from meseta.engine.program import Step
from meseta.games.el_grande.parts.grandissimo.figures import TakeFigure
from meseta.games.el_grande.parts.grandissimo.state import FIGURES
from meseta.games.el_grande.parts.grandissimo.view import with_figures

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.parts.grandissimo.view import PlacingGiftFrame

HELPS: Final = {"queen": 0.6, "jester": 0.2}  # in each turn
TURNS: Final = 2  # how many a figure stays on average
GIFT: Final = 0.2  # a caballero that a rival must place, where it helps us least


def figure_worth(table: Table, figure: str) -> float:
    """From this turn on; and what its holder loses."""
    helps = HELPS[figure] * min(turns_left(table) + 1, TURNS)
    held = [player["seat"] for player in table.view["seats"] if figure in with_figures(player)["figures"]]
    return helps - sum(table.rivalry[seat] * helps for seat in held)


def take_figure(table: Table, step: Step) -> float:
    """One that stands beside the board, or else one that another player has."""
    held = [figure for player in table.view["seats"] for figure in with_figures(player)["figures"]]
    beside = [figure for figure in FIGURES if figure not in held]
    others = [figure for figure in FIGURES if figure not in with_figures(table.player)["figures"]]
    return max((figure_worth(table, figure) for figure in beside or others), default=0.0)


def choosing_figure(table: Table) -> Judge:
    return lambda words: figure_worth(table, words[1])


# ---- Gifts.
def giving(table: Table) -> Judge:
    """To somebody who will still have a turn to place it in."""
    more_rounds = turns_left(table) > 0
    return lambda words: GIFT if more_rounds or table.colour[words[1]] in turns_to_come(table) else 0.0


def placing_gift(table: Table) -> Judge:
    """Where the caballero of a rival helps us most, or harms least."""
    colour = cast("PlacingGiftFrame", table.question)["piece"].split()[0]
    return lambda words: table.gain(table.number[words[1]], table.colour[colour], 1)


STEPS: Final[dict[type[Step], Meaning]] = {TakeFigure: Meaning(take_figure)}
