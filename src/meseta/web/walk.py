"""The walk to the present: a table as it was at earlier moments, one after the other."""

from __future__ import annotations

from dataclasses import replace

from meseta.engine.view import View
from meseta.storage.rows import TableStatus
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame
from meseta.tables.moments import MOST, moments
from meseta.web.scene import Scene


def next_moment(scene: Scene, game: Game | GoneGame, after: int) -> Scene:
    """What a visitor who has seen an entry is shown next. The last moment of all is the present."""
    if isinstance(game, GoneGame):
        return scene
    due = moments(scene.entries, max(after, game.first), scene.seat, scene.event_notes)
    if 1 < len(due) <= MOST:
        return as_it_was(scene, game, due[0], after)
    return replace(scene, news=bool(due))


def own_answer(scene: Scene, game: Game | GoneGame, number: int) -> Scene:
    """The table as the visitor's own answer left it, if others have done something since."""
    others_since = moments(scene.entries, number, scene.seat, scene.event_notes)
    return as_it_was(scene, game, number, number - 1) if others_since and isinstance(game, Game) else scene


def earlier(scene: Scene, game: Game | GoneGame, number: int) -> Scene:
    """The table after an entry, if that is an earlier one of a game that can be played on."""
    if isinstance(game, GoneGame) or not game.first <= number < scene.newest:
        return scene
    return as_it_was(scene, game, number, number - 1)


def as_it_was(scene: Scene, game: Game, number: int, after: int) -> Scene:
    """The table after an earlier entry: nothing can be answered there."""
    view: View = game.position_after(number).seen_by(scene.shown)
    return replace(
        scene,
        table=replace(scene.table, status=TableStatus.RUNNING),
        number=number,
        after=after,
        news=True,
        view={**view, "legal": []},
        entries=scene.entries[:number],
        may_undo=False,
    )
