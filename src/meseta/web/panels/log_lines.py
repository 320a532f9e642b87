"""The log of a table, the newest line first, and how it is told: at which pace, and once more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Protocol

from markupsafe import Markup

from meseta.web.boards.page import Words, text
from meseta.web.boards.tokens import icon, letter, token
from meseta.web.scene import Scene
from meseta.web.visitor import PACE, PACES


class Told(Protocol):
    """A line of the log."""

    @property
    def number(self) -> int: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def says(self) -> str: ...


def log_lines(scene: Scene, lines: Sequence[Told], words: Words) -> Markup:
    """A rule divides what has happened since the reader's last own answer from the rest."""
    items = [
        (told.number, log_item(scene, told, place))
        for _, of_entry in groupby(lines, key=lambda line: line.number)
        for place, told in enumerate(of_entry)
    ]
    since = scene.last_own_entry
    newer = [item for number, item in reversed(items) if number > since]
    older = [item for number, item in reversed(items) if number <= since]
    if newer and older:
        newer.append(f'<li class="since" id="since">{text(words.say("since-my-last-turn"))}</li>')
    drawn = "".join(newer + older) or f'<li class="muted">{text(words.say("log-empty"))}</li>'
    return Markup(f'<ol class="lines" role="log" aria-live="polite">{drawn}</ol>')


def log_item(scene: Scene, line: Told, place: int) -> str:
    """A kept node: of the lines of a living log, only those that are new are spoken."""
    mark = icon("king", "small") if line.seat is None else seat_token(scene, line.seat)
    return f'<li id="line-{line.number}-{place}" tabindex="-1">{mark}<span>{text(line.says)}</span></li>'


def seat_token(scene: Scene, seat: int, size: str = "s") -> Markup:
    names = [each.name for each in scene.table.seats]
    return token(seat, letter(names[seat]) if seat < len(names) else "", size)


# ---- How it is told.
def telling(scene: Scene, pace: str, words: Words) -> Markup:
    """The pace at which others' moves are shown, and all of them since the own last answer once more."""
    since = scene.retold_from if scene.present else None
    again = ""
    if since is not None:
        whole = text(words.say("walk-again-says"))
        again = (
            f'<button type="button" class="btn quiet" data-since="{since}" title="{whole}" aria-label="{whole}"'
            f' aria-keyshortcuts="R">{icon("again")}<span>{text(words.say("walk-again"))}</span></button>'
        )
    options = "".join(
        f'<option value="{each}"{" selected" if each == pace else ""}>{text(words.say(f"pace-{each}"))}</option>'
        for each in PACES
    )
    return Markup(
        f'{again}<form data-send="pace" data-at-once><label title="{text(words.say("pace"))}">'
        f'<span>{text(words.say("pace"))}</span><select name="{PACE}">{options}</select></label></form>'
    )
