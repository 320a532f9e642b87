"""The JSON API: whatever the page can do, a program can do. `docs/api.md` shows how to hold a seat."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.exceptions import HTTPException
from litestar.response import Response, ServerSentEvent
from msgspec import Struct

from meseta.games.catalogue import TITLES
from meseta.records.record import from_text
from meseta.tables.new_table import new_table
from meseta.tables.refusals import Stale
from meseta.tables.replaying import from_record, to_record
from meseta.web.live import stream
from meseta.web.scene import as_data, scene_of, seat_data
from meseta.web.visitor import house_of, known, somebody

Asked = Request[Any, Any, Any]


# ---- What is sent.
class NewPerson(Struct):
    name: str


class NewTable(Struct):
    game: str
    seats: list[str]  # "you", "open", or the name of a bot
    options: dict[str, str] = {}
    name: str = ""
    listed: bool = False


class Answer(Struct):
    decision: int  # as the view named it
    answer: int | None = None  # a number of `legal`, or
    notation: str | None = None  # its text


class WantedSeat(Struct):
    seat: int | None = None


class Order(Struct):
    veto: str


class Saying(Struct):
    text: str


class RecordFile(Struct):
    record: str
    name: str = ""


class Api(Controller):
    path = "/api"

    # ---- Who, and what there is.
    @post("/people", summary="Take a name; the key that comes back says who you are in every later request")
    async def new_person(self, request: Asked, data: NewPerson) -> dict[str, str]:
        people = house_of(request).people
        person = await people.welcome(data.name)
        return {"name": person.name, "key": people.token(person)}

    @get("/games", summary="The games of the house and their options")
    async def games(self) -> list[dict[str, Any]]:
        return [
            {
                "game": title.name,
                "options": [
                    {"name": option.name, "values": option.values, "says": option.says} for option in title.options
                ],
            }
            for title in TITLES
        ]

    @get("/tables", summary="The listed tables, newest first")
    async def tables(self, request: Asked) -> list[dict[str, Any]]:
        found = await house_of(request).storage.listed(50)
        return [
            {
                "id": table.id,
                "name": table.name,
                "game": table.game,
                "options": table.options,
                "status": table.status,
                "number": table.number,
                "seats": [seat_data(seat) for seat in table.seats],
            }
            for table in found
        ]

    # ---- Tables.
    @post("/tables", summary="Make a table")
    async def create(self, request: Asked, data: NewTable) -> dict[str, str]:
        person = await somebody(request)
        table = new_table(data.game, data.options, data.seats, person, data.name, data.listed)
        await house_of(request).tables.create(table)
        return {"id": table.id}

    @get("/tables/{table_id:str}", summary="A table as you see it: all you may know")
    async def table(self, request: Asked, table_id: str) -> dict[str, Any]:
        return as_data(await scene_of(house_of(request).tables, table_id, await known(request)))

    @get("/tables/{table_id:str}/live", summary="Server-sent events: a hint with a number whenever the table changes")
    async def live(self, request: Asked, table_id: str) -> ServerSentEvent:
        house = house_of(request)
        await house.tables.table(table_id)
        return stream(house.tables, house.stopping, table_id)

    @post("/tables/{table_id:str}/answers", summary="Answer the question you are asked", status_code=200)
    async def answer(self, request: Asked, table_id: str, data: Answer) -> Response[dict[str, Any]]:
        house, person = house_of(request), await somebody(request)
        try:
            async with house.tables.open(table_id) as (_, game):
                option = game.position.parse(data.notation) if data.notation is not None else data.answer
            if option is None:
                raise HTTPException("Send an answer: its number, or its notation.", status_code=400)
            await house.tables.answer(table_id, person, data.decision, option)
        except Stale as stale:
            now = as_data(await scene_of(house.tables, table_id, person))
            return Response({"error": str(stale), **now}, status_code=409)
        return Response(as_data(await scene_of(house.tables, table_id, person)))

    @post("/tables/{table_id:str}/undo", summary="Take your last answer back", status_code=200)
    async def undo(self, request: Asked, table_id: str) -> dict[str, Any]:
        return await self.done(request, table_id, whole_turn=False)

    @post("/tables/{table_id:str}/restart", summary="Take back all of your turn that may be", status_code=200)
    async def restart(self, request: Asked, table_id: str) -> dict[str, Any]:
        return await self.done(request, table_id, whole_turn=True)

    async def done(self, request: Asked, table_id: str, whole_turn: bool) -> dict[str, Any]:
        house, person = house_of(request), await somebody(request)
        await house.tables.undo(table_id, person, whole_turn)
        return as_data(await scene_of(house.tables, table_id, person))

    # ---- Seats.
    @post(
        "/tables/{table_id:str}/join", summary="Take a seat: the one you name, or the first free one", status_code=200
    )
    async def join(self, request: Asked, table_id: str, data: WantedSeat) -> dict[str, int]:
        return {"seat": await house_of(request).tables.join(table_id, await somebody(request), data.seat)}

    @post("/tables/{table_id:str}/leave", summary="Leave your seat to a bot; you may come back", status_code=200)
    async def leave(self, request: Asked, table_id: str) -> dict[str, str]:
        await house_of(request).tables.leave(table_id, await somebody(request))
        return {"seat": "left"}

    @post("/tables/{table_id:str}/start", summary="Do not wait any longer: bots take the open seats", status_code=200)
    async def start(self, request: Asked, table_id: str) -> dict[str, str]:
        await house_of(request).tables.start(table_id, await somebody(request))
        return {"table": "started"}

    @post(
        "/tables/{table_id:str}/orders", summary="Your standing order for vetoes: ask, never, points", status_code=200
    )
    async def order(self, request: Asked, table_id: str, data: Order) -> dict[str, str]:
        await house_of(request).tables.order(table_id, await somebody(request), data.veto)
        return {"veto": data.veto}

    @post("/tables/{table_id:str}/chat", summary="Say something", status_code=200)
    async def say(self, request: Asked, table_id: str, data: Saying) -> dict[str, int]:
        line = await house_of(request).tables.say(table_id, await somebody(request), data.text)
        return {"number": line.number}

    @post("/tables/{table_id:str}/rematch", summary="The same people and options once more", status_code=200)
    async def rematch(self, request: Asked, table_id: str) -> dict[str, str]:
        return {"id": await house_of(request).tables.rematch(table_id, await somebody(request))}

    # ---- Records.
    @get("/tables/{table_id:str}/record", summary="A finished game as a record file", media_type="application/json")
    async def record(self, request: Asked, table_id: str) -> str:
        """A record holds every secret, so only of games that are over."""
        house = house_of(request)
        table = await house.tables.table(table_id)
        if table.status != "over":
            raise HTTPException("A record holds every secret: it can be had when the game is over.", status_code=403)
        return to_record(table, await house.storage.entries(table_id)).to_text()

    @post("/records", summary="Make a table of a record file")
    async def bring(self, request: Asked, data: RecordFile) -> dict[str, str]:
        table, entries = from_record(from_text(data.record), await somebody(request), data.name, False)
        await house_of(request).storage.create(table, entries)
        return {"id": table.id}
