"""The walk to the present: a table as it was at earlier moments, one after the other."""

from __future__ import annotations

from dataclasses import replace

from meseta.engine.position import Position
from meseta.engine.view import View
from meseta.storage.following import happened
from meseta.storage.rows import Entry, TableStatus
from meseta.tables.event_notes import EventNotes
from meseta.tables.game import Game
from meseta.tables.gone import GoneGame
from meseta.tables.moments import MOST, Moment, moments, tables_of_scorings
from meseta.tables.steps import Step, told_until
from meseta.web.faces.catalogue import FACES
from meseta.web.scene import Scene, looked_back


def next_moment(scene: Scene, game: Game | GoneGame, after: Moment, brief: bool = False) -> Scene:
    """What a visitor who has seen a moment is shown next. The last one of all is the present.

    In `brief` only what stays until it is put away.
    """
    if isinstance(game, GoneGame):
        return scene
    seen = max(after, Moment(game.first), key=lambda each: each.entries)
    due = moments(scene.entries, seen, scene.seat, scene.event_notes)
    stops = tables_of_scorings(scene.entries, seen, scene.event_notes) if brief else due
    if brief or len({each.number for each in due}) > MOST:
        return as_it_was(scene, game, stops[0], after.entries) if brief and stops else replace(scene, news=bool(due))
    if len(due) > 1 or (due and due[0].steps):
        return as_it_was(scene, game, due[0], after.entries)
    return replace(scene, news=bool(due))


def own_answer(scene: Scene, game: Game | GoneGame, number: int, brief: bool = False) -> Scene:
    """The table as the visitor's own answer left it, if others have done something since; or how its scoring began."""
    if isinstance(game, GoneGame):
        return scene
    told = next_moment(scene, game, Moment(number - 1), brief)
    if brief or (told.steps and told.number == number):
        return told
    others_since = moments(scene.entries, Moment(number), scene.seat, scene.event_notes)
    return as_it_was(scene, game, Moment(number), number - 1) if others_since else scene


def earlier(scene: Scene, game: Game | GoneGame, number: int) -> Scene:
    """The table after an entry, if that is an earlier one of a game that can be played on."""
    if isinstance(game, GoneGame) or not game.first <= number < scene.newest:
        return scene
    return as_it_was(scene, game, Moment(number), number - 1)


def as_it_was(scene: Scene, game: Game, moment: Moment, after: int) -> Scene:
    """The table at an earlier moment: nothing can be answered there."""
    then = replace(
        looked_back(scene),
        table=replace(scene.table, status=TableStatus.RUNNING),
        number=moment.number,
        after=after,
        news=True,
    )
    if moment.steps is None:
        view: View = game.position_after(moment.number).seen_by(scene.shown)
        return replace(then, view={**view, "legal": []}, entries=scene.entries[: moment.number])
    *before, entry = scene.entries[: moment.number]
    step = told_until(entry, moment.steps, scene.event_notes)
    position = game.position_amid(moment.number, event_to_look_at(entry, step, scene.event_notes))
    return amid_entry(then, position, before, entry, moment.steps)


def amid_entry(scene: Scene, position: Position, before: list[Entry], entry: Entry, steps: int) -> Scene:
    """In the middle of an entry nobody is asked, and nobody has won."""
    step = told_until(entry, steps, scene.event_notes)
    told = replace(entry, events=entry.events[: step.end])
    view: View = {**position.seen_by(scene.shown), "legal": [], "waiting": [], "winners": []}
    events = [happened(event) for event in entry.events]
    view = FACES[scene.table.game].amid(view, events[: step.end], events[step.end :])
    return replace(scene, view=view, entries=[*before, told], steps=steps, step=step)


def event_to_look_at(entry: Entry, step: Step, notes: EventNotes) -> int:
    """The last one of a step; or, where that is told before it happens, the one after it."""
    last = step.end - 1
    return step.end if entry.events[last][0] in notes.told_before else last
