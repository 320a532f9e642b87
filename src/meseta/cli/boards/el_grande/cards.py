"""The action cards of El Grande as text, with marks on those whose text is ours."""

from __future__ import annotations

from meseta.cli.boards.el_grande.card_texts import MARKS, footnotes, text_of
from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.el_grande.players import all_colours
from meseta.cli.boards.text_board import Block
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.cli.seats import name_of
from meseta.games.el_grande.view import CardView, ElGrandeView


def action_cards(view: ElGrandeView, writer: Writer) -> Block:
    rows = [card_lines(view, card, writer) for card in view["cards"]]
    return Block("", [*rows, *footnotes(provenances(view), writer)])


def card_lines(view: ElGrandeView, card: CardView, writer: Writer) -> str:
    """`2 [Orange] Score one region*. Choose one region: it is scored.`"""
    taker = card["taken_by"]
    gone = [] if taker is None else [name_of(all_colours(view)[taker], writer.words)]
    gone += [note for part in parts_of(view) if (note := part.card_note(view, card, writer))]
    shown = [caballeros(card, writer)] if card["caballeros"] != card["deck"] else []
    shown += [each for part in parts_of(view) for each in part.card_shows(card, writer)]
    places = f" ({', '.join(shown)})" if shown else ""
    name = writer.say(f"card-name-{card['card']}") + MARKS.get(card["provenance"], "")
    says = text_of(view, card["card"], writer)
    text = "\n".join(
        wrapped(f"{''.join(f'[{each}] ' for each in gone)}{name}{places}. {says}", f"  {card['deck']} ", " " * 4)
    )
    return writer.ink.paint(text, "dim") if gone else text


def caballeros(card: CardView, writer: Writer) -> str:
    return writer.say("on-card-caballeros", count=card["caballeros"])


def provenances(view: ElGrandeView) -> list[str]:
    return [card["provenance"] for card in view["cards"]]
