"""The automa: its region cards."""

from __future__ import annotations

from meseta.cli.boards.el_grande.part import Part
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.parts.automa.view import automa
from meseta.games.el_grande.view import ElGrandeView


class AutomaOnBoard(Part):
    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        regions = next(automa(extra)["regions"] for extra in view["extra"] if extra["role"] == "automa")
        return [f"  {writer.say('terminal-automa', names=writer.places(regions))}"] if regions else []

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        return [(writer.say("role-automa"), writer.say("role-automa-says"))]


PART = AutomaOnBoard()
