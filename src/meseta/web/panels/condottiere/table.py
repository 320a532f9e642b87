"""The table of Condottiere: prompt, map, companies, hand, and what can be opened beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView
from meseta.reading.condottiere.answers import answer
from meseta.reading.condottiere.battle import battle_of, contested
from meseta.reading.view import Sitter, question
from meseta.web.boards.condottiere import italy
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.condottiere.board_as_table import board_as_table, discards
from meseta.web.panels.condottiere.companies import companies
from meseta.web.panels.condottiere.hand import hand
from meseta.web.panels.condottiere.prompt import prompt
from meseta.web.panels.phone import bottom_bar
from meseta.web.panels.typed import typed
from meseta.wording.words import Words

ROOMY: Final = 4  # companies: more leave less room for the map of a phone


def table(
    view: CondottiereView,
    sitters: Sequence[Sitter],
    words: Words,
    table_buttons: Markup = NOTHING,
    log: Markup = NOTHING,
    moment: Markup = NOTHING,
) -> Markup:
    """What goes into the page's `main`. `table_buttons` are those of every table, `log` is a panel with the id
    sheet-log, `moment` what stands in place of the prompt while an earlier moment is shown.

    Each legal answer of the view stands on at least one element as data-answer; cards of a kind share theirs.
    """
    beside = [log, typed(view, lambda notation: answer(notation, words), words)]
    parts = [
        moment or prompt(view, sitters, words, table_buttons),
        map_of_italy(view, sitters, words),
        companies(view, sitters, words),
        rail(view, sitters, words),
        hand(view, words),
        html('<aside class="log-panel">{}</aside>', beside) if any(beside) else NOTHING,
        bottom_bar(words),
    ]
    return joined(parts)


def classes(view: CondottiereView) -> str:
    """The classes of `main`: the season tints the battle; where a region is asked for, phones show the whole map."""
    season = view["season"] or "no-season"
    asked = "asks-region" if italy.asked_for(view) else ""
    watching = "watching" if view["seat"] is None else ""
    crowded = "crowded" if len(view["seats"]) > ROOMY else ""
    return " ".join(filter(None, ["table condottiere", season, asked, watching, crowded, f"band-{italy.band(view)}"]))


def map_of_italy(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    return html(
        '<section class="map" id="sheet-map">{}<p class="map-note">{}{}</p></section>',
        italy.board(view, sitters, words),
        icon("mercenary", "small"),
        where(view, words),
    )


def where(view: CondottiereView, words: Words) -> str:
    """Where the battle is, or what there is instead of one."""
    battle, region = battle_of(view), contested(view)
    if region is not None:
        said = words.say("condottiere-battle-for", area=region)
    elif battle is not None:
        said = words.say("condottiere-final-battle")
    else:
        said = words.say("condottiere-between" if question(view) else "condottiere-over")
    if view["favour"] is not None:
        said += " · " + words.say("condottiere-favour-on", area=view["favour"])
    return said


def rail(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """The hand, the season, the pile, the match, and what can be opened: discards and the table as text."""
    return html(
        '<section class="rail">{}{}<span class="spacer"></span>{}{}</section>',
        own_hand(view, words),
        tags(view, words),
        discards(view, words),
        board_as_table(view, sitters, words),
    )


def own_hand(view: CondottiereView, words: Words) -> Markup:
    """The heading over the hand; spectators have none."""
    if view["seat"] is None:
        return NOTHING
    count = len(view["seats"][view["seat"]]["hand"] or [])
    return html(
        '<p class="caption"><b>{}</b><span>{}</span></p>',
        words.say("condottiere-hand"),
        words.say("cards-count", count=count),
    )


def tags(view: CondottiereView, words: Words) -> list[Markup]:
    season, pile = view["season"], words.say("condottiere-pile", count=view["pile"])
    tags = [html('<span class="tag">{}{}</span>', icon("cards", "small"), pile)]
    if season is not None:
        name = words.say(f"condottiere-season-{season}")
        tags.insert(0, html('<span class="tag season">{}{}</span>', icon(season, "small"), name))
    if view["options"]["points"] != "off":
        number = words.say("condottiere-match-game", number=view["match_game"])
        tags.append(html('<span class="tag">{}</span>', number))
    return tags
