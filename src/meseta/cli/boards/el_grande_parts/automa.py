"""The automa: its region cards."""

from __future__ import annotations

from meseta.cli.boards.el_grande_part import Part
from meseta.cli.boards.view import View
from meseta.cli.lines import listed


class AutomaOnBoard(Part):
    def this_round(self, view: View) -> list[str]:
        regions = next(extra["regions"] for extra in view["extra"] if extra["role"] == "automa")
        return [f"  The automa's region cards of this round: {listed(regions)}."] if regions else []

    def legend(self) -> list[str]:
        return [
            "automa     a third colour without score: each round its two region cards bring 2 caballeros each, but not"
            " to the king; it takes the card with most caballeros, and does nothing with it"
        ]
