"""What only phones show: the order of turns in one line, and the bar that opens the sheets."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, text
from meseta.web.boards.tokens import icon, token
from meseta.web.panels.el_grande.rounds import next_scoring, round_now
from meseta.web.panels.el_grande.ruler import bidders
from meseta.wording.words import Words

SHEETS: Final = (("map", "province"), ("cards", "cards"), ("players", "players"), ("log", "log"))


def turn_strip(view: View, cast: Cast, words: Words) -> Markup:
    acting = [frame["seat"] for frame in view["business"] if frame["kind"] == "turn"]
    turns = [
        f"<li{' class=now' if colour in acting else ''}>"
        f"{token(colour, cast.marks[colour], role=cast.roles[colour])}<b>{bidders(view)[colour]['bid']}</b></li>"
        for colour in view["turn_order"]
    ]
    return Markup(
        f'<ol class="turnstrip">{"".join(turns)}<li class="round">{text(round_now(view, words))}'
        f"<small>{text(next_scoring(view, words))}</small></li></ol>"
    )


def bottom_bar(words: Words) -> Markup:
    links = [
        f'<a href="#sheet-{name}">{icon(its_icon)}{text(words.say(f"sheet-{name}"))}</a>' for name, its_icon in SHEETS
    ]
    return Markup(f'<nav class="bottombar" aria-label="{text(words.say("sheets"))}">{"".join(links)}</nav>')
