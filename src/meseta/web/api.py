"""The JSON API: whatever the page can do, a program can do. `docs/api.md` shows how to hold a seat."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from litestar import Controller, get, post
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response, ServerSentEvent

from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES, title
from meseta.records.record import from_text
from meseta.storage.rows import Person
from meseta.tables.new_table import new_table
from meseta.tables.refusals import Stale
from meseta.tables.replaying import from_record
from meseta.tables.tables import Tables
from meseta.web.api_data import (
    MOVED_ON,
    NO_TABLE,
    RECORD,
    REFUSALS,
    UNKNOWN,
    Answer,
    Done,
    GameData,
    KnownPerson,
    NewPerson,
    NewTable,
    Now,
    RecordFile,
    Said,
    Saying,
    TableData,
    TableLink,
    TakenSeat,
    WantedSeat,
)
from meseta.web.scene import scene_of
from meseta.web.visitor import AnyRequest, house_of, known, somebody
from meseta.wording.cards import card_texts
from meseta.wording.words import DEFAULT, LANGUAGES, words

AT_TABLE: Final = "/tables/{table_id:str}"


def deed(name: str, summary: str, also: dict[int, ResponseSpec] | None = None) -> post:
    """The route of something that somebody known does at a table."""
    refusals = {**NO_TABLE, **UNKNOWN, **(also or {})}
    return post(f"{AT_TABLE}/{name}", summary=summary, status_code=200, responses=refusals)


class Api(Controller):
    path = "/api"

    # ---- Who, and what there is.
    @post(
        "/people",
        summary="Take a name; the key that comes back says who you are in every later request",
        responses=REFUSALS,
    )
    async def new_person(self, request: AnyRequest, data: JSONBody[NewPerson]) -> KnownPerson:
        people = house_of(request).people
        person = await people.welcome(data.name)
        return KnownPerson(person.name, people.token(person))

    @get("/games", summary="The games of the house and their options", responses=REFUSALS)
    async def games(self) -> list[GameData]:
        return [GameData.of(each) for each in TITLES]

    @get(
        "/games/{game:str}/texts",
        summary="What the cards of a game say, by the names their texts have in a view",
        responses=REFUSALS,
    )
    async def texts(self, game: FromPath[str], language: FromQuery[str] = DEFAULT) -> dict[str, str]:
        if language not in LANGUAGES:
            raise Refused("error-no-such-name", word=language, kind="language", possible=list(LANGUAGES))
        return card_texts(words(language), title(game))

    @get("/tables", summary="The listed tables, newest first", responses=REFUSALS)
    async def tables(self, request: AnyRequest) -> list[TableData]:
        return [TableData.of(table) for table in await house_of(request).storage.listed(50)]

    # ---- Tables.
    @post("/tables", summary="Make a table", responses={**REFUSALS, **UNKNOWN})
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableLink:
        person = await somebody(request)
        table = new_table(data.game, data.options, data.seats, person, data.name, data.listed)
        await house_of(request).tables.create(table)
        return TableLink(table.id)

    @get(AT_TABLE, summary="A table as you see it: all you may know", responses=NO_TABLE)
    async def table(self, request: AnyRequest, table_id: FromPath[str]) -> Now:
        return Now.of(await scene_of(house_of(request).tables, table_id, await known(request)))

    @get(
        f"{AT_TABLE}/live",
        summary="Server-sent events: a hint with a number whenever the table changes",
        responses=NO_TABLE,
    )
    async def live(self, request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
        return await house_of(request).live.stream(table_id)

    @deed("answers", "Answer the question you are asked", MOVED_ON)
    async def answer(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[Answer]) -> Response[Now]:
        tables, person = house_of(request).tables, await somebody(request)
        answer = data.answer if data.notation is None else data.notation
        if answer is None:
            raise HTTPException("Send an answer: its number, or its notation.", status_code=400)
        return await after(tables.answer(table_id, person, data.decision, answer), tables, table_id, person)

    @deed("undo", "Take your last answer back", MOVED_ON)
    async def undo(self, request: AnyRequest, table_id: FromPath[str]) -> Response[Now]:
        tables, person = house_of(request).tables, await somebody(request)
        return await after(tables.undo(table_id, person, whole_turn=False), tables, table_id, person)

    @deed("restart", "Take back all of your turn that may be", MOVED_ON)
    async def restart(self, request: AnyRequest, table_id: FromPath[str]) -> Response[Now]:
        tables, person = house_of(request).tables, await somebody(request)
        return await after(tables.undo(table_id, person, whole_turn=True), tables, table_id, person)

    # ---- Seats.
    @deed("join", "Take a seat: the one you name, or the first free one")
    async def join(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[WantedSeat]) -> TakenSeat:
        return TakenSeat(await house_of(request).tables.join(table_id, await somebody(request), data.seat))

    @deed("leave", "Leave your seat to a bot; you may come back")
    async def leave(self, request: AnyRequest, table_id: FromPath[str]) -> Done:
        await house_of(request).tables.leave(table_id, await somebody(request))
        return Done("left")

    @deed("start", "Do not wait any longer: bots take the open seats")
    async def start(self, request: AnyRequest, table_id: FromPath[str]) -> Done:
        await house_of(request).tables.start(table_id, await somebody(request))
        return Done("started")

    @deed("orders", "Your standing orders by their names, such as veto: ask, never or points")
    async def order(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[dict[str, str]]) -> Done:
        await house_of(request).tables.order(table_id, await somebody(request), data)
        return Done("ordered")

    @deed("chat", "Say something")
    async def say(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[Saying]) -> Said:
        line = await house_of(request).tables.say(table_id, await somebody(request), data.text)
        return Said(line.number)

    @deed("rematch", "The same people and options once more")
    async def rematch(self, request: AnyRequest, table_id: FromPath[str]) -> TableLink:
        return TableLink(await house_of(request).tables.rematch(table_id, await somebody(request)))

    # ---- Records.
    @get(
        f"{AT_TABLE}/record",
        summary="A game that is over, or cannot be played on, as a record file",
        media_type="application/json",
        responses={**NO_TABLE, **RECORD},
    )
    async def record(self, request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        record = await house_of(request).tables.record(table_id, await known(request))
        return Response(record.to_text().encode(), media_type="application/json")

    @post("/records", summary="Make a table of a record file", responses={**REFUSALS, **UNKNOWN})
    async def bring(self, request: AnyRequest, data: JSONBody[RecordFile]) -> TableLink:
        table, entries = from_record(from_text(data.record), await somebody(request), data.name, data.seat)
        await house_of(request).tables.create(table, entries)
        return TableLink(table.id)


async def after(done: Awaitable[object], tables: Tables, table_id: str, person: Person) -> Response[Now]:
    """A table after something was done there; if it had moved on before, it is shown as it is now."""
    try:
        await done
    except Stale as stale:
        return Response(Now.of(await scene_of(tables, table_id, person), str(stale)), status_code=409)
    return Response(Now.of(await scene_of(tables, table_id, person)))
