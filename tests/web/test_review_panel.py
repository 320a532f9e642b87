"""A review as it is drawn: answers in words, and ways to where they were given."""

from __future__ import annotations

import pytest

from meseta.records.record import Record
from meseta.reviewing.course import course_of
from meseta.reviewing.looking import Found
from meseta.reviewing.review import concluded
from meseta.reviewing.spots import spots_of
from meseta.storage.rows import Seat, SeatKind
from meseta.web.faces.catalogue import FACES
from meseta.web.panels.review import Reviewed
from meseta.web.summaries.played import Played
from meseta.wording.languages import LANGUAGES
from meseta.wording.words import words
from tests.reviewing.games import finished

SEATS = [Seat(seat, SeatKind.PERSON, name, name, "", {}) for seat, name in enumerate(("Ana", "Bo<b>"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["el-grande", "condottiere"])
def test_losses_are_told_in_words_and_lead_to_where_they_were(game: str, language: str) -> None:
    record = finished(game)
    course = course_of(record.to_text())
    choices = [at for at, is_choice in enumerate(course.choices) if is_choice]
    lost = {at: 1200 + at for at in (choices[0], choices[len(choices) // 2], choices[-1])}
    found = [
        Found(spot.at, [6000, 4000] if spot.begins_turn else [], *better(record, spot.at, lost))
        for spot in spots_of(course)
    ]
    review = concluded(course, found, len(choices), 400)
    answers = tuple((course.seats[at], said) for at, (_, said) in enumerate(record.answers))
    played = Played(game, tuple(record.options.items()), record.seed, answers, [])

    drawn = Reviewed("friday", review, played, SEATS, FACES[game], words(language)).whole()

    for at, loss in lost.items():
        assert f'href="/t/friday/replay?at={at}&amp;seat={course.seats[at]}"' in drawn
        assert f"−{round(loss / 100)}%" in drawn
    assert drawn.count('class="mark ') == 2 * len(lost)
    assert "Bo&lt;b&gt;" in drawn


def better(record: Record, at: int, lost: dict[int, int]) -> tuple[str, int]:
    """What was answered is as good as anything to be told in words."""
    return (record.answers[at][1], lost[at]) if at in lost else ("", 0)
