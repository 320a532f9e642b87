"""The same tests run interpreted and compiled; this tells which, and refuses the wrong one."""

import os

import pytest

from meseta.build_digest import compiled


def mode() -> str:
    return "compiled" if compiled() else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("MESETA_EXPECT")
    if expected and expected != mode():
        raise pytest.UsageError(f"these tests should run {expected}, but meseta is {mode()}")


def pytest_report_header() -> str:
    return f"meseta: {mode()}"
