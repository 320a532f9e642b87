"""The prompt: one question in plain words with the buttons that answer it, or whom the table waits for."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.business import announced, turn
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import question
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.choices import choices
from meseta.web.panels.el_grande.questions import asked, sentence
from meseta.wording.words import Words


def prompt(view: ElGrandeView, cast: Cast, words: Words, acts: Markup) -> Markup:
    """`acts` are the buttons of the table itself, such as undo: icons with their words in a span."""
    if view["legal"]:
        head, why = asked(view, cast, words)
        return panel(cast.seat, question(view), head, why, acts, cast, choices(view, cast, words))
    head, why = waiting(view, cast, words)
    awaited = view["waiting"][0] if len(view["waiting"]) == 1 else None
    return panel(awaited, "", head, why, acts, cast)


def panel(
    seat: int | None, kind: str, head: str, why: str, acts: Markup, cast: Cast, buttons: Markup = NOTHING
) -> Markup:
    if kind == "proposal":
        mark = icon("veto", "big")
    elif kind == "disks":
        mark = icon("disk", "big")
    else:
        mark = icon("clock", "big") if seat is None else token(seat, cast.marks[seat], "l")
    colour = "" if seat is None else f" p{seat + 1}"
    veto = " asks-veto" if kind == "proposal" else ""
    return html(
        '<section class="panel prompt{}{}" id="prompt" tabindex="-1" aria-live="polite">{}<div><h1>{}</h1>'
        '<p class="why">{}</p></div><div class="table-acts">{}</div><div class="acts">{}</div></section>',
        colour,
        veto,
        mark,
        head,
        why,
        acts,
        buttons,
    )


def waiting(view: ElGrandeView, cast: Cast, words: Words) -> tuple[str, str]:
    """Whom the table waits for, and what they do."""
    names = ", ".join(cast.names[seat] for seat in view["waiting"])
    several = len(view["waiting"]) > 1
    head = words.say("table-waiting-for-several" if several else "table-waiting-for", name=names, names=names)
    return head, doing(view, names, cast, words)


def doing(view: ElGrandeView, names: str, cast: Cast, words: Words) -> str:
    change, its_turn = announced(view), turn(view)
    if change is not None:
        return sentence(view, change, cast, words)
    step = "take" if its_turn is None or its_turn["deck"] is None else "placing"
    return words.say(f"doing-el-grande-{question(view)}", by=names, step=step)
