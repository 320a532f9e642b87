"""The same tests run interpreted and compiled; this tells which, and refuses the wrong one."""

import os
from pathlib import Path

import pytest

from meseta.build_digest import compiled

TESTS = Path(__file__).parent.as_posix()
# With MESETA_TESTS=rules only what is compiled is tested: the rules, and what is made of them alone.
AROUND_THE_RULES = [
    *("arena", "bots", "cli", "reading", "reviewing", "storage", "tables", "third_game", "web", "wording"),
]
# Where games are played by the thousand, nobody notes line by line what that covers: other tests have to.
PLAYED_AT_RANDOM = ["any_game", "golden"]
# Whole games in a browser last longest: begun last, they would leave the other processes without work.
BEGUN_FIRST = ["web/browser", "web/operation"]


def mode() -> str:
    return "compiled" if compiled() else "interpreted"


def pytest_configure() -> None:
    expected = os.environ.get("MESETA_EXPECT")
    if expected and expected != mode():
        raise pytest.UsageError(f"these tests should run {expected}, but meseta is {mode()}")


def pytest_report_header() -> str:
    return f"meseta: {mode()}"


def is_in(folders: list[str], path: Path) -> bool:
    """Asked of ten thousand tests: texts are compared many times as fast as paths."""
    return f"{path.as_posix()}/".startswith(tuple(f"{TESTS}/{folder}/" for folder in folders))


def left_out(path: Path) -> bool:
    return os.environ.get("MESETA_TESTS") == "rules" and is_in(AROUND_THE_RULES, path)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if left_out(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is named is collected all the same."""
    unwanted = [item for item in items if left_out(item.path)]
    if unwanted:
        config.hook.pytest_deselected(items=unwanted)
        items[:] = [item for item in items if not left_out(item.path)]
    items.sort(key=lambda item: not is_in(BEGUN_FIRST, item.path))
    for item in items:
        if is_in(PLAYED_AT_RANDOM, item.path):
            item.add_marker(pytest.mark.no_cover)
