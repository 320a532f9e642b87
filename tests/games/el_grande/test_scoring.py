"""Scorings agree with a second, naive scoring that is written here by the rule alone."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.engine.events import Log
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.spain import SPAIN
from tests.games.el_grande.laid_out import answers, laid_out, play

AREAS = [row.name for row in SPAIN]
REGIONS = AREAS[:-1]
STRIPS = {
    "galicia": [4, 2, 0],
    "pais-vasco": [5, 3, 1],
    "aragon": [5, 4, 1],
    "cataluna": [4, 2, 1],
    "castilla-la-vieja": [6, 4, 2],
    "castilla-la-nueva": [7, 4, 2],
    "sevilla": [4, 3, 1],
    "granada": [6, 3, 1],
    "valencia": [5, 3, 2],
    "castillo": [5, 3, 1],
}
TILES = {"8": [8, 4, 0], "4": [4, 0, 0]}
FIELDS = {2: 1, 3: 2, 4: 3, 5: 3}  # how many fields of a strip count, by players

steady = settings(max_examples=60, deadline=None, derandomize=True, database=None)


class Board(NamedTuple):
    players: int
    king: str
    caballeros: dict[str, list[int]]  # by area: how many of each colour
    grandes: list[str]  # by colour: where it stands
    tiles: dict[str, str]  # by tile: where it lies
    disks: list[str]  # by colour

    def facts(self) -> list[str]:
        colours = COLOUR_NAMES[: self.players]
        return [
            f"king {self.king}",
            *[
                f"caballeros {area} " + " ".join(f"{colour} {count}" for colour, count in zip(colours, counts))
                for area, counts in self.caballeros.items()
            ],
            *[f"grande {colour} {region}" for colour, region in zip(colours, self.grandes)],
            *[f"court {colour} 0" for colour in colours],
            *[f"tile {tile} {area}" for tile, area in self.tiles.items()],
        ]

    def lay_out(self, *more: str) -> ElGrande:
        return laid_out(*self.facts(), *more, players=str(self.players))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    players = draw(st.integers(2, 5))
    counts = st.lists(st.integers(0, 3), min_size=players, max_size=players)
    regions = st.sampled_from(REGIONS)
    tiles = draw(st.lists(st.sampled_from(AREAS), max_size=2, unique=True))
    return Board(
        players,
        draw(regions),
        {area: draw(counts) for area in AREAS},
        draw(st.lists(regions, min_size=players, max_size=players)),
        dict(zip(TILES, tiles, strict=False)),
        draw(st.lists(regions, min_size=players, max_size=players)),
    )


# ---- The naive scoring.
def strip(board: Board, area: str) -> list[int]:
    for tile, lies_on in board.tiles.items():
        if lies_on == area:
            return TILES[tile]
    return STRIPS[area]


def points(board: Board, area: str, fields: int) -> list[int]:
    """A sole player takes one place; tied players, however many, lose one and take the next."""
    counts = board.caballeros[area]
    paid = []
    for colour, count in enumerate(counts):
        above = {other for other in counts if other > count}
        place = 1 + sum(1 if counts.count(other) == 1 else 2 for other in above) + (counts.count(count) > 1)
        won = strip(board, area)[place - 1] if count > 0 and place <= fields else 0
        if count > 0 and place == 1:
            won += 2 * (board.king == area) + 2 * (board.grandes[colour] == area)
        paid.append(won)
    return paid


def total(board: Board, areas: list[str], fields: int) -> list[int]:
    return [sum(column) for column in zip([0] * board.players, *[points(board, area, fields) for area in areas])]


def scores(game: ElGrande) -> list[int]:
    return [player["score"] for player in game.seen_by(None)["seats"]]


# ---- General scorings.
@steady
@given(boards())
def test_general_scoring_pays_what_the_rule_says(board: Board) -> None:
    game = board.lay_out("now general-scoring")
    fields = FIELDS[board.players]
    inside = list(board.caballeros["castillo"])
    paid_for_the_castillo = points(board, "castillo", fields)
    for colour, disk in enumerate(board.disks):
        if inside[colour]:
            play(game, f"{COLOUR_NAMES[colour]}: disk {disk}")
            if disk != board.king:
                board.caballeros[disk][colour] += inside[colour]
    paid_for_regions = total(board, REGIONS, fields)

    assert scores(game) == [one + other for one, other in zip(paid_for_the_castillo, paid_for_regions)]


@steady
@given(boards())
def test_general_scoring_empties_the_castillo_as_the_disks_say(board: Board) -> None:
    game = board.lay_out("now general-scoring")
    inside = list(board.caballeros["castillo"])
    for colour, disk in enumerate(board.disks):
        if inside[colour]:
            play(game, f"{COLOUR_NAMES[colour]}: disk {disk}")
            board.caballeros[disk][colour] += inside[colour] * (disk != board.king)
    board.caballeros["castillo"] = [0] * board.players

    table = {area: [game.caballeros[row * 5 + c] for c in range(board.players)] for row, area in enumerate(AREAS)}

    assert table == board.caballeros
    assert [player["court"] for player in game.seen_by(None)["seats"]] == [
        inside[colour] if board.disks[colour] == board.king else 0 for colour in range(board.players)
    ]


def test_disks_of_a_general_scoring_are_shown_when_the_castillo_is_paid() -> None:
    game = laid_out("king galicia", "caballeros castillo blue 2 green 1", "now general-scoring")
    log = Log()
    game.listener = log

    play(game, "green: disk granada", "blue: disk sevilla")

    told = [(event.name, event.by) for event in log.take()]
    assert told[1:7] == [
        *[("paid", 0), ("paid", 2)],
        *[("disk-shown", 0), ("disk-shown", 2)],
        *[("leaves-castillo", 0), ("leaves-castillo", 2)],
    ]
    assert told[0][0] == "castillo-opened"


# ---- Special scorings.
def regions_worth(board: Board, values: set[int]) -> list[str]:
    return [region for region in REGIONS if strip(board, region)[0] in values]


def regions_by_crowd(board: Board, most: bool) -> list[str]:
    crowds = {region: sum(board.caballeros[region]) for region in REGIONS if any(board.caballeros[region])}
    wanted = (max if most else min)(crowds.values(), default=0)
    return [region for region in crowds if crowds[region] == wanted]


CARDS: dict[str, Callable[[Board], list[str]]] = {
    "score-fours": lambda board: regions_worth(board, {4}),
    "score-fives": lambda board: regions_worth(board, {5}),
    "score-sixes-and-sevens": lambda board: regions_worth(board, {6, 7}),
    "score-castillo": lambda _: ["castillo"],
    "score-most": lambda board: regions_by_crowd(board, most=True),
    "score-fewest": lambda board: regions_by_crowd(board, most=False),
}


@pytest.mark.parametrize("card", CARDS)
@steady
@given(board=boards())
def test_special_scoring_pays_what_its_areas_are_worth(card: str, board: Board) -> None:
    game = board.lay_out(f"offer {card}", "now turn blue")

    play(game, "blue: take 3", "blue: act")

    assert scores(game) == total(board, CARDS[card](board), FIELDS[board.players])


@steady
@given(boards())
def test_first_places_only_pays_sole_first_places(board: Board) -> None:
    game = board.lay_out("offer score-firsts", "now turn blue")

    play(game, "blue: take 3", "blue: act")

    assert scores(game) == total(board, REGIONS, 1)


@steady
@given(boards(), st.sampled_from(AREAS))
def test_score_one_pays_the_chosen_area(board: Board, area: str) -> None:
    game = board.lay_out("offer score-one", "now turn blue")

    play(game, "blue: take 2", "blue: act", f"blue: score {area}")

    assert scores(game) == total(board, [area], FIELDS[board.players])


@steady
@given(boards())
def test_secret_scoring_pays_regions_that_one_disk_shows(board: Board) -> None:
    game = board.lay_out("offer secret-scoring", "now turn blue")

    play(game, "blue: take 4", "blue: act")
    play(game, *[f"{colour}: disk {disk}" for colour, disk in zip(COLOUR_NAMES, board.disks)])

    alone = [region for region in board.disks if board.disks.count(region) == 1]
    assert scores(game) == total(board, alone, FIELDS[board.players])


@steady
@given(boards())
def test_payment_by_payment_under_a_veto_pays_the_same_as_all_at_once(board: Board) -> None:
    game = board.lay_out("offer score-firsts score-one", "veto orange 1", "now turn blue")

    play(game, "blue: take 3", "blue: act")
    while answers(game, "orange") == ["allow", "veto"]:
        play(game, "orange: allow")

    assert scores(game) == total(board, REGIONS, 1)


@steady
@given(boards())
def test_view_tells_what_each_region_would_pay_now(board: Board) -> None:
    game = board.lay_out("now turn blue")

    for area in game.seen_by(None)["areas"][:-1]:
        assert area["if_scored_now"] == points(board, area["area"], FIELDS[board.players])
