"""The file of a game's weights: figures are put in place of those of before, and above them how they were made."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Final

from meseta.arena.fitting.report import Report
from meseta.engine.refusal import Refused

HEAD: Final = "WEIGHTS: Final[dict[str, float]] = {\n"
FIGURE: Final = re.compile(r'^(    "([^"\n]+)": )-?[0-9.]+(?=,)', re.MULTILINE)
WIDTH: Final = 120


def file_of(game: str) -> Path:
    """In the sources that lie here."""
    return Path("src", "meseta", "games", game.replace("-", "_"), "weights.py")


def rewritten(file: Path, report: Report, command: str) -> str:
    """The docstring keeps its first line, and every figure its place and comment."""
    try:
        source = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Refused("fit-no-weights", file=str(file)) from None
    before, head, block = source.partition(HEAD)
    inside, end, rest = block.partition("\n}\n")
    _, first, _, code = re.split(r'"""(.*?)\n(.*?)"""', before, maxsplit=1, flags=re.DOTALL)
    figures = FIGURE.sub(lambda found: f"{found[1]}{report.weights[found[2]]!r}", inside)
    missing = set(report.weights) - {found[2] for found in FIGURE.finditer(inside)}
    if not head or missing:
        raise Refused("fit-no-weights", file=str(file))
    return f'"""{first}\n\n{provenance(report, command)}\n"""{code}{head}{figures}{end}{rest}'


def provenance(report: Report, command: str) -> str:
    milestones = ", ".join(f"{each.number}: {each.log_loss:.3f} v {each.chance:.3f}" for each in report.milestones)
    told = (
        f"Fitted by `{command}`: {report.games} games, of which {report.held_out} were held out. Log loss of who wins "
        f"these: {report.log_loss:.3f}, where chance alone has {report.chance:.3f}. By milestone: {milestones}."
    )
    return "\n".join(textwrap.wrap(told, WIDTH, break_on_hyphens=False, break_long_words=False))
