"""How to read the board of El Grande: only what the options of the game put on it."""

from __future__ import annotations

from meseta.cli.boards.el_grande.card_texts import MARKS, marked
from meseta.cli.boards.el_grande.cards import provenances
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.el_grande.players import HEADS, discards_face_down, heads_of
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import ElGrandeView


def legend(view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
    used = [part.USED_CARDS for part in parts_of(view) if part.USED_CARDS] or ["terminal-legend-used"]
    shown = [*provenances(view), *[each for part in parts_of(view) for each in part.provenances(view)]]
    face_down = "yes" if discards_face_down(view) else "no"
    return [
        ("7 4 2", writer.say("terminal-legend-values")),
        ("K", writer.say("barred-king")),
        ("3G", writer.say("terminal-legend-caballeros")),
        ("?", writer.say("terminal-legend-closed")),
        ("+5", writer.say("terminal-legend-paid")),
        (writer.say("court"), writer.say("terminal-legend-court")),
        *column(view, "power", writer),
        (writer.say("terminal-used"), writer.say(used[0], face_down=face_down)),
        *column(view, "card", writer),
        *[each for part in parts_of(view) for each in part.legend(view, writer)],
        *[(MARKS[each], writer.say(f"on-card-{each}")) for each in marked(shown)],
    ]


def column(view: ElGrandeView, name: str, writer: Writer) -> list[tuple[str, str]]:
    """One of the players' figures, unless a part has another head for it, which it explains itself."""
    head = heads_of(view)[name]
    return [(writer.say(head), writer.say(f"terminal-legend-{name}"))] if head == HEADS[name] else []
