"""The power cards as one ruler from 13 to 1: left to right is the order of turns."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import BidView, ElGrandeView
from meseta.reading.el_grande.areas import board_of
from meseta.reading.el_grande.business import turn, values_barred
from meseta.reading.el_grande.cast import Cast
from meseta.reading.view import answers
from meseta.web.boards.attributes import answer, does
from meseta.web.boards.tokens import colour as colour_of
from meseta.web.boards.tokens import token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.wording.words import Words

LOOKS: Final = {"barred-value-spent": "spent", "barred-value-played": "blocked"}  # by why a card cannot be played


def ruler(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """Each value with who has played it, and how many caballeros its card brings to the court."""
    cells = Cells(view, cast, words)
    return html(
        '<section class="panel ruler-panel"><div class="caption"><b>{}</b><span>{}</span></div>'
        '<ol class="ruler">{}</ol>{}</section>',
        words.say("power-and-turn-order"),
        words.say("power-legend"),
        [cells.cell(value) for value in cells.values()],
        [part.below_ruler(view, words) for part in parts_of(view)],
    )


def bidders(view: ElGrandeView) -> list[BidView]:
    """All players by the number of their colour, those without a seat too."""
    return [*view["seats"], *view["extra"]]


class Cells:
    """The values of one view's ruler."""

    def __init__(self, view: ElGrandeView, cast: Cast, words: Words) -> None:
        self.cast = cast
        self.words = words
        self.board = board_of(view)
        self.answers = answers(view)
        self.barred = values_barred(view)
        its_turn = turn(view)
        self.acting = None if its_turn is None else its_turn["seat"]
        self.bids = [bidder["bid"] for bidder in bidders(view)]  # by colour
        self.played = {bid: colour for colour, bid in enumerate(self.bids) if bid is not None}
        own = None if view["seat"] is None else view["seats"][view["seat"]]
        self.hand = None if own is None else own["hand"]
        # What the parts add to the viewer's next power card.
        self.change = 0 if own is None else sum(part.change_of_bid(own) for part in parts_of(view))

    def values(self) -> range:
        """From the highest to the lowest. Bids may also lie above and below all power cards."""
        highest = max([int(self.board.highest_power), *self.played])
        return range(highest, min([1, *self.played]) - 1, -1)

    def cell(self, value: int) -> Markup:
        """One value. It is a button while its card may be played."""
        chosen, colour = self.answers.get(f"bid {value}"), self.played.get(value)
        why = self.why_not(value) if chosen is None and colour is None else ""
        return html(
            '<li class="{}"{}>{}{}<small>{}</small></li>',
            LOOKS.get(why, "") if colour is None else self.look_of(colour, value),
            html(' title="{}"', self.words.say(why)) if why else NOTHING,
            NOTHING if colour is None else self.token_of(colour, value),
            plain(value) if chosen is None else self.button(value, chosen),
            self.below(value, chosen),
        )

    def button(self, value: int, chosen: int) -> Markup:
        words = self.words
        bid = words.say("answer-el-grande-bid", value=value)
        brings = words.say("power-brings", value=value, count=self.supply(value))
        return html(
            '<button class="value-cell" type="button" aria-label="{}: {}"{}{}>{}</button>',
            bid,
            brings,
            answer(chosen),
            does(bid),
            value,
        )

    def below(self, value: int, chosen: int | None) -> str:
        """What the card would count, if that is not its value; otherwise how many caballeros it brings."""
        if chosen is not None and self.change:
            return f"={value + self.change}"
        return str(self.supply(value)) if self.is_card(value) else ""

    def is_card(self, value: int) -> bool:
        return 1 <= value <= self.board.highest_power

    def supply(self, value: int) -> int:
        """How many caballeros a card brings to the court."""
        return int(self.board.supply[value])

    def look_of(self, colour: int, value: int) -> str:
        """Played by whom, and whether the turn is over."""
        bid = None if self.acting is None else self.bids[self.acting]
        acted = bid is not None and bid < value
        now = " now" if colour == self.acting else " acted" if acted else ""
        return f"played {colour_of(colour)}{now}"

    def token_of(self, colour: int, value: int) -> Markup:
        """The token of the colour that has played a value."""
        said = self.words.say("power-played", name=self.cast.called[colour], value=value)
        return token(colour, self.cast.marks[colour], "", said, role=self.cast.roles[colour])

    def why_not(self, value: int) -> str:
        """The message why the viewer cannot play a card."""
        if self.hand is None or not self.is_card(value):
            return ""
        if value not in self.hand:
            return "barred-value-spent"
        return "barred-value-played" if value + self.change in self.barred else ""


@cache
def plain(value: int) -> Markup:
    return html('<span class="value-cell">{}</span>', value)
