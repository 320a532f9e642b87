"""No message is written in vain, and none that is said is missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import MessageReference, NamedArgument

import meseta
from meseta.wording.forms import NAMED
from tests.wording.messages import messages, within

BELOW = ("engine", "games", "records", "storage", "bots", "wording")
ROOMS = (*BELOW, "reading", "reviewing", "tables", "arena", "web", "cli")
HOUSE = Path(meseta.__file__).parent
REFUSALS = ("Refused", "Failed", "Forfeited", "OutOfReach", "EntryConflict", "NoSuchTable", "NotYours", "UnknownPerson")
NAME = "[a-z0-9-]+"


# ---- Python and templates: ids that stand there, and the shapes of ids that are put together there.
@cache
def nodes() -> list[ast.AST]:
    files = [file for room in ROOMS for file in (HOUSE / room).rglob("*.py")]
    return [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]


@cache
def templates() -> str:
    return "".join(file.read_text("utf-8") for file in (HOUSE / "web" / "templates").iterdir())


def standing() -> Iterator[str]:
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
    yield from re.findall(rf"""["']({NAME})["']""", templates())


def shapes() -> Iterator[str]:
    """`event-{game}-{name}` in Python, `"game-" ~ game ~ "-says"` in templates, `REGION($area)` in messages."""
    for node in nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = [part.value if isinstance(part, ast.Constant) else NAME for part in node.values]
            if all(isinstance(part, str) for part in parts) and " " not in "".join(map(str, parts)):
                yield "".join(map(str, parts))
    for before, after in re.findall(rf"""["']({NAME}-)["'] ~ [a-z_.]+(?: ~ "({NAME})")?""", templates()):
        yield before + NAME + after
    yield from (f"{kind}-{NAME}" for kind in {*NAMED.values(), *kinds()})


def kinds() -> set[str]:
    """`tile` in `NAME($tile, of: "tile")`."""
    written = messages("en").values()
    named = [argument for message in written for argument in within("en", message, NamedArgument)]
    return {str(argument.value.value) for argument in named if argument.name.name == "of"}


def referred_to() -> set[str]:
    written = messages("en").values()
    return {reference.id.name for message in written for reference in within("en", message, MessageReference)}


def unused() -> set[str]:
    whole = {*standing(), *referred_to()}
    shape = re.compile("|".join(each for each in shapes() if re.match("[a-z]+-", each)))
    return {message for message in messages("en") if message not in whole and not shape.fullmatch(message)}


def test_every_message_is_used() -> None:
    assert unused() == set()


def said() -> Iterator[str]:
    """Ids that are said as they stand; also those of refusals."""
    for node in nodes():
        if isinstance(node, ast.Call) and called(node.func) in ("say", *REFUSALS):
            yield from (
                each.value for each in node.args[:1] if isinstance(each, ast.Constant) and isinstance(each.value, str)
            )
    yield from re.findall(rf"""\bsay\(["']({NAME})["'][,)]""", templates())


def test_no_refusal_is_put_together_where_it_is_raised() -> None:
    """Its sentence stands in the wording, whatever values it needs."""
    calls = [node for node in nodes() if isinstance(node, ast.Call) and called(node.func) in REFUSALS]

    assert [ast.unparse(call) for call in calls if any(isinstance(each, ast.JoinedStr) for each in call.args)] == []


def called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_every_message_that_is_said_is_written() -> None:
    assert [message for message in said() if message not in messages("en")] == []
