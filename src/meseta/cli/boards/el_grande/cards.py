"""The action cards of El Grande as text, with marks on those whose text is ours."""

from __future__ import annotations

from meseta.cli.boards.el_grande.players import all_colours
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.games.el_grande.assembly import rules_for
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED
from meseta.games.el_grande.view import CardView, ElGrandeView

# Cards that no rulebook prints, or not wholly, carry a mark.
MARKS = {RECONSTRUCTED: "*", NOTED: "+"}


def action_cards(view: ElGrandeView, writer: Writer) -> Block:
    footnotes = [f"  {MARKS[each]} {writer.say(f'provenance-{each}')}" for each in marks_shown(view)]
    return Block("", [*(card_lines(view, card, writer) for card in view["cards"]), *footnotes])


def card_lines(view: ElGrandeView, card: CardView, writer: Writer) -> str:
    """`2 [Orange] Score one region*. Choose one region: it is scored.`"""
    taker = card["taken_by"]
    by = "" if taker is None else f"[{name_of(all_colours(view)[taker], writer.words)}] "
    places = f" ({caballeros(card, writer)})" if card["caballeros"] != card["deck"] else ""
    name = writer.say(f"card-name-{card['card']}") + MARKS.get(card["provenance"], "")
    says = text_of(view, card["card"], writer)
    text = "\n".join(wrapped(f"{by}{name}{places}. {says}", f"  {card['deck']} ", " " * 4))
    return text if taker is None else writer.ink.paint(text, "dim")


def caballeros(card: CardView, writer: Writer) -> str:
    return writer.say("on-card-caballeros", count=card["caballeros"])


def text_of(view: ElGrandeView, card: str, writer: Writer) -> str:
    """What a card does."""
    rules = rules_for(view["options"])
    return writer.say(f"card-{rules.cards[rules.card_number[card]].text}")


def marks_shown(view: ElGrandeView) -> list[str]:
    """The provenances of cards on the table that carry a mark."""
    return [provenance for provenance in MARKS if provenance in [card["provenance"] for card in view["cards"]]]
