"""The automa: its region cards."""

from __future__ import annotations

from meseta.cli.boards.el_grande.part import Part
from meseta.cli.boards.view import View
from meseta.cli.boards.writer import Writer


class AutomaOnBoard(Part):
    def this_round(self, view: View, writer: Writer) -> list[str]:
        regions = next(extra["regions"] for extra in view["extra"] if extra["role"] == "automa")
        return [f"  {writer.say('terminal-automa', names=writer.places(regions))}"] if regions else []

    def legend(self, writer: Writer) -> list[tuple[str, str]]:
        return [(writer.say("role-automa"), writer.say("role-automa-says"))]
