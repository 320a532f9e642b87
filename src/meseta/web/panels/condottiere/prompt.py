"""What is asked: one sentence, why, and a button for every answer that is no card in hand and no region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.engine.view import Legal
from meseta.games.condottiere.view import CondottiereView
from meseta.reading.condottiere.questions import asked
from meseta.reading.view import Sitter, letter
from meseta.web.boards.attributes import answer
from meseta.web.boards.condottiere.cards import picture
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.phone import more
from meseta.wording.words import Words

ELSEWHERE: Final = ("play ", "keep ", "region ", "favour ")  # answered by cards in hand and by the map
SYMBOLS: Final = {"pass": "surrender", "done": "check", "hold": "cards", "discard": "undo", "favour": "bishop"}
LIKELY: Final = ("done", "hold", "draw 3")  # drawn as the first choice


def prompt(view: CondottiereView, sitters: Sequence[Sitter], words: Words, table_buttons: Markup) -> Markup:
    """`table_buttons` are the buttons of the table itself, such as undo."""
    seat = spoken_to(view)
    heading, why = asked(view, sitters, words)
    return html(
        '<section class="panel prompt{}" id="prompt" tabindex="-1">{}<div aria-live="{}"><h1>{}</h1>'
        '<p class="why">{}</p></div><div class="buttons">{}<span class="spacer"></span>{}</div>{}</section>',
        "" if seat is None else f" p{seat + 1}",
        NOTHING if seat is None else token(seat, letter(sitters[seat].name), "l"),
        "polite" if view["legal"] or view["winners"] else "off",  # what others do, the log speaks
        heading,
        why,
        table_buttons,
        [button(legal, words) for legal in view["legal"] if is_button(legal["notation"])],
        more(words),
    )


def spoken_to(view: CondottiereView) -> int | None:
    """Whose token stands before the sentence: the viewer's if it is asked, else who is waited for, else who won."""
    if view["legal"]:
        return view["seat"]
    return next(iter([*view["waiting"], *view["winners"]]), None)


# ---- Buttons.
def is_button(notation: str) -> bool:
    return notation == "favour off" or not notation.startswith(ELSEWHERE)


def button(legal: Legal, words: Words) -> Markup:
    notation = legal["notation"]
    verb, _, what = notation.partition(" ")
    return html(
        '<button type="button" class="btn{}"{}>{}{}</button>',
        " primary" if notation in LIKELY else "",
        answer(legal["answer"]),
        symbol(verb, what),
        label(verb, what, words),
    )


def symbol(verb: str, what: str) -> Markup:
    if verb == "take":
        return picture(what, "mini")
    return icon(SYMBOLS.get(verb, "cards"))


def label(verb: str, what: str, words: Words) -> str:
    """`pass showing` and `favour off` have sentences of their own; numbers are part of theirs."""
    if verb == "take":
        return words.say("answer-condottiere-take", strength=what)
    if verb == "draw":
        return words.say("answer-condottiere-draw", count=int(what))
    return words.say("-".join(filter(None, ["answer-condottiere", verb, what])))
