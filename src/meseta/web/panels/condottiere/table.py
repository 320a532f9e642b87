"""The table of Condottiere: prompt, map, companies, hand, and what can be opened beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.web.boards.condottiere import italy
from meseta.web.boards.page import Sitter, View, text, top
from meseta.web.boards.tokens import icon
from meseta.web.panels.condottiere.companies import companies
from meseta.web.panels.condottiere.hand import hand
from meseta.web.panels.condottiere.prompt import prompt
from meseta.web.panels.condottiere.twin import discards, twin
from meseta.web.panels.phone import bottom_bar
from meseta.web.panels.typed import typed
from meseta.wording.words import Words

NOTHING: Final = Markup()


def table(
    view: View,
    sitters: Sequence[Sitter],
    words: Words,
    acts: Markup = NOTHING,
    log: Markup = NOTHING,
    moment: Markup = NOTHING,
) -> Markup:
    """What goes into the page's `main`. `acts` are the table's own buttons, `log` a panel with the id sheet-log,
    `moment` what stands in place of the prompt while an earlier moment is shown.

    Each legal answer of the view stands on at least one element as data-answer; cards of a kind share theirs.
    """
    told = log + typed(view, words)
    parts = [
        moment or prompt(view, sitters, words, acts),
        map_of_italy(view, sitters, words),
        companies(view, sitters, words),
        rail(view, sitters, words),
        hand(view, words),
        Markup(f'<aside class="told">{told}</aside>') if told else NOTHING,
        bottom_bar(words),
    ]
    return NOTHING.join(parts)


def classes(view: View) -> str:
    """The classes of `main`: the season tints the battle; where a region is asked for, phones show the whole map."""
    season = view["season"] or "no-season"
    asked = "asks-region" if italy.asked_for(view) else ""
    watching = "watching" if view["seat"] is None else ""
    return " ".join(filter(None, ["table condottiere", season, asked, watching, f"band-{italy.band(view)}"]))


def map_of_italy(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    note = text(where(view, words))
    return Markup(
        f'<section class="map" id="sheet-map">{italy.board(view, sitters, words)}'
        f'<p class="map-note">{icon("mercenary", "small")}{note}</p></section>'
    )


def where(view: View, words: Words) -> str:
    """Where the battle is, or what there is instead of one."""
    battle, region = italy.battle_of(view), italy.contested(view)
    if region is not None:
        said = words.say("condottiere-battle-for", area=region)
    elif battle is not None:
        said = words.say("condottiere-final-battle")
    else:
        said = words.say("condottiere-between" if top(view)["kind"] else "condottiere-over")
    if view["favour"] is not None:
        said += " · " + words.say("condottiere-favour-on", area=view["favour"])
    return said


def rail(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The hand, the season, the pile, the match, and what can be opened: discards and the table as text."""
    return Markup(
        f'<section class="rail">{own_hand(view, words)}{"".join(tags(view, words))}<span class="spacer"></span>'
        f"{discards(view, words)}{twin(view, sitters, words)}</section>"
    )


def own_hand(view: View, words: Words) -> str:
    """The heading over the hand; spectators have none."""
    if view["seat"] is None:
        return ""
    count = len(view["seats"][view["seat"]]["hand"])
    in_hand = text(words.say("cards-count", count=count))
    return f'<p class="caption"><b>{text(words.say("condottiere-hand"))}</b><span>{in_hand}</span></p>'


def tags(view: View, words: Words) -> list[str]:
    said = [
        f'<span class="tag">{icon("cards", "small")}{text(words.say("condottiere-pile", count=view["pile"]))}</span>'
    ]
    if view["season"] is not None:
        name = words.say(f"condottiere-season-{view['season']}")
        said.insert(0, f'<span class="tag season">{icon(view["season"], "small")}{text(name)}</span>')
    if view["options"]["points"] != "off":
        said.append(f'<span class="tag">{text(words.say("condottiere-match-game", number=view["match_game"]))}</span>')
    return said
