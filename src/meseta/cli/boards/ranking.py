"""The end of a game: its players from the best to the last."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.cli.boards.columns import columns
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import sentence, wrapped


def ranking(worth: Sequence[tuple[int, ...]], figures: Sequence[str], victory: str, writer: Writer) -> list[str]:
    """Those who are worth the same stand on one place; and the sentence that says why the first have won."""
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    places = [f"{1 + sum(other > worth[seat] for other in worth)}. {writer.names[seat]}" for seat in order]
    rows = columns([[place, figures[seat], ""] for place, seat in zip(places, order)])
    return [writer.say("end-standings"), *rows, *wrapped(sentence(victory))]
