"""What people say at a table, and how much of it; who comes and goes is told among it."""

from __future__ import annotations

import time
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.rows import Line, LineKind, Seat
from meseta.tables.look import Look
from meseta.tables.new_table import one_line
from meseta.tables.refusals import NotYours, TooMuch
from meseta.tables.seats import seat_of

LONGEST_LINE: Final = 400  # letters of a line of chat
MINUTE: Final = 60.0
MOST_IN_A_MINUTE: Final = 20  # lines of somebody with a seat
MOST_OF_A_SPECTATOR: Final = 5  # in a minute
MOST_KEPT_OF_A_SPECTATOR: Final = 20  # lines, of all that are shown at a table


async def say(look: Look, text: str) -> Line:
    person, said, now = look.known_person(), one_line(text)[:LONGEST_LINE], time.time()
    if not said:
        raise Refused("error-nothing-said")
    seat = seat_of(look.table, person.id)
    check_may_talk(look, person.id, seat is not None, now)
    line = await look.cache.storage.say(look.table.id, person.name, seat, said, now, person.id)
    await look.again()
    return line


async def tell(look: Look, kind: LineKind, seat: Seat) -> None:
    """Tell everybody at the table what became of whoever sits there."""
    await look.cache.storage.say(look.table.id, seat.name, seat.seat, "", time.time(), seat.person or "", kind)


def check_may_talk(look: Look, person: str, seated: bool, now: float) -> None:
    if person in look.table.barred:
        raise NotYours("error-silenced")
    if look.table.quiet and not seated and person != look.table.host:
        raise NotYours("error-quiet")
    own = [line.at for line in look.state.lines if line.person == person and line.kind == LineKind.SAID]
    most = MOST_IN_A_MINUTE if seated else MOST_OF_A_SPECTATOR
    if sum(at > now - MINUTE for at in own) >= most:
        raise TooMuch("error-chat-fast", most=most)
    if not seated and len(own) >= MOST_KEPT_OF_A_SPECTATOR:
        raise Refused("error-chat-much", most=MOST_KEPT_OF_A_SPECTATOR)
