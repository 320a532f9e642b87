"""A turn with an own card, the King card or the Intrigue card, and with an eye on what the others have played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande.caballeros import placing_gains
from meseta.bots.el_grande.cards import expect_scoring, turn_worth
from meseta.bots.el_grande.parts.intrigue.on_table import acts_with_own_card, card_on_table
from meseta.bots.el_grande.turns import halves, on_offer, turns_to_come
from meseta.bots.view import Judge
from meseta.games.el_grande.parts.intrigue.order import CABALLERO_CARDS
from meseta.games.el_grande.parts.intrigue.own_cards import INTRIGUE_CARD, KING_CARD

if TYPE_CHECKING:
    from meseta.bots.el_grande.table import Table
    from meseta.games.el_grande.parts.intrigue.view import OwnTurnFrame

WILL_SCORE: Final = 0.8  # an area that a rival's required action will score
MAY_SCORE: Final = 0.4  # or an optional one


def own_turn(table: Table) -> Judge:
    frame = cast("OwnTurnFrame", table.question)
    if frame["card"] is None:
        return taking(table)
    expect_scorings(table)
    return halves(table, table.card(frame["card"]), frame["most"], frame["left"])


def taking(table: Table) -> Judge:
    """The own card, what comes with the first or the last place, or a card on offer."""
    most = cast("OwnTurnFrame", table.question)["most"]
    placing = placing_gains(table, table.near_king(), min(max(CABALLERO_CARDS[table.seats]), table.court[table.me]))
    worths = {
        "own": worth_of_own(table, placing, most),
        "king": turn_worth(table, KING_CARD, placing, most),
        "intrigue": turn_worth(table, INTRIGUE_CARD, placing, most, required=True),
    }
    for offer in on_offer(table):
        worths[str(offer["deck"])] = turn_worth(table, table.card(offer["card"]), placing, offer["caballeros"])
    return lambda words: worths[words[1]]


def worth_of_own(table: Table, placing: list[float], most: int) -> float:
    """Of a turn with the card that was played; who could play none only places."""
    own = card_on_table(table, table.me)
    if own is None:
        return placing[min(most, len(placing) - 1)]
    return turn_worth(table, table.card(own["card"]), placing, most, own["must"])


def expect_scorings(table: Table) -> None:
    """Where others will score after this turn it is good to be strong."""
    for seat in turns_to_come(table):
        card = card_on_table(table, seat)
        if card is not None and acts_with_own_card(table, seat):
            expect_scoring(table, table.card(card["card"]), WILL_SCORE if card["must"] else MAY_SCORE)
