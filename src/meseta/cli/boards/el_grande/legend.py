"""How to read the board of El Grande: only what the options of the game put on it."""

from __future__ import annotations

from meseta.cli.boards.el_grande.cards import MARKS, marks_shown
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.el_grande.players import discards_face_down
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import ElGrandeView


def legend(view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
    face_down = "yes" if discards_face_down(view) else "no"
    return [
        ("7 4 2", writer.say("terminal-legend-values")),
        ("K", writer.say("barred-king")),
        ("3G", writer.say("terminal-legend-caballeros")),
        ("?", writer.say("terminal-legend-closed")),
        ("+5", writer.say("terminal-legend-paid")),
        (writer.say("court"), writer.say("terminal-legend-court")),
        (writer.say("terminal-power"), writer.say("terminal-legend-power")),
        (writer.say("terminal-used"), writer.say("terminal-legend-used", face_down=face_down)),
        (writer.say("terminal-card"), writer.say("terminal-legend-card")),
        *[each for part in parts_of(view) for each in part.legend(writer)],
        *[(MARKS[each], writer.say(f"on-card-{each}")) for each in marks_shown(view)],
    ]
