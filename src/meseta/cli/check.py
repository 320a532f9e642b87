"""`meseta check PATH...`: play scenario files and say which hold."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from meseta.cli.language import add_language
from meseta.engine.refusal import Refused
from meseta.records import scenario
from meseta.wording.words import Words, words

HELP = "play scenario files and say which hold"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="scenario files, or folders of them")
    parser.add_argument("--json", action="store_true", help="print the outcome as JSON")
    add_language(parser)


def run(chosen: argparse.Namespace) -> int:
    spoken = words(chosen.language)
    outcomes = {str(path): outcome(path, spoken) for path in files(chosen.paths, spoken)}
    failed = {path: wrong for path, wrong in outcomes.items() if wrong is not None}
    if chosen.json:
        print(json.dumps({"passed": len(outcomes) - len(failed), "failed": len(failed), "failures": failed}, indent=2))
    else:
        for path, wrong in failed.items():
            print(f"{path}: {wrong}")
        print(spoken.say("scenarios-summary", passed=len(outcomes) - len(failed), failed=len(failed)))
    return 1 if failed else 0


def files(paths: list[Path], words: Words) -> list[Path]:
    found: list[Path] = []
    for path in paths:
        inside = sorted(path.rglob("*.scenario")) if path.is_dir() else [path]
        if not inside:
            print(f"meseta: {words.say('scenarios-none', folder=str(path))}", file=sys.stderr)
        found += inside
    if not found:
        raise Refused("command-nothing-to-check")
    return found


def outcome(path: Path, words: Words) -> str | None:
    """None if the scenario holds, otherwise what is wrong."""
    try:
        scenario.play(scenario.read(path.read_text(encoding="utf-8")))
    except Refused as wrong:
        return words.refusal(wrong)
    except UnicodeDecodeError:
        return words.say("scenarios-no-text")
    return None
