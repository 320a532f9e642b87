"""The page of a table: the whole of it once, then only the part that changes. What is done there: see `actions`."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, ServerSentEvent, Template

from meseta.engine.refusal import Refused
from meseta.records.verifying import CannotTell
from meseta.storage.rows import Person, TableStatus
from meseta.tables.coming_and_going import check_invitation, join
from meseta.tables.dealing import shuffle_of
from meseta.tables.moments import Moment
from meseta.tables.replaying import flaw
from meseta.tables.seats import host_name, wanted_seats
from meseta.web.addresses import address_of
from meseta.web.help import help_with, now
from meseta.web.page import Form, cookie, page, redirect_with_cookie
from meseta.web.panels.friends import Friends, ways_in
from meseta.web.panels.hint import hint_lines
from meseta.web.panels.shuffle import facts
from meseta.web.part_page import fetched_part, part_of, table_part
from meseta.web.people import CODE_SECONDS
from meseta.web.qr_code import qr_code
from meseta.web.rate import without_turn
from meseta.web.reach import reach_of
from meseta.web.replay import Replay
from meseta.web.scene import scene_of
from meseta.web.visitor import (
    COACH,
    PACE,
    PACES,
    WHO,
    AnyRequest,
    find_person,
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
        services(request).reviewer.review_soon(scene.table)
        friends = Friends(await reach_of(request), services(request).codes.of(scene.table))
        part = replace(table_part(scene, visitor), friends=friends)
        ways = ways_in(scene.link, table_id, visitor.words, friends)
        return page("table.html", visitor, part=part, scene=scene, ways_in=ways, host=host_name(scene.table))

    @get("/part")
    async def part(
        self,
        request: AnyRequest,
        table_id: FromPath[str],
        after: FromQuery[int | None] = None,
        steps: FromQuery[int | None] = None,
        brief: FromQuery[bool] = False,
        at: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        """As it is now; for who has seen the table `after` an entry, or so many steps of it, the next moment; or how it
        was `at` an entry."""
        async with looking(request, table_id) as (look, visitor):
            scene, game = await scene_of(look), await look.game()
            if after is not None:
                scene = next_moment(scene, game, Moment(after, steps), brief)
            elif at is not None:
                scene = earlier(scene, game, at)
        services(request).reviewer.review_soon(scene.table)
        return fetched_part(request, scene, visitor)

    @get("/live")
    async def live(self, request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
        person = await find_person(request)
        return await services(request).live.stream(table_id, address_of(request.scope), person)

    @get("/qr")
    async def qr(self, request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        """The link for friends as phones read it with their camera."""
        async with looking(request, table_id) as (look, _):
            link = (await scene_of(look)).link
        reach = await reach_of(request)
        drawn = qr_code(f"{reach.in_network if reach.only_here and reach.in_network else reach.origin}{link}")
        return Response(drawn, media_type="image/svg+xml")

    @get("/replay")
    async def replay(
        self,
        request: AnyRequest,
        table_id: FromPath[str],
        at: FromQuery[int] = 0,
        steps: FromQuery[int | None] = None,
        seat: FromQuery[str] = "",
        part: FromQuery[bool] = False,
    ) -> Template:
        """Without a seat, what everybody sees. Of a page that is open already only the part that changes."""
        async with looking(request, table_id) as (look, visitor):
            scene = await scene_of(look)
        viewer = int(seat) if seat in SEAT_NUMBERS[: len(scene.table.seats)] else None
        if scene.table.status != TableStatus.OVER and viewer is not None and viewer != scene.shown:
            raise Refused("replay-not-yet")
        replay = Replay(scene, viewer, visitor.words, at, steps)
        template = "replay_part.html" if part else "replay.html"
        return page(template, visitor, replay=replay, part=replay.part, scene=scene)

    @get("/help")
    async def help(self, request: AnyRequest, table_id: FromPath[str]) -> Template:
        """What can be done now, and all there is to look up of what this table plays."""
        async with looking(request, table_id) as (look, visitor):
            scene = await scene_of(look)
        found = help_with(scene.table.game, scene.table.options, visitor.words)
        return page("help.html", visitor, scene=scene, help=found, now=now(scene, visitor.words))

    @get("/log")
    async def log(self, request: AnyRequest, table_id: FromPath[str], until: FromQuery[int | None] = None) -> Template:
        """All that has happened, or `until` an entry: who is still being told the rest does not read it here."""
        async with looking(request, table_id) as (look, visitor):
            scene = await scene_of(look)
        told = [entry for entry in scene.entries if until is None or entry.number <= until]
        return page("log.html", visitor, part=table_part(replace(scene, entries=told), visitor), scene=scene)

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

    @post("/hint", status_code=200)
    async def hint(self, request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
        """What the visitor could answer. Others look at the table while that is thought about."""
        hinter = services(request).tables.hinter
        async with looking(request, table_id) as (look, visitor):
            question, scene = await hinter.ask(look), await scene_of(look)
        async with without_turn(request):
            found = await hinter.answer(question)
        return Response(hint_lines(found, scene, visitor.words), media_type=MediaType.HTML)

    @post("/coach")
    async def coach(self, request: AnyRequest, table_id: FromPath[str]) -> Redirect:
        """Without the coach from here on."""
        return redirect_with_cookie(request, f"/t/{table_id}", COACH, "")

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
