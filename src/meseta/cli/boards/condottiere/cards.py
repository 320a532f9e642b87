"""The cards of Condottiere in words: a hand, a pile, and how the strength of a company comes about."""

from __future__ import annotations

from collections import Counter

from meseta.cli.boards.writer import Writer
from meseta.games.condottiere.view import PlayerView, StrengthView

MANY = 12  # cards: so many are counted kind by kind


def in_words(cards: list[str], writer: Writer) -> str:
    """`10 10 4 1, Courtesan ×2, Drummer`: mercenaries from the strongest, then the others by name."""
    strengths = mercenaries(cards)
    soldiers = counted(strengths) if len(strengths) > MANY else [" ".join(strengths)] if strengths else []
    others = Counter(card for card in cards if not card.isdecimal())
    return ", ".join([*soldiers, *[several(card, count, writer) for card, count in others.items()]])


def counted(strengths: list[str]) -> list[str]:
    """`10 ×3, 4`: shorter where there are many."""
    return [card if count == 1 else f"{card} ×{count}" for card, count in Counter(strengths).items()]


def mercenaries(cards: list[str]) -> list[str]:
    """By their strength, as a view names them."""
    return sorted((card for card in cards if card.isdecimal()), key=int, reverse=True)


def several(card: str, count: int, writer: Writer) -> str:
    return writer.say(f"card-name-{card}") if count == 1 else writer.say("cards-of-kind", card=card, count=count)


def company(player: PlayerView, writer: Writer) -> str:
    """The cards with what they change, if there are any: `= 10 10 5 4, Winter -25, Drummer +4 (face-down card)`.

    A season is named where it changes something; before whom it lies, the heading says.
    """
    counts, strength = Counter(player["company"]), player["strength"]
    soldiers = " ".join(mercenaries(player["company"]))
    changes = [(writer.say(f"card-name-{season}"), change) for season, change in of_seasons(strength) if change]
    brought = [(several(card, counts[card], writer), worth) for card, worth in of_cards(strength) if counts[card]]
    added = [f"{name} {worth:+}" for name, worth in [*changes, *brought]]
    surrender = [writer.say("card-name-surrender")] if counts["surrender"] else []
    laid = ", ".join([*([soldiers] if soldiers else []), *added, *surrender])
    return " ".join(filter(None, [f"= {laid}" if laid else "", face_down(player, writer)]))


def of_seasons(strength: StrengthView) -> list[tuple[str, int]]:
    return [("winter", strength["winter"]), ("spring", strength["spring"])]


def of_cards(strength: StrengthView) -> list[tuple[str, int]]:
    """What the cards bring that are no mercenaries."""
    brings = {"drummer": strength["drummer"], "heroine": strength["heroines"], "courtesan": strength["courtesans"]}
    return list(brings.items())


def face_down(player: PlayerView, writer: Writer) -> str:
    """Its owner sees what it is."""
    if not player["face_down"]:
        return ""
    card = player["own_face_down"]
    named = f": {writer.say(f'card-name-{card}')}" if card else ""
    return f"({writer.say('condottiere-face-down')}{named})"
