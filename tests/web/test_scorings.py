"""A scoring is told in steps, though one answer brings it about; at each the table stands as it did then."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from meseta.storage.rows import AnsweredBy, Entry, EntryKind, StoredEvent
from meseta.tables.moments import Moment
from meseta.tables.steps import Step, steps_of
from meseta.web.faces.catalogue import FACES
from meseta.web.scene import Scene
from meseta.web.table_part import TablePart
from meseta.web.walk import next_moment, own_answer
from meseta.wording.words import words
from tests.web.test_moments import ME, Played

GAMES = [
    pytest.param("el-grande", {"castillo": "strict"}, id="1995"),
    pytest.param("el-grande", {"edition": "2023"}, id="2023"),
    pytest.param("el-grande", {"expansion": "intrigue"}, id="intrigue"),
    pytest.param("el-grande", {"expansion": "colonies"}, id="colonies"),
    pytest.param("el-grande", {"expansion": "grandissimo"}, id="grandissimo"),
    pytest.param("condottiere", {"face-down": "on"}, id="condottiere"),
]


def told(*events: StoredEvent) -> list[Step]:
    entry = Entry(1, EntryKind.ANSWER, 0, "", AnsweredBy.PERSON, 0.0, list(events))
    return steps_of(entry, FACES["el-grande"].notes)


@cache
def played(game: str, options: tuple[tuple[str, str], ...]) -> Played:
    return Played(game, dict(options), answers=400)


def steps_told(whole: Played, number: int) -> list[Scene]:
    """The steps of an entry, for who comes to see it while it is the last."""
    now = replace(whole.scene, entries=whole.entries[:number], number=number, newest=number)
    scenes = [next_moment(now, whole.game, Moment(number - 1))]
    while not scenes[-1].present:
        scenes.append(next_moment(now, whole.game, Moment(number, scenes[-1].steps)))
    return scenes[:-1]


# ---- Which steps there are.
def test_general_scoring_is_told_kind_by_kind_and_area_by_area_and_then_put_together() -> None:
    steps = told(
        ["castillo-opened", -1, 0, 0],
        ["paid", 0, 5, 9],
        ["paid", 1, 3, 9],
        ["disk-shown", 0, 0, 1],
        ["disk-shown", 1, 0, 2],
        ["leaves-castillo", 0, 2, 1],
        ["paid", 1, 4, 1],
        ["paid", 0, 4, 2],
        ["round", -1, 4, 0],
        ["card-turned-up", -1, 7, 0],
    )

    assert [step.end for step in steps] == [1, 3, 5, 6, 7, 8, 8]
    assert [step.is_table for step in steps] == [False] * 6 + [True]


def test_what_leads_to_a_scoring_is_told_with_its_first_step_and_one_area_needs_no_table() -> None:
    assert told(["acts", 1, 3, 0], ["scored", 1, 0, 2], ["paid", 0, 5, 2], ["paid", 1, 2, 2]) == [Step(0, 4)]


def test_scorings_of_one_entry_are_added_up_apart() -> None:
    card: list[StoredEvent] = [["paid", 0, 5, 2], ["paid", 0, 5, 3]]
    general: list[StoredEvent] = [["general-scoring", -1, 0, 0], ["paid", 0, 5, 4], ["paid", 0, 5, 5]]

    steps = told(*card, *general)

    assert [step.is_table for step in steps] == [False, False, True, False, False, True]


def test_other_entries_have_no_steps() -> None:
    assert told(["placed", 0, 1, 2]) == []


# ---- Walking through them.
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_step_of_a_game_can_be_drawn_and_the_last_is_followed_by_the_present(
    game: str, options: dict[str, str]
) -> None:
    whole = played(game, tuple(options.items()))
    notes = FACES[game].notes
    with_steps = [entry.number for entry in whole.entries if steps_of(entry, notes)]
    assert with_steps

    for number in with_steps[:4]:
        for language in ("en", "pl"):
            for scene in steps_told(whole, number):
                part = TablePart(scene, words(language))
                assert "data-answer" not in part.body
                assert part.stays or "data-skip" in part.body


def test_points_grow_from_step_to_step_by_what_each_tells() -> None:
    whole = played("el-grande", (("castillo", "strict"),))
    number = general_scoring(whole)
    face, before = FACES["el-grande"], FACES["el-grande"].points(whole.saw[number - 1])

    for scene in steps_told(whole, number):
        told_step = TablePart(scene, words("en")).told
        assert told_step is not None
        for payment in told_step.payments:
            before[payment.seat] += payment.points
        assert face.points(scene.view) == before

    assert face.points(whole.saw[number]) == before


def test_opened_castillo_shows_what_is_inside_until_all_have_left_it() -> None:
    whole = played("el-grande", (("castillo", "strict"),))
    number = general_scoring(whole)

    shown = [TablePart(scene, words("en")).body.count('class="secret') for scene in steps_told(whole, number)]

    assert shown[0] == 0
    assert shown[-1] == 1


def test_who_answers_last_is_told_the_scoring_and_briefly_its_table() -> None:
    whole = played("el-grande", (("castillo", "strict"),))
    own = next(entry.number for entry in whole.entries if entry.seat == ME and steps_of(entry, whole.scene.event_notes))

    assert own_answer(whole.scene, whole.game, own).steps == 1
    assert next_moment(whole.scene, whole.game, Moment(general_scoring(whole) - 1), brief=True).step is not None


def general_scoring(whole: Played) -> int:
    """The entry in which all is paid."""
    notes = whole.scene.event_notes
    return next(
        entry.number
        for entry in whole.entries
        if any(step.is_table for step in steps_of(entry, notes)) and entry.events[0][0] == "castillo-opened"
    )
