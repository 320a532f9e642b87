"""`meseta replay FILE`: a record told answer by answer, and the table at its end or anywhere on the way."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.text_board import printed
from meseta.cli.lines import WIDTH, listed, set_up
from meseta.cli.seats import seat_of
from meseta.cli.story import Story, paragraphs
from meseta.cli.terminal import Ink, ink_for
from meseta.engine.frame import AnyPosition
from meseta.engine.refusal import Refused
from meseta.games.catalogue import title
from meseta.records import record
from meseta.records.record import Record

HELP = "show a recorded game"

TOLD_FROM = 36  # the column in which a sentence begins, beside its answer


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `meseta play --record FILE` writes it")
    parser.add_argument("--seat", metavar="COLOUR", help="show only what this seat could know (default: all answers)")
    parser.add_argument("--at", type=int, metavar="N", help="stop after answer N (0: before the first)")
    parser.add_argument("--json", action="store_true", help="print only what is seen at that point, as JSON")


def run(chosen: argparse.Namespace) -> int:
    game = up_to(read(chosen.file), chosen.at)
    ink = ink_for(sys.stdout)
    position, told = replayed(game, chosen.seat, ink)
    seat = None if chosen.seat is None else seat_of(chosen.seat, title(game.game).seat_names(position.seats))
    if chosen.json:
        print(json.dumps(position.seen_by(seat), indent=2))
    else:
        settled = set_up(title(game.game), position.seen_by(None)["options"], game.seed)
        print(*settled, *told, *table(game, position, seat, ink), sep="\n")
    return 0


def read(path: Path) -> Record:
    try:
        return record.from_text(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Refused("This is not a record: it is no text in UTF-8.") from None


def up_to(game: Record, at: int | None) -> Record:
    """The record with only so many answers."""
    if at is not None:
        if not 0 <= at <= len(game.answers):
            raise Refused(f"There is no answer {at}: this record has {len(game.answers)}.")
        del game.answers[at:]
    return game


def replayed(game: Record, viewer: str | None, ink: Ink) -> tuple[AnyPosition, list[str]]:
    """The position after the last answer, and the lines that tell how it came about."""
    positions = record.replay(game)
    position = next(positions)
    story = Story(title(game.game), position)
    board = text_board(game.game)
    lines = [""] if game.answers else []
    for number, (seat, said) in enumerate(game.answers, 1):
        before = position.seen_by(None)
        next(positions)
        hidden = viewer not in (None, seat) and board.hides(before, position.notation(position.parse(said)))
        answer = f"{number:>4} {seat}: {'(in secret)' if hidden else said}"
        lines += answer_lines(answer, story.end_chapter(position), story.names, ink)
    return position, lines


def answer_lines(answer: str, told: list[str], names: list[str], ink: Ink) -> list[str]:
    """What an answer brought about stands behind it if that is short, otherwise below."""
    if len(told) == 1 and len(answer) < TOLD_FROM and len(told[0]) < WIDTH - TOLD_FROM:
        return [f"{answer:<{TOLD_FROM}}{told[0]}."]
    return [answer, *paragraphs(told, names, ink, indent=" " * 7)]


def table(game: Record, position: AnyPosition, seat: int | None, ink: Ink) -> list[str]:
    """The board as the seat or spectators see it, and who is awaited or has won."""
    board = text_board(game.game)
    view = position.seen_by(seat)
    after = f"After answer {len(game.answers)}:" if game.answers else "Before the first answer:"
    awaited = listed([position.seat_name(each) for each in position.waiting()])
    outcome = [f"Awaited: {awaited}."] if awaited else board.standings(view)
    return ["", after, *printed(board.blocks(view, ink)), "", *outcome]
