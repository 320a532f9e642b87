"""What a part may add, shown with parts of the tests: more of the board, steps in the program, answers in a turn."""

from typing import ClassVar

import pytest

from meseta.build_digest import compiled

if compiled():
    pytest.skip("compiled classes have no interpreted subclasses", allow_module_level=True)

from mypy_extensions import i64

from meseta.engine.answers import Answers
from meseta.engine.program import Step
from meseta.engine.saving import PartState
from meseta.engine.title import resolve_options
from meseta.games.el_grande.answers import FIRST_OF_PARTS
from meseta.games.el_grande.assembly import rules_with
from meseta.games.el_grande.board import Board, Colour, Row
from meseta.games.el_grande.editions import OPTIONS
from meseta.games.el_grande.part import CASTILLO_LEFT, CASTILLO_PAID, SCORED, Part
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.rules import Rules
from meseta.games.el_grande.setup import game_of
from meseta.games.el_grande.turns import Turn
from tests.any_game.play import decisions_from
from tests.engine.tiny_game import Pausing

HELP = int(FIRST_OF_PARTS)


class Helped(PartState):
    NAME: ClassVar[str] = "helper"
    FIELDS: ClassVar[tuple[str, ...]] = ("helped",)

    def __init__(self, helped: int = 0) -> None:
        self.helped = helped  # 1 once the help of this turn was used

    def copy(self) -> "Helped":
        return Helped(self.helped)


class Helper(Part):
    """Once in each turn a player may take a caballero from the province, whatever vetoes are out."""

    NAME: ClassVar[str] = "helper"

    def is_played(self, chosen: dict[str, str]) -> bool:
        return True

    def state(self, rules: Rules) -> PartState:
        return Helped()

    def notation(self, board: Board) -> dict[int, str]:
        return {HELP: "help"}

    def before_card(self, game: ElGrande, seat: i64) -> None:
        helped(game).helped = 0

    def turn_answers(self, game: ElGrande, turn: Turn, answers: Answers) -> None:
        if not helped(game).helped and game.province[turn.seat] > 0:
            answers.add(HELP)

    def answer_in_turn(self, game: ElGrande, turn: Turn, answer: i64) -> None:
        helped(game).helped = 1
        game.muster(turn.seat, 1)


def helped(game: ElGrande) -> Helped:
    state = game.part_states()["helper"]
    assert isinstance(state, Helped)
    return state


class Asking(Step):
    """Blue is asked something that changes nothing."""

    def begin(self, game: ElGrande, by: i64) -> None:
        game.push(Pausing(0))


class Interrupter(Part):
    """It asks between the steps of a general scoring."""

    NAME: ClassVar[str] = "interrupter"

    def is_played(self, chosen: dict[str, str]) -> bool:
        return True

    def steps(self, place: str) -> list[Step]:
        return [Asking()] if place in (CASTILLO_PAID, CASTILLO_LEFT, SCORED) else []


class Colony(Part):
    """One more region behind the Castillo, next to Galicia; nobody may leave it, and nobody may enter Sevilla."""

    NAME: ClassVar[str] = "colony"

    def is_played(self, chosen: dict[str, str]) -> bool:
        return True

    def rows(self, chosen: dict[str, str]) -> list[Row]:
        return [Row("colony", "region", (9, 5, 3), ("galicia",))]

    def colours(self, chosen: dict[str, str]) -> list[Colour]:
        return [Colour("black", "neutral", pieces=4, court=0)]

    def closed(self, game: ElGrande) -> i64:
        return 1 << game.board.number["colony"]

    def full(self, game: ElGrande) -> i64:
        return 1 << game.board.number["sevilla"]

    def near(self, game: ElGrande, so_far: i64) -> i64:
        return 1 << game.board.number["valencia"]


def game_with(part: Part, seed: int = 1, **chosen: str) -> ElGrande:
    """A new game with a part of the tests, which no option offers."""
    return game_of(rules_with(resolve_options(OPTIONS, chosen), [part]), seed)


def answers(game: ElGrande) -> list[str]:
    return [game.notation(option) for option in game.answers(int(game.seat))]


def until(game: ElGrande, kind: str, seed: int = 3) -> ElGrande:
    for _, now, _, _ in decisions_from(game, seed):
        if kind == now.top.NAME:
            break
    return game


def in_a_turn(game: ElGrande) -> ElGrande:
    """A card was taken, nothing else."""
    until(game, "turn")
    game.answer(int(game.seat), game.parse("take 5"))
    return game


# ---- Answers besides the two halves of a turn.
def test_part_adds_an_answer_to_a_turn_that_is_there_once() -> None:
    game = in_a_turn(game_with(Helper()))
    assert "help" in answers(game)
    seat = int(game.seat)
    court = game.court[seat]

    game.answer(seat, HELP)

    assert game.court[seat] == court + 1
    assert "help" not in answers(game)
    assert "act" in answers(game), "the halves of the turn stay as they were"


def test_no_veto_reaches_what_a_part_adds() -> None:
    game = in_a_turn(game_with(Helper()))
    seat = int(game.seat)
    game.keep_veto((seat + 1) % 4)

    game.answer(seat, HELP)

    assert game.waiting() == [seat], "the holder was not asked"


def test_turn_goes_on_while_a_part_still_offers_something() -> None:
    game = in_a_turn(game_with(Helper()))
    turn = game.top
    assert isinstance(turn, Turn)
    turn.left, turn.acted = 0, 1
    game.run()

    assert answers(game) == ["end", "help"]


def test_state_of_a_part_is_copied_and_saved() -> None:
    game = in_a_turn(game_with(Helper()))
    twin = game.copy()
    game.answer(int(game.seat), HELP)

    assert helped(twin).helped == 0
    assert game.save()["parts"] == {"helper": {"helped": 1}}
    assert "parts" not in twin.save()


# ---- Questions between the steps of a general scoring.
def test_part_may_ask_between_the_steps_of_a_general_scoring() -> None:
    game = game_with(Interrupter(), castillo="open")
    asked: list[tuple[bool, bool]] = []
    while game.round < 4 and game.waiting():
        seat = int(game.seat)
        if isinstance(game.top, Pausing):
            view = game.seen_by(None)
            sealed = any(frame["kind"] == "disks" for frame in view["business"])
            left = not any(view["areas"][-1]["caballeros"] or [])
            asked.append((sealed, left))
        game.answer(seat, preferring_the_castillo(game, seat))

    assert asked == [(True, False), (False, True), (False, True)], "disks still hidden; Castillo left; all is scored"


def preferring_the_castillo(game: ElGrande, seat: int) -> int:
    castillo = game.parse("place castillo")
    return castillo if castillo in game.answers(seat) else game.answers(seat)[0]


# ---- More of the board.
def test_rows_and_colours_of_a_part_are_on_the_board() -> None:
    game = game_with(Colony())
    view = game.seen_by(0)

    assert view["areas"][-1]["area"] == "colony"
    assert [extra["colour"] for extra in view["extra"]] == ["black"]
    assert game.notation(game.parse("score colony")) == "score colony"
    assert game.notation(game.parse("move black colony")) == "move black colony"
    assert list(game.board.regions) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 10]


def test_what_a_part_closes_is_closed_everywhere() -> None:
    game = game_with(Colony())
    colony, sevilla, king = game.board.number["colony"], game.board.number["sevilla"], game.board.number["granada"]
    game.king = king

    assert game.closed() == 1 << colony | 1 << king
    assert not game.may_enter() >> sevilla & 1
    assert not game.closed() >> sevilla & 1, "one may still leave it"


def test_turn_places_where_a_part_lets_it() -> None:
    game = in_a_turn(game_with(Colony()))
    game.king = game.board.number["sevilla"]

    places = [said for said in answers(game) if said.startswith("place")]

    assert places == ["place castilla-la-nueva", "place granada", "place valencia", "place castillo"]


@pytest.mark.parametrize("part", [Helper(), Interrupter(), Colony()])
def test_whole_games_with_a_part_never_find_fault(part: Part) -> None:
    for seed in range(3):
        for _, game, _, _ in decisions_from(game_with(part, seed), seed):
            assert game.faults() == []
            game.seen_by(0)
