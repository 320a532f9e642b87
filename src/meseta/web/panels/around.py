"""What every table has, whatever its game: undo, log, chat, standing orders, coming and going."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.storage.rows import Line
from meseta.tables.orders import ASK, VETO_ORDER, VETO_ORDERS
from meseta.web.boards.page import text
from meseta.web.boards.tokens import icon
from meseta.web.panels.log_lines import Told, log_lines
from meseta.web.scene import Scene
from meseta.wording.words import Words

LAST_LINES: Final = 30  # of the chat
NOTHING: Final = Markup()


def acts(scene: Scene, words: Words) -> Markup:
    """Undo and restart, where something may be taken back; who has no seat here reads that they watch."""
    if not scene.sits and not scene.away:
        return Markup(f'<span class="tag">{icon("eye", "small")}{text(words.say("table-watching"))}</span>')
    if not scene.may_undo:
        return Markup()
    named = (("undo", "undo", "undo"), ("restart", "restart", "restart-turn"))
    return Markup("").join(
        Markup(f'<button type="button" class="btn" data-do="{does}">{icon(its_icon)}{text(words.say(says))}</button>')
        for does, its_icon, says in named
    )


def told(scene: Scene, lines: Sequence[Told], words: Words, beside: Markup = NOTHING, foot: Markup = NOTHING) -> Markup:
    """The log. `beside` stands beside the heading, `foot` under the lines."""
    return Markup(
        f'<section class="panel log" id="sheet-log" tabindex="-1">'
        f'<div class="log-head"><h2>{text(words.say("log"))}</h2>{beside}</div>{log_lines(scene, lines, words)}'
        f"{foot}</section>"
    )


def log_foot(scene: Scene, words: Words) -> Markup:
    """The chat, and what a person at the table can settle."""
    over = scene.table.status == "over"
    settled = "" if over else orders(scene, words) + going(scene, words)
    return Markup(f'<div class="log-foot">{chat(scene, words)}{settled}</div>')


# ---- The chat.
def chat(scene: Scene, words: Words) -> str:
    """What was said; whoever sits at the table can say something."""
    said = "".join(chat_line(line) for line in scene.lines[-LAST_LINES:])
    return (
        f'<details class="chat" id="said"><summary>{text(words.say("chat"))}{unread(scene)}</summary>'
        f"<ol>{said}</ol>{saying(words) if scene.sits else ''}</details>"
    )


def unread(scene: Scene) -> str:
    return f' <span class="tag">{len(scene.lines)}</span>' if scene.lines else ""


def saying(words: Words) -> str:
    hint = text(words.say("chat-placeholder"))
    return (
        '<form class="saying" data-send="say" data-keep><input name="text" maxlength="400" required'
        f' aria-label="{hint}" placeholder="{hint}"><button class="btn">{text(words.say("chat-send"))}</button></form>'
    )


def chat_line(line: Line) -> str:
    colour = "" if line.seat is None else f" p{line.seat + 1}"
    return f'<li id="said-{line.number}" class="said{colour}"><b>{text(line.name)}</b> {text(line.text)}</li>'


# ---- What a person settles.
def orders(scene: Scene, words: Words) -> str:
    """Standing orders, where there are vetoes to answer."""
    options = scene.table.options
    vetoes = options.get("veto") == "on" or options.get("added-vetoes", "0") != "0"
    if scene.seat is None or not scene.sits or not vetoes or scene.gone:
        return ""
    chosen = scene.table.seats[scene.seat].orders.get(VETO_ORDER, ASK)
    picks = "".join(pick(order, order == chosen, words) for order in VETO_ORDERS)
    return (
        f'<details class="standing"><summary>{text(words.say("orders"))}</summary>'
        f'<form data-send="order" data-at-once>{picks}</form></details>'
    )


def pick(order: str, chosen: bool, words: Words) -> str:
    checked = " checked" if chosen else ""
    name = text(words.say(f"orders-{order}"))
    return f'<label><input type="radio" name="{VETO_ORDER}" value="{order}"{checked}> {name}</label>'


def going(scene: Scene, words: Words) -> str:
    """Looking back, leaving, taking a seat."""
    path = f"/t/{scene.table.id}"
    ways = [] if scene.gone else [f'<a class="btn" href="{path}/replay">{text(words.say("replay"))}</a>']
    if scene.sits:
        ways.append(form(f"{path}/leave", "leave", words))
    elif scene.away or (may_take_over(scene) and not scene.gone):
        ways.append(form(f"{path}/join", "come-back" if scene.away else "take-seat", words))
    return f'<div class="going">{"".join(ways)}</div>'


def after_the_end(scene: Scene, words: Words) -> Markup:
    """Playing again, looking back, taking the record home."""
    path = f"/t/{scene.table.id}"
    again = form(f"{path}/rematch", "end-rematch", words, "btn primary") if scene.sits else ""
    return Markup(
        f'<div class="going">{again}<a class="btn{"" if scene.sits else " primary"}" href="/new">{icon("play")}'
        f'{text(words.say("end-new"))}</a><a class="btn" href="{path}/replay">{icon("restart")}'
        f"{text(words.say('replay'))}</a>"
        f"{export(scene, words)}</div>"
    )


def export(scene: Scene, words: Words) -> str:
    return (
        f'<a class="btn" href="/api/tables/{scene.table.id}/record" download="{text(record_name(scene))}">{icon("log")}'
        f"{text(words.say('end-export'))}</a>"
    )


def record_name(scene: Scene) -> str:
    """What the file is called where it is kept."""
    return f"{scene.table.game}-{scene.table.id}.json"


def may_take_over(scene: Scene) -> bool:
    """Does a bot play that keeps its seat for nobody?"""
    return any(seat.kind == "bot" and seat.person is None for seat in scene.table.seats)


def form(action: str, says: str, words: Words, look: str = "btn") -> str:
    return f'<form method="post" action="{action}"><button class="{look}">{text(words.say(says))}</button></form>'
