"""The Grand Inquisitor: whose court he is in."""

from __future__ import annotations

from meseta.cli.boards.el_grande.part import Part, whose
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.games.el_grande.parts.inquisitor.view import of_inquisitor
from meseta.games.el_grande.view import ElGrandeView


class InquisitorOnBoard(Part):
    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        holder = of_inquisitor(view)["inquisitor"]["holder"]
        if holder is None:
            said = writer.say("inquisitor-beside-the-board")
        else:
            said = writer.say("inquisitor-in-a-court", **whose(view, holder, writer))
        return ["\n".join(wrapped(said, "  ", "    "))]

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        return [(writer.say("role-inquisitor"), writer.say("role-inquisitor-says"))]


PART = InquisitorOnBoard()
