"""A turn: caballeros for the court, an action card, placing and acting in the better order."""

from __future__ import annotations

from typing import cast

from meseta.bots.el_grande import weights
from meseta.bots.el_grande.bidding import offer_worths
from meseta.bots.el_grande.caballeros import in_court, placing_gains, pull
from meseta.bots.el_grande.cards import best_king, card_worth, expect_scoring, helps_placing, scores
from meseta.bots.el_grande.table import Table
from meseta.bots.view import Judge, Words, verbs
from meseta.engine.program import Card
from meseta.games.el_grande.view import AnyTurnFrame, CardView

LATER, SOONER = 0.0, 100.0  # what comes first is judged higher
BESIDES = 75.0  # before anything is placed, but after an action that comes first


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
    expect_offers(table)
    taken = card_taken(table)
    return halves(table, table.card(taken["card"]), taken["caballeros"], question["left"])


def halves(table: Table, card: Card, most: int, left: int) -> Judge:
    """Placing up to `most` caballeros in all, of whom some are left, and acting."""
    legal, said = verbs(table.view), [answer["notation"] for answer in table.view["legal"]]
    if "act" in said:
        expect_scoring(table, card, 1.0)
    act_first = "act" in said and "place" in legal and left == most and acts_first(table, card, most)
    acting = card_worth(table, card) if "act" in said else 0.0
    if "end" not in legal:  # what is required is carried out in the end, whatever it costs
        acting = max(acting, LATER)
    count = min(left, table.court[table.me])
    besides = {word: rule(table) for part in table.parts for word, rule in part.in_turn.items() if word in legal}

    def judge(words: Words) -> float:
        if words == ["act"]:
            return (SOONER if act_first else LATER) + acting
        if words[0] == "end":
            return LATER
        if words[0] in besides:
            worth = besides[words[0]](words)
            return BESIDES + worth if worth > 0 else LATER - 1
        gain = pull(table, table.number[words[1]], count)
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
    if turns_to_come(table):
        for card in on_offer(table):
            expect_scoring(table, table.card(card["card"]), weights.ON_OFFER)


def on_offer(table: Table) -> list[CardView]:
    """The cards that can still be taken."""
    gone = [deck for part in table.parts for deck in part.decks_gone(table)]
    return [card for card in table.view["cards"] if card["taken_by"] is None and card["deck"] not in gone]


def turns_to_come(table: Table) -> list[int]:
    """The colours whose turns of this round are to come."""
    return [seat for frame in table.view["business"] if frame["kind"] == "turns" for seat in frame["turns_left"]]


def acts_first(table: Table, card: Card, most: int) -> bool:
    """Acting before anything is placed may help the placing."""
    if card_worth(table, card) <= 0:
        return False
    return helps_placing(table, card) or (not scores(table, card) and room_after_king(table, card, most))


def room_after_king(table: Table, card: Card, most: int) -> bool:
    """Is more gained by placing next to where the king will stand than next to where he stands?"""
    place = best_king(table, card)
    if place is None:
        return False
    count = min(most, table.court[table.me])
    before = placing_gains(table, table.near_king(), count)[-1]
    with table.king_at(place):
        return placing_gains(table, table.near_king(), count)[-1] > before


def one_more(table: Table) -> Judge:
    """Somebody helps: one more in the court; or one placed, where the court has more than can be placed anyway."""
    court, left = table.court[table.me], cast("AnyTurnFrame", table.question)["left"]

    def judge(words: Words) -> float:
        if words[1] == "court":
            return in_court(court)
        return table.gain(table.number[words[1]], table.me, 1) - in_court(court - 1) if court > left else 0.0

    return judge


def placing(table: Table) -> Judge:
    """More caballeros by a card or an ability."""
    question = table.question
    assert question["kind"] == "placing" or question["kind"] == "placing-in"
    left = min(question["left"], table.court[table.me])

    def judge(words: Words) -> float:
        return weights.FROM_COURT if words[0] == "done" else pull(table, table.number[words[1]], left)

    return judge
