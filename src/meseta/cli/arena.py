"""`meseta arena BOT BOT ...`: bots and programs play a match with turned seats and the same deals for everybody."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from msgspec import to_builtins

from meseta.arena import ladder
from meseta.arena.contest import PATIENCE, Contest, Wanted
from meseta.arena.crews import Crew, crew_of
from meseta.arena.match import Outcome
from meseta.arena.plot import plot
from meseta.arena.results import Figures
from meseta.cli.bench_meseta import COMPILED
from meseta.cli.chosen_options import add_options, named_options
from meseta.cli.progress import Progress
from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES
from meseta.wording.words import Words, words

HELP = "let bots and programs play against each other and say who is better"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "bots",
        metavar="BOT",
        nargs="*",
        help="a bot, with parameters or without (quick, strong:seconds=0.1), program:COMMAND or api:COMMAND; where "
        "there are fewer than seats, those after the first take the others in turn",
    )
    games = ", ".join(game.name for game in TITLES)
    parser.add_argument("--game", default=TITLES[0].name, help=f"which game: {games} (default {TITLES[0].name})")
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and of all that bots decide by chance")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep every game in this file, and go on from there"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw shares and intervals as an SVG file")
    parser.add_argument(
        "--ladder", type=Path, metavar="FOLDER", help="play the standard matches, write ladder.md there"
    )
    parser.add_argument("--patience", type=float, default=PATIENCE, metavar="SECONDS", help="with a program's answer")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_crew(parser)
    add_options(parser)


def add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, metavar="N", help="how many processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster, or 'local' for one on this machine")


def run(chosen: argparse.Namespace) -> int:
    if chosen.patience <= 0:
        raise Refused("arena-no-patience")
    if chosen.ladder is not None:
        return climb(chosen)
    wanted = Wanted(chosen.game, named_options(chosen), chosen.bots, chosen.games, chosen.seed, chosen.patience)
    contest = Contest(wanted, chosen.resume)
    play(contest, crew_of(chosen.workers, chosen.ray), words(chosen.language))
    figures = contest.results()
    if chosen.plot is not None:
        chosen.plot.write_text(plot(figures), encoding="utf-8")
    if chosen.json:
        about = {"game": chosen.game, "options": contest.options, "seed": chosen.seed, "games": chosen.games}
        print(json.dumps({**about, "contestants": to_builtins(figures)}, indent=2))
    else:
        print("\n".join(table_of(figures)))
    return 0


def climb(chosen: argparse.Namespace) -> int:
    """Play the matches of the ladder and write its page, anew after each; with --resume FOLDER each has a journal."""
    if chosen.bots:
        raise Refused("arena-ladder-has-its-bots")
    pictures = chosen.ladder / "ladder"
    for folder in (pictures, chosen.resume):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    command = f"meseta arena --ladder {chosen.ladder} --games {chosen.games} --seed {chosen.seed}"
    crew, played = crew_of(chosen.workers, chosen.ray), list[tuple[ladder.Rung, list[Figures]]]()
    for rung in ladder.RUNGS:
        journal = None if chosen.resume is None else chosen.resume / f"{rung.name}.jsonl"
        contest = Contest(ladder.wanted(rung, chosen.games, chosen.seed), journal)
        print(rung.heading, file=sys.stderr)
        play(contest, crew, words(chosen.language))
        played.append((rung, contest.results()))
        (pictures / f"{rung.name}.svg").write_text(plot(played[-1][1]), encoding="utf-8")
        text = ladder.page(command, chosen.games, COMPILED, played)
        (chosen.ladder / "ladder.md").write_text(text, encoding="utf-8")
    return 0


def play(contest: Contest, crew: Crew, said: Words) -> None:
    with Progress(contest.games, "games", len(contest.outcomes())) as bar:
        for outcome in contest.play(crew):
            if outcome.forfeit is not None:
                bar.say(forfeit(outcome, said))
            bar.step()


def forfeit(outcome: Outcome, said: Words) -> str:
    return f"meseta: game {outcome.number + 1}: {said.say(str(outcome.forfeit), **outcome.values)}"


def table_of(figures: list[Figures]) -> list[str]:
    widest = max(len(each.name) for each in figures)
    lines = [f"{'':{widest}}  games  share  95 %           fair  points  ms/decision  rating"]
    for each in figures:
        interval = f"{100 * each.low:5.1f}-{100 * each.high:5.1f} %"
        points = "     -" if each.points is None else f"{each.points:6.1f}"
        lines.append(
            f"{each.name:{widest}}  {each.games:5}  {100 * each.share:4.1f} %  {interval}  {100 * each.fair:3.0f} %  "
            f"{points}  {each.ms_per_decision:11.2f}  {each.rating:.1f}"
        )
        if each.forfeits:
            lines.append(f"{'':{widest}}  forfeited {each.forfeits} of these")
    return lines
