"""What others did, in the steps in which it is shown; at each, a seat sees what it saw then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meseta.engine.view import View
from meseta.storage.rows import AnsweredBy, Entry, EntryKind, Person
from meseta.tables.game import COPIED_EVERY, MOST_COPIES, new_game
from meseta.tables.moments import MOST, Moment
from meseta.tables.moments import moments as moments_by_notes
from meseta.tables.new_table import new_table
from meseta.tables.taking_back import may_undo
from meseta.web.faces.catalogue import FACES
from meseta.web.scene import Scene
from meseta.web.table_part import TablePart
from meseta.web.walk import as_it_was, next_moment, own_answer
from meseta.wording.words import words
from tests.any_game.play import CuriousPlayer

MIRA = Person("mira", "Mira", 1.0)
ME = 0


def entry(
    number: int, seat: int, *events: str, by: AnsweredBy = AnsweredBy.BOT, kind: EntryKind = EntryKind.ANSWER
) -> Entry:
    return Entry(
        number, kind, seat, "0" if kind == EntryKind.UNDO else "", by, 0.0, [[name, seat, 0, 0] for name in events]
    )


def log(*events: tuple[int, str]) -> list[Entry]:
    """A log of what seats did, one event an entry."""
    return [entry(number, seat, event) for number, (seat, event) in enumerate(events, 1)]


def moments(entries: list[Entry], after: int, seat: int | None) -> list[int]:
    """The entries that are shown as a whole."""
    due = moments_by_notes(entries, Moment(after), seat, FACES["el-grande"].notes)
    return [moment.number for moment in due if moment.steps is None]


# ---- Which entries are moments.
def test_each_deed_of_another_seat_is_a_moment() -> None:
    entries = log((1, "bid"), (2, "bid"), (1, "took"), (1, "king-moves"))

    assert moments(entries, 0, ME) == [1, 2, 3, 4]


def test_only_what_comes_later_is_due() -> None:
    entries = log((1, "bid"), (2, "bid"), (3, "bid"))

    assert moments(entries, 2, ME) == [3]


def test_caballeros_placed_one_after_the_other_are_one_moment() -> None:
    entries = log((1, "placed"), (1, "placed"), (1, "placed"), (2, "placed"))

    assert moments(entries, 0, ME) == [3, 4]


def test_what_nobody_sees_is_no_moment() -> None:
    entries = [entry(1, 1), entry(2, 1, "intake"), entry(3, 1, "took")]

    assert moments(entries, 0, ME) == [3]


@pytest.mark.parametrize("by", [AnsweredBy.PERSON, AnsweredBy.AUTO])
def test_own_answers_are_no_moments(by: AnsweredBy) -> None:
    entries = [entry(1, 1, "bid"), entry(2, ME, "bid", by=by), entry(3, 2, "bid")]

    assert moments(entries, 0, ME) == [1, 3]


def test_what_a_bot_answered_for_somebody_who_was_away_is_a_moment() -> None:
    assert moments([entry(1, ME, "bid", by=AnsweredBy.BOT)], 0, ME) == [1]


def test_what_another_takes_back_is_a_moment() -> None:
    entries = [entry(1, 1, "placed", by=AnsweredBy.PERSON), entry(2, 1, by=AnsweredBy.PERSON, kind=EntryKind.UNDO)]

    assert moments(entries, 0, ME) == [1, 2]


def test_spectators_see_everybody_act() -> None:
    entries = [entry(1, 0, "bid", by=AnsweredBy.PERSON), entry(2, 1, "bid")]

    assert moments(entries, 0, None) == [1, 2]


# ---- A game that somebody follows.
class Played:
    """A random game in which seat 0 is Mira's: the scene after it, and what Mira saw after each entry."""

    def __init__(self, game: str, options: dict[str, str], answers: int) -> None:
        table = new_table(game, {**options, "players": "3"}, ["you", "quick", "quick"], MIRA, "", False, seed=5)
        going, player = new_game(table), CuriousPlayer(5)
        self.saw: list[View] = [going.position.seen_by(ME)]
        self.entries: list[Entry] = []
        while len(self.entries) < answers and not going.over:
            seat, option = player.choose(going.position)
            if seat == ME and len(self.entries) % 7 == 6 and may_undo(table, going, seat):
                stay = going.answers_left_after_undo(seat, going.answers_in_reach(seat, bots_mind=False))
                going.take_back(stay)
                self.entries.append(Entry(going.number, EntryKind.UNDO, seat, str(stay), AnsweredBy.PERSON, 0.0, []))
            else:
                said = going.position.notation(option)
                events = going.answer(seat, option, AnsweredBy.PERSON if seat == ME else AnsweredBy.BOT)
                self.entries.append(Entry(going.number, EntryKind.ANSWER, seat, said, going.given[-1].by, 0.0, events))
            going.entries.append(self.entries[-1])
            self.saw.append(going.position.seen_by(ME))
        self.game = going
        self.scene = Scene(
            table=replace(table, number=going.number),
            seat=ME,
            shown=ME,
            sits=True,
            away=False,
            hosts=True,
            number=going.number,
            newest=going.number,
            decision=going.decision,
            view=self.saw[-1],
            entries=self.entries,
            lines=[],
            may_undo=True,
        )


GAMES = [
    pytest.param("el-grande", {"edition": "2023", "shifting-powers": "on", "castillo": "strict"}, id="shifting-powers"),
    pytest.param("el-grande", {"edition": "1995"}, id="el-grande-1995"),
    pytest.param("condottiere", {"face-down": "on", "hand-sizes": "hidden"}, id="condottiere"),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_at_each_moment_a_seat_sees_what_it_saw_then_and_can_answer_nothing(game: str, options: dict[str, str]) -> None:
    played = Played(game, options, answers=120)

    for number in range(len(played.entries)):
        then = as_it_was(played.scene, played.game, Moment(number), number - 1)
        saw: View = {**played.saw[number], "legal": []}
        assert then.view == saw
        assert then.entries == played.entries[:number]
        assert not then.may_undo
        assert not then.present

    if game == "el-grande":
        assert any(entry.kind == EntryKind.UNDO for entry in played.entries)


def test_moment_is_played_again_from_the_last_copy_before_it_only(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played("el-grande", {}, answers=60)
    given: list[int] = []
    position = type(played.game.position)
    answer = position.answer

    def counted(self: Any, seat: int, option: int) -> None:
        given.append(option)
        answer(self, seat, option)

    monkeypatch.setattr(position, "answer", counted)
    played.game.position_after(COPIED_EVERY * 2 + 2)  # no later undo reaches back behind the copy before it

    assert len(given) <= 2


def test_no_more_copies_are_kept_than_recent_moments_need() -> None:
    game = Played("el-grande", {}, answers=COPIED_EVERY * (MOST_COPIES + 4)).game

    assert len(game.copies) == MOST_COPIES
    assert game.position_after(0).seen_by(None) == game.beginning.position.seen_by(None)


def test_walk_leads_from_moment_to_moment_to_the_present() -> None:
    played = Played("el-grande", {}, answers=60)
    scene = played.scene
    due = moments_by_notes(scene.entries, Moment(25), ME, scene.event_notes)

    shown = [next_moment(scene, played.game, Moment(25))]
    while not shown[-1].present:
        shown.append(next_moment(scene, played.game, Moment(shown[-1].number, shown[-1].steps)))

    assert [Moment(moment.number, moment.steps) for moment in shown] == [*due[:-1], Moment(scene.newest)]
    assert all(moment.news for moment in shown)


def test_who_has_seen_everything_is_shown_the_present_without_news() -> None:
    played = Played("el-grande", {}, answers=40)

    assert next_moment(played.scene, played.game, Moment(played.scene.newest)) == played.scene


def test_who_is_far_behind_is_shown_the_present() -> None:
    played = Played("condottiere", {}, answers=150)
    assert len(moments(played.entries, 0, ME)) > MOST

    assert next_moment(played.scene, played.game, Moment(0)).present


def test_own_answer_is_shown_alone_though_others_have_answered_since() -> None:
    played = Played("condottiere", {}, answers=40)
    own = next(entry.number for entry in played.entries if entry.seat == ME and entry.number > 20)

    assert own_answer(played.scene, played.game, own).number == own


def test_own_answer_is_the_present_while_nobody_else_has_answered() -> None:
    played = Played("condottiere", {}, answers=40)

    assert own_answer(played.scene, played.game, played.scene.newest) is played.scene


def test_all_since_the_own_last_answer_is_told_again() -> None:
    entries = [entry(1, ME, "bid", by=AnsweredBy.PERSON), entry(2, 1, "bid"), entry(3, 2, "bid")]
    scene = replace(Played("el-grande", {}, answers=3).scene, entries=entries)

    assert scene.retold_from == 1
    assert replace(scene, entries=entries[:1]).retold_from is None
    assert replace(scene, seat=None).retold_from is None


def test_no_more_is_told_again_than_can_be_walked() -> None:
    entries = [entry(1, ME, "bid", by=AnsweredBy.PERSON), *(entry(number, 1, "bid") for number in range(2, 100))]
    scene = replace(Played("el-grande", {}, answers=3).scene, entries=entries)

    since = scene.retold_from

    assert since is not None
    assert len(moments(entries, since, ME)) == MOST


# ---- What is marked.
@pytest.mark.parametrize(
    ("event", "marked"),
    [
        (["placed", 1, 1, 2], "aragon"),
        (["caballero-moves", 1, 0, 2], "aragon galicia"),
        (["paid", 1, 5, 2], ""),
        (["bid", 1, 5, 0], ""),
    ],
)
def test_places_where_others_changed_something_since_the_own_last_answer_are_marked(
    event: list[str | int], marked: str
) -> None:
    entries = [entry(1, ME, "bid", by=AnsweredBy.PERSON), replace(entry(2, 1), events=[event])]
    scene = replace(Played("el-grande", {}, answers=2).scene, entries=entries)

    assert TablePart(scene, words("en")).changed == marked


def test_nothing_is_marked_for_spectators() -> None:
    scene = replace(Played("el-grande", {}, answers=40).scene, seat=None)

    assert TablePart(scene, words("en")).changed == ""


def test_moment_tells_what_was_done_and_offers_the_present_only() -> None:
    played = Played("condottiere", {}, answers=30)
    number = moments(played.entries, 10, ME)[0]

    drawn = TablePart(as_it_was(played.scene, played.game, Moment(number), number - 1), words("en")).body

    assert "data-skip" in drawn
    assert "data-answer" not in drawn
    assert "data-do" not in drawn
