"""The same table as text: regions and players in real HTML tables, and the discards to look through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.deck import KIND_NAMES
from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.reading.condottiere.battle import contested, standing
from meseta.reading.view import Sitter, place_name
from meseta.web.boards.condottiere.cards import picture, spoken
from meseta.web.boards.condottiere.italy import standing as region_standing
from meseta.web.boards.tokens import icon
from meseta.web.markup import html, joined
from meseta.wording.words import Words

PLAYER_COLUMNS: Final = ("player", "regions", "adjacent", "strength", "company", "hand", "state")


def board_as_table(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    tables = joined([regions(view, sitters, words), players(view, sitters, words)])
    return drawer("board-as-table", "learn", words.say("board-show"), tables)


def drawer(name: str, symbol: str, label: str, inside: Markup) -> Markup:
    """Something to open beside the table, without a script; a link to its name opens it too."""
    return html(
        '<details class="drawer"><summary class="btn">{}{}</summary><div class="panel" id="{}">{}</div></details>',
        icon(symbol, "small"),
        label,
        name,
        inside,
    )


# ---- Tables.
def regions(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    fought_over = contested(view)
    rows = [
        (place_name(words, region["region"]), region_standing(region, fought_over, sitters, words))
        for region in view["regions"]
    ]
    return grid(words.say("board-caption-condottiere"), [words.say("board-region"), words.say("board-notes")], rows)


def players(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    heads = [words.say(f"condottiere-column-{column}") for column in PLAYER_COLUMNS]
    rows = [row(view, player, sitters, words) for player in view["seats"]]
    return grid(words.say("players"), heads, rows)


def row(view: CondottiereView, player: PlayerView, sitters: Sequence[Sitter], words: Words) -> tuple[str, ...]:
    seat = player["seat"]
    goals, size = view["goals"], player["hand_size"]
    state = standing(view, seat)
    laid = [spoken(card, words) for card in player["company"]]
    laid += [words.say("condottiere-face-down")] if player["face_down"] else []
    said = [words.say(f"condottiere-state-{state}")] if state else []
    said += [words.say("condottiere-token")] if view["token"] == seat else []
    if view["options"]["points"] != "off":
        said.append(words.say("condottiere-points", have=player["points"], goal=int(view["options"]["points"])))
    return (
        sitters[seat].name,
        f"{len(player['regions'])} / {goals['regions']}",
        f"{player['kingdom']} / {goals['kingdom']}",
        str(player["strength"]["total"]),
        ", ".join(laid),
        "?" if size is None else str(size),
        ", ".join(said),
    )


def grid(caption: str, heads: list[str], rows: Sequence[tuple[str, ...]]) -> Markup:
    """A table whose first column names the rows."""
    return html(
        '<table class="lined-table"><caption>{}</caption><thead><tr>{}</tr></thead><tbody>{}</tbody></table>',
        caption,
        [html('<th scope="col">{}</th>', name) for name in heads],
        [grid_row(*cells) for cells in rows],
    )


@lru_cache(maxsize=1024)
def grid_row(head: str, *cells: str) -> Markup:
    return html('<tr><th scope="row">{}</th>{}</tr>', head, [html("<td>{}</td>", cell) for cell in cells])


# ---- Discards.
def discards(view: CondottiereView, words: Words) -> Markup:
    """By kind, with their number. Everybody has seen them (ruling C21)."""
    lying = view["discard"]
    cards = [discarded(card, lying.count(card), words) for card in KIND_NAMES if card in lying]
    none = html("<p>{}</p>", words.say("condottiere-no-discards"))
    inside = html('<ul class="discards">{}</ul>', cards) if cards else none
    return drawer("discards", "cards", words.say("condottiere-discards", count=len(lying)), inside)


@lru_cache(maxsize=1024)
def discarded(card: str, count: int, words: Words) -> Markup:
    return html('<li>{}<b>× {}</b><span class="vh">{}</span></li>', picture(card), count, spoken(card, words))
