"""The field for typed answers, folded away: in the reader's words, or in the notation that is never translated."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from markupsafe import Markup

from meseta.engine.view import View
from meseta.reading.view import answers
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words


def typed(view: View, said: Callable[[str], str], words: Words) -> Markup:
    """With the legal answers to pick from, and what each does as it is `said`; nothing where nothing is asked."""
    legal = list(answers(view))
    if not legal:
        return NOTHING
    return html(
        '<details class="typing" id="typing"><summary>{says}</summary><form class="typed" id="typed" data-typed>'
        '<label><span class="vh">{says}</span><input name="notation" list="notations" autocomplete="off"'
        ' autocapitalize="off" spellcheck="false" placeholder="{}"></label><datalist id="notations">{}</datalist>'
        '<button class="btn" aria-label="{}">{}</button></form></details>',
        said(legal[0]),
        [option(notation, said(notation)) for notation in legal],
        words.say("typed-answer-send"),
        icon("check"),
        says=words.say("typed-answer"),
    )


@lru_cache(maxsize=4096)
def option(notation: str, said: str) -> Markup:
    return html('<option label="{}">{}</option>', said, notation)
