"""The same tests run interpreted and compiled; this tells which, and refuses the wrong one."""

import os
from pathlib import Path

import pytest

from meseta.build_digest import compiled

TESTS = Path(__file__).parent
# With MESETA_TESTS=rules only what is compiled is tested: the rules, and what is made of them alone.
AROUND_THE_RULES = ["bots", "cli", "storage", "tables", "web", "wording"]


def mode() -> str:
    return "compiled" if compiled() else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("MESETA_EXPECT")
    if expected and expected != mode():
        raise pytest.UsageError(f"these tests should run {expected}, but meseta is {mode()}")


def pytest_report_header() -> str:
    return f"meseta: {mode()}"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    left_out = os.environ.get("MESETA_TESTS") == "rules"
    return True if left_out and collection_path in [TESTS / folder for folder in AROUND_THE_RULES] else None
