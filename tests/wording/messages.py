"""The messages of a language as they are written: their ids, forms, variables and choices."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

from fluent.syntax import ast

from meseta.wording.sources import messages_of

PLURALS = {"zero", "one", "two", "few", "many"}  # "other" is also the last resort of choices that count nothing

Node = TypeVar("Node", bound=ast.BaseNode)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {name: written.read() for name, written in messages_of(language).items()}


def parts(language: str, message: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The value of a message (`name`) and its forms."""
    written = messages(language)[message]
    if written.value is not None:
        yield "name", written.value
    for attribute in written.attributes:
        yield attribute.id.name, attribute.value


def within(language: str, node: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """All nodes of a kind in a pattern, and in the messages it refers to."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.MessageReference):
        form = node.attribute.name if node.attribute else "name"
        yield from within(language, dict(parts(language, node.id.name))[form], kind)
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ast.BaseNode):
                yield from within(language, each, kind)


def variables(language: str, pattern: ast.Pattern) -> set[str]:
    return {variable.id.name for variable in within(language, pattern, ast.VariableReference)}


def choices(language: str, pattern: ast.Pattern) -> Iterator[tuple[str, list[str]]]:
    """The variable that decides, and between what."""
    for choice in within(language, pattern, ast.SelectExpression):
        assert isinstance(choice.selector, ast.VariableReference)
        yield choice.selector.id.name, [key_of(variant) for variant in choice.variants]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def counts(keys: list[str]) -> bool:
    """Is the choice between numbers?"""
    return any(key in PLURALS or key.isdecimal() for key in keys)
