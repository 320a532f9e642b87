"""A game that a search can judge: what was lost, and by what, is found."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.frame import AnyPosition
from meseta.engine.judgement import Judgement, PlainJudgement
from meseta.games.catalogue import title_of
from meseta.records.record import Record, new_record
from meseta.reviewing.working import conclude, next_piece
from tests.third_game.rules import NAME, NoughtsTitle


class Ends(PlainJudgement):
    """Knows who has won."""

    def __init__(self) -> None:
        super().__init__(self)

    def final(self, position: AnyPosition, points: vec[float]) -> None:
        for seat in range(2):
            points[seat] = float(position.winners >> i64(seat) & 1)


def played(*cells: str) -> Record:
    title = title_of(NAME)
    position = title.new_game({"players": "2"}, 1)
    record = new_record(title, position, 1)
    for cell in cells:
        seat = position.waiting()[0]
        record.answers.append((record.seats[seat], f"mark {cell}"))
        position.answer(seat, position.parse(f"mark {cell}"))
    return record


def judgement(_title: object, _options: dict[str, str]) -> Judgement:
    return Ends()


@pytest.mark.usefixtures("registered")
def test_what_was_overlooked_is_the_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two in a row are not answered: so the third wins."""
    monkeypatch.setattr(NoughtsTitle, "judgement", judgement)
    record = played("b2", "a1", "b1", "c1", "b3")
    written = record.to_text()

    piece = next_piece(written, 0, 400, 3600.0)
    review = conclude(written, piece.found, 400)

    worst = review.turning_points[0]
    assert (worst.at, worst.given, worst.better) == (3, "mark c1", "mark b3")
    loser = record.seats.index(record.answers[3][0])
    assert review.accounts[loser].choice <= -worst.loss < -1000
    assert review.accounts[loser].end == 0
