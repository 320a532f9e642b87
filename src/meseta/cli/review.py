"""`meseta review FILE`: a recorded game that is over, gone through once more: who lost what where."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path

from msgspec.json import encode, format

from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.writer import Writer
from meseta.cli.language import add_language
from meseta.cli.lines import WIDTH, sentence, wrapped
from meseta.cli.replay import read
from meseta.cli.terminal import ink_for, is_screen
from meseta.engine.refusal import Refused
from meseta.engine.view import View
from meseta.records.record import Record, replay
from meseta.reviewing.looking import WHOLE, Found
from meseta.reviewing.percent import in_percent, percent
from meseta.reviewing.review import Review, TurningPoint
from meseta.reviewing.working import conclude, next_piece
from meseta.wording.words import words

HELP = "review a recorded game: chances turn by turn, and which answers cost most"

ITERATIONS = 400
AT_ONCE = 0.2  # seconds of work between two signs of life
LEVELS = "▁▂▃▄▅▆▇█"
SPARKS = 60  # columns of a curve


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a game that is over")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help=f"of each search (default {ITERATIONS})")
    parser.add_argument("--json", action="store_true", help="print the review as JSON; chances are of 10000")
    add_language(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.iterations < 1:
        raise Refused("command-no-iterations", iterations=str(chosen.iterations))
    recorded = read(chosen.file)
    reviewed = review(recorded, chosen.iterations)
    if chosen.json:
        print(format(encode(reviewed)).decode())
    else:
        writer = Writer(words(chosen.language), ink_for(sys.stdout), recorded.seats)
        print(*told(recorded, reviewed, writer), sep="\n")
    return 0


def review(recorded: Record, iterations: int) -> Review:
    written, found, of = recorded.to_text(), list[Found](), inf
    while len(found) < of:
        piece = next_piece(written, len(found), iterations, AT_ONCE)
        found += piece.found
        of = piece.of
        show_progress(len(found), piece.of)
    return conclude(written, found, iterations)


def show_progress(done: int, of: int) -> None:
    """A bar for people who wait; nothing in files and pipes."""
    if is_screen(sys.stderr):
        filled = "█" * (40 * done // of)
        end = "\r\033[K" if done == of else ""
        print(f"\r{filled:░<40} {done}/{of}", end=end, file=sys.stderr, flush=True)


# ---- In words.
def told(recorded: Record, reviewed: Review, writer: Writer) -> list[str]:
    return [
        writer.say("review-curve"),
        *curves(reviewed, writer),
        "",
        writer.say("review-turns"),
        *turns(recorded, reviewed, writer),
        "",
        writer.say("review-parts"),
        *parts(reviewed, writer),
        *wrapped(writer.say("review-looked-at", looked=reviewed.looked_at, choices=reviewed.choices)),
    ]


def curves(reviewed: Review, writer: Writer) -> list[str]:
    column = max(map(len, writer.names))
    rows: list[str] = []
    for seat, name in enumerate(writer.names):
        chances = [moment.chances[seat] for moment in reviewed.moments]
        row = f"  {name:<{column}} {percent(chances[0]):>4}% {sparks(chances)} {percent(chances[-1]):>3}%"
        rows.append(writer.painted(row, writer.colours[seat]))
    return rows


def sparks(chances: Sequence[int]) -> str:
    """A curve in one line, thinned where it is longer than that."""
    count = min(len(chances), SPARKS, WIDTH)
    shown = [chances[number * (len(chances) - 1) // max(1, count - 1)] for number in range(count)]
    return "".join(LEVELS[min(chance * len(LEVELS) // WHOLE, len(LEVELS) - 1)] for chance in shown)


def turns(recorded: Record, reviewed: Review, writer: Writer) -> list[str]:
    points = reviewed.turning_points
    return [line for point in points for line in turn(recorded, point, writer)] or [
        f"  {writer.say('review-no-turns')}"
    ]


def turn(recorded: Record, point: TurningPoint, writer: Writer) -> list[str]:
    """The answer, and the better one, in the words in which they were offered."""
    board, view = text_board(recorded.game)(writer), view_before(recorded, point)
    name = writer.ink.paint(writer.names[point.seat], "bold", writer.colours[point.seat])
    lost = writer.say("review-lost", percent=percent(point.loss))
    said = [
        writer.say(f"review-{which}", answer=board.answer(view, notation))
        for which, notation in (("given", point.given), ("better", point.better))
    ]
    return [f"{point.at + 1:>6} {name}: {lost}", *[line for each in said for line in wrapped(sentence(each), " " * 7)]]


def view_before(recorded: Record, point: TurningPoint) -> View:
    position = next(position for number, position in enumerate(replay(recorded)) if number == point.at)
    return position.seen_by(point.seat)


def parts(reviewed: Review, writer: Writer) -> list[str]:
    heads = [writer.say(f"review-{part}") for part in ("start", "choice", "others", "luck", "end")]
    column = max(map(len, writer.names))
    rows = [f"  {'':<{column}}  {'  '.join(heads)}"]
    for seat, account in enumerate(reviewed.accounts):
        figures = [f"{each:>{len(head)}}" for each, head in zip(in_percent(account), heads, strict=True)]
        rows.append(writer.painted(f"  {writer.names[seat]:<{column}}  {'  '.join(figures)}", writer.colours[seat]))
    return rows
