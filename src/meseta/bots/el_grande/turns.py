"""A turn: caballeros for the court, an action card, placing and acting in the better order."""

from __future__ import annotations

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.bidding import offer_worths
from meseta.bots.el_grande.caballeros import placing_gains, pull
from meseta.bots.el_grande.cards import best_king, card_worth, expect_scoring, helps_placing, scores
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words, verbs
from meseta.engine.program import Card
from meseta.games.el_grande.view import CardView

LATER, SOONER = 0.0, 100.0  # what comes first is judged higher


def intake(table: Table) -> Judge:
    """All that come; from regions only those that are missed nowhere."""

    def judge(words: Words) -> float:
        if words[0] == "court":
            return float(words[1])
        if words[0] == "done":
            return -weights.RECALLED
        return table.gain(table.number[words[1]], table.me, -1)

    return judge


def turn(table: Table) -> Judge:
    question = table.question
    assert question["kind"] == "turn"
    if question["deck"] is None:
        return taking(table)
    legal = verbs(table.view)
    card = table.card(card_taken(table)["card"])
    if "act" in legal:
        expect_scoring(table, card, 1.0)
    expect_offers(table)
    act_first = {"act", "place"} <= legal and acts_first(table, card, question["left"])
    acting = card_worth(table, card) if "act" in legal else 0.0
    left = min(question["left"], table.court[table.me])

    def judge(words: Words) -> float:
        if words[0] == "act":
            return (SOONER if act_first else LATER) + acting
        if words[0] == "end":
            return LATER
        gain = pull(table, table.number[words[1]], left)
        return SOONER / 2 + gain if gain > weights.FROM_COURT else LATER - 1

    return judge


def taking(table: Table) -> Judge:
    worths = dict(zip((str(card["deck"]) for card in table.view["cards"]), offer_worths(table)))
    return lambda words: worths[words[1]]


def card_taken(table: Table) -> CardView:
    deck = table.player["took"]
    return next(card for card in table.view["cards"] if card["deck"] == deck)


def expect_offers(table: Table) -> None:
    """Somebody may still take a card that scores: there it is good to be strong."""
    for card in table.view["cards"]:
        if card["taken_by"] is None and still_to_come(table):
            expect_scoring(table, table.card(card["card"]), weights.ON_OFFER)


def still_to_come(table: Table) -> bool:
    return any(frame["kind"] == "turns" and frame["turns_left"] for frame in table.view["business"])


def acts_first(table: Table, card: Card, left: int) -> bool:
    """Acting first may help the placing; but once something is placed, acting ends it."""
    if left < card_taken(table)["caballeros"] or card_worth(table, card) <= 0:
        return False
    return helps_placing(table, card) or (not scores(table, card) and room_after_king(table, card, left))


def room_after_king(table: Table, card: Card, left: int) -> bool:
    """Is more gained by placing next to where the king will stand than next to where he stands?"""
    place = best_king(table, card)
    if place is None:
        return False
    count = min(left, table.court[table.me])
    before = placing_gains(table, table.near_king(), count)[-1]
    with table.king_at(place):
        return placing_gains(table, table.near_king(), count)[-1] > before


def placing(table: Table) -> Judge:
    """More caballeros by a card or an ability."""
    question = table.question
    assert question["kind"] == "placing"
    left = min(question["left"], table.court[table.me])

    def judge(words: Words) -> float:
        return weights.FROM_COURT if words[0] == "done" else pull(table, table.number[words[1]], left)

    return judge
