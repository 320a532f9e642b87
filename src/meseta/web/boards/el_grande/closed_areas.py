"""Where nothing goes in or out, and the message that says why: the king's place, and what parts close."""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.parts.catalogue import drawn_parts


def closed_areas(view: ElGrandeView) -> dict[str, str]:
    king = view["king"]
    closed = {king: "barred-king-castillo" if king == "castillo" else "barred-king"}
    for part in drawn_parts(view):
        closed |= part.closed(view)
    return closed
