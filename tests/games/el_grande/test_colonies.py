"""The colonies in random games: nobody and no disc is lost, no place is overfull; other games do not mention them."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import pytest

from meseta.cli.fuzz import drawn_options
from meseta.engine.randomness import Randomness, from_seed
from meseta.games.el_grande.parts.colonies.state import ColoniesState, state_of
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import LONGEST, decisions_from, text
from tests.games.el_grande.laid_out import EL_GRANDE

PLAYERS: Final = {"1995": ["2", "3", "4", "5"], "2023": ["3", "4", "5"]}
TABLES: Final = [
    {"expansion": expansion, "edition": edition, "players": players}
    for expansion in ("colonies", "king-and-colonies")
    for edition, counts in PLAYERS.items()
    for players in counts
]
SEEDS: Final = range(3)
FRANCE: Final = ("france", "ambassador", "envoy")
CARRIERS: Final = {
    good: [f"{region}-{good}" for region in ("ship", "america", "mediterranean")] for good in ("gold", "wares")
}
GOODS: Final = ["", "gold", "wares"]


AT_SEA: Final = re.compile(
    r"claim|ship|america|mediterranean|viceroy|captain|france|envoy|ambassador|outside|limit|take 7|act"
)


class Moment(NamedTuple):
    """A game as it waits for an answer."""

    asks: str  # the kind of question
    rows: dict[str, list[int]]  # how many of each colour, by the name of the row
    courts: list[int]
    provinces: list[int]
    cargo: dict[str, str]  # of the three places in France
    lying: dict[str, list[int]]  # discs beside the board, and in their colony, by their goods
    limit: str
    left_free: int  # spaces of the limit table that nobody fills though some stand outside
    size: int  # of the saved game

    def standing(self, *rows: str) -> int:
        return sum(sum(self.rows[row]) for row in rows)


def moment(game: ElGrande) -> Moment:
    state, board = state_of(game), game.board
    assert game.top is not None
    return Moment(
        asks=game.top.NAME,
        rows={
            name: [int(game.caballeros[row * board.width + colour]) for colour in range(game.colours)]
            for row, name in enumerate(board.names)
        },
        courts=list(game.court),
        provinces=list(game.province),
        cargo={place: GOODS[good] for place, good in zip(FRANCE, state.cargo, strict=True)},
        lying={good: [int(state.supply[number]), int(state.free[number])] for number, good in enumerate(GOODS) if good},
        limit=board.names[state.table],
        left_free=int(state.unfilled),
        size=len(text(game)),
    )


@cache
def moments(expansion: str, edition: str, players: str) -> list[Moment]:
    """Every decision of a few random games, each with other options."""
    fixed = {"expansion": expansion, "edition": edition, "players": players}
    games = [new_game(drawn_options(EL_GRANDE, fixed, from_seed(seed)), seed) for seed in SEEDS]
    return [moment(game) for seed, game in enumerate(games) for _ in played_by_sailors(game, from_seed(seed))]


def played_by_sailors(game: ElGrande, random: Randomness) -> Iterator[None]:
    """Players who mostly do what has to do with the new regions and with the limit table, if they can."""
    for _ in range(LONGEST):
        if game.waiting():
            yield
            seat = random.choice(game.waiting())
            answers = game.answers(seat)
            seaward = [answer for answer in answers if AT_SEA.search(game.notation(answer))]
            game.answer(seat, random.choice(seaward if seaward and random.below(3) else answers))


every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: " ".join(table.values()))


@every_table
def test_players_keep_36_caballeros_and_the_inquisitor_4(table: dict[str, str]) -> None:
    seats = int(table["players"])

    for now in moments(**table):
        places = [*now.rows.values(), now.courts, now.provinces]
        assert [sum(counts) for counts in zip(*places, strict=True)] == [36] * seats + [4]
        assert min(min(counts) for counts in places) >= 0


@every_table
def test_black_caballeros_are_in_no_court_and_no_province(table: dict[str, str]) -> None:
    assert all(now.courts[-1] == now.provinces[-1] == 0 for now in moments(**table))


@every_table
def test_there_are_always_5_discs_of_gold_and_6_of_wares(table: dict[str, str]) -> None:
    for now in moments(**table):
        carried = {good: now.standing(*CARRIERS[good]) + [*now.cargo.values()].count(good) for good in CARRIERS}

        assert {good: sum(now.lying[good]) + carried[good] for good in CARRIERS} == {"gold": 5, "wares": 6}
        assert min(min(lying) for lying in now.lying.values()) >= 0


@every_table
def test_whoever_carries_something_to_france_stands_there(table: dict[str, str]) -> None:
    for now in moments(**table):
        assert all(now.standing(place) == 1 for place, good in now.cargo.items() if good)


@every_table
def test_one_caballero_stands_on_each_place_of_honour(table: dict[str, str]) -> None:
    for now in moments(**table):
        assert all(now.standing(place) <= 1 for place in (*FRANCE, "captain", "viceroy"))


@every_table
def test_limit_table_is_never_overfull(table: dict[str, str]) -> None:
    spaces = 6 if int(table["players"]) <= 3 else 10

    assert all(now.standing(now.limit) <= spaces for now in moments(**table))


@every_table
def test_nobody_waits_outside_for_a_space_that_is_to_be_filled(table: dict[str, str]) -> None:
    """In a turn, when nothing of it is half done; spaces that stayed free after a general scoring stay so."""
    spaces = 6 if int(table["players"]) <= 3 else 10
    turns = [now for now in moments(**table) if now.asks in ("turn", "own-turn") and now.standing("outside")]

    assert all(now.standing(now.limit) == spaces - now.left_free for now in turns)


@every_table
def test_saved_game_stays_small(table: dict[str, str]) -> None:
    assert max(now.size for now in moments(**table)) < 3000


def test_random_games_meet_what_these_tests_are_about() -> None:
    """Otherwise they could not fail."""
    met = [now for table in TABLES for now in moments(**table)]

    assert any(any(now.cargo.values()) for now in met), "somebody carries a disc in France"
    assert any(now.standing(*FRANCE) == 3 for now in met), "France is full"
    assert any(now.standing("outside") for now in met), "somebody stands beside the limit table"
    assert any(now.standing(*CARRIERS["gold"], *CARRIERS["wares"]) > 5 for now in met), "discs are carried"
    assert any(now.asks == "filling" for now in met), "somebody decides who comes onto the limit table"


# ---- Setting up.
@pytest.mark.parametrize("expansion", ["colonies", "king-and-colonies"])
@pytest.mark.parametrize("seed", range(5))
def test_king_homes_black_caballeros_and_limit_table_begin_in_nine_regions(expansion: str, seed: int) -> None:
    game = new_game({"expansion": expansion, "players": "5"}, seed)

    now = moment(game)
    black = [name for name, counts in now.rows.items() if counts[-1]]
    regions = {game.board.names[game.king], now.limit, *black, *[game.board.names[home] for home in game.grande[:5]]}

    assert [now.rows[name][-1] for name in black] == [2, 2]
    assert regions == set(game.board.names[:9])


# ---- Blank tables, and games without it.
def test_copy_of_the_state_shares_nothing_that_changes() -> None:
    state = ColoniesState()
    twin = state.copy()

    twin.supply[1] -= 1
    twin.free[1] += 1
    twin.promised[2] += 1
    twin.cargo[0] = 1
    twin.newcomers[0] = 1

    assert (list(state.supply), list(state.free), list(state.promised)) == ([0, 5, 6], [0, 0, 0], [0, 0, 0])
    assert not any(state.cargo)
    assert not any(state.newcomers)


WORDS_OF_EXPANSIONS: Final = (
    r"expansion|coloni|inquisitor|conspir|intrigue|gold|wares|limit|viceroy|ship|america|black|parts"
)


@pytest.mark.parametrize("edition", ["1995", "2023"])
def test_game_without_expansions_saves_no_word_of_them(edition: str) -> None:
    game = new_game({"edition": edition, "players": "4"}, 7)

    saved = {said for _ in decisions_from(game, 7) for said in re.findall(WORDS_OF_EXPANSIONS, text(game))}

    assert saved == set()


def test_words_of_an_expansion_are_found_where_it_is_played() -> None:
    """Otherwise the test above could not fail."""
    game = new_game({"expansion": "colonies"}, 7)

    assert {"expansion", "coloni", "parts"} <= set(re.findall(WORDS_OF_EXPANSIONS, text(game)))
