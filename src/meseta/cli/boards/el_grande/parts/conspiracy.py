"""Conspiracies: who conspires."""

from __future__ import annotations

from meseta.cli.boards.el_grande.part import Part, whose
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.games.el_grande.parts.conspiracy.view import of_conspiracy
from meseta.games.el_grande.view import ElGrandeView


class ConspiracyOnBoard(Part):
    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        conspirator = of_conspiracy(view)["conspiracy"]
        if conspirator is None:
            return []
        said = writer.say("mark-conspiracy-says", **whose(view, conspirator, writer))
        return ["\n".join(wrapped(said, "  ", "    "))]


PART = ConspiracyOnBoard()
