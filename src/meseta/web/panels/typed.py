"""The field for typed answers, in the notation that never is translated."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from meseta.engine.view import View
from meseta.reading.view import answers
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words


def typed(view: View, words: Words) -> Markup:
    """With the legal answers to pick from; nothing where nothing is asked."""
    legal = list(answers(view))
    if not legal:
        return NOTHING
    return html(
        '<form class="typed" id="typed" data-typed><label>{}'
        '<input name="notation" list="notations" autocomplete="off" autocapitalize="off" spellcheck="false"'
        ' placeholder="{}"></label><datalist id="notations">{}</datalist>'
        '<button class="btn" aria-label="{}">{}</button></form>',
        words.say("typed-answer"),
        legal[0],
        [option(notation) for notation in legal],
        words.say("typed-answer-send"),
        icon("check"),
    )


@lru_cache(maxsize=4096)
def option(notation: str) -> Markup:
    return html("<option>{}</option>", notation)
