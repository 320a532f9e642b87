"""The log of a table, the newest line first, and how it is told: at which pace, and once more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from markupsafe import Markup

from meseta.reading.view import letter
from meseta.web.boards.tokens import icon, token
from meseta.web.log import LogLine
from meseta.web.markup import NOTHING, html
from meseta.web.scene import Scene
from meseta.web.visitor import PACE, PACES
from meseta.wording.words import Words


def log_lines(scene: Scene, lines: Sequence[LogLine], words: Words) -> Markup:
    """A rule divides what has happened since the reader's last own answer from the rest."""
    items = [
        (line.number, log_item(scene, line, place))
        for _, of_entry in groupby(lines, key=lambda line: line.number)
        for place, line in enumerate(of_entry)
    ]
    since = scene.last_own_entry
    newer = [item for number, item in reversed(items) if number > since]
    older = [item for number, item in reversed(items) if number <= since]
    if newer and older:
        newer.append(html('<li class="since" id="since">{}</li>', words.say("since-my-last-turn")))
    drawn = newer + older or [html('<li class="muted">{}</li>', words.say("log-empty"))]
    return html('<ol class="lines" role="log" aria-live="polite">{}</ol>', drawn)


def log_item(scene: Scene, line: LogLine, place: int) -> Markup:
    """A kept node: of the lines of a living log, only those that are new are spoken."""
    mark = icon("king", "small") if line.seat is None else seat_token(scene, line.seat)
    return html('<li id="line-{}-{}" tabindex="-1">{}<span>{}</span></li>', line.number, place, mark, line.says)


def seat_token(scene: Scene, seat: int, size: str = "s") -> Markup:
    names = [each.name for each in scene.table.seats]
    return token(seat, letter(names[seat]) if seat < len(names) else "", size)


# ---- How it is told.
def telling(scene: Scene, pace: str, words: Words) -> Markup:
    """The pace at which others' moves are shown, and all of them since the own last answer once more."""
    since = scene.retold_from if scene.present else None
    return html(
        '{}<form data-send="pace" data-at-once><label title="{label}"><span>{label}</span>'
        '<select name="{}">{}</select></label></form>',
        NOTHING if since is None else again(since, words),
        PACE,
        [pace_option(each, each == pace, words) for each in PACES],
        label=words.say("pace"),
    )


def again(since: int, words: Words) -> Markup:
    return html(
        '<button type="button" class="btn quiet" data-since="{}" title="{says}" aria-label="{says}"'
        ' aria-keyshortcuts="R">{}<span>{}</span></button>',
        since,
        icon("again"),
        words.say("walk-again"),
        says=words.say("walk-again-says"),
    )


def pace_option(pace: str, chosen: bool, words: Words) -> Markup:
    selected = html(" selected") if chosen else NOTHING
    return html('<option value="{}"{}>{}</option>', pace, selected, words.say(f"pace-{pace}"))
