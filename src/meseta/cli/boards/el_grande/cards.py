"""The action cards of El Grande as text, with marks on those whose text is ours."""

from __future__ import annotations

from typing import Any, TypeAlias

from meseta.cli.boards.el_grande.players import all_colours
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.view import View
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED
from meseta.wording.game_texts import card_id

ActionCard: TypeAlias = dict[str, Any]  # one of the face-up cards of a view

# Cards that no rulebook prints, or not wholly, carry a mark.
MARKS = {RECONSTRUCTED: "*", NOTED: "+"}


def action_cards(view: View, writer: Writer) -> Block:
    footnotes = [f"  {MARKS[each]} {writer.say(f'provenance-{each}')}" for each in marks_shown(view)]
    return Block("", [*(card_lines(view, card, writer) for card in view["cards"]), *footnotes])


def card_lines(view: View, card: ActionCard, writer: Writer) -> str:
    """`2 [Orange] Score one region*. Choose one region: it is scored.`"""
    taken = card["taken_by"] is not None
    by = f"[{name_of(all_colours(view)[card['taken_by']], writer.words)}] " if taken else ""
    places = f" ({caballeros(card, writer)})" if card["caballeros"] != card["deck"] else ""
    name = writer.say(f"card-name-{card['card']}") + MARKS.get(card["provenance"], "")
    says = text_of(view, card["card"], writer)
    text = "\n".join(wrapped(f"{by}{name}{places}. {says}", f"  {card['deck']} ", " " * 4))
    return writer.ink.paint(text, "dim") if taken else text


def caballeros(card: ActionCard, writer: Writer) -> str:
    return writer.say("on-card-caballeros", count=card["caballeros"])


def text_of(view: View, card: str, writer: Writer) -> str:
    """What a card does."""
    return writer.say(card_id(card, view["options"]["edition"]))


def marks_shown(view: View) -> list[str]:
    """The provenances of cards on the table that carry a mark."""
    return [provenance for provenance in MARKS if provenance in [card["provenance"] for card in view["cards"]]]
