"""The JSON API: whatever the page can do, a program can do. `docs/api.md` shows how to hold a seat."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody
from litestar.response import Response, ServerSentEvent

from meseta.games.catalogue import TITLES
from meseta.records.record import from_text
from meseta.tables.new_table import new_table
from meseta.tables.refusals import Stale
from meseta.tables.replaying import from_record, to_record
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
    Order,
    RecordFile,
    Said,
    Saying,
    TableData,
    TableLink,
    TakenSeat,
    WantedSeat,
)
from meseta.web.scene import scene_of
from meseta.web.visitor import house_of, known, somebody

Asked = Request[Any, Any, Any]
AT_TABLE = {**NO_TABLE, **UNKNOWN}


class Api(Controller):
    path = "/api"

    # ---- Who, and what there is.
    @post(
        "/people",
        summary="Take a name; the key that comes back says who you are in every later request",
        responses=REFUSALS,
    )
    async def new_person(self, request: Asked, data: JSONBody[NewPerson]) -> KnownPerson:
        people = house_of(request).people
        person = await people.welcome(data.name)
        return KnownPerson(person.name, people.token(person))

    @get("/games", summary="The games of the house and their options", responses=REFUSALS)
    async def games(self) -> list[GameData]:
        return [GameData.of(title) for title in TITLES]

    @get("/tables", summary="The listed tables, newest first", responses=REFUSALS)
    async def tables(self, request: Asked) -> list[TableData]:
        return [TableData.of(table) for table in await house_of(request).storage.listed(50)]

    # ---- Tables.
    @post("/tables", summary="Make a table", responses={**REFUSALS, **UNKNOWN})
    async def create(self, request: Asked, data: JSONBody[NewTable]) -> TableLink:
        person = await somebody(request)
        table = new_table(data.game, data.options, data.seats, person, data.name, data.listed)
        await house_of(request).tables.create(table)
        return TableLink(table.id)

    @get("/tables/{table_id:str}", summary="A table as you see it: all you may know", responses=NO_TABLE)
    async def table(self, request: Asked, table_id: FromPath[str]) -> Now:
        return Now.of(await scene_of(house_of(request).tables, table_id, await known(request)))

    @get(
        "/tables/{table_id:str}/live",
        summary="Server-sent events: a hint with a number whenever the table changes",
        responses=NO_TABLE,
    )
    async def live(self, request: Asked, table_id: FromPath[str]) -> ServerSentEvent:
        return await house_of(request).live.stream(table_id)

    @post(
        "/tables/{table_id:str}/answers",
        summary="Answer the question you are asked",
        status_code=200,
        responses={**AT_TABLE, **MOVED_ON},
    )
    async def answer(self, request: Asked, table_id: FromPath[str], data: JSONBody[Answer]) -> Response[Now]:
        house, person = house_of(request), await somebody(request)
        answer = data.answer if data.notation is None else data.notation
        if answer is None:
            raise HTTPException("Send an answer: its number, or its notation.", status_code=400)
        try:
            await house.tables.answer(table_id, person, data.decision, answer)
        except Stale as stale:
            return Response(Now.of(await scene_of(house.tables, table_id, person), str(stale)), status_code=409)
        return Response(Now.of(await scene_of(house.tables, table_id, person)))

    @post(
        "/tables/{table_id:str}/undo",
        summary="Take your last answer back",
        status_code=200,
        responses={**AT_TABLE, **MOVED_ON},
    )
    async def undo(self, request: Asked, table_id: FromPath[str]) -> Response[Now]:
        return await self.taken_back(request, table_id, whole_turn=False)

    @post(
        "/tables/{table_id:str}/restart",
        summary="Take back all of your turn that may be",
        status_code=200,
        responses={**AT_TABLE, **MOVED_ON},
    )
    async def restart(self, request: Asked, table_id: FromPath[str]) -> Response[Now]:
        return await self.taken_back(request, table_id, whole_turn=True)

    async def taken_back(self, request: Asked, table_id: str, whole_turn: bool) -> Response[Now]:
        house, person = house_of(request), await somebody(request)
        try:
            await house.tables.undo(table_id, person, whole_turn)
        except Stale as stale:
            return Response(Now.of(await scene_of(house.tables, table_id, person), str(stale)), status_code=409)
        return Response(Now.of(await scene_of(house.tables, table_id, person)))

    # ---- Seats.
    @post(
        "/tables/{table_id:str}/join",
        summary="Take a seat: the one you name, or the first free one",
        status_code=200,
        responses=AT_TABLE,
    )
    async def join(self, request: Asked, table_id: FromPath[str], data: JSONBody[WantedSeat]) -> TakenSeat:
        return TakenSeat(await house_of(request).tables.join(table_id, await somebody(request), data.seat))

    @post(
        "/tables/{table_id:str}/leave",
        summary="Leave your seat to a bot; you may come back",
        status_code=200,
        responses=AT_TABLE,
    )
    async def leave(self, request: Asked, table_id: FromPath[str]) -> Done:
        await house_of(request).tables.leave(table_id, await somebody(request))
        return Done("left")

    @post(
        "/tables/{table_id:str}/start",
        summary="Do not wait any longer: bots take the open seats",
        status_code=200,
        responses=AT_TABLE,
    )
    async def start(self, request: Asked, table_id: FromPath[str]) -> Done:
        await house_of(request).tables.start(table_id, await somebody(request))
        return Done("started")

    @post(
        "/tables/{table_id:str}/orders",
        summary="Your standing order for vetoes: ask, never, points",
        status_code=200,
        responses=AT_TABLE,
    )
    async def order(self, request: Asked, table_id: FromPath[str], data: JSONBody[Order]) -> Done:
        await house_of(request).tables.order(table_id, await somebody(request), data.veto)
        return Done("ordered")

    @post("/tables/{table_id:str}/chat", summary="Say something", status_code=200, responses=AT_TABLE)
    async def say(self, request: Asked, table_id: FromPath[str], data: JSONBody[Saying]) -> Said:
        line = await house_of(request).tables.say(table_id, await somebody(request), data.text)
        return Said(line.number)

    @post(
        "/tables/{table_id:str}/rematch",
        summary="The same people and options once more",
        status_code=200,
        responses=AT_TABLE,
    )
    async def rematch(self, request: Asked, table_id: FromPath[str]) -> TableLink:
        return TableLink(await house_of(request).tables.rematch(table_id, await somebody(request)))

    # ---- Records.
    @get(
        "/tables/{table_id:str}/record",
        summary="A finished game as a record file",
        media_type="application/json",
        responses={**NO_TABLE, **RECORD},
    )
    async def record(self, request: Asked, table_id: FromPath[str]) -> Response[bytes]:
        """A record holds every secret, so only of games that are over."""
        house = house_of(request)
        table = await house.tables.table(table_id)
        if table.status != "over":
            raise HTTPException("A record holds every secret: it can be had when the game is over.", status_code=403)
        record = to_record(table, await house.storage.entries(table_id))
        return Response(record.to_text().encode(), media_type="application/json")

    @post("/records", summary="Make a table of a record file", responses={**REFUSALS, **UNKNOWN})
    async def bring(self, request: Asked, data: JSONBody[RecordFile]) -> TableLink:
        table, entries = from_record(from_text(data.record), await somebody(request), data.name, False)
        await house_of(request).storage.create(table, entries)
        return TableLink(table.id)
