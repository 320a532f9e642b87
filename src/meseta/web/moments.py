"""What others did, moment by moment: the steps in which a visitor is shown how a table came to stand as it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from meseta.engine.view import View
from meseta.storage.rows import UNDO, Entry
from meseta.tables.game import PERSON
from meseta.tables.new_table import RUNNING
from meseta.tables.replaying import position_at
from meseta.web.scene import Scene

MOST: Final = 40  # moments: whoever is further behind is shown the present
OWN: Final = (PERSON, "auto")  # a seat's own answers, also where it had no choice
QUIET: Final = ("ends-turn", "intake", "acts")  # better seen together with what follows
# One after the other by the same seat, these are one deed.
RUNS: Final = ("placed", "caballero-placed", "recalled", "returned-from-court", "returned-from-region")


# ---- Which entries of a log are moments.
def moments(entries: Sequence[Entry], after: int, seat: int | None) -> list[int]:
    """The numbers of the later entries by which there is something new to see that the seat has not done itself."""
    telling = [entry for entry in entries[max(0, after) :] if tells(entry, seat)]
    return [entry.number for entry, following in pairwise([*telling, None]) if entry and not goes_on(entry, following)]


def tells(entry: Entry, seat: int | None) -> bool:
    if entry.seat == seat and entry.by in OWN:
        return False
    return entry.kind == UNDO or bool(loud(entry))


def loud(entry: Entry) -> list[str]:
    return [str(event[0]) for event in entry.events if event[0] not in QUIET]


def goes_on(entry: Entry, following: Entry | None) -> bool:
    """Does the same seat do the same thing once more?"""
    if following is None or following.seat != entry.seat or UNDO in (entry.kind, following.kind):
        return False
    return loud(entry) in [[name] for name in RUNS] and loud(entry)[0] == loud(following)[0]


def last_own(entries: Sequence[Entry], seat: int | None) -> int:
    """The entry in which the seat's person did something last; before the first one, the beginning."""
    return next((entry.number for entry in reversed(entries) if entry.seat == seat and entry.by == PERSON), 0)


def seen_before(scene: Scene) -> int:
    """The entry after which all is new: to this moment, or in the present to whoever answered last in it."""
    if scene.seat is None and scene.present:
        return scene.number
    return max(scene.after, last_own(scene.entries, scene.seat))


def retold_from(scene: Scene) -> int | None:
    """The entry from which all can be told again that others did since the seat's last own answer, if they did."""
    since = last_own(scene.entries, scene.seat)
    due = moments(scene.entries, since, scene.seat)
    if not due or scene.seat is None or scene.gone is not None:
        return None
    return since if len(due) <= MOST else due[-MOST - 1]


# ---- The table at a moment.
def next_moment(scene: Scene, after: int) -> Scene:
    """What a visitor who has seen an entry is shown next. The last moment of all is the present."""
    if scene.gone is not None:
        return scene
    due = moments(scene.entries, after, scene.seat)
    if 1 < len(due) <= MOST:
        return as_it_was(scene, due[0], after)
    return replace(scene, news=bool(due))


def own_answer(scene: Scene, number: int) -> Scene:
    """The table as the visitor's own answer left it, if others have done something since."""
    return as_it_was(scene, number, number - 1) if moments(scene.entries, number, scene.seat) else scene


def as_it_was(scene: Scene, number: int, after: int) -> Scene:
    """The table after an earlier entry: nothing can be answered there."""
    entries = scene.entries[:number]
    view: View = position_at(scene.table, entries).seen_by(scene.seat)
    return replace(
        scene,
        table=replace(scene.table, status=RUNNING),
        number=number,
        after=after,
        news=True,
        view={**view, "legal": []},
        entries=entries,
        may_undo=False,
    )
