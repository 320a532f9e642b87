"""What El Grande asks: the page's question, and what the page shows beside it on rulers and cards."""

from __future__ import annotations

from itertools import groupby

from meseta.cli.boards.el_grande.card_texts import text_of
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import sentence
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import board_of
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.questions import asked, king_takes, taken_card
from meseta.reading.view import answers


def question(view: ElGrandeView, writer: Writer) -> str:
    heading, why = asked(view, Cast(view, writer.sitters, writer.words), writer.words)
    frame = view["business"][-1]
    if frame["kind"] == "turn" and frame["deck"] is None:
        why = writer.say("terminal-take")  # on a page cards have dots, here they have numbers
    return " ".join(sentence(said) for said in [heading, why, beside(view, writer)] if said)


def beside(view: ElGrandeView, writer: Writer) -> str:
    """What power cards bring, what the action does that may be carried out, what the king does to a disk."""
    frame = view["business"][-1]
    for part in parts_of(view):
        said = part.beside_question(view, writer)
        if said is not None:
            return said
    if frame["kind"] == "bidding":
        return writer.say("terminal-supplies", supplies=supplies(view, writer))
    if frame["kind"] == "turn" and "act" in answers(view):
        return text_of(view, taken_card(view)["card"], writer)
    if frame["kind"] == "proposal" and frame["change"] == "action-begins":
        return text_of(view, frame["card"], writer)
    return king_takes(view, writer.words) if frame["kind"] == "disks" else ""


def supplies(view: ElGrandeView, writer: Writer) -> str:
    """`6 for 1, 5 for 2-3, ...`: what the power cards bring to the court."""
    board = board_of(view)
    values = range(1, board.highest_power + 1)
    runs = [(supply, list(run)) for supply, run in groupby(values, key=lambda value: int(board.supply[value]))]
    return ", ".join(
        writer.say("terminal-supply", count=supply, powers=f"{run[0]}-{run[-1]}" if run[1:] else str(run[0]))
        for supply, run in runs
    )
