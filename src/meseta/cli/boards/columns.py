"""Tables as text: cells below each other, whatever the language makes of their heads."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.cli.lines import wrapped


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Names stand to the left, figures to the right, and last of all a text in as many lines as it needs."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]) - 1)]
    return [line(row, widths) for row in rows]


def line(row: Sequence[str], widths: list[int]) -> str:
    name, *figures, last = row
    begin = f"  {name:<{widths[0]}}" + "".join(f" {cell:>{width}}" for cell, width in zip(figures, widths[1:]))
    return "\n".join(wrapped(last, f"{begin}  ", " " * (len(begin) + 2))) if last else begin.rstrip()
