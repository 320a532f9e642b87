"""The same tests run interpreted and compiled; this tells which, and refuses the wrong one."""

import os
from pathlib import Path

import pytest

from meseta.build_digest import compiled

TESTS = Path(__file__).parent
NO_RULES = ("storage", "bots", "wording", "tables", "web")


def mode() -> str:
    return "compiled" if compiled() else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("MESETA_EXPECT")
    if expected and expected != mode():
        raise pytest.UsageError(f"these tests should run {expected}, but meseta is {mode()}")


def pytest_report_header() -> str:
    return f"meseta: {mode()}"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Where only the rules are tested, all else is left to the other run."""
    only_rules = os.environ.get("MESETA_TESTS") == "rules"
    return True if only_rules and collection_path.parent == TESTS and collection_path.name in NO_RULES else None
