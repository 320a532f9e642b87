"""What each answer in El Grande does: in the words of the page's buttons, unless a part is shorter in the terminal."""

from __future__ import annotations

from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande import answers
from meseta.reading.el_grande.cast import Cast


def answer(view: ElGrandeView, notation: str, writer: Writer) -> str:
    verb, _, what = notation.partition(" ")
    for part in parts_of(view):
        said = part.answer(view, verb, what, writer)
        if said is not None:
            return said
    return answers.answer(view, notation, Cast(view, writer.sitters, writer.words), writer.words)
