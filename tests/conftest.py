"""The same tests run interpreted and compiled; this tells which, and refuses the wrong one."""

import os
from pathlib import Path

import pytest

from meseta.build_digest import compiled

TESTS = Path(__file__).parent
# What a run of all tests leaves out, by its MESETA_TESTS: rules run interpreted too, long ones when they are named.
LEFT_OUT = {
    "rules": ["bots", "storage", "tables", "web", "wording"],
    "short": ["web/api", "web/browser", "web/long"],
}


def mode() -> str:
    return "compiled" if compiled() else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("MESETA_EXPECT")
    if expected and expected != mode():
        raise pytest.UsageError(f"these tests should run {expected}, but meseta is {mode()}")


def pytest_report_header() -> str:
    return f"meseta: {mode()}"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    left_out = [TESTS / folder for folder in LEFT_OUT.get(os.environ.get("MESETA_TESTS", ""), [])]
    return True if collection_path in left_out else None
