"""`meseta fit GAME`: bots play against themselves, and what things are worth to a search is fitted on who won."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from msgspec.json import encode, format

from meseta.arena.crews import Crew, crew_of
from meseta.arena.fitting.report import Report, report_on
from meseta.arena.fitting.self_play import Played, Wanted, judgement_of, options_of, played
from meseta.arena.fitting.weights_file import WeightsFile, file_of
from meseta.bots.catalogue import bot_of
from meseta.cli.arena import add_crew
from meseta.cli.chosen_options import add_options, chosen_options
from meseta.cli.progress import Progress
from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES, title_of

HELP = "fit what things are worth to the bots that search, on games that bots play against themselves"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: " + ", ".join(game.name for game in TITLES))
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and of all that bots decide by chance")
    parser.add_argument("--level", default="quick", help="the bot that plays: quick, then middle for a second round")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="where they are written (default: in the sources)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_crew(parser)
    add_options(parser)


def run(chosen: argparse.Namespace) -> int:
    if chosen.games < 1:
        raise Refused("command-no-games")
    title = title_of(chosen.game)
    options = chosen_options(title, chosen)
    wanted = Wanted(title.name, options, chosen.level, chosen.seed)
    bot_of(chosen.level, title.name, options_of(wanted, 0))
    weights = judgement_of(title.name, options).weights
    file = WeightsFile(chosen.weights or file_of(title.name), weights)
    report = report_on(self_play(wanted, chosen.games, crew_of(chosen.workers, chosen.ray)), weights)
    file.file.write_text(file.rewritten(report, command_of(wanted, chosen.games)), encoding="utf-8")
    print(format(encode(report)).decode() if chosen.json else "\n".join(table_of(report)))
    return 0


def self_play(wanted: Wanted, games: int, crew: Crew) -> list[Played]:
    found: list[Played] = []
    with Progress(games, "games") as bar:
        for each in crew.each(partial(played, wanted), range(games)):
            found.append(each)
            bar.step()
    return found


def command_of(wanted: Wanted, games: int) -> str:
    options = "".join(f" --option {name}={value}" for name, value in wanted.options.items())
    return f"meseta fit {wanted.game} --games {games} --seed {wanted.seed} --level {wanted.level}{options}"


def table_of(report: Report) -> list[str]:
    lines = [f"{name:24} {weight:g}" for name, weight in report.weights.items()]
    lines += ["", "milestone  moments  log loss  before  chance"]
    lines += [
        f"{each.number:9}  {each.moments:7}  {each.log_loss:8.3f}  {each.before:6.3f}  {each.chance:6.3f}"
        for each in report.milestones
    ]
    whole = f"{'all':>9}  {sum(each.moments for each in report.milestones):7}"
    return [*lines, f"{whole}  {report.log_loss:8.3f}  {report.before:6.3f}  {report.chance:6.3f}"]
