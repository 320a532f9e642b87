"""Tables that cannot be played on: their rules are gone, or those of today do not accept what was played.

Nothing of them is lost. They are shown as they were stored, replayed as far as today's rules tell the same as was told
then, and exported; but neither people nor bots can answer there.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Final

from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.engine.saving import from_text
from meseta.games.catalogue import title_of
from meseta.storage.following import Following, standing
from meseta.storage.rows import Entry, EntryKind, Table
from meseta.tables.dealing import beginning, is_dealt
from meseta.tables.game import Game, game_now
from meseta.tables.refusals import RulesGone
from meseta.tables.replaying import position_after

LOGGER: Final = logging.getLogger("meseta.tables")


@dataclass(frozen=True, slots=True)
class GoneGame:
    """What can be shown of the game of such a table."""

    table: Table  # with the options that there are today
    rules: int  # the version it was played by
    program: int  # the version of today
    entries: list[Entry]
    position: Position  # as it was stored; if that cannot be read any more, the last that today's rules come to
    is_stored: bool  # which of the two
    followed: int  # so many of the answers that stand are taken today, and tell the same

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def dealt(self) -> bool:
        return is_dealt(self.table)

    @property
    def answers(self) -> int:
        """How many stand."""
        return len(standing(self.entries))

    @property
    def is_followed(self) -> bool:
        """Do today's rules tell the whole game as it was told?"""
        return self.followed == self.answers

    @property
    def refusal(self) -> RulesGone:
        return RulesGone(self.rules, self.program)

    @property
    def steps(self) -> list[int]:
        """After how many answers it can be shown: as far as today's rules follow, and as it was stored."""
        reached = list(range(self.followed + 1))
        return [*reached, self.answers] if self.is_stored and not self.is_followed else reached

    def position_at(self, step: int) -> Position:
        """At one of the steps."""
        last = step == len(self.steps) - 1
        return self.position if last else position_after(self.table, of_first_rules(self.entries), self.steps[step])


# ---- Is it gone?
def rules_today(table: Table) -> int:
    """The version of the rules that such a table would be played by now; 0 if there is no such game any more."""
    try:
        return title_of(table.game).rules_version(options_today(table))
    except Refused:
        return 0


def has_old_rules(table: Table) -> bool:
    """Whether the log is accepted nevertheless is known only when it is read."""
    return table.rules != rules_today(table)


def check_rules(table: Table) -> None:
    if has_old_rules(table):
        raise RulesGone(table.rules, rules_today(table))


def read_on(table: Table, game: Game | None, entries: list[Entry]) -> Game:
    """The game of a table after more entries of its log, or after all of it; `RulesGone` if that cannot be."""
    try:
        if game is None:
            return game_now(table, entries)
        for entry in entries:
            game.read(entry)
    except RulesGone:
        raise
    except Exception as error:  # whatever an old log meets in today's rules, its table can be shown
        LOGGER.warning("the log of table %s is not accepted: %s", table.id, error, exc_info=not_refused(error))
        raise RulesGone(table.rules, rules_today(table)) from None
    return game


def not_refused(error: Exception) -> Exception | None:
    """What rules refuse needs no trace; anything else is a mistake of ours."""
    return None if isinstance(error, Refused) else error


def how_far(table: Table, entries: list[Entry]) -> Refused:
    """What is left of such a table, for the operator of a server."""
    try:
        game = gone_game(table, entries)
    except Refused as refused:
        return refused
    return Refused(
        "stored-rules-gone",
        played=game.rules,
        program=game.program,
        followed=game.followed,
        answers=game.answers,
        shown="yes" if game.is_stored else "no",
    )


# ---- What can be shown of it.
def gone_game(table: Table, entries: list[Entry]) -> GoneGame:
    today = replace(table, options=options_today(table))
    told = of_first_rules(entries)
    followed = answers_followed(today, told)
    position = stored_position(table) if is_dealt(table) else beginning(today)
    shown = position_after(today, told, followed) if position is None else position
    return GoneGame(today, table.rules, rules_today(table), entries, shown, position is not None, followed)


def of_first_rules(entries: list[Entry]) -> list[Entry]:
    """A log as far as the rules did not change in it."""
    return entries[: next((at for at, entry in enumerate(entries) if entry.kind == EntryKind.RULES), len(entries))]


def options_today(table: Table) -> dict[str, str]:
    """The options of a table as far as there still are such; the others have their defaults."""
    settled: dict[str, str] = {}
    for option in title_of(table.game).options:
        chosen = table.options.get(option.name, "")
        fits = option.allows(chosen) and not option.objection(chosen, settled)
        settled[option.name] = chosen if fits else option.possible(settled)[0]
    return settled


def stored_position(table: Table) -> Position | None:
    """The position of the snapshot, if today's rules can read it and everybody can see it."""
    try:
        position = title_of(table.game).load(from_text(table.snapshot))
        for viewer in (None, *range(len(table.seats))):
            position.seen_by(viewer)
    except Exception as error:
        LOGGER.warning("the position of table %s cannot be read: %s", table.id, error, exc_info=not_refused(error))
        return None
    return position


def answers_followed(table: Table, entries: list[Entry]) -> int:
    """How many of the answers that stand are taken today and tell the same events as then, in whatever order."""
    following, answers = Following(table.game, table.options, table.seed), standing(entries)
    return next((number for number, entry in enumerate(answers) if not following.follows(entry)), len(answers))
