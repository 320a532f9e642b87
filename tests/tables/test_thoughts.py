"""One thought of a bot may answer its whole turn: it is used as long as everything has come as it was foreseen."""

from __future__ import annotations

import pytest

from meseta.engine.saved import Saved
from meseta.games.catalogue import title_of
from meseta.storage.rows import AnsweredBy, Entry, EntryKind
from meseta.storage.storage import Storage
from meseta.tables.game import Game, new_game
from meseta.tables.new_table import new_table
from meseta.tables.tables import Tables
from meseta.tables.thoughts import Thought
from tests.tables.playing import MIRA, SHORT, is_over, made, opened, play_on
from tests.tables.playing import give as answer

pytestmark = pytest.mark.anyio


class Planner:
    """A bot that gives the first answer to everything its seat is asked in a row."""

    def __init__(self, spoilt: bool = False) -> None:
        self.spoilt = spoilt  # what it foresees is never possible
        self.thoughts: list[list[int]] = []

    async def think(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        world, answers = title_of(game).load(saved), list[int]()
        reveals = world.reveals
        while not answers or (world.seat == seat and world.reveals == reveals):
            answers.append(world.answers(seat)[0])
            world.answer(seat, answers[-1])
        self.thoughts.append([answers[0], -1] if self.spoilt else answers)
        return self.thoughts[-1]


async def played(tables: Tables) -> list[Entry]:
    """What a bot has answered in a whole game."""
    table = await play_on(tables, (await made(tables, ["you", "quick"])).id, {0: MIRA}, is_over)
    return [entry for entry in await tables.storage.entries(table.id) if entry.by == AnsweredBy.BOT]


async def test_further_answers_of_a_thought_are_given_without_thinking_again(storage: Storage) -> None:
    planner = Planner()
    tables = Tables(storage, planner.think)

    answers = await played(tables)

    assert any(len(thought) > 1 for thought in planner.thoughts)
    assert len(answers) > len(planner.thoughts)
    assert tables.driver.thoughts == {}


async def test_foreseen_answers_that_are_not_possible_are_not_given(storage: Storage) -> None:
    planner = Planner(spoilt=True)

    answers = await played(Tables(storage, planner.think))

    assert len(answers) == len(planner.thoughts)


class Disturbed:
    """A bot that thinks while another seat changes its sealed choice."""

    def __init__(self, storage: Storage) -> None:
        self.tables = Tables(storage, self.think)
        self.answered: list[int] = []  # how often the bot had answered before each thought

    async def think(self, bot: str, game: str, saved: Saved, seat: int, seed: int) -> list[int]:
        (table_id,) = self.tables.driver.driving
        entries = await self.tables.storage.entries(table_id)
        self.answered.append(sum(entry.by == AnsweredBy.BOT for entry in entries))
        if len(self.answered) < 4:
            async with opened(self.tables, table_id) as (_, table):
                decision, chosen = table.decision, table.position.answers(0)[len(self.answered)]
            await answer(self.tables, table_id, MIRA, decision, chosen)
        return [title_of(game).load(saved).answers(seat)[0]]


async def test_thought_stands_while_others_change_what_they_have_sealed(storage: Storage) -> None:
    disturbed = Disturbed(storage)

    await made(disturbed.tables, ["you", "quick"], expansion="intrigue")

    assert disturbed.answered[:3] == [0, 1, 2]


# ---- What still holds.
def game_of_two() -> Game:
    return new_game(new_table("el-grande", SHORT, ["you", "quick"], MIRA, "", listed=False, seed=7))


def give(game: Game, answer: int) -> None:
    """As a table does it."""
    seat, said = int(game.position.seat), game.position.notation(answer)
    events = game.answer(seat, answer, AnsweredBy.BOT)
    game.entries.append(Entry(game.number, EntryKind.ANSWER, seat, said, AnsweredBy.BOT, 0.0, events))


def asked_twice(game: Game) -> Thought:
    """A game in which a seat will be asked once more after its answer; and both answers."""
    while True:
        seat, answer, reveals = (
            int(game.position.seat),
            game.position.answers(game.position.seat)[0],
            game.position.reveals,
        )
        ahead = game.position.copy()
        ahead.answer(seat, answer)
        if ahead.seat == seat and ahead.reveals == reveals:
            return Thought(game.number, seat, reveals, [answer, ahead.answers(seat)[-1]])
        give(game, answer)


def test_each_answer_is_foreseen_for_its_own_question() -> None:
    game = game_of_two()
    thought = asked_twice(game)

    first = thought.next_answer(game, thought.seat)
    give(game, thought.answers[0])
    second = thought.next_answer(game, thought.seat)
    give(game, thought.answers[1])

    assert [first, second] == thought.answers
    assert thought.next_answer(game, int(game.position.seat)) is None


def test_another_seat_was_not_thought_of() -> None:
    game = game_of_two()
    thought = asked_twice(game)

    assert thought.next_answer(game, 1 - thought.seat) is None


def test_after_another_answer_nothing_is_foreseen() -> None:
    game = game_of_two()
    thought = asked_twice(game)
    give(game, next(each for each in game.position.answers(thought.seat) if each != thought.answers[0]))

    assert thought.next_answer(game, thought.seat) is None


def test_what_has_become_known_was_not_foreseen() -> None:
    game = game_of_two()
    thought = asked_twice(game)
    give(game, thought.answers[0])

    assert thought._replace(reveals=thought.reveals - 1).next_answer(game, thought.seat) is None
