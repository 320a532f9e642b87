"""The end of Condottiere: who has won and how near the others were, and the course of it battle after battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.web.boards.condottiere import italy
from meseta.web.boards.curve import Chart, Curve, Frame, chart
from meseta.web.boards.page import Sitter, View, place_name, text
from meseta.web.boards.tokens import icon, letter, token
from meseta.web.courses.condottiere import Battle, PlayedGame, course_of
from meseta.web.courses.played import Played
from meseta.web.panels.condottiere.seats import progress
from meseta.web.panels.condottiere.victory import victory
from meseta.wording.words import Words

LINES_APART: Final = 3.2  # pixels: regions are few, so many curves would lie on one another
MOST_TICKS: Final = 13  # numbers of battles under a chart
PROGRESS: Final = (
    Frame("wide", 430, 200, 6, above=14, left=26, right=72, below=26),
    Frame("narrow", 360, 190, 6, above=14, left=24, right=68, below=26),
)


def ending(
    played: Played, view: View, sitters: Sequence[Sitter], words: Words, ways: Markup, log: Markup
) -> list[Markup]:
    """The panels in their order: standings, battles, progress to both goals, and then the map, and the log."""
    games = course_of(played)
    board = italy.board({**view, "legal": []}, sitters, words)
    return [
        standings(view, sitters, words, ways),
        battles(games, sitters, words),
        goals(games[-1], view, sitters, words),
        Markup(f'<section class="map" id="sheet-map">{board}</section>'),
        log,
    ]


# ---- Standings.
def standings(view: View, sitters: Sequence[Sitter], words: Words, ways: Markup) -> Markup:
    ranked = sorted(view["seats"], key=lambda player: order(view, player))
    rows = [standing(view, player, sitters, words) for player in ranked]
    return Markup(
        f'<section class="panel standings p{view["winners"][0] + 1}" id="prompt">'
        f'<p class="muted">{text(words.say("end-standings"))}</p><h1>{text(victory(view, sitters, words))}</h1>'
        f"<ol>{''.join(rows)}</ol>{ways}</section>"
    )


def order(view: View, player: View) -> tuple[bool, int, int, int, int]:
    """Winners first; then by points of a match, by regions, and by how many hang together."""
    regions = len(player["regions"])
    return player["seat"] not in view["winners"], -player["points"], -regions, -player["kingdom"], player["seat"]


def standing(view: View, player: View, sitters: Sequence[Sitter], words: Words) -> str:
    its = player["seat"]
    sitter = sitters[its]
    name = words.say("name-and-you", name=sitter.name) if its == view["seat"] else sitter.name
    match = view["options"]["points"] != "off"
    figure = player["points"] if match else len(player["regions"])
    mark = icon("king") if its in view["winners"] else ""
    return (
        f'<li class="p{its + 1}{" first" if its in view["winners"] else ""}"><span class="rank">{mark}</span>'
        f'{token(its, letter(sitter.name), "l")}<div><b class="name">{text(name)}</b>'
        f'{progress(view, player, words)}</div><b class="pts">{figure}</b></li>'
    )


# ---- Battle after battle.
def battles(games: list[PlayedGame], sitters: Sequence[Sitter], words: Words) -> Markup:
    """A real table for each game: its battles, and how many regions everybody held after each, how many adjacent."""
    tables = "".join(
        battle_table(game, at + 1 if len(games) > 1 else 0, sitters, words) for at, game in enumerate(games)
    )
    return Markup(
        f'<section class="panel battles"><div class="caption"><b>{text(words.say("end-battles"))}</b>'
        f"<span>{text(words.say('end-battles-says'))}</span></div>{tables}</section>"
    )


def battle_table(game: PlayedGame, game_number: int, sitters: Sequence[Sitter], words: Words) -> str:
    heads = "".join(
        f'<th scope="col">{token(seat, letter(sitter.name), "s", sitter.name)}</th>'
        for seat, sitter in enumerate(sitters)
    )
    caption = (
        f"<caption>{text(words.say('condottiere-match-game', number=game_number))}</caption>" if game_number else ""
    )
    rows = "".join(battle_row(battle, at, sitters, words) for at, battle in enumerate(game.battles, 1))
    points = "".join(f"<td><b>{points}</b></td>" for points in game.points)
    total = (
        f'<tr class="total"><td></td><th scope="row">{text(words.say("points"))}</th>{points}</tr>' if points else ""
    )
    return (
        f'<table class="course">{caption}<thead><tr><th scope="col">{text(words.say("end-battle-number"))}</th>'
        f'<th scope="col">{text(words.say("board-region"))}</th>{heads}</tr></thead>'
        f"<tbody>{rows}{total}</tbody></table>"
    )


def battle_row(battle: Battle, at: int, sitters: Sequence[Sitter], words: Words) -> str:
    name = place_name(words, battle.region) if battle.region else words.say("condottiere-final-battle")
    tied = f" <small>{text(words.say('end-tied'))}</small>" if battle.winner is None else ""
    cells = "".join(battle_cell(battle, seat, words) for seat in range(len(sitters)))
    return f'<tr><td>{at}</td><th scope="row">{text(name)}{tied}</th>{cells}</tr>'


def battle_cell(battle: Battle, seat: int, words: Words) -> str:
    """Regions, and under them those that hang together; the winner's cell has the winner's colour."""
    regions, adjacent = battle.regions[seat], battle.kingdoms[seat]
    if battle.winner != seat:
        return f"<td>{regions}<small>{adjacent}</small></td>"
    said = text(words.say("end-strength", count=battle.strength)) if battle.strength else ""
    return (
        f'<td class="won p{seat + 1}" title="{said}">{token(seat, "", "xs")}<b>{regions}</b>'
        f"<small>{adjacent}</small></td>"
    )


# ---- Progress to both goals.
def goals(game: PlayedGame, view: View, sitters: Sequence[Sitter], words: Words) -> Markup:
    """A chart for each way to win, in the last game; its figures stand in the table of battles."""
    kingdoms = goal("adjacent", [battle.kingdoms for battle in game.battles], view["goals"]["kingdom"], sitters, words)
    regions = goal("regions", [battle.regions for battle in game.battles], view["goals"]["regions"], sitters, words)
    return Markup(f'<section class="panel goals">{kingdoms}{regions}</section>')


def goal(what: str, after: list[list[int]], enough: int, sitters: Sequence[Sitter], words: Words) -> str:
    curves = [
        Curve(seat, letter(sitter.name), [0, *[figures[seat] for figures in after]])
        for seat, sitter in enumerate(sitters)
    ]
    every = 1 + len(after) // MOST_TICKS
    ticks = ["" if at % every else str(at) for at in range(len(after) + 1)]
    label = words.say(f"end-goal-{what}", count=enough)
    drawn = Chart(label, curves, ticks, goal=enough, apart=LINES_APART)
    return f'<div><div class="caption"><b>{text(label)}</b></div>{chart(drawn, *PROGRESS)}</div>'
