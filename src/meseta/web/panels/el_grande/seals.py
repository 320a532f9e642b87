"""Secret choices: who has sealed one, what the viewer's own shows, and what the king does to it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.disk import chosen_region
from meseta.web.boards.page import View, place_name, top
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.questions import king_takes
from meseta.wording.words import Words


def seals(view: View, cast: Cast, words: Words) -> Markup:
    """Empty where nothing is chosen in secret."""
    frame = top(view)
    if "asked" not in frame:
        return NOTHING
    sealed = len(frame["asked"]) - len(frame["missing"])
    rows = [seal(seat, seat not in frame["missing"], cast, words) for seat in frame["asked"]]
    counted = words.say("table-sealed-count", count=sealed, total=len(frame["asked"]))
    return html(
        '<section class="group seal-group" id="sheet-seals">{}{}<div class="panel"><div class="caption"><b>{}</b></div>'
        '<ul class="seals">{}</ul><p class="muted fine">{}</p></div></section>',
        own_choice(view, words),
        kings_note(view, words),
        counted,
        rows,
        words.say("table-sealed-says"),
    )


def seal(seat: int, sealed: bool, cast: Cast, words: Words) -> Markup:
    return html(
        "<li{}>{}<span>{}</span><b>{}{}</b></li>",
        " class=sealed" if sealed else "",
        token(seat, cast.marks[seat]),
        cast.names[seat],
        icon("seal" if sealed else "clock"),
        words.say("table-sealed" if sealed else "table-choosing"),
    )


def own_choice(view: View, words: Words) -> Markup:
    """What the viewer has sealed, and may still change."""
    if not top(view)["answers"] or top(view)["kind"] != "disks":
        return NOTHING
    return html(
        '<div class="panel choice"><div class="caption"><b>{}</b><span>{}</span></div><h2>{}</h2></div>',
        words.say("table-your-choice"),
        words.say("table-only-you"),
        place_name(words, chosen_region(view) or ""),
    )


def kings_note(view: View, words: Words) -> Markup:
    if top(view)["kind"] != "disks" or not view["legal"]:
        return NOTHING
    note = king_takes(view, words)
    return html('<div class="panel barred-note">{}<p>{}</p></div>', icon("lock"), note) if note else NOTHING
