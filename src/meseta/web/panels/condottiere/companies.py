"""The companies of all players: their cards in a fan, the total, and how it comes about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, TypeAlias

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.reading.condottiere.battle import leaders, most_courtesans, standing
from meseta.reading.condottiere.near_victory import near_victory
from meseta.reading.view import Sitter, answers, letter, question
from meseta.web.boards.condottiere.cards import BACK, is_mercenary, numbered, spoken
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.condottiere.fan import FanCard, fan
from meseta.web.panels.condottiere.preview import totals_after
from meseta.web.panels.condottiere.progress import progress
from meseta.web.panels.presence import player_icon
from meseta.wording.words import Words

# The parts of a strength in the order in which they are added, each with its symbol.
Part: TypeAlias = Literal["printed", "winter", "drummer", "spring", "heroines", "courtesans"]
PARTS: Final[dict[Part, str]] = {
    "printed": "mercenary",
    "winter": "winter",
    "drummer": "drummer",
    "spring": "spring",
    "heroines": "heroine",
    "courtesans": "courtesan",
}
UNSEEN: Final = html('<span class="unseen" aria-hidden="true">+?</span>')


def companies(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The viewer's own comes first, the others follow as they sit."""
    count = len(view["seats"])
    first = view["seat"] or 0
    order = [view["seats"][(first + place) % count] for place in range(count)]
    after = previews(view)
    return html(
        '<section class="companies of-{}" id="sheet-players" aria-label="{}">{}</section>',
        count,
        words.say("companies"),
        [company(view, player, sitters, words, after) for player in order],
    )


def company(
    view: CondottiereView, player: PlayerView, sitters: Sequence[Sitter], words: Words, after: dict[str, list[int]]
) -> Markup:
    seat = player["seat"]
    state = standing(view, seat)
    classes = ["panel company", f"p{seat + 1}", state, "leads" if leaders(view) == [seat] else ""]
    if not player["strength"]["total"]:
        classes.append("naught")
    cards = laid_cards(view, player, words)
    label = ", ".join(card.label for card in cards) or words.say("condottiere-no-cards")
    return html(
        '<article class="{}" id="company-{}">{}{}{}<footer class="sums">{}{}</footer></article>',
        " ".join(filter(None, classes)),
        seat,
        head(view, player, sitters[seat], words),
        total(player, after, words),
        fan(cards, label),
        arithmetic(player, words),
        holdings(view, player, words),
    )


# ---- Who it is.
def head(view: CondottiereView, player: PlayerView, sitter: Sitter, words: Words) -> Markup:
    seat = player["seat"]
    return html(
        '<header>{}<div><h2><span class="name">{}</span>{}{}{}{}{}</h2>{}</div></header>',
        token(seat, letter(sitter.name)),
        sitter.name,
        html(" <small>{}</small>", words.say("condottiere-you")) if seat == view["seat"] else NOTHING,
        player_icon(seat, sitter, words),
        holder(words) if seat == view["token"] else NOTHING,
        status(view, seat, words),
        stake(words) if seat in near_victory(view) else NOTHING,
        progress(view, player, words),
    )


@cache
def holder(words: Words) -> Markup:
    """The Condottiere token beside the name of who holds it."""
    return html(
        '<span class="holder" id="token" role="img" aria-label="{says}" title="{says}">{}</span>',
        icon("condottiere-token", "small"),
        says=words.say("condottiere-token"),
    )


def status(view: CondottiereView, seat: int, words: Words) -> Markup:
    state = standing(view, seat)
    if not state:
        return NOTHING
    if state == "asked" and seat == view["seat"]:
        state = "you"
    return html('<em class="state">{}</em>', words.say(f"condottiere-state-{state}"))


@cache
def stake(words: Words) -> Markup:
    """This seat wins the game if it takes this region."""
    return html(
        '<em class="stake" title="{says}">{}<span class="long">{says}</span></em>',
        icon("king", "small"),
        says=words.say("condottiere-stake"),
    )


# ---- What lies before them.
def laid_cards(view: CondottiereView, player: PlayerView, words: Words) -> list[FanCard]:
    """Face-up cards, and last the one that lies face down; its owner sees through its back."""
    seat = player["seat"]
    taking = answers(view) if seat == view["seat"] and question(view) == "taking-back" else {}
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


def arithmetic(player: PlayerView, words: Words) -> Markup:
    """Each part with its symbol; parts that add nothing are left out."""
    strength = player["strength"]
    mercenaries = "+".join(card for card in player["company"] if is_mercenary(card))
    terms = [
        term(part, mercenaries if part == "printed" else signed(strength[part]), words)
        for part in PARTS
        if strength[part]
    ]
    return html('<span class="terms">{}</span>', terms)


@lru_cache(maxsize=1024)
def term(part: Part, worth: str, words: Words) -> Markup:
    return html(
        '<span class="term {}" title="{name}"><span class="worth">{}</span><span class="vh"> {name}</span>{}</span>',
        part,
        worth,
        icon(PARTS[part], "small"),
        name=words.say(f"condottiere-part-{part}"),
    )


def signed(worth: int) -> str:
    return f"+{worth}" if worth > 0 else f"−{-worth}"


def holdings(view: CondottiereView, player: PlayerView, words: Words) -> Markup:
    """Courtesans that lie face up, and cards in hand."""
    size = player["hand_size"]
    said = words.say("condottiere-in-hand", count=size) if size is not None else words.say("condottiere-hand-unknown")
    return html(
        '<span class="holdings">{}{}{}<span class="long">{}</span>'
        '<span class="brief" aria-hidden="true">{}</span></span>',
        courtesans(words) if most_courtesans(view) == player["seat"] else NOTHING,
        known(player, words),
        icon("cards", "small"),
        said,
        "?" if size is None else size,
    )


def known(player: PlayerView, words: Words) -> Markup:
    """Mercenaries everybody saw going back to this hand."""
    seen = " ".join(player["known_in_hand"])
    if not seen:
        return NOTHING
    return html(
        '<span class="known" title="{says}"><span class="vh">{says}</span>{}<i>{}</i></span>',
        icon("eye", "small"),
        seen,
        says=words.say("condottiere-known", cards=seen),
    )


@cache
def courtesans(words: Words) -> Markup:
    """Most of them alone bring the token."""
    return html(
        '<span class="most" title="{says}">{}<span class="vh">{says}</span></span>',
        icon("courtesan", "small"),
        says=words.say("condottiere-most-courtesans"),
    )


# ---- Strength.
def total(player: PlayerView, after: dict[str, list[int]], words: Words) -> Markup:
    """The live total, and what it would be after each card the viewer may play: the stylesheet shows one of them."""
    seat, now = player["seat"], player["strength"]["total"]
    then = [
        html('<span class="then" data-if="{}">→ {}</span>', card, totals[seat])
        for card, totals in after.items()
        if totals[seat] != now
    ]
    return html(
        '<p class="total"><span class="vh">{} </span><b class="now">{}</b>{}{}</p>',
        words.say("condottiere-strength"),
        now,
        UNSEEN if player["face_down"] else NOTHING,
        then,
    )


def previews(view: CondottiereView) -> dict[str, list[int]]:
    """By card: the totals of all seats, if the viewer played it now."""
    seat, played = view["seat"], "play "
    if seat is None or question(view) != "battle":
        return {}
    legal = [legal["notation"] for legal in view["legal"]]
    cards = [notation.removeprefix(played) for notation in legal if notation.startswith(played)]
    return {card: totals_after(view, seat, card) for card in cards}
