"""Grandissimo: figures, tokens and gifts in the players' rows, symbols on cards, and parts of a turn as buttons."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from meseta.games.el_grande.parts.grandissimo.view import with_symbols
from meseta.games.el_grande.view import CardView, ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.grandissimo.lasting import Lasting, lasting
from meseta.reading.el_grande.questions import answer_of_part
from meseta.reading.view import answers, place_name
from meseta.web.boards.el_grande.at_buttons import at_button
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import html
from meseta.web.panels.el_grande.parts.shown_part import Mark, ShownPart
from meseta.wording.words import Words

QUEEN: Final = "queen"
JESTER: Final = "jester"
PARDON: Final = "pardon"
ALLY: Final = "ally"
TO_COURT: Final = "queen court"
WITH_A_PLAYER: Final = ("token", JESTER, "ally")
# Buttons with an icon before their words.
ICONS: Final = {
    "token free": "ship-token",
    "jail": "jail",
    "keep action": "kept-action",
    "act kept": "kept-action",
    "figure queen": QUEEN,
    "figure jester": JESTER,
    "agree": "check",
}
GROUPS: Final = {QUEEN: "queen-helps", JESTER: "jester-gives", PARDON: "pardons", "token": "token-takes"}


class ShownGrandissimo(ShownPart):
    NAME: ClassVar[str] = "grandissimo"
    BY_AREA: ClassVar[tuple[str, ...]] = (QUEEN,)
    FOLDED: ClassVar[tuple[str, ...]] = (GROUPS[PARDON],)
    STYLES: ClassVar[tuple[str, ...]] = ("el-grande-grandissimo.css",)

    # ---- What is asked, and how it is answered.
    def group(self, view: ElGrandeView, said: str) -> str:
        return "" if said in ICONS else GROUPS.get(said.split()[0], "")

    def inside_button(self, view: ElGrandeView, said: str, cast: Cast, words: Words) -> Markup | None:
        verb, _, what = said.partition(" ")
        if said == TO_COURT:
            return html("{}{}", icon("court"), words.say("queen-helps-court"))
        if verb == PARDON:
            said_in_full = words.say("answer-el-grande-pardon", area=what)
            return html('<span title="{}">{}</span>', said_in_full, place_name(words, what))
        if said not in ICONS and verb in WITH_A_PLAYER:
            seat = cast.colours.index(what)
            return html("{}{}", token(seat, cast.marks[seat], "s"), cast.names[seat])
        in_words = answer_of_part(view, said, cast, words)
        return html("{}{}", icon(ICONS[said]), in_words) if said in ICONS and in_words is not None else None

    def at(self, said: str) -> str:
        verb, _, what = said.partition(" ")
        return at_button(verb, what) if verb in (PARDON, ALLY) else ""

    # ---- Cards.
    def beside_pips(self, card: CardView, words: Words) -> Markup:
        """The symbols printed on it."""
        symbols = with_symbols(card)["symbols"]
        return html("{}", [symbol(each, words) for each in symbols])

    # ---- What lasts.
    def marks(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
        return [mark(view, each, cast, words) for each in lasting(view, cast, words)]


def mark(view: ElGrandeView, each: Lasting, cast: Cast, words: Words) -> Mark:
    """A figure has a dot while the viewer can still use it in this turn."""
    usable = any(said.split()[0] == each.kind for said in answers(view))
    unused = usable and each.by is not None and each.by == cast.seat
    more = f" {words.say('mark-figure-unused')}" if unused else ""
    name = words.say(f"mark-{each.kind}")
    return Mark(each.kind, name, each.says + more, each.by, unused, each.colour, only_in_row=each.by is not None)


def symbol(name: str, words: Words) -> Markup:
    said = words.say(f"symbol-{name}-says")
    return html('<span class="symbol" role="img" title="{said}" aria-label="{said}">{}</span>', icon(name), said=said)


PART: Final = ShownGrandissimo()
