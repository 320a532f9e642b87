"""Secret choices: who has sealed one, what the viewer's own shows, and what the king does to it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import sealed
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.questions import king_takes
from meseta.reading.view import place_name
from meseta.web.boards.el_grande.disk import chosen_region
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.wording.words import Words


def seals(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """Empty where nothing is chosen in secret."""
    choice = sealed(view)
    if choice is None:
        return NOTHING
    total = len(choice["asked"])
    rows = [seal(seat, seat not in choice["missing"], cast, words) for seat in choice["asked"]]
    counted = words.say("table-sealed-count", count=total - len(choice["missing"]), total=total)
    return html(
        '<section class="group seal-group" id="sheet-seals">{}{}<div class="panel"><div class="caption"><b>{}</b></div>'
        '<ul class="seals">{}</ul><p class="muted fine">{}</p></div></section>',
        own_choice(view, words),
        kings_note(view, words),
        counted,
        rows,
        words.say("table-sealed-says"),
    )


def seal(seat: int, done: bool, cast: Cast, words: Words) -> Markup:
    return html(
        "<li{}>{}<span>{}</span><b>{}{}</b></li>",
        " class=sealed" if done else "",
        token(seat, cast.marks[seat]),
        cast.names[seat],
        icon("seal" if done else "clock"),
        words.say("table-sealed" if done else "table-choosing"),
    )


def own_choice(view: ElGrandeView, words: Words) -> Markup:
    """What the viewer has sealed, and may still change."""
    region = chosen_region(view)
    if region is None:
        return NOTHING
    return html(
        '<div class="panel choice"><div class="caption"><b>{}</b><span>{}</span></div><h2>{}</h2></div>',
        words.say("table-your-choice"),
        words.say("table-only-you"),
        place_name(words, region),
    )


def kings_note(view: ElGrandeView, words: Words) -> Markup:
    note = king_takes(view, words) if view["legal"] else ""
    return html('<div class="panel barred-note">{}<p>{}</p></div>', icon("lock"), note) if note else NOTHING
