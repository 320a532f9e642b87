"""What every table has, whatever its game: undo, log, chat, standing orders, coming and going."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.engine.title import StandingOrder
from meseta.games.catalogue import title_of
from meseta.storage.rows import Line, SeatKind, TableStatus
from meseta.tables.dealing import shuffle_of
from meseta.web.boards.tokens import icon
from meseta.web.log import LogLine
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.log_lines import log_lines
from meseta.web.panels.shuffle import imported_note
from meseta.web.scene import Scene
from meseta.wording.words import Words

LAST_LINES: Final = 30  # of the chat
CHECKED: Final = html(" checked")


def table_buttons(scene: Scene, words: Words) -> Markup:
    """Undo and restart, where something may be taken back; bots for whoever keeps the table waiting; who has no seat
    here reads that they watch."""
    if not scene.sits and not scene.away:
        watching = html('<span class="tag">{}{}</span>', icon("eye", "small"), words.say("table-watching"))
        return joined([watching, handing_over(scene, words)])
    if not scene.may_undo:
        return handing_over(scene, words)
    taking_back = [table_button("undo", words.say("undo")), table_button("restart", words.say("restart-turn"))]
    return joined([*taking_back, handing_over(scene, words)])


def handing_over(scene: Scene, words: Words) -> Markup:
    """For each who has been awaited for too long. Who has asked already reads that the others have not."""
    return joined(hand_over(scene, seat, words) for seat in scene.overdue)


def hand_over(scene: Scene, seat: int, words: Words) -> Markup:
    silent = scene.table.seats[seat]
    own = None if scene.seat is None else scene.table.seats[scene.seat].person
    if own is not None and silent.votes.get(own) == scene.decision:
        return html('<p class="hand-over fine">{}</p>', words.say("hand-over-asked", name=silent.name))
    return html(
        '<form class="hand-over" method="post" action="/t/{}/hand-over"><input type="hidden" name="seat" value="{}">'
        '<button class="btn">{}{}</button></form>',
        scene.table.id,
        seat,
        icon("bot", "small"),
        words.say("hand-over", name=silent.name),
    )


def table_button(does: str, says: str) -> Markup:
    """What it does is also the name of its symbol."""
    return html('<button type="button" class="btn" data-do="{}">{}{}</button>', does, icon(does), says)


def log_panel(
    scene: Scene, lines: Sequence[LogLine], words: Words, beside: Markup = NOTHING, foot: Markup = NOTHING
) -> Markup:
    """The log. `beside` stands beside the heading, `foot` under the lines."""
    return html(
        '<section class="panel log" id="sheet-log" tabindex="-1">'
        '<div class="log-head"><h2>{}</h2>{}</div>{}{}</section>',
        words.say("log"),
        beside,
        log_lines(scene, lines, words),
        foot,
    )


def log_foot(scene: Scene, words: Words) -> Markup:
    """The chat, and what a person at the table can settle."""
    over = scene.table.status == TableStatus.OVER
    settled = [] if over else [orders(scene, words), going(scene, words)]
    return html('<div class="log-foot">{}{}</div>', chat(scene, words), settled)


# ---- The chat.
def chat(scene: Scene, words: Words) -> Markup:
    """What was said, and for those who sit at the table a field to say something."""
    return html(
        '<details class="chat" id="said"><summary>{}{}</summary><ol>{}</ol>{}</details>',
        words.say("chat"),
        chat_count(scene),
        [chat_line(line, scene, words) for line in scene.lines[-LAST_LINES:]],
        [chat_form(words) if scene.sits else NOTHING, who_may_talk(scene, words) if scene.moderates else NOTHING],
    )


def chat_count(scene: Scene) -> Markup:
    return html(' <span class="tag">{}</span>', len(scene.lines)) if scene.lines else NOTHING


def chat_form(words: Words) -> Markup:
    return html(
        '<form class="saying" data-send="say" data-keep><input name="text" maxlength="400" required'
        ' aria-label="{hint}" placeholder="{hint}"><button class="btn">{}</button></form>',
        words.say("chat-send"),
        hint=words.say("chat-placeholder"),
    )


def chat_line(line: Line, scene: Scene, words: Words) -> Markup:
    """A spectator may bear any name, also that of somebody with a seat: so it is said who only watches."""
    if line.seat is not None:
        mark, colour = NOTHING, f" p{line.seat + 1}"
    else:
        mark, colour = html(' <span class="tag">{}</span>', words.say("chat-spectator")), ""
    silencing = silence_button(line, words) if scene.moderates and line.seat is None else NOTHING
    return html(
        '<li id="said-{}" class="said{}"><b>{}</b>{} {}{}</li>',
        line.number,
        colour,
        line.name,
        mark,
        line.text,
        silencing,
    )


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


# ---- What a person settles.
def orders(scene: Scene, words: Words) -> Markup:
    """Standing orders, where the game has some."""
    if scene.seat is None or not scene.sits or scene.gone:
        return NOTHING
    given = scene.table.seats[scene.seat].orders
    offered = title_of(scene.table.game).standing_orders(scene.table.options)
    return joined(standing_order(scene.table.game, order, given.get(order.name, ""), words) for order in offered)


def standing_order(game: str, order: StandingOrder, given: str, words: Words) -> Markup:
    """Unless another was given, the first value holds."""
    message, chosen = f"order-{game}-{order.name}", given or order.values[0]
    return html(
        '<details class="standing"><summary>{}</summary><form data-send="order" data-at-once>{}</form></details>',
        words.say(message),
        [pick(order.name, value, value == chosen, words.say(f"{message}-{value}")) for value in order.values],
    )


def pick(order: str, value: str, chosen: bool, says: str) -> Markup:
    return html(
        '<label><input type="radio" name="{}" value="{}"{}> {}</label>',
        order,
        value,
        CHECKED if chosen else NOTHING,
        says,
    )


def going(scene: Scene, words: Words) -> Markup:
    """Looking back, leaving, taking a seat."""
    path = f"/t/{scene.table.id}"
    ways = [] if scene.gone else [html('<a class="btn" href="{}/replay">{}</a>', path, words.say("replay"))]
    if shuffle_of(scene.table):
        ways.append(html('<a class="btn" href="{}/verify">{}</a>', path, words.say("shuffle-title")))
    if scene.sits:
        ways.append(form(f"{path}/leave", "leave", words))
    elif scene.away or (may_take_over(scene) and not scene.gone):
        ways.append(form(f"{path}/join", "come-back" if scene.away else "take-seat", words))
    return html('{}<div class="going">{}</div>', imported_note(scene.table, words), ways)


def after_the_end(scene: Scene, words: Words) -> Markup:
    """Playing again, looking back, taking the record home."""
    path = f"/t/{scene.table.id}"
    ways = [
        form(f"{path}/rematch", "end-rematch", words, "btn primary") if scene.sits else NOTHING,
        link("/new", "play", words.say("end-new"), "btn" if scene.sits else "btn primary"),
        link(f"{path}/replay", "restart", words.say("replay")),
        NOTHING if scene.rules_changed else export(scene, words),
        link(f"{path}/verify", "check", words.say("verify")) if shuffle_of(scene.table) else NOTHING,
    ]
    return html('<div class="going">{}</div>', ways)


def export(scene: Scene, words: Words) -> Markup:
    return html(
        '<a class="btn" href="/api/tables/{}/record" download="{}">{}{}</a>',
        scene.table.id,
        record_name(scene),
        icon("log"),
        words.say("end-export"),
    )


def record_name(scene: Scene) -> str:
    """What the file is called where it is kept."""
    return f"{scene.table.game}-{scene.table.id}.json"


def may_take_over(scene: Scene) -> bool:
    """Does a bot play that keeps its seat for no person, and need no invitation be shown? Not in an imported game."""
    free = any(seat.kind == SeatKind.BOT and seat.person is None for seat in scene.table.seats)
    return free and (scene.hosts or not scene.table.listed) and not scene.table.imported


def link(to: str, symbol: str, says: str, look: str = "btn") -> Markup:
    return html('<a class="{}" href="{}">{}{}</a>', look, to, icon(symbol), says)


def form(action: str, says: str, words: Words, look: str = "btn") -> Markup:
    return html('<form method="post" action="{}"><button class="{}">{}</button></form>', action, look, words.say(says))
