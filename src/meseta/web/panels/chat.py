"""What people say at a table."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.storage.rows import Line, LineKind
from meseta.web.markup import NOTHING, html
from meseta.web.panels.unread import unread
from meseta.web.scene import Scene
from meseta.wording.words import Words

LAST_LINES: Final = 30
OWN: Final = html(" data-own")


def chat(scene: Scene, words: Words) -> Markup:
    """What was said, and for those who sit at the table a field to say something."""
    return html(
        '<details class="chat" id="said"><summary>{}{}</summary>{}</details>',
        words.say("chat"),
        unread(words),
        said_so_far(scene, words),
    )


def chat_panel(scene: Scene, words: Words) -> Markup:
    """The same before the game begins, where there is room for it. Who could only read nothing is spared it."""
    if not scene.sits and not scene.lines:
        return NOTHING
    return html(
        '<section class="panel chat" id="said"><h2>{}</h2>{}</section>', words.say("chat"), said_so_far(scene, words)
    )


def said_so_far(scene: Scene, words: Words) -> Markup:
    return html(
        '<div class="talk"><ol>{}</ol>{}</div>',
        [chat_line(line, scene, words) for line in scene.lines[-LAST_LINES:]],
        [chat_form(words) if scene.sits else NOTHING, who_may_talk(scene, words) if scene.moderates else NOTHING],
    )


def chat_form(words: Words) -> Markup:
    return html(
        '<form class="saying" data-send="say" data-keep><input name="text" maxlength="400" required'
        ' aria-label="{hint}" placeholder="{hint}"><button class="btn">{}</button></form>',
        words.say("chat-send"),
        hint=words.say("chat-placeholder"),
    )


def chat_line(line: Line, scene: Scene, words: Words) -> Markup:
    """A spectator may bear any name, also that of somebody with a seat: so it is said who only watches."""
    if line.kind != LineKind.SAID:
        return announcement(line, scene, words)
    if line.seat is not None:
        mark, colour = NOTHING, f" p{line.seat + 1}"
    else:
        mark, colour = html(' <span class="tag">{}</span>', words.say("chat-spectator")), ""
    silencing = silence_button(line, words) if scene.moderates and line.seat is None else NOTHING
    return html(
        '<li id="said-{number}" data-line="{number}"{} class="said{}"><b>{}</b>{} {}{}</li>',
        own(line, scene),
        colour,
        line.name,
        mark,
        line.text,
        silencing,
        number=line.number,
    )


def announcement(line: Line, scene: Scene, words: Words) -> Markup:
    """Who came or went, and what else concerns all: the page shows it also while the chat is closed."""
    return html(
        '<li id="said-{number}" data-line="{number}" data-told{} class="said muted">{}</li>',
        own(line, scene),
        words.say(f"line-{line.kind}", name=line.name),
        number=line.number,
    )


def own(line: Line, scene: Scene) -> Markup:
    """Nobody is told what they said or did themselves."""
    return OWN if line.seat is not None and line.seat == scene.seat else NOTHING


def silence_button(line: Line, words: Words) -> Markup:
    return html(
        ' <form data-send="silence"><input type="hidden" name="line" value="{}">'
        '<button class="as-link" aria-label="{}">{}</button></form>',
        line.number,
        words.say("chat-silence-name", name=line.name),
        words.say("chat-silence"),
    )


def who_may_talk(scene: Scene, words: Words) -> Markup:
    """Spectators are silenced all at once too, and those who were silenced are heard again."""
    quiet, barred = scene.table.quiet, bool(scene.table.barred)
    spectators_talk = scene.table.listed or barred or any(line.seat is None for line in scene.lines)
    all_spectators = html(
        '<form data-send="quiet"><input type="hidden" name="quiet" value="{}">'
        '<button class="as-link">{}</button></form>',
        "false" if quiet else "true",
        words.say("chat-loud" if quiet else "chat-quiet"),
    )
    again = html('<button type="button" class="as-link" data-do="readmit">{}</button>', words.say("chat-readmit"))
    ways = [all_spectators if quiet or spectators_talk else NOTHING, again if barred else NOTHING]
    return html('<div class="who-talks">{}</div>', ways)
