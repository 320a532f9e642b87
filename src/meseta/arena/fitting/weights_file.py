"""The file of a game's weights: figures are put in place of those of before, and above them how they were made."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection
from pathlib import Path
from typing import Final

from meseta.arena.fitting.report import Report
from meseta.engine.refusal import Refused

HEAD: Final = "WEIGHTS: Final[dict[str, float]] = {\n"
DOCSTRING: Final = re.compile(r'"""([^\n"]*)[^"]*"""')
FIGURE: Final = re.compile(r'^(    "([^"\n]+)": )-?[0-9.]+(?=,)', re.MULTILINE)
WIDTH: Final = 120


def file_of(game: str) -> Path:
    """In the sources that lie here."""
    return Path("src", "meseta", "games", game.replace("-", "_"), "weights.py")


class WeightsFile:
    """It is looked at before the games, so that none is played in vain."""

    def __init__(self, file: Path, names: Collection[str]) -> None:
        self.file = file
        try:
            source = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise Refused("fit-no-weights", file=str(file)) from None
        before, head, block = source.partition(HEAD)
        self.figures, end, rest = block.partition("\n}\n")
        described = DOCSTRING.match(before)
        if described is None or {found[2] for found in FIGURE.finditer(self.figures)} != set(names):
            raise Refused("fit-no-weights", file=str(file))
        self.title = described[1]
        self.above = before[described.end() :] + head
        self.below = end + rest

    def rewritten(self, report: Report, command: str) -> str:
        """The docstring keeps its first line, and every figure its place and comment."""
        figures = FIGURE.sub(lambda found: f"{found[1]}{report.weights[found[2]]!r}", self.figures)
        return f'"""{self.title}\n\n{provenance(report, command)}\n"""{self.above}{figures}{self.below}'


def provenance(report: Report, command: str) -> str:
    milestones = ", ".join(f"{each.number}: {each.log_loss:.3f} v {each.chance:.3f}" for each in report.milestones)
    told = (
        f"Fitted by `{command}`: {report.games} games, of which {report.held_out} were held out. Log loss of who wins "
        f"these: {report.log_loss:.3f}, where chance alone has {report.chance:.3f}. By milestone: {milestones}."
    )
    return "\n".join(textwrap.wrap(told, WIDTH, break_on_hyphens=False, break_long_words=False))
