"""The prompt: one question in plain words with the buttons that answer it, or whom the table waits for."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import announced
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.questions import asked, card_of_turn, gains_said, message, sentence
from meseta.reading.view import question
from meseta.web.boards.el_grande.disk import turns_disk
from meseta.web.boards.el_grande.if_allowed import if_allowed
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.choices import choices
from meseta.web.panels.phone import more
from meseta.wording.words import Words


def prompt(view: ElGrandeView, cast: Cast, words: Words, table_buttons: Markup) -> Markup:
    """`table_buttons` are the buttons of the table itself, such as undo: icons with their words in a span."""
    if view["legal"]:
        head, why = asked(view, cast, words)
        why = " ".join(filter(None, [would_bring(view, cast, words), why]))
        return panel(cast.seat, asked_by(view), head, why, table_buttons, cast, words, choices(view, cast, words))
    head, why = waiting(view, cast, words)
    awaited = view["waiting"][0] if len(view["waiting"]) == 1 else None
    return panel(awaited, "", head, why, table_buttons, cast, words)


def asked_by(view: ElGrandeView) -> str:
    """The symbol of a question that is no plain one."""
    return "veto" if question(view) == "proposal" else "disk" if turns_disk(view) else ""


def would_bring(view: ElGrandeView, cast: Cast, words: Words) -> str:
    """What an announced change means in points; nothing where it means none, or where that is not seen."""
    change = announced(view)
    gains = [] if change is None else if_allowed(view, change)
    if not any(gains):
        return ""
    changed = [seat for seat, gain in enumerate(gains) if gain or seat == cast.seat]
    return words.say("proposal-would-bring", payees=gains_said(changed, gains, cast, words))


def panel(
    seat: int | None,
    symbol: str,
    head: str,
    why: str,
    table_buttons: Markup,
    cast: Cast,
    words: Words,
    buttons: Markup = NOTHING,
) -> Markup:
    if symbol:
        mark = icon(symbol, "big")
    else:
        mark = icon("clock", "big") if seat is None else token(seat, cast.marks[seat], "l")
    colour = "" if seat is None else f" p{seat + 1}"
    veto = " asks-veto" if symbol == "veto" else ""
    return html(
        '<section class="panel prompt{}{}" id="prompt" tabindex="-1">{}<div aria-live="{}"><h1>{}</h1>'
        '<p class="why">{}</p></div><div class="table-buttons">{}</div><div class="buttons">{}</div>{}</section>',
        colour,
        veto,
        mark,
        "off" if seat is None or seat != cast.seat else "polite",  # what others do, the log speaks
        head,
        why,
        table_buttons,
        buttons,
        more(words),
    )


def waiting(view: ElGrandeView, cast: Cast, words: Words) -> tuple[str, str]:
    """Whom the table waits for, and what they do."""
    names = ", ".join(cast.names[seat] for seat in view["waiting"])
    several = len(view["waiting"]) > 1
    head = words.say("table-waiting-for-several" if several else "table-waiting-for", name=names, names=names)
    return head, doing(view, names, cast, words)


def doing(view: ElGrandeView, names: str, cast: Cast, words: Words) -> str:
    change = announced(view)
    if change is not None:
        return sentence(view, change, cast, words)
    step = "take" if card_of_turn(view) is None else "placing"
    return words.say(message(view, f"doing-el-grande-{question(view)}", words), by=names, step=step)
