"""The page of a table: the whole of it once, then only the part that changes. What is done there: see `actions`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEvent, Template

from meseta.engine.position import Position
from meseta.engine.refusal import Refused
from meseta.records.verifying import CannotTell
from meseta.storage.following import standing
from meseta.storage.rows import Person, TableStatus
from meseta.tables.coming_and_going import check_invitation, join
from meseta.tables.dealing import shuffle_of
from meseta.tables.replaying import first_step, flaw, position_after
from meseta.tables.seats import host_name, wanted_seats
from meseta.web.addresses import address_of
from meseta.web.page import Form, cookie, page, redirect_with_cookie
from meseta.web.panels.shuffle import facts
from meseta.web.part_page import part_of
from meseta.web.people import CODE_SECONDS
from meseta.web.scene import Scene, scene_of
from meseta.web.table_part import TablePart
from meseta.web.visitor import (
    PACE,
    PACES,
    WHO,
    AnyRequest,
    looking,
    named_person,
    not_a_stranger,
    services,
    visitor_of,
)
from meseta.web.walk import earlier, next_moment
from meseta.wording.words import Words

SEAT_NUMBERS: Final = tuple("012345")


class TablePages(Controller):
    path = "/t/{table_id:str}"
    include_in_schema = False

    # ---- Looking.
    @get("/")
    async def table(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        async with looking(request, table_id) as (look, visitor):
            scene = await scene_of(look)
            await look.resume()
        part = TablePart(scene, visitor.words, visitor.pace)
        return page("table.html", visitor, part=part, scene=scene)

    @get("/part")
    async def part(
        self,
        request: AnyRequest,
        table_id: FromPath[str],
        after: FromQuery[int | None] = None,
        at: FromQuery[int | None] = None,
    ) -> Template:
        """As it is now; for who has seen the table `after` an entry, the next moment; or how it was `at` an entry."""
        async with looking(request, table_id) as (look, visitor):
            scene, game = await scene_of(look), await look.game()
            if after is not None:
                scene = next_moment(scene, game, after)
            elif at is not None:
                scene = earlier(scene, game, at)
        return part_of(scene, visitor)

    @get("/live")
    async def live(self, request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
        return await services(request).live.stream(table_id, address_of(request.scope))

    @get("/replay")
    async def replay(
        self, request: AnyRequest, table_id: FromPath[str], at: FromQuery[int] = 0, seat: FromQuery[str] = ""
    ) -> Template:
        """Without a seat, what everybody sees."""
        async with looking(request, table_id) as (look, visitor):
            scene = await scene_of(look)
        viewer = int(seat) if seat in SEAT_NUMBERS[: len(scene.table.seats)] else None
        if scene.table.status != TableStatus.OVER and viewer is not None and viewer != scene.shown:
            raise Refused("replay-not-yet")
        answers = standing(scene.entries)
        steps = scene.gone.steps if scene.gone else list(range(first_step(scene.entries), len(answers) + 1))
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

    @get("/verify")
    async def verify(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        """Where the luck of the table comes from, and when the game is over: whether it did."""
        async with looking(request, table_id) as (look, visitor):
            table, game = look.table, await look.game()
        shuffle = shuffle_of(table)
        over = shuffle is not None and shuffle.secret is not None
        found = flaw(table, game.entries) if over else None
        return page(
            "verify.html",
            visitor,
            table=table,
            shuffle=shuffle,
            facts=facts(shuffle, visitor.words) if shuffle else "",
            over=over,
            verdict=verdict(found, visitor.words),
            holds=found is None,
        )

    @post("/pace", status_code=200)
    async def pace(self, request: AnyRequest, table_id: FromPath[str], data: Form) -> Template:
        """How fast others' moves are shown to the visitor, here and at every table."""
        pace = data.get("pace", "")
        if pace not in PACES:
            raise Refused("error-no-such-name", word=pace, kind="pace", possible=list(PACES))
        async with looking(request, table_id) as (look, visitor):
            part = part_of(await scene_of(look), replace(visitor, pace=pace))
        part.cookies.append(cookie(request, PACE, pace))
        return part

    # ---- Who one is.
    @post("/join")
    async def join(self, request: AnyRequest, table_id: FromPath[str], data: Form) -> Redirect:
        """A seat, and a name with it: so a guest needs no more than a link."""
        wanted = data.get("seat", "")
        async with looking(request, table_id) as (look, visitor):
            look.person = await named_person(request, visitor, data.get("name", ""))
            await join(look, int(wanted) if wanted in SEAT_NUMBERS else None)
        return to_seat(request, table_id, look.person)

    @get("/invited/{invitation:str}")
    async def invited(
        self, request: AnyRequest, table_id: FromPath[str], invitation: FromPath[str]
    ) -> Template | Redirect:
        """What those at a listed table give to their friends: it opens a seat, also where the game has begun."""
        async with looking(request, table_id) as (look, visitor):
            check_invitation(look.table, invitation)
            scene = await scene_of(look)
        if scene.sits or scene.away or not wanted_seats(look.table, None):
            return Redirect(f"/t/{table_id}", status_code=303)
        return page("invited.html", visitor, table=look.table, host=host_name(look.table))

    @post("/invited/{invitation:str}")
    async def join_invited(
        self, request: AnyRequest, table_id: FromPath[str], invitation: FromPath[str], data: Form
    ) -> Redirect:
        async with looking(request, table_id) as (look, visitor):
            check_invitation(look.table, invitation)
            look.person = await named_person(request, visitor, data.get("name", ""))
            await join(look, None, invitation)
        return to_seat(request, table_id, look.person)

    @post("/device", status_code=200)
    async def device(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        """A link to the own seat for another device: made when it is asked for, good for once and not for long."""
        visitor, people = await visitor_of(request), services(request).people
        code = await people.new_code(not_a_stranger(visitor.person))
        return page("device.html", visitor, table_id=table_id, code=code, minutes=int(CODE_SECONDS // 60))

    @get("/as/{code:str}")
    async def elsewhere(self, request: AnyRequest, table_id: FromPath[str], code: FromPath[str]) -> Template:
        """Whoever follows the link is asked: one that was foisted on them would make them sit where others look."""
        visitor, owner = await visitor_of(request), await services(request).people.look_up_code(code)
        return page("become.html", visitor, owner=owner, table_id=table_id)

    @post("/as/{code:str}")
    async def become(self, request: AnyRequest, table_id: FromPath[str], code: FromPath[str]) -> Redirect:
        return to_seat(request, table_id, await services(request).people.use_code(code))


def to_seat(request: AnyRequest, table_id: str, person: Person) -> Redirect:
    """To the table, as a person."""
    return redirect_with_cookie(request, f"/t/{table_id}", WHO, services(request).people.token(person), secret=True)


def verdict(flaw: Refused | None, words: Words) -> str:
    """Whether a game followed from its secret, as far as that can be told."""
    if flaw is None:
        return words.say("verify-holds")
    return words.say("verify-unknown" if isinstance(flaw, CannotTell) else "verify-fails", reason=words.refusal(flaw))


def position_at_step(scene: Scene, step: int) -> Position:
    """Of a game that cannot be played on, the last step may be many answers after the one before it."""
    if scene.gone:
        return scene.gone.position_at(step)
    return position_after(scene.table, scene.entries, first_step(scene.entries) + step)
