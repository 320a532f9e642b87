"""Games played at random, for every game of the house: what the conformance suite and the golden files stand on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from msgspec.json import encode

from meseta.build_digest import compiled
from meseta.cli.fuzz import drawn_further
from meseta.engine.frame import AnyPosition
from meseta.engine.playout import playout
from meseta.engine.randomness import Randomness, Seed, from_seed
from meseta.engine.sealed import SealedChoice
from meseta.engine.title import Title, resolve_options
from meseta.games.catalogue import TITLES

MOST_DECISIONS = 50_000  # a game that takes longer is taken for endless
LONGEST = 450  # decisions of one game; only matches of several games have more
LOOKED_AT = LONGEST if compiled() else 50  # where all of them would take minutes, the first ones
OF_A_KIND = 2  # decisions of each kind that are always looked at
NOW_AND_THEN = 7  # and every seventh of the others

BY_COLOUR = "start"  # an option with a value for each seat
SETS = 99 if compiled() else 1  # sets of options of each edition: all where it is quick


class Table(NamedTuple):
    """A game of the house with its options settled, ready to be played."""

    title: Title
    options: dict[str, str]

    def __str__(self) -> str:
        return " ".join([self.title.name, *self.options.values()])

    def new_game(self, seed: Seed) -> AnyPosition:
        return self.title.new_game(self.options, seed)


class Decision(NamedTuple):
    """A position that asks, and the answer it is about to be given."""

    number: int
    position: AnyPosition
    seat: int
    option: int


# ---- Which games are played.
@cache
def tables(title: Title) -> list[Table]:
    """Of each edition the defaults, and a few more sets of options that together show every value it has."""
    chosen: list[Table] = []
    for edition in editions(title):
        chosen += tables_of(title, edition, chosen)[:SETS]
    return chosen


def editions(title: Title) -> list[dict[str, str]]:
    """The editions of a game, then its expansions, each as what is fixed; or nothing fixed where it has none."""
    values = {option.name: option.values for option in title.options}
    without, *expansions = values.get("expansion", [""])
    plain = {"expansion": without} if without else {}
    editions = [{"edition": name, **plain} for name in values.get("edition", [])] or [plain]
    return [*editions, *[{"expansion": name} for name in expansions]]


def tables_of(title: Title, fixed: dict[str, str], before: list[Table]) -> list[Table]:
    """What is chosen by colour is the same in every edition: of it only values that no table before has shown."""
    random = from_seed(1)
    candidates = [drawn_further(title.options, {}, fixed, random) for _ in range(1000)]
    chosen = [resolve_options(title.options, fixed)]
    for option in title.options:
        elsewhere = [table.options for table in before] if option.name == BY_COLOUR else []
        for value in sorted({options[option.name] for options in candidates}):
            if all(options[option.name] != value for options in [*elsewhere, *chosen]):
                shown = {pair for options in chosen for pair in pairs(options)}
                fitting = [options for options in candidates if options[option.name] == value]
                chosen.append(min(fitting, key=lambda options: len(pairs(options) & shown)))
    return [Table(title, options) for options in chosen]


def pairs(options: dict[str, str]) -> set[tuple[tuple[str, str], ...]]:
    return set(combinations(options.items(), 2))  # options always stand in the same order


TABLES = [table for title in TITLES for table in tables(title)]


# ---- Playing.
class CuriousPlayer:
    """Answers at random, half of the time what has seldom been answered: so rare things happen in every game.

    Not in a choice of several answers: whoever puts back as much as was taken never comes to an end there.
    """

    def __init__(self, seed: int) -> None:
        self.random: Randomness = from_seed(seed)
        self.said: Counter[str] = Counter()

    def choose(self, position: AnyPosition) -> tuple[int, int]:
        """One of the seats that are waiting, and its answer."""
        seat = self.random.choice(position.waiting())
        options = position.answers(seat)
        # Where cards are taken and put back again, whoever always did what is seldom done would never be done.
        if self.random.below(2) and not takes_several_answers(position):
            times = [self.said[verb(position, option)] for option in options]
            options = [option for option, said in zip(options, times) if said == min(times)]
        option = self.random.choice(options)
        self.said[verb(position, option)] += 1
        return seat, option


def verb(position: AnyPosition, option: int) -> str:
    notation: str = position.notation(option)
    return notation.split()[0]


def decisions(table: Table, seed: int = 1) -> Iterator[Decision]:
    """Every decision of one random game, or the first ones. The answer is given when the next is asked for.

    Whoever looks on may do anything with copies, but must leave the position alone.
    """
    yield from decisions_from(table.new_game(seed), seed, LOOKED_AT)


def some_decisions(table: Table, seed: int = 1) -> Iterator[Decision]:
    """The first decisions of each kind and some of the others, for what takes long to look at.

    So whatever is rare is looked at wherever it happens, and of what happens a hundred times in a game enough.
    """
    met: Counter[tuple[object, ...]] = Counter()
    for decision in decisions(table, seed):
        kind = kind_of(decision)
        met[kind] += 1
        if met[kind] <= OF_A_KIND or decision.number % NOW_AND_THEN == 0:
            yield decision


def kind_of(decision: Decision) -> tuple[object, ...]:
    """In the middle of what it is asked, how many are asked at once, and what it is answered."""
    _, position, _, option = decision
    return (*[frame.NAME for frame in position.frames()], len(position.waiting()), verb(position, option))


def decisions_from(position: AnyPosition, seed: int, most: int = LONGEST) -> Iterator[Decision]:
    player = CuriousPlayer(seed)
    number = 0
    while position.waiting() and number < most:
        number += 1
        seat, option = player.choose(position)
        yield Decision(number, position, seat, option)
        position.answer(seat, option)


def play_to_the_end(position: AnyPosition, seed: int) -> str:
    """The saved end of a quick random game from here on."""
    playout(position, seed)
    return text(position)


# ---- Comparing.
def text(position: AnyPosition) -> str:
    """All there is to a position, as one text; written by the quickest means, for most of the time goes there."""
    return encode(position.save()).decode()


def seen(position: AnyPosition, viewer: int | None) -> str:
    """All a seat, or a spectator (None), can see of it, as one text."""
    return encode(position.seen_by(viewer)).decode()


def viewers(position: AnyPosition) -> list[int | None]:
    return [None, *range(position.seats)]


def viewer_in_turn(number: int, position: AnyPosition) -> int | None:
    """A different one at each decision, where trying them all would take long."""
    everyone = viewers(position)
    return everyone[number % len(everyone)]


def takes_several_answers(position: AnyPosition) -> bool:
    return isinstance(position.top, SealedChoice) and position.top.TAKES_SEVERAL_ANSWERS


def sealed(position: AnyPosition) -> list[int]:
    """The seats that have answered a sealed choice and may still change their answers."""
    waiting = position.waiting()
    return [seat for seat in range(position.seats) if seat not in waiting and position.answers(seat)]
