"""The language of a command: the one it is asked to speak, otherwise that of the system."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Mapping

from meseta.wording.languages import DEFAULT, LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for every program


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=system_language(os.environ),
        help=f"{', '.join(LANGUAGES)} (default: that of the system, otherwise {DEFAULT})",
    )


def system_language(environment: Mapping[str, str]) -> str:
    """`pl_PL.UTF-8` is Polish; a language that is not spoken here becomes the default."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = re.split("[_.@-]", locale.lower())[0]
    return language if language in LANGUAGES else DEFAULT
