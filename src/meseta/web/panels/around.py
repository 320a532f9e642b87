"""What every table has, whatever its game: undo, log, standing orders, coming and going."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.engine.title import StandingOrder
from meseta.games.catalogue import title_of
from meseta.storage.rows import LineKind, SeatKind, TableStatus
from meseta.tables.dealing import shuffle_of
from meseta.tables.export_record import is_alone
from meseta.web.boards.tokens import icon
from meseta.web.log import LogLine
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.chat import chat
from meseta.web.panels.log_lines import log_lines
from meseta.web.panels.presence import only_when_gone
from meseta.web.panels.shuffle import imported_note
from meseta.web.scene import Scene
from meseta.wording.words import Words

CHECKED: Final = html(" checked")


def table_buttons(scene: Scene, words: Words) -> Markup:
    """Undo and restart, where something may be taken back; what can be done about whoever keeps the table waiting; who
    has no seat here reads that they watch, and who has left that a bot plays for them."""
    silent = about_the_silent(scene, words)
    if scene.away:
        return own_rows(coming_back(scene, words), silent)
    if not scene.sits:
        watching = html('<span class="tag">{}{}</span>', icon("eye", "small"), words.say("table-watching"))
        return watching + own_rows(silent)
    return taking_back(scene, words) + own_rows(wished_back(scene, words), silent)


def own_rows(*rows: Markup) -> Markup:
    """What is settled besides the question; where there is no room for both, the rows stand apart."""
    return html('<div class="own-rows">{}</div>', rows) if any(rows) else NOTHING


def taking_back(scene: Scene, words: Words) -> Markup:
    """What may be taken back without asking; otherwise the others can be asked."""
    if scene.may_undo:
        return joined([table_button("undo", words.say("undo")), table_button("restart", words.say("restart-turn"))])
    if scene.may_ask_back and scene.take_back is None:
        return table_button("ask-take-back", words.say("ask-take-back"), "undo")
    return NOTHING


def wished_back(scene: Scene, words: Words) -> Markup:
    """Somebody wants to take an answer back: all others who play are asked."""
    wish = scene.take_back
    if wish is None or scene.seat is None:
        return NOTHING
    if wish.seat == scene.seat:
        return html('<p class="own-row fine" role="status">{}</p>', words.say("take-back-asked"))
    name = scene.table.seats[wish.seat].name
    if scene.table.seats[scene.seat].person in wish.granted:
        return html('<p class="own-row fine">{}</p>', words.say("take-back-granted", name=name))
    replies = [
        html('<button class="btn" name="granted" value="{}">{}</button>', value, words.say(f"take-back-{said}"))
        for value, said in (("true", "grant"), ("false", "refuse"))
    ]
    return html(
        '<form class="own-row asks-back" data-send="reply-take-back"><span>{}</span>{}</form>',
        words.say("take-back-wish", name=name),
        replies,
    )


def coming_back(scene: Scene, words: Words) -> Markup:
    return html(
        '<form class="own-row" method="post" action="/t/{}/join"><span>{}</span>'
        '<button class="btn primary">{}{}</button></form>',
        scene.table.id,
        words.say("bot-plays-for-you"),
        icon("human", "small"),
        words.say("come-back"),
    )


def about_the_silent(scene: Scene, words: Words) -> Markup:
    """A bot for each who has been awaited for too long. Of others who are not there it is said when that may be."""
    gone = [not_there(scene, seat, words) for seat in scene.awaited]
    return joined([*gone, *[hand_over(scene, seat, words) for seat in scene.overdue]])


def not_there(scene: Scene, seat: int, words: Words) -> Markup:
    says = "not-there-you-may" if scene.moderates else "not-there"
    return only_when_gone(seat, words.say(says, name=scene.table.seats[seat].name, minutes=scene.overdue_minutes))


def hand_over(scene: Scene, seat: int, words: Words) -> Markup:
    """Who has asked already reads that the others have not."""
    silent = scene.table.seats[seat]
    own = None if scene.seat is None else scene.table.seats[scene.seat].person
    if own is not None and silent.votes.get(own) == scene.decision:
        return html('<p class="own-row fine">{}</p>', words.say("hand-over-asked", name=silent.name))
    return html(
        '<form class="own-row hand-over" method="post" action="/t/{}/hand-over">'
        '<input type="hidden" name="seat" value="{}"><span>{}</span><button class="btn">{}{}</button></form>',
        scene.table.id,
        seat,
        words.say("hand-over-why", name=silent.name, minutes=scene.overdue_minutes),
        icon("bot", "small"),
        words.say("hand-over", name=silent.name),
    )


def table_button(does: str, says: str, symbol: str = "") -> Markup:
    """What it does is also the name of its symbol, unless that has another."""
    return html(
        '<button type="button" class="btn" data-do="{}" title="{says}">{}{says}</button>',
        does,
        icon(symbol or does),
        says=says,
    )


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


def whole_log_link(scene: Scene, words: Words) -> Markup:
    """To all of the log up to what is shown: it opens over the table, where there is a script for that."""
    return html(
        '<a class="btn quiet" id="whole-log" href="/t/{}/log?until={}" data-help title="{says}" aria-label="{says}">'
        "{}</a>",
        scene.table.id,
        scene.number if scene.steps is None else scene.number - 1,
        icon("log"),
        says=words.say("log-whole"),
    )


def log_foot(scene: Scene, words: Words) -> Markup:
    """The chat, and what a person at the table can settle."""
    over = scene.table.status == TableStatus.OVER
    settled = [] if over else [orders(scene, words), going(scene, words)]
    return html('<div class="log-foot">{}{}</div>', chat(scene, words), settled)


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
    ways.append(export_of_running(scene, words))
    if scene.sits:
        ways.append(plain_form(f"{path}/leave", words.say("leave"), sure=words.say("leave-sure")))
    elif scene.away and scene.gone:  # otherwise the way back stands below the question
        ways.append(plain_form(f"{path}/join", words.say("come-back")))
    elif not scene.away and not scene.gone and may_take_over(scene):
        ways.append(plain_form(f"{path}/join", words.say("take-seat")))
    return html('{}<div class="going">{}</div>', imported_note(scene.table, words), ways)


def export_of_running(scene: Scene, words: Words) -> Markup:
    """For who plays alone: first what that means for the table, then the file."""
    own = None if scene.seat is None else scene.table.seats[scene.seat].person
    if own is None or scene.gone or scene.rules_changed or not scene.entries or not is_alone(scene.table, own):
        return NOTHING
    if scene.table.imported:
        return export(scene, words)
    return plain_form(f"/t/{scene.table.id}/open-record", words.say("end-export"), sure=words.say("export-sure"))


def after_the_end(scene: Scene, words: Words) -> Markup:
    """Playing again, looking back, taking the record home."""
    path = f"/t/{scene.table.id}"
    ways = [
        rematch(scene, words) if scene.sits else NOTHING,
        link("/new", "play", words.say("end-new"), "btn" if scene.sits else "btn primary"),
        link(f"{path}/replay", "restart", words.say("replay")),
        NOTHING if scene.rules_changed else export(scene, words),
        link(f"{path}/verify", "check", words.say("verify")) if shuffle_of(scene.table) else NOTHING,
    ]
    return html('<div class="going">{}</div>', ways)


def rematch(scene: Scene, words: Words) -> Markup:
    """Who wants one first waits for the others: they read it, and come."""
    wanted = next((line for line in reversed(scene.lines) if line.kind == LineKind.REMATCH), None)
    says = words.say("end-rematch")
    if scene.table.rematch is not None and wanted is not None:
        own = wanted.seat == scene.seat
        says = words.say("end-rematch-made") if own else words.say("end-rematch-join", name=wanted.name)
    return plain_form(f"/t/{scene.table.id}/rematch", says, "btn primary")


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


def plain_form(action: str, says: str, look: str = "btn", sure: str = "") -> Markup:
    """A form of one button; `sure` is what it asks when it is pressed first."""
    asks = html(' data-sure="{}"', sure) if sure else NOTHING
    return html('<form method="post" action="{}"><button class="{}"{}>{}</button></form>', action, look, asks, says)
