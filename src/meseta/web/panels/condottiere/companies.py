"""The companies of all players: their cards in a fan, the total, and how it comes about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.web.boards.condottiere.cards import BACK, is_mercenary, numbered, spoken
from meseta.web.boards.page import Sitter, View, answers, text, top
from meseta.web.boards.tokens import icon, letter, token
from meseta.web.panels.condottiere.fan import FanCard, fan
from meseta.web.panels.condottiere.preview import totals_after
from meseta.web.panels.condottiere.seats import leaders, most_courtesans, near_victory, progress, standing
from meseta.wording.words import Words

# The parts of a strength in the order in which they are added, each with its symbol.
PARTS: Final = {
    "printed": "mercenary",
    "winter": "winter",
    "drummer": "drummer",
    "spring": "spring",
    "heroines": "heroine",
    "courtesans": "courtesan",
}


def companies(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The viewer's own comes first, the others follow as they sit."""
    count = len(view["seats"])
    first = view["seat"] or 0
    order = [view["seats"][(first + place) % count] for place in range(count)]
    after = previews(view)
    panels = "".join(company(view, player, sitters, words, after) for player in order)
    return Markup(
        f'<section class="companies of-{count}" id="sheet-players" aria-label="{text(words.say("companies"))}">'
        f"{panels}</section>"
    )


def company(view: View, player: View, sitters: Sequence[Sitter], words: Words, after: dict[str, list[int]]) -> str:
    seat = player["seat"]
    state = standing(view, seat)
    classes = ["panel company", f"p{seat + 1}", state, "leads" if leaders(view) == [seat] else ""]
    if not player["strength"]["total"]:
        classes.append("naught")
    cards = laid_cards(view, player, words)
    label = ", ".join(card.label for card in cards) or words.say("condottiere-no-cards")
    return (
        f'<article class="{" ".join(filter(None, classes))}" id="company-{seat}">'
        f"{head(view, player, sitters[seat], words)}{total(player, after, words)}"
        f'{fan(cards, label)}<footer class="sums">{arithmetic(player, words)}{holdings(view, player, words)}</footer>'
        "</article>"
    )


# ---- Who it is.
def head(view: View, player: View, sitter: Sitter, words: Words) -> str:
    seat = player["seat"]
    you = f" <small>{text(words.say('condottiere-you'))}</small>" if seat == view["seat"] else ""
    kind = icon("bot" if sitter.kind == "bot" else "human", "small")
    return (
        f'<header>{token(seat, letter(sitter.name))}<div><h2><span class="name">{text(sitter.name)}</span>{you}{kind}'
        f"{holder(view, seat, words)}{status(view, seat, words)}</h2>{progress(view, player, words)}</div></header>"
    )


def holder(view: View, seat: int, words: Words) -> str:
    """The Condottiere token beside the name of who holds it."""
    if view["token"] != seat:
        return ""
    said = text(words.say("condottiere-token"))
    return (
        f'<span class="holder" id="token" role="img" aria-label="{said}" title="{said}">'
        f"{icon('condottiere-token', 'small')}</span>"
    )


def status(view: View, seat: int, words: Words) -> str:
    state = standing(view, seat)
    if state == "asked" and seat == view["seat"]:
        state = "you"
    said = f'<em class="state">{text(words.say(f"condottiere-state-{state}"))}</em>' if state else ""
    return said + (stake(words) if seat in near_victory(view) else "")


def stake(words: Words) -> str:
    """Whoever takes this region wins the game."""
    said = text(words.say("condottiere-stake"))
    return f'<em class="stake" title="{said}">{icon("king", "small")}<span class="long">{said}</span></em>'


# ---- What lies before them.
def laid_cards(view: View, player: View, words: Words) -> list[FanCard]:
    """Face-up cards, and last the one that lies face down; its owner sees through its back."""
    seat = player["seat"]
    taking = answers(view) if seat == view["seat"] and top(view)["kind"] == "taking-back" else {}
    cards = [
        FanCard(
            f"laid-{seat}-{card}-{place}",
            card,
            words.say("answer-condottiere-take", strength=card) if f"take {card}" in taking else spoken(card, words),
            taking.get(f"take {card}"),
        )
        for card, place in numbered(player["company"])
    ]
    if player["face_down"]:
        own = player["own_face_down"]
        label = words.say("condottiere-face-down") + (f": {spoken(own, words)}" if own else "")
        cards.append(FanCard(f"hidden-{seat}", own or BACK, label, extra="seen-through" if own else ""))
    return cards


def arithmetic(player: View, words: Words) -> str:
    """Each part with its symbol; parts that add nothing are left out."""
    strength = player["strength"]
    mercenaries = "+".join(card for card in player["company"] if is_mercenary(card))
    terms = [
        term(part, mercenaries if part == "printed" else signed(strength[part]), words)
        for part in PARTS
        if strength[part]
    ]
    return f'<span class="terms">{"".join(terms)}</span>'


def term(part: str, worth: str, words: Words) -> str:
    name = text(words.say(f"condottiere-part-{part}"))
    return (
        f'<span class="term {part}" title="{name}"><span class="worth">{worth}</span><span class="vh"> {name}</span>'
        f"{icon(PARTS[part], 'small')}</span>"
    )


def signed(worth: int) -> str:
    return f"+{worth}" if worth > 0 else f"−{-worth}"


def holdings(view: View, player: View, words: Words) -> str:
    """Courtesans that lie face up, and cards in hand."""
    size = player["hand_size"]
    said = words.say("condottiere-in-hand", count=size) if size is not None else words.say("condottiere-hand-unknown")
    return (
        f'<span class="holdings">{courtesans(view, player, words)}{known(player, words)}{icon("cards", "small")}'
        f'<span class="long">{text(said)}</span>'
        f'<span class="brief" aria-hidden="true">{"?" if size is None else size}</span></span>'
    )


def known(player: View, words: Words) -> str:
    """Mercenaries everybody saw going back to this hand."""
    seen = " ".join(player["known_in_hand"])
    if not seen:
        return ""
    said = text(words.say("condottiere-known", cards=seen))
    return (
        f'<span class="known" title="{said}"><span class="vh">{said}</span>{icon("eye", "small")}<i>{seen}</i></span>'
    )


def courtesans(view: View, player: View, words: Words) -> str:
    """Most of them alone bring the token."""
    if most_courtesans(view) != player["seat"]:
        return ""
    said = text(words.say("condottiere-most-courtesans"))
    return f'<span class="most" title="{said}">{icon("courtesan", "small")}<span class="vh">{said}</span></span>'


# ---- Strength.
def total(player: View, after: dict[str, list[int]], words: Words) -> str:
    """The live total, and what it would be after each card the viewer may play: the stylesheet shows one of them."""
    seat, now = player["seat"], player["strength"]["total"]
    then = "".join(
        f'<span class="then" data-if="{card}">→ {totals[seat]}</span>'
        for card, totals in after.items()
        if totals[seat] != now
    )
    more = '<span class="unseen" aria-hidden="true">+?</span>' if player["face_down"] else ""
    said = text(words.say("condottiere-strength"))
    return f'<p class="total"><span class="vh">{said} </span><b class="now">{now}</b>{more}{then}</p>'


def previews(view: View) -> dict[str, list[int]]:
    """By card: the totals of all seats, if the viewer played it now."""
    if not view["legal"] or top(view)["kind"] != "battle":
        return {}
    cards = [
        legal["notation"].removeprefix("play ") for legal in view["legal"] if legal["notation"].startswith("play ")
    ]
    return {card: totals_after(view, card) for card in cards}
