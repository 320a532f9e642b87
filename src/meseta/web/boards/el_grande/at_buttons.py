"""What the stylesheet calls the button of an answer, to show on the map what it would change (`data-at`)."""

from __future__ import annotations

from meseta.web.boards.el_grande.spain_ground import SHAPE_OF


def at_button(verb: str, what: str) -> str:
    """`pardon-castilla-vieja`, `ally-orange`: an area by its shape, whatever the edition calls it."""
    return f"{verb}-{SHAPE_OF.get(what, what)}"
