"""What people say at a table."""

from __future__ import annotations

import time
from typing import Final

from meseta.engine.refusal import Refused
from meseta.storage.rows import Line
from meseta.tables.look import Look
from meseta.tables.new_table import one_line
from meseta.tables.seats import seat_of

LONGEST_LINE: Final = 400  # letters of a line of chat


async def say(look: Look, text: str) -> Line:
    person, said = look.known_person(), one_line(text)[:LONGEST_LINE]
    if not said:
        raise Refused("error-nothing-said")
    seat = seat_of(look.table, person.id)
    line = await look.cache.storage.say(look.table.id, person.name, seat, said, time.time(), person.id)
    await look.again()
    return line
