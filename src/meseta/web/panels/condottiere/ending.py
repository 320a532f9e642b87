"""The end of Condottiere: who has won and how near the others were, and the course of it battle after battle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.reading.condottiere.victory import victory
from meseta.reading.view import Sitter, letter, place_name
from meseta.web.boards.condottiere import italy
from meseta.web.boards.curve import Chart, Curve, Frame, chart
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.condottiere.progress import progress
from meseta.web.summaries.condottiere import Battle, PlayedGame, summary_of
from meseta.web.summaries.played import Played
from meseta.wording.words import Words

LINES_APART: Final = 3.2  # pixels: regions are few, so many curves would lie on one another
MOST_TICKS: Final = 13  # numbers of battles under a chart
PROGRESS: Final = (
    Frame("wide", 430, 200, 6, above=14, left=26, right=72, below=26),
    Frame("narrow", 360, 190, 6, above=14, left=24, right=68, below=26),
)


def ending(
    played: Played, view: CondottiereView, sitters: Sequence[Sitter], words: Words, ways: Markup, log: Markup
) -> list[Markup]:
    """The panels in their order: standings, battles, progress to both goals, and then the map, and the log."""
    games = summary_of(played, tuple(view["winners"]))
    board = italy.board({**view, "legal": []}, sitters, words)
    return [
        standings(view, sitters, words, ways),
        battles(games, sitters, words),
        goals(games[-1], view, sitters, words),
        html('<section class="map" id="sheet-map">{}</section>', board),
        log,
    ]


# ---- Standings.
def standings(view: CondottiereView, sitters: Sequence[Sitter], words: Words, ways: Markup) -> Markup:
    ranked = sorted(view["seats"], key=lambda player: order(view, player))
    return html(
        '<section class="panel standings p{}" id="prompt"><p class="muted">{}</p><h1>{}</h1><ol>{}</ol>{}</section>',
        view["winners"][0] + 1,
        words.say("end-standings"),
        victory(view, sitters, words),
        [standing(view, player, sitters, words) for player in ranked],
        ways,
    )


def order(view: CondottiereView, player: PlayerView) -> tuple[bool, int, int, int, int]:
    """Winners first; then by points of a match, by regions, and by how many hang together."""
    regions = len(player["regions"])
    return player["seat"] not in view["winners"], -player["points"], -regions, -player["kingdom"], player["seat"]


def standing(view: CondottiereView, player: PlayerView, sitters: Sequence[Sitter], words: Words) -> Markup:
    seat = player["seat"]
    name, won = sitters[seat].name, seat in view["winners"]
    match = view["options"]["points"] != "off"
    return html(
        '<li class="p{}{}"><span class="rank">{}</span>{}<div><b class="name">{}</b>{}</div><b class="pts">{}</b></li>',
        seat + 1,
        " first" if won else "",
        icon("king") if won else NOTHING,
        token(seat, letter(name), "l"),
        words.say("name-and-you", name=name) if seat == view["seat"] else name,
        progress(view, player, words),
        player["points"] if match else len(player["regions"]),
    )


# ---- Battle after battle.
def battles(games: list[PlayedGame], sitters: Sequence[Sitter], words: Words) -> Markup:
    """A real table for each game: its battles, and how many regions everybody held after each, how many adjacent."""
    return html(
        '<section class="panel battles"><div class="caption"><b>{}</b><span>{}</span></div>{}</section>',
        words.say("end-battles"),
        words.say("end-battles-says"),
        [battle_table(game, at if len(games) > 1 else 0, sitters, words) for at, game in enumerate(games, 1)],
    )


def battle_table(game: PlayedGame, game_number: int, sitters: Sequence[Sitter], words: Words) -> Markup:
    """Only a match has numbers of games."""
    caption = html("<caption>{}</caption>", words.say("condottiere-match-game", number=game_number))
    return html(
        '<table class="battle-list">{}<thead><tr><th scope="col">{}</th><th scope="col">{}</th>{}</tr></thead>'
        "<tbody>{}{}</tbody></table>",
        caption if game_number else NOTHING,
        words.say("end-battle-number"),
        words.say("board-region"),
        [player_head(seat, sitter.name) for seat, sitter in enumerate(sitters)],
        [battle_row(battle, at, sitters, words) for at, battle in enumerate(game.battles, 1)],
        points_row(game.points, words) if game.points else NOTHING,
    )


def player_head(seat: int, name: str) -> Markup:
    return html('<th scope="col">{}</th>', token(seat, letter(name), "s", name))


def points_row(points: Sequence[int], words: Words) -> Markup:
    cells = [html("<td><b>{}</b></td>", each) for each in points]
    return html('<tr class="total"><td></td><th scope="row">{}</th>{}</tr>', words.say("points"), cells)


def battle_row(battle: Battle, at: int, sitters: Sequence[Sitter], words: Words) -> Markup:
    return html(
        '<tr><td>{}</td><th scope="row">{}{}</th>{}</tr>',
        at,
        place_name(words, battle.region) if battle.region else words.say("condottiere-final-battle"),
        html(" <small>{}</small>", words.say("end-tied")) if battle.winner is None else NOTHING,
        [battle_cell(battle, seat, words) for seat in range(len(sitters))],
    )


def battle_cell(battle: Battle, seat: int, words: Words) -> Markup:
    """Regions, and under them those that hang together; the winner's cell has the winner's colour."""
    regions, adjacent = battle.regions[seat], battle.kingdoms[seat]
    if battle.winner != seat:
        return plain_cell(regions, adjacent)
    return html(
        '<td class="won p{}" title="{}">{}<b>{}</b><small>{}</small></td>',
        seat + 1,
        words.say("end-strength", count=battle.strength) if battle.strength else "",
        token(seat, "", "xs"),
        regions,
        adjacent,
    )


@cache
def plain_cell(regions: int, adjacent: int) -> Markup:
    return html("<td>{}<small>{}</small></td>", regions, adjacent)


# ---- Progress to both goals.
def goals(game: PlayedGame, view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """A chart for each way to win, in the last game; its figures stand in the table of battles."""
    kingdoms = goal("adjacent", [battle.kingdoms for battle in game.battles], view["goals"]["kingdom"], sitters, words)
    regions = goal("regions", [battle.regions for battle in game.battles], view["goals"]["regions"], sitters, words)
    return html('<section class="panel goals">{}{}</section>', kingdoms, regions)


def goal(what: str, after: list[list[int]], enough: int, sitters: Sequence[Sitter], words: Words) -> Markup:
    curves = [
        Curve(seat, letter(sitter.name), [0, *[figures[seat] for figures in after]])
        for seat, sitter in enumerate(sitters)
    ]
    every = 1 + len(after) // MOST_TICKS
    ticks = ["" if at % every else str(at) for at in range(len(after) + 1)]
    label = words.say(f"end-goal-{what}", count=enough)
    drawn = Chart(label, curves, ticks, goal=enough, apart=LINES_APART)
    return html('<div><div class="caption"><b>{}</b></div>{}</div>', label, chart(drawn, *PROGRESS))
