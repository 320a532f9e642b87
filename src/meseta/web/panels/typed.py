"""The field for typed answers, in the notation that never is translated."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.boards.page import View, answers, text
from meseta.web.boards.tokens import icon
from meseta.wording.words import Words


def typed(view: View, words: Words) -> Markup:
    """With the legal answers to pick from; nothing where nothing is asked."""
    legal = list(answers(view))
    if not legal:
        return Markup()
    options = "".join(f"<option>{text(said)}</option>" for said in legal)
    return Markup(
        f'<form class="typed" id="typed" data-typed><label>{text(words.say("typed-answer"))}'
        f'<input name="notation" list="notations" autocomplete="off" autocapitalize="off" spellcheck="false"'
        f' placeholder="{text(legal[0])}"></label><datalist id="notations">{options}</datalist>'
        f'<button class="btn" aria-label="{text(words.say("typed-answer-send"))}">{icon("check")}</button></form>'
    )
