"""A player's row where own cards are played: the used ones lie open, and some are known to be in the hand again."""

from __future__ import annotations

from markupsafe import Markup

from meseta.games.el_grande.parts.intrigue.view import SeatWithOwnCards
from meseta.web.markup import html
from meseta.web.panels.el_grande.parts.intrigue.own_card import sign, signs
from meseta.wording.words import Words


def used_cards(seat: SeatWithOwnCards, words: Words) -> Markup:
    """The highest first. All of them are told when they are pointed at, however many fit into the row."""
    known, used = sorted(seat["known_in_hand"], reverse=True), sorted(seat["played"] or [], reverse=True)
    return html(
        '<span class="spentcards own" role="img" title="{said}" aria-label="{said}">{}{}</span>',
        [html('<i class="known">{}</i>', sign(value, words)) for value in known],
        [html("<i>{}</i>", sign(value, words)) for value in used],
        said=". ".join(told_of(seat, words)),
    )


def told_of(seat: SeatWithOwnCards, words: Words) -> list[str]:
    told = [words.say("own-cards-left", count=seat["hand_size"])]
    if seat["played"]:
        told.append(f"{words.say('own-cards-used')}: {signs(seat['played'], words)}")
    if seat["known_in_hand"]:
        told.append(words.say("own-cards-known", cards=signs(seat["known_in_hand"], words)))
    return told
