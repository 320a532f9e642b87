"""`meseta fuzz GAME`: play random games and look for crashes, broken invariants, dead ends and endless games.

Every failure is written as a record that `meseta replay` plays up to the offending answer.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.json import decode, encode

from meseta.cli.chosen_options import add_options, named_options
from meseta.engine.playout import DeadEnd, watched_playout
from meseta.engine.position import Position
from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.refusal import Refused
from meseta.engine.title import Title, TitleOption, resolve_options
from meseta.games.catalogue import TITLES, title_of
from meseta.records.record import new_record

HELP = "play random games and look for failures"

ENDLESS = 20_000  # decisions; the longest games have a few hundred
SAVED_EVERY = 997  # decisions between two checks that a saved position is the same: one takes as long as a short game
SAVED_EARLIER = 97  # decisions by which the checks of each game move, so that they come to every moment of a game
GAMES_OF_A_DRAW = 25  # with the same options one after another: to put rules together takes longer than a game


@dataclass
class Findings:
    games: int = 0
    decisions: int = 0
    failures: int = 0
    dead_ends: int = 0
    endless: int = 0
    records: list[str] = field(default_factory=list[str])


class Endless(Exception):
    """The game does not end."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others count on from it")
    parser.add_argument("--records", type=Path, default=Path("."), help="where to write records of failures")
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    add_options(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.games < 1:
        raise Refused("command-no-games")
    title = title_of(chosen.game)
    findings = fuzz(title, named_options(chosen), chosen.games, chosen.seed, chosen.records)
    if chosen.json:
        print(json.dumps(vars(findings), indent=2))
    else:
        for name, figure in vars(findings).items():
            print(f"{name:10} {figure}")
    return 1 if findings.failures or findings.dead_ends or findings.endless else 0


def fuzz(title: Title, fixed: dict[str, str], games: int, seed: int, folder: Path) -> Findings:
    """Options that are not fixed are drawn anew for every few games; a game has the same ones wherever one begins."""
    findings = Findings()
    draw = -1
    options: dict[str, str] = {}
    for number in range(seed, seed + games):
        if number // GAMES_OF_A_DRAW != draw:
            draw = number // GAMES_OF_A_DRAW
            options = drawn_options(title, fixed, from_seed(draw))
        random = from_seed(number)
        position = title.new_game(options, number)
        answers: list[tuple[int, int]] = []
        wrong = ""
        try:
            play(title, position, random, answers, number * SAVED_EARLIER)
        except DeadEnd as dead_end:
            findings.dead_ends += 1
            wrong = f"seat {dead_end} is asked but has no answer"
        except Endless:
            findings.endless += 1
            wrong = "the game does not end"
        except Exception as error:  # whatever it is, it is what we are looking for
            findings.failures += 1
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            findings.records.append(write_record(title, position, number, answers, folder))
            print(f"meseta: game {number}, answer {len(answers)}: {wrong}", file=sys.stderr)
        findings.games += 1
        findings.decisions += len(answers)
        if findings.games % 1000 == 0:
            print(f"{findings.games} of {games} games", file=sys.stderr, flush=True)
    return findings


def drawn_options(title: Title, fixed: dict[str, str], random: Randomness) -> dict[str, str]:
    """A random value for every option that is not fixed; together they make sense, or what is fixed is refused."""
    resolve_options([option._replace(conditions=()) for option in title.options], fixed)  # refuses what is unknown
    return drawn_further(title.options, {}, fixed, random)


def drawn_further(
    options: list[TitleOption], drawn: dict[str, str], fixed: dict[str, str], random: Randomness
) -> dict[str, str]:
    """The draw goes back where a value that is possible so far does not go together with one fixed further on."""
    if len(drawn) == len(options):
        return drawn
    option = options[len(drawn)]
    objection: Refused | None = None
    for value in values_to_try(option, drawn, fixed, random):
        objection = option.objection(value, drawn)
        if not objection:
            try:
                return drawn_further(options, {**drawn, option.name: value}, fixed, random)
            except Refused as refused:
                objection = refused
    assert objection is not None  # there is at least one value to try
    raise objection


def values_to_try(option: TitleOption, drawn: dict[str, str], fixed: dict[str, str], random: Randomness) -> list[str]:
    if option.name in fixed:
        return [fixed[option.name]]
    values = option.possible(drawn)
    order = list(range(len(values)))
    random.shuffle(order)
    return [values[number] for number in order]


def play(title: Title, position: Position, random: Randomness, answers: list[tuple[int, int]], before: int) -> None:
    """One game; `answers` grows as it goes, so that a failure can be looked at. Checks of what is saved come as if so
    many decisions had been made before."""
    while position.waiting():
        if len(answers) >= ENDLESS:
            raise Endless
        next_check = len(answers) + SAVED_EVERY - (before + len(answers)) % SAVED_EVERY
        watched_playout(position, random, answers, min(next_check, ENDLESS))
        if len(answers) == next_check:
            check_saved(title, position)


def check_saved(title: Title, position: Position) -> None:
    saved = position.save()
    if title.load(decode(encode(saved))).save() != saved or position.copy().save() != saved:
        raise AssertionError("a saved or copied position is not the same")


def write_record(title: Title, position: Position, seed: int, answers: list[tuple[int, int]], folder: Path) -> str:
    record = new_record(title, position, seed)
    record.answers = [(record.seats[seat], position.notation(answer)) for seat, answer in answers]
    path = folder / f"fuzz-{title.name}-{seed}.json"
    path.write_text(record.to_text(), encoding="utf-8")
    return str(path)
