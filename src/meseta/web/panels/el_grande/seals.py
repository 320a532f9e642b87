"""Secret choices: who has sealed one, what the viewer's own shows, and what the king does to it."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.disk import chosen_region
from meseta.web.boards.page import View, place_name, text, top
from meseta.web.boards.tokens import icon, token
from meseta.web.panels.el_grande.questions import king_takes
from meseta.wording.words import Words


def seals(view: View, cast: Cast, words: Words) -> Markup:
    """Empty where nothing is chosen in secret."""
    frame = top(view)
    if "asked" not in frame:
        return Markup()
    sealed = len(frame["asked"]) - len(frame["missing"])
    rows = [seal(seat, seat not in frame["missing"], cast, words) for seat in frame["asked"]]
    counted = words.say("table-sealed-count", count=sealed, total=len(frame["asked"]))
    return Markup(
        f'<section class="group seal-group" id="sheet-seals">{own_choice(view, words)}{kings_note(view, words)}'
        f'<div class="panel"><div class="caption"><b>{text(counted)}</b></div><ul class="seals">{"".join(rows)}</ul>'
        f'<p class="muted fine">{text(words.say("table-sealed-says"))}</p></div></section>'
    )


def seal(seat: int, sealed: bool, cast: Cast, words: Words) -> str:
    drawn = icon("seal") if sealed else icon("clock")
    said = words.say("table-sealed" if sealed else "table-choosing")
    return (
        f"<li{' class=sealed' if sealed else ''}>{token(seat, cast.marks[seat])}<span>{text(cast.names[seat])}</span>"
        f"<b>{drawn}{text(said)}</b></li>"
    )


def own_choice(view: View, words: Words) -> str:
    """What the viewer has sealed, and may still change."""
    if not top(view)["answers"] or top(view)["kind"] != "disks":
        return ""
    region = place_name(words, chosen_region(view) or "")
    return (
        f'<div class="panel choice"><div class="caption"><b>{text(words.say("table-your-choice"))}</b>'
        f"<span>{text(words.say('table-only-you'))}</span></div><h2>{text(region)}</h2></div>"
    )


def kings_note(view: View, words: Words) -> str:
    if top(view)["kind"] != "disks" or not view["legal"]:
        return ""
    note = king_takes(view, words)
    return f'<div class="panel barred-note">{icon("lock")}<p>{text(note)}</p></div>' if note else ""
