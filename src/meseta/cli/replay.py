"""`meseta replay FILE`: a record told answer by answer, and the table at its end or anywhere on the way."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from meseta.cli.boards.catalogue import text_board
from meseta.cli.boards.text_board import TextBoard, printed
from meseta.cli.boards.writer import Writer
from meseta.cli.language import add_language
from meseta.cli.lines import WIDTH, sentence
from meseta.cli.seats import seat_of
from meseta.cli.set_up import set_up
from meseta.cli.story import Story, Told, paragraphs
from meseta.cli.terminal import Ink, ink_for
from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.view import View
from meseta.games.catalogue import title_of
from meseta.records import record
from meseta.records.record import Record
from meseta.wording.telling import Reader
from meseta.wording.words import words

HELP = "show a recorded game"

TOLD_FROM = 36  # the column in which a sentence begins, beside its answer


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `meseta play --record FILE` writes it")
    parser.add_argument("--seat", metavar="COLOUR", help="show only what this seat could know (default: all answers)")
    parser.add_argument("--at", type=int, metavar="N", help="stop after answer N (0: before the first)")
    parser.add_argument("--json", action="store_true", help="print only what is seen at that point, as JSON")
    add_language(parser)


def run(chosen: argparse.Namespace) -> int:
    recorded = up_to(read(chosen.file), chosen.at)
    writer = Writer(words(chosen.language), ink_for(sys.stdout), recorded.seats)
    board = text_board(recorded.game)(writer)
    position, told = replayed(recorded, chosen.seat, board)
    seat = None if chosen.seat is None else seat_of(chosen.seat, recorded.seats)
    if chosen.json:
        print(json.dumps(position.seen_by(seat), indent=2))
    else:
        settled = set_up(title_of(recorded.game), position.seen_by(None)["options"], recorded.seed, writer.words)
        print(*settled, *told, *table(recorded, position, seat, board), sep="\n")
    return 0


def read(path: Path) -> Record:
    try:
        return record.from_text(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Refused("import-no-text") from None


def up_to(recorded: Record, at: int | None) -> Record:
    """The record with only so many answers."""
    if at is not None:
        if not 0 <= at <= len(recorded.answers):
            raise Refused("terminal-no-such-answer", number=str(at), count=len(recorded.answers))
        del recorded.answers[at:]
    return recorded


def replayed(recorded: Record, viewer: str | None, board: TextBoard[View]) -> tuple[Position, list[str]]:
    """The position after the last answer, and the lines that tell how it came about."""
    writer = board.writer
    positions = record.replay(recorded)
    position = next(positions)
    title = title_of(recorded.game)
    parts = title.parts(position.options_chosen())
    story = Story(position, Reader(writer.words, title, writer.names, parts=parts))
    lines = [""] if recorded.answers else []
    for number, (seat, said) in enumerate(recorded.answers, 1):
        before = position.seen_by(None)
        next(positions)
        hidden = viewer not in (None, seat) and board.hides(before, position.notation(position.parse(said)))
        answer = f"{number:>4} {seat}: {writer.say('terminal-in-secret') if hidden else said}"
        lines += answer_lines(answer, story.end_chapter(), story.reader, writer.ink)
    return position, lines


def answer_lines(answer: str, told: list[Told], reader: Reader, ink: Ink) -> list[str]:
    """What an answer brought about stands behind it if that is short, otherwise below."""
    if len(told) == 1 and len(answer) < TOLD_FROM and len(told[0].says) < WIDTH - TOLD_FROM:
        return [f"{answer:<{TOLD_FROM}}{sentence(told[0].says)}"]
    return [answer, *paragraphs(told, reader, ink, indent=" " * 7)]


def table(recorded: Record, position: Position, seat: int | None, board: TextBoard[View]) -> list[str]:
    """The board as the seat or spectators see it, and who is awaited or has won."""
    writer, view = board.writer, position.seen_by(seat)
    answers = len(recorded.answers)
    after = writer.say("terminal-after-answer", number=str(answers)) if answers else writer.say("terminal-before-first")
    awaited = [writer.names[each] for each in position.waiting()]
    outcome = [writer.say("terminal-awaited", names=writer.words.listed(awaited))] if awaited else board.standings(view)
    return ["", after, *printed(board.blocks(view)), "", *outcome]
