"""What can be done at a table: one list, from which both the pages and the API are made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from meseta.engine.refusal import Refused
from meseta.tables import answering, coming_and_going, hosting, taking_back, talking
from meseta.tables.export_record import open_record
from meseta.tables.hint import Question
from meseta.tables.look import Look
from meseta.tables.moving import move
from meseta.tables.rematch import rematch
from meseta.tables.tables import Tables
from meseta.web.api_data import (
    Answer,
    Done,
    Granted,
    HintData,
    LineNumber,
    Quiet,
    Said,
    Saying,
    SeatNumber,
    TableLink,
    TakenSeat,
    WantedSeat,
)


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a person does at a table.

    It returns what the API answers. Without `gives` that is the table as it is then; what is returned is the number of
    the person's own entry in the log, if there is one.
    """

    name: str  # on pages, and in the API unless this has another
    summary: str
    do: Callable[[Tables, Look, Any], Awaitable[Any]]
    sent: Any = None  # the type of what is sent
    gives: type[Struct] | None = None
    api_name: str = ""
    sent_as_form: bool = False  # by a page
    leads_to_page: bool = False  # a plain form, which works without a script
    on_pages: bool = True  # made from this list for pages too
    then: Callable[[Tables, Any], Awaitable[Any]] | None = None  # what takes a while, when nobody waits for the table


async def answer(tables: Tables, look: Look, sent: Answer) -> int:
    said = sent.answer if sent.notation is None else sent.notation
    if said is None:
        raise Refused("error-nothing-answered")
    return await answering.answer(look, sent.decision, said)


async def undo(tables: Tables, look: Look, sent: None) -> None:
    await taking_back.undo(look, whole_turn=False)


async def restart(tables: Tables, look: Look, sent: None) -> None:
    await taking_back.undo(look, whole_turn=True)


async def ask_take_back(tables: Tables, look: Look, sent: None) -> None:
    await taking_back.ask(look)


async def reply_take_back(tables: Tables, look: Look, sent: Granted) -> None:
    await taking_back.reply(look, sent.granted)


async def order(tables: Tables, look: Look, sent: dict[str, str]) -> Done:
    await answering.order(look, sent)
    return Done("ordered")


async def say(tables: Tables, look: Look, sent: Saying) -> Said:
    return Said((await talking.say(look, sent.text)).number)


async def join(tables: Tables, look: Look, sent: WantedSeat) -> TakenSeat:
    return TakenSeat(await coming_and_going.join(look, sent.seat, sent.invitation))


async def leave(tables: Tables, look: Look, sent: None) -> Done:
    await coming_and_going.leave(look)
    return Done("left")


async def change_seat(tables: Tables, look: Look, sent: SeatNumber) -> Done:
    await move(look, sent.seat)
    return Done("moved")


async def add_words(tables: Tables, look: Look, sent: Saying) -> Done:
    await coming_and_going.add_words(look, sent.text)
    return Done("shuffled in")


async def start(tables: Tables, look: Look, sent: None) -> Done:
    await coming_and_going.start(look)
    return Done("started")


async def open_running_record(tables: Tables, look: Look, sent: None) -> Done:
    await open_record(look)
    return Done("opened")


async def hand_over(tables: Tables, look: Look, sent: SeatNumber) -> Done:
    return Done("handed over" if await hosting.hand_over(look, sent.seat) else "asked for")


async def remove(tables: Tables, look: Look, sent: SeatNumber) -> Done:
    await hosting.remove(look, sent.seat)
    return Done("removed")


async def silence(tables: Tables, look: Look, sent: LineNumber) -> Done:
    await hosting.silence(look, sent.line)
    return Done("silenced")


async def keep_quiet(tables: Tables, look: Look, sent: Quiet) -> Done:
    await hosting.keep_quiet(look, sent.quiet)
    return Done("quiet" if sent.quiet else "open to all")


async def readmit(tables: Tables, look: Look, sent: None) -> Done:
    await hosting.readmit(look)
    return Done("readmitted")


async def play_again(tables: Tables, look: Look, sent: None) -> TableLink:
    return TableLink(await rematch(tables, look))


async def ask_for_hint(tables: Tables, look: Look, sent: None) -> Question:
    return await tables.hinter.ask(look)


async def give_hint(tables: Tables, question: Question) -> HintData:
    return HintData.of(await tables.hinter.answer(question))


ACTIONS: Final = [
    Action("answer", "Answer the question you are asked", answer, Answer, api_name="answers"),
    Action("undo", "Take your last answer back", undo),
    Action("restart", "Take back all of your turn that may be", restart),
    Action("ask-take-back", "Ask the others to let you take your last answer back", ask_take_back),
    Action(
        "reply-take-back",
        "Agree that somebody takes an answer back, or not",
        reply_take_back,
        Granted,
        sent_as_form=True,
    ),
    Action(
        "order",
        "Your standing orders by their names, such as veto: ask, never or points",
        order,
        dict[str, str],
        Done,
        api_name="orders",
        sent_as_form=True,
    ),
    Action("say", "Say something", say, Saying, Said, api_name="chat", sent_as_form=True),
    # A page shows it beside what changes: see `table_pages`.
    Action(
        "hint",
        "The answers that look best from your seat, and what each may bring; the others hear that you took a hint",
        ask_for_hint,
        gives=HintData,
        on_pages=False,
        then=give_hint,
    ),
    # On a page a guest takes a name with the seat: see `table_pages`.
    Action("join", "Take a seat: the one you name, or the first free one", join, WantedSeat, TakenSeat, on_pages=False),
    Action("leave", "Leave your seat to a bot; you may come back", leave, gives=Done, leads_to_page=True),
    Action(
        "move",
        "Take another seat that is open, until the game begins",
        change_seat,
        SeatNumber,
        Done,
        sent_as_form=True,
        leads_to_page=True,
    ),
    Action(
        "words",
        "Add words of your own to the shuffle, until the game begins",
        add_words,
        Saying,
        Done,
        sent_as_form=True,
        leads_to_page=True,
    ),
    Action("start", "Do not wait any longer: bots take the open seats", start, gives=Done, leads_to_page=True),
    Action(
        "open-record",
        "Alone against bots: make the record of a running game yours to have; nobody else can sit down then",
        open_running_record,
        gives=Done,
        leads_to_page=True,
    ),
    Action(
        "hand-over",
        "Let a bot play for a person who has been awaited for too long; they may come back",
        hand_over,
        SeatNumber,
        Done,
        sent_as_form=True,
        leads_to_page=True,
    ),
    Action(
        "remove",
        "Whoever made the table: send a person away before the game begins",
        remove,
        SeatNumber,
        Done,
        sent_as_form=True,
        leads_to_page=True,
    ),
    Action("silence", "Silence the spectator who said a line", silence, LineNumber, Done, sent_as_form=True),
    Action("quiet", "Let only those talk who have a seat, or everybody", keep_quiet, Quiet, Done, sent_as_form=True),
    Action("readmit", "Let all who were sent away or silenced sit down and talk again", readmit, gives=Done),
    Action(
        "rematch",
        "The same once more: the first who wants it makes the table",
        play_again,
        gives=TableLink,
        leads_to_page=True,
    ),
]
