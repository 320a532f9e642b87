"""What lasts, as parts know it: beside the rounds as chips, in a player's row what is theirs."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.el_grande.parts.shown_part import Mark
from meseta.wording.words import Words


def all_marks(view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
    return [mark for part in parts_of(view) for mark in part.marks(view, cast, words)]


def beside_rounds(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    marks = [mark for mark in all_marks(view, cast, words) if not mark.only_in_row]
    if not marks:
        return NOTHING
    return html('<ul class="marks" aria-label="{}">{}</ul>', words.say("marks"), [chip(mark, cast) for mark in marks])


def chip(mark: Mark, cast: Cast) -> Markup:
    return html(
        '<li class="tag{}" title="{says}">{}{}<span>{}</span><span class="vh">{says}</span></li>',
        "" if mark.by is None else f" p{mark.by + 1}",
        icon(mark.symbol, "small"),
        NOTHING if mark.by is None else token(mark.by, cast.marks[mark.by], "xs"),
        mark.name,
        says=mark.says,
    )


def in_row(view: ElGrandeView, seat: int, cast: Cast, words: Words) -> Markup:
    """Without a word: it is told when it is pointed at."""
    return joined(tag(mark) for mark in all_marks(view, cast, words) if mark.by == seat)


def tag(mark: Mark) -> Markup:
    """With a dot while something can be done with it."""
    return html(
        '<span class="mark{}{}" role="img" title="{says}" aria-label="{says}">{}{}</span>',
        " unused" if mark.unused else "",
        "" if mark.colour is None else " piece",
        NOTHING if mark.colour is None else token(mark.colour, "", "xs"),
        icon(mark.symbol, "small"),
        says=mark.says,
    )


def as_text(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    marks = all_marks(view, cast, words)
    if not marks:
        return NOTHING
    said = [html("<li>{}</li>", mark.says) for mark in marks]
    return html('<section class="lasting"><h3>{}</h3><ul>{}</ul></section>', words.say("marks"), said)
