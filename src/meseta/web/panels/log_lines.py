"""The log of a table, turn by turn, and how it is told: at which pace, and once more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.reading.view import letter
from meseta.web.boards.tokens import icon, token
from meseta.web.log import LogLine
from meseta.web.markup import NOTHING, html
from meseta.web.scene import Scene
from meseta.web.visitor import PACE, PACES
from meseta.wording.words import Words

PLAIN: Final = '<span data-line="{}">{}</span>'
CONCERNING: Final = '<strong data-line="{}">{}</strong>'  # what others have done to the reader


def log_lines(scene: Scene, lines: Sequence[LogLine], words: Words, of: str = "") -> Markup:
    """Turn by turn, the newest first. A rule divides what has happened since the reader's last answer from the rest.

    What ids begin with (`of`) tells two logs on one page apart.
    """
    since = scene.last_own_entry
    newer, older = ([line for line in lines if (line.number > since) is new] for new in (True, False))
    drawn = turns(scene, newer, of)
    if newer and older:
        drawn.append(html('<li class="since" id="{}since">{}</li>', of, words.say("since-my-last-turn")))
    drawn += turns(scene, older, of)
    empty = html('<li class="muted">{}</li>', words.say("log-empty"))
    return html('<div class="lines" role="log" aria-live="polite" tabindex="0"><ol>{}</ol></div>', drawn or empty)


def turns(scene: Scene, lines: Sequence[LogLine], of: str) -> list[Markup]:
    """The newest first."""
    grouped: list[list[LogLine]] = []
    for line in lines:
        if grouped and line.seat in (None, doer(grouped[-1])) and not line.begins_chapter:
            grouped[-1].append(line)
        else:
            grouped.append([line])
    begun = Counter[int]()  # how many groups each entry has begun: together they name a group
    drawn: list[Markup] = []
    for group in grouped:
        number = group[0].number
        drawn.append(turn(scene, group, f"{of}turn-{number}-{begun[number]}"))
        begun[number] += 1
    return drawn[::-1]


def doer(group: Sequence[LogLine]) -> int | None:
    return next((line.seat for line in group if line.seat is not None), None)


def turn(scene: Scene, group: Sequence[LogLine], its_id: str) -> Markup:
    """What one seat did, its name said once; or what begins a chapter. A kept node: only new sentences are spoken."""
    seat = doer(group)
    mark = icon("king", "small") if seat is None else seat_token(scene, seat)
    name = "" if seat is None else scene.table.seats[seat].name
    told = [sentence(line, at, name if line.seat == seat else "") for at, line in enumerate(group)]
    return html(
        '<li id="{}" class="turn{}" tabindex="-1">{}<p>{}</p></li>',
        its_id,
        " chapter" if group[0].begins_chapter else "",
        mark,
        html('<span class="then-told">; </span>').join(told),
    )


def sentence(line: LogLine, place: int, name: str) -> Markup:
    """Without the name of who did it, but for the first of a turn."""
    begins = bool(name) and line.says.startswith(f"{name} ")
    says = line.says.removeprefix(f"{name} ") if begins else line.says
    who = html("<b>{}</b> ", name) if begins and place == 0 else NOTHING
    told = CONCERNING if line.concerns_reader else PLAIN
    return who + html(told, line.number, says)


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
