"""The answers that have no place on the map, the cards or the ruler: buttons below the question."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.business import top
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.targets import AREA_VERBS, DISK_VERBS, PIECE_VERBS
from meseta.web.boards.page import answer, answers
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.parts.catalogue import SHOWN, parts_of
from meseta.web.panels.el_grande.questions import taken_card
from meseta.wording.words import Words

# Answers that are given elsewhere.
ON_THE_MAP: Final = (*AREA_VERBS, *DISK_VERBS, *PIECE_VERBS)
ON_THE_CARDS: Final = ("take", "bid", *[verb for part in SHOWN for verb in part.ON_THE_CARDS])

ICONS: Final = {"allow": "check", "veto": "veto", "done": "check", "end": "check", "act": "play", "tile": "tile"}
LOOKS: Final = {"veto": "royal", "done": "primary"}


def choices(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """All buttons, in the order of the rules."""
    return joined(choice(view, said, chosen, cast, words) for said, chosen in answers(view).items() if is_button(said))


def is_button(said: str) -> bool:
    verb = said.split()[0]
    return said == "return court" or verb not in (*ON_THE_MAP, *ON_THE_CARDS)


def choice(view: ElGrandeView, said: str, chosen: int, cast: Cast, words: Words) -> Markup:
    verb, _, what = said.partition(" ")
    if verb in ("court", "power"):
        return chip(what, chosen, words.say(f"answer-el-grande-{verb}", count=int(what), value=int(what)))
    for its_chip in [part.chip(verb, what, words) for part in parts_of(view)]:
        if its_chip is not None:
            return chip(its_chip.shown, chosen, its_chip.spoken)
    if verb == "next":
        seat = cast.colours.index(what)
        return button(html("{}{}", token(seat, cast.marks[seat], "s"), cast.names[seat]), chosen)
    drawn = icon(ICONS[verb]) if verb in ICONS else NOTHING
    return button(html("{}{}", drawn, phrase(view, verb, what, words)), chosen, LOOKS.get(verb, ""))


def phrase(view: ElGrandeView, verb: str, what: str, words: Words) -> str:
    """The words on a button."""
    frame = top(view)
    if verb == "act":
        return words.say(f"card-name-{taken_card(view)['card']}")
    if frame is not None and frame["kind"] == "choosing":
        return words.say(f"card-name-{frame['first_card'] if what == '1' else frame['second_card']}")
    if verb == "return":
        return words.say("answer-el-grande-return-court")
    return words.say(f"answer-el-grande-{verb}", tile=what)


def button(inside: Markup, chosen: int, look: str = "") -> Markup:
    return html('<button type="button" class="btn {}"{}>{}</button>', look, answer(chosen), inside)


def chip(shown: str, chosen: int, spoken: str) -> Markup:
    """A small button: what it does is spoken, and shown when it is pointed at."""
    return html(
        '<button type="button" class="btn chip" aria-label="{}" title="{}"{}><b>{}</b></button>',
        spoken,
        spoken,
        answer(chosen),
        shown,
    )
