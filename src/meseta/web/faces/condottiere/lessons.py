"""What stands beside the sentences that teach Condottiere."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.position import Condottiere
from meseta.games.condottiere.view import CondottiereView
from meseta.web.boards.condottiere import italy
from meseta.web.boards.condottiere.cards import picture
from meseta.web.boards.tokens import token
from meseta.web.faces.face import Figure
from meseta.web.faces.laid_out import cut, laid_out, players
from meseta.web.markup import html
from meseta.web.panels.condottiere.companies import companies
from meseta.wording.words import Words

SPECIAL_CARDS: Final = ("winter", "spring", "drummer", "bishop", "courtesan", "heroine", "scarecrow", "surrender")


def table(players: int, facts: list[str]) -> CondottiereView:
    """As the first seat sees it."""
    position = laid_out(f"condottiere players={players}", facts, [])
    assert isinstance(position, Condottiere)
    return position.seen_by(0)


def italy_at(box: str, facts: list[str]) -> Figure:
    """A part of the map of Italy."""

    def draw(words: Words) -> Markup:
        return cut(italy.board(table(4, facts), players(4, words), words), box)

    return draw


def battle(*cards_of_orange: str) -> Figure:
    """Two companies; what orange has laid down decides."""

    def draw(words: Words) -> Markup:
        laid = ["company blue 10 3 courtesan", f"company orange {' '.join(cards_of_orange)}"]
        view = table(2, ["token blue", "battle modena", "hand blue 1", "hand orange 1", *laid])
        return html('<div class="condottiere lesson-battle">{}</div>', companies(view, players(2, words), words))

    return draw


def special_cards(words: Words) -> Markup:
    cards = [html("<li>{}<span>{}</span></li>", picture(card), words.say(f"card-{card}")) for card in SPECIAL_CARDS]
    return html('<ul class="condottiere specials">{}</ul>', cards)


def new_hand(words: Words) -> Markup:
    """Ten cards and one for each region."""
    return html(
        '<div class="condottiere new-hand"><p class="backs">{}</p><b class="ten">10</b><p>{}</p></div>',
        [picture("back")] * 5,
        [html("<span>{}<b>+1</b></span>", token(0, "M"))] * 3,
    )


FIGURES: Final[list[Figure]] = [
    italy_at(
        "60 20 880 610",
        [
            *["token blue", "battle roma", "hand blue 1", "regions blue milano parma modena"],
            "regions orange venezia bologna torino firenze",
        ],
    ),
    italy_at(
        "200 330 640 440",
        ["token blue", "battle firenze", "hand blue 1", "favour urbino", "regions green lucca"],
    ),
    battle("5"),
    battle("6", "6", "drummer"),
    special_cards,
    new_hand,
]
