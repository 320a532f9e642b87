"""The editions: what each is made of, and the options a game can be set up with."""

from __future__ import annotations

from typing import Final

from meseta.engine.title import TitleOption, check_start, settle
from meseta.games.el_grande.board import COLOUR_NAMES, DECK_SIZE, DECKS
from meseta.games.el_grande.cards import edition_1995
from meseta.games.el_grande.rules import OPEN, STRICT, TALLY, Rules

OPTIONS: Final[list[TitleOption]] = [
    TitleOption("edition", ["1995"], "Which edition's cards and rules."),
    TitleOption("players", ["4", "2", "3", "5"], "How many play; with 2 or 3 only the first one or two places score."),
    TitleOption("rounds", ["9", "6"], "Nine rounds, or the short game of six."),
    TitleOption("veto", ["on", "off"], "With the two veto cards, or without them."),
    TitleOption(
        "castillo",
        [STRICT, TALLY, OPEN],
        "Closed as in the box, with a tally of what was announced, or open to all.",
    ),
    TitleOption("start", ["random", *COLOUR_NAMES], "Who plays the first power card."),
]

PLACES_THAT_COUNT: Final[dict[int, int]] = {2: 1, 3: 2, 4: 3, 5: 3}


def rules_for(chosen: dict[str, str]) -> Rules:
    """The rules of a game with these options; whatever is not chosen has its default."""
    options = settle(OPTIONS, chosen)
    players, rounds, veto = int(options["players"]), int(options["rounds"]), options["veto"] == "on"
    check_start(options)
    cards = [entry.card for entry in edition_1995.CARDS]
    return Rules(
        edition=options["edition"],
        players=players,
        rounds=rounds,
        veto=veto,
        castillo=options["castillo"],
        start=options["start"],
        places=PLACES_THAT_COUNT[players],
        cards=[*cards, edition_1995.GAMES[rounds]],
        decks=[deck_of(number + 1, veto) for number in range(DECKS)],
        game_card=len(cards),
    )


def deck_of(number: int, veto: bool) -> list[int]:
    """The cards of one deck before shuffling. The king card comes up again every round."""
    deck: list[int] = []
    for card, entry in enumerate(edition_1995.CARDS):
        if veto or entry.card.name != "veto":
            deck += [card] * entry.copies.get(number, 0)
    return deck * int(DECK_SIZE) if len(deck) == 1 else deck
