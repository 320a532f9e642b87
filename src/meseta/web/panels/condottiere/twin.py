"""The same table as text: regions and players in real HTML tables, and the discards to look through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.deck import KIND_NAMES
from meseta.web.boards.condottiere.cards import picture, spoken
from meseta.web.boards.condottiere.italy import standing as region_standing
from meseta.web.boards.page import Sitter, View, place_name, text
from meseta.web.boards.tokens import icon
from meseta.web.panels.condottiere.seats import standing
from meseta.wording.words import Words

PLAYER_COLUMNS: Final = ("player", "regions", "adjacent", "strength", "company", "hand", "state")


def twin(view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    return drawer(
        "twin", "learn", words.say("board-show"), regions(view, sitters, words) + players(view, sitters, words)
    )


def drawer(name: str, symbol: str, label: str, inside: str) -> Markup:
    """Something to open beside the table, without a script; a link to its name opens it too."""
    return Markup(
        f'<details class="drawer"><summary class="btn">{icon(symbol, "small")}{text(label)}</summary>'
        f'<div class="panel" id="{name}">{inside}</div></details>'
    )


# ---- Tables.
def regions(view: View, sitters: Sequence[Sitter], words: Words) -> str:
    rows = [
        [place_name(words, region["region"]), region_standing(view, region, sitters, words)]
        for region in view["regions"]
    ]
    return grid(words.say("board-caption-condottiere"), [words.say("board-region"), words.say("board-notes")], rows)


def players(view: View, sitters: Sequence[Sitter], words: Words) -> str:
    heads = [words.say(f"condottiere-column-{column}") for column in PLAYER_COLUMNS]
    rows = [row(view, player, sitters, words) for player in view["seats"]]
    return grid(words.say("players"), heads, rows)


def row(view: View, player: View, sitters: Sequence[Sitter], words: Words) -> list[str]:
    seat = player["seat"]
    goals, size = view["goals"], player["hand_size"]
    state = standing(view, seat)
    laid = [spoken(card, words) for card in player["company"]]
    laid += [words.say("condottiere-face-down")] if player["face_down"] else []
    said = [words.say(f"condottiere-state-{state}")] if state else []
    said += [words.say("condottiere-token")] if view["token"] == seat else []
    if view["options"]["points"] != "off":
        said.append(words.say("condottiere-points", have=player["points"], goal=int(view["options"]["points"])))
    return [
        sitters[seat].name,
        f"{len(player['regions'])} / {goals['regions']}",
        f"{player['kingdom']} / {goals['kingdom']}",
        str(player["strength"]["total"]),
        ", ".join(laid),
        "?" if size is None else str(size),
        ", ".join(said),
    ]


def grid(caption: str, heads: list[str], rows: list[list[str]]) -> str:
    """A table whose first column names the rows."""
    head = "".join(f'<th scope="col">{text(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{text(first)}</th>{"".join(f"<td>{text(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<table class="twin"><caption>{text(caption)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


# ---- Discards.
def discards(view: View, words: Words) -> Markup:
    """By kind, with their number. Everybody has seen them (ruling C21)."""
    lying = view["discard"]
    kinds = [card for card in KIND_NAMES if card in lying]
    cards = "".join(
        f'<li>{picture(card)}<b>× {lying.count(card)}</b><span class="vh">{text(spoken(card, words))}</span></li>'
        for card in kinds
    )
    inside = f'<ul class="discards">{cards}</ul>' if cards else f"<p>{text(words.say('condottiere-no-discards'))}</p>"
    return drawer("discards", "cards", words.say("condottiere-discards", count=len(lying)), inside)
