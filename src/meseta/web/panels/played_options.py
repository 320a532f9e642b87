"""What is played at a table: every option that could have been chosen otherwise, and its value."""

from __future__ import annotations

from markupsafe import Markup

from meseta.engine.title import without_defaults
from meseta.games.catalogue import title_of
from meseta.storage.rows import Table
from meseta.web.markup import html
from meseta.wording.words import Words


def played(table: Table, words: Words) -> Markup:
    """What was chosen otherwise than usual stands out; how many play is seen by their seats."""
    options, unusual = title_of(table.game).options, without_defaults(title_of(table.game).options, table.options)
    before: dict[str, str] = {}
    shown: list[Markup] = []
    for option in options:
        value = table.options[option.name]
        if option.name != "players" and len(option.possible(before)) > 1:
            shown.append(row(table.game, option.name, value, option.name in unusual, words))
        before[option.name] = value
    return html('<dl class="played">{}</dl>', shown)


def row(game: str, option: str, value: str, unusual: bool, words: Words) -> Markup:
    """A number of one's own has no name."""
    name = f"value-{game}-{option}-{value}"
    said = words.say(name) if words.has(name) else value
    value_of = html("<dd><b>{}</b></dd>", said) if unusual else html("<dd>{}</dd>", said)
    return html("<div><dt>{}</dt>{}</div>", words.say(f"option-{game}-{option}"), value_of)
