"""The page of a table: the whole of it once, then only the part that changes; and what people do there."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Final

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Redirect, ServerSentEvent, Template
from msgspec import Struct

from meseta.engine.frame import AnyPosition as Position
from meseta.engine.refusal import Refused
from meseta.storage.following import standing
from meseta.storage.rows import Person
from meseta.tables.refusals import NoSuchTable, NotYours, Stale
from meseta.tables.replaying import position_after
from meseta.web.moments import as_it_was, next_moment, own_answer
from meseta.web.page import Form, kept, page, remember
from meseta.web.scene import Scene, scene_of
from meseta.web.table_part import TablePart
from meseta.web.visitor import PACE, PACES, WHO, AnyRequest, Visitor, called, house_of, known, visitor_of

SEAT_NUMBERS: Final = tuple("012345")


class Given(Struct):
    """What the client sends when something is pressed or typed."""

    decision: int
    answer: int | None = None
    notation: str | None = None


class TablePages(Controller):
    path = "/t/{table_id:str}"
    include_in_schema = False

    # ---- Looking.
    @get("/")
    async def table(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        visitor = await visitor_of(request)
        house = house_of(request)
        scene = await scene_of(house.tables, table_id, visitor.person)
        house.tables.drive_soon(table_id)  # whoever looks also sets a table going that was left in the middle
        part = TablePart(scene, visitor.words, visitor.pace)
        key = house.people.token(visitor.person) if visitor.person else ""
        return page("table.html", visitor, part=part, scene=scene, key=key)

    @get("/part")
    async def part(
        self,
        request: AnyRequest,
        table_id: FromPath[str],
        after: FromQuery[int | None] = None,
        at: FromQuery[int | None] = None,
    ) -> Template:
        """As it is now; for who has seen the table `after` an entry, the next moment; or how it was `at` an entry."""
        visitor, scene = await self.looked_at(request, table_id)
        if after is not None:
            scene = next_moment(scene, after)
        elif at is not None and 0 <= at < scene.newest and scene.gone is None:
            scene = as_it_was(scene, at, at - 1)
        return part_of(scene, visitor)

    @get("/live")
    async def live(self, request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
        return await house_of(request).live.stream(table_id)

    @get("/replay")
    async def replay(
        self, request: AnyRequest, table_id: FromPath[str], at: FromQuery[int] = 0, seat: FromQuery[str] = ""
    ) -> Template:
        """Without a seat, what everybody sees."""
        visitor, house = await visitor_of(request), house_of(request)
        scene = await scene_of(house.tables, table_id, visitor.person)
        viewer = int(seat) if seat in SEAT_NUMBERS[: len(scene.table.seats)] else None
        if scene.table.status != "over" and viewer is not None and viewer != scene.seat:
            raise Refused("replay-not-yet")
        answers = standing(scene.entries)
        steps = scene.gone.steps if scene.gone else list(range(len(answers) + 1))
        at = min(max(at, 0), len(steps) - 1)
        view = position_at_step(scene, at).seen_by(viewer)
        part = TablePart.of_replay(scene, view, answers[: steps[at]], visitor.words, at_end=at == len(steps) - 1)
        return page(
            "replay.html",
            visitor,
            part=part,
            scene=scene,
            seat=viewer,
            at=at,
            last=len(steps) - 1,
            answer=steps[at],
            answers=len(answers),
        )

    # ---- Answering.
    @post("/answer", status_code=200)
    async def answer(self, request: AnyRequest, table_id: FromPath[str], data: JSONBody[Given]) -> Template:
        tables, person = house_of(request).tables, await self.seated(request)
        answer = data.answer if data.notation is None else data.notation
        if answer is None:
            raise Refused("error-nothing-answered")
        return await self.after(tables.answer(table_id, person, data.decision, answer), request, table_id)

    @post("/undo", status_code=200)
    async def undo(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        tables, person = house_of(request).tables, await self.seated(request)
        return await self.after(tables.undo(table_id, person, whole_turn=False), request, table_id)

    @post("/restart", status_code=200)
    async def restart(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        tables, person = house_of(request).tables, await self.seated(request)
        return await self.after(tables.undo(table_id, person, whole_turn=True), request, table_id)

    @post("/say", status_code=200)
    async def say(self, request: AnyRequest, table_id: FromPath[str], data: Form) -> Template:
        await house_of(request).tables.say(table_id, await self.seated(request), data.get("text", ""))
        return await self.now(request, table_id)

    @post("/order", status_code=200)
    async def order(self, request: AnyRequest, table_id: FromPath[str], data: Form) -> Template:
        await house_of(request).tables.order(table_id, await self.seated(request), data)
        return await self.now(request, table_id)

    @post("/pace", status_code=200)
    async def pace(self, request: AnyRequest, table_id: FromPath[str], data: Form) -> Template:
        """How fast others' moves are shown to the visitor, here and at every table."""
        pace = data.get("pace", "")
        if pace not in PACES:
            raise Refused("error-no-such-name", word=pace, kind="pace", possible=list(PACES))
        visitor, scene = await self.looked_at(request, table_id)
        part = part_of(scene, replace(visitor, pace=pace))
        part.cookies.append(kept(request, PACE, pace))
        return part

    # ---- Coming and going: plain forms, so they work without a script.
    @post("/join")
    async def join(self, request: AnyRequest, table_id: FromPath[str], data: Form) -> Redirect:
        house = house_of(request)
        await house.tables.table(table_id)  # before somebody gets a name for nothing
        person = await called(request, data.get("name", ""))
        wanted = data.get("seat", "")
        await house.tables.join(table_id, person, int(wanted) if wanted in SEAT_NUMBERS else None)
        return remember(request, f"/t/{table_id}", WHO, house.people.token(person), secret=True)

    @post("/leave")
    async def leave(self, request: AnyRequest, table_id: FromPath[str]) -> Redirect:
        await house_of(request).tables.leave(table_id, await self.seated(request))
        return Redirect(f"/t/{table_id}", status_code=303)

    @post("/start")
    async def start(self, request: AnyRequest, table_id: FromPath[str]) -> Redirect:
        await house_of(request).tables.start(table_id, await self.seated(request))
        return Redirect(f"/t/{table_id}", status_code=303)

    @post("/rematch")
    async def rematch(self, request: AnyRequest, table_id: FromPath[str]) -> Redirect:
        again = await house_of(request).tables.rematch(table_id, await self.seated(request))
        return Redirect(f"/t/{again}", status_code=303)

    @get("/as/{key:str}")
    async def elsewhere(self, request: AnyRequest, table_id: FromPath[str], key: FromPath[str]) -> Redirect | Template:
        """The own seat on another device: the link carries who one is. Whoever is somebody else here is asked first,
        for a link that was foisted on them would cost them their own seats."""
        visitor, owner = await visitor_of(request), await owner_of(request, key)
        if visitor.person not in (None, owner):
            return page("become.html", visitor, owner=owner)
        return remember(request, f"/t/{table_id}", WHO, key, secret=True)

    @post("/as/{key:str}")
    async def become(self, request: AnyRequest, table_id: FromPath[str], key: FromPath[str]) -> Redirect:
        await owner_of(request, key)
        return remember(request, f"/t/{table_id}", WHO, key, secret=True)

    # ---- Helpers.
    async def after(self, done: Awaitable[int | None], request: AnyRequest, table_id: str) -> Template:
        """The table after something was done there, and before what others did since if that is to be shown step by
        step; if the table had moved on before, it is shown as it is now."""
        try:
            number = await done
        except Stale:
            return await self.now(request, table_id, 409)
        visitor, scene = await self.looked_at(request, table_id)
        return part_of(own_answer(scene, number) if number and PACES[visitor.pace] else scene, visitor)

    async def now(self, request: AnyRequest, table_id: str, status: int = 200) -> Template:
        """The part of the page that changes, as it is now."""
        visitor, scene = await self.looked_at(request, table_id)
        return part_of(scene, visitor, status)

    async def looked_at(self, request: AnyRequest, table_id: str) -> tuple[Visitor, Scene]:
        visitor = await visitor_of(request)
        return visitor, await scene_of(house_of(request).tables, table_id, visitor.person)

    async def seated(self, request: AnyRequest) -> Person:
        person = await known(request)
        if person is None:
            raise NotYours("error-not-seated")
        return person


def position_at_step(scene: Scene, step: int) -> Position:
    """Of a game that cannot be played on, the last step may be many answers after the one before it."""
    return scene.gone.position_at(step) if scene.gone else position_after(scene.table, scene.entries, step)


async def owner_of(request: AnyRequest, key: str) -> Person:
    """Whose seat a link leads to."""
    person = await house_of(request).people.know(key)
    if person is None:
        raise NoSuchTable("error-seat-link")
    return person


def part_of(scene: Scene, visitor: Visitor, status: int = 200) -> Template:
    """The part of the page that changes."""
    return page("part.html", visitor, status, part=TablePart(scene, visitor.words, visitor.pace), scene=scene)
