"""The JSON API beside what is done at tables (`actions`): whatever the page can do, a program can do.

`docs/api.md` shows how to hold a seat.
"""

from __future__ import annotations

from typing import Final

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response, ServerSentEvent

from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES, title_of
from meseta.tables.export_record import export_record
from meseta.tables.new_table import new_table
from meseta.tables.review import review_of
from meseta.web.addresses import address_of
from meseta.web.api_data import (
    NO_CODE,
    NO_TABLE,
    RECORD,
    REFUSALS,
    REVIEW,
    UNKNOWN,
    Code,
    GameData,
    KnownPerson,
    LineData,
    NewCode,
    NewPerson,
    NewTable,
    Now,
    RecordFile,
    ReviewData,
    TableData,
    TableLink,
)
from meseta.web.import_record import import_table
from meseta.web.networks import with_network
from meseta.web.people import CODE_SECONDS
from meseta.web.scene import scene_of
from meseta.web.visitor import AnyRequest, find_person, looking, new_guest, require_person, services
from meseta.wording.cards import card_texts
from meseta.wording.languages import DEFAULT, LANGUAGES
from meseta.wording.words import words

MOST_LISTED: Final = 50
AT_TABLE: Final = "/tables/{table_id:str}"


class Api(Controller):
    path = "/api"

    # ---- Who, and what there is.
    @post(
        "/people",
        summary="Take a name; the key that comes back says who you are in every later request",
        responses=REFUSALS,
    )
    async def new_person(self, request: AnyRequest, data: JSONBody[NewPerson]) -> KnownPerson:
        person = await new_guest(request, data.name)
        return KnownPerson(person.name, services(request).people.token(person))

    @post(
        "/people/codes",
        summary="A code that makes another device or program you: good for once, and not for long",
        responses={**REFUSALS, **UNKNOWN},
    )
    async def new_code(self, request: AnyRequest) -> NewCode:
        code = await services(request).people.new_code(await require_person(request))
        return NewCode(code, int(CODE_SECONDS))

    @post("/people/keys", summary="Use a code: the key of whoever made it", responses={**REFUSALS, **NO_CODE})
    async def use_code(self, request: AnyRequest, data: JSONBody[Code]) -> KnownPerson:
        people = services(request).people
        person = await people.use_code(data.code)
        return KnownPerson(person.name, people.token(person))

    @post(
        "/people/sign-out",
        summary="Sign out everywhere: all your keys are void but the one that comes back",
        responses={**REFUSALS, **UNKNOWN},
    )
    async def sign_out_everywhere(self, request: AnyRequest) -> KnownPerson:
        people = services(request).people
        person = await people.sign_out_everywhere(await require_person(request))
        return KnownPerson(person.name, people.token(person))

    @get("/games", summary="The games there are and their options", responses=REFUSALS)
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
        return card_texts(words(language), title_of(game))

    @get(
        "/tables",
        summary="The listed tables that are not over, newest first; more than two of one network come last",
        responses=REFUSALS,
    )
    async def tables(self, request: AnyRequest) -> list[TableData]:
        return [TableData.of(table) for table in await services(request).tables.listed(MOST_LISTED)]

    # ---- Tables.
    @post("/tables", summary="Make a table", responses={**REFUSALS, **UNKNOWN})
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableLink:
        person = await require_person(request)
        table = new_table(data.game, data.options, data.seats, person, data.name, data.listed, hints=data.hints)
        await services(request).tables.create(with_network(request, table))
        return TableLink(table.id)

    @get(AT_TABLE, summary="A table as you see it: all you may know", responses=NO_TABLE)
    async def table(self, request: AnyRequest, table_id: FromPath[str]) -> Now:
        async with looking(request, table_id) as (look, _):
            scene = await scene_of(look)
            await look.resume()  # for programs that hear no hints: one that was left in the middle goes on
            return Now.of(scene)

    @get(f"{AT_TABLE}/chat", summary="What was said after a line: at most the last 200", responses=NO_TABLE)
    async def chat(self, request: AnyRequest, table_id: FromPath[str], after: FromQuery[int] = 0) -> list[LineData]:
        async with looking(request, table_id) as (look, _):
            return [LineData.of(line) for line in look.lines if line.number > after]

    @get(
        f"{AT_TABLE}/live",
        summary="Server-sent events: a hint with a number whenever the table changes",
        responses=NO_TABLE,
    )
    async def live(self, request: AnyRequest, table_id: FromPath[str]) -> ServerSentEvent:
        person = await find_person(request)
        return await services(request).live.stream(table_id, address_of(request.scope), person)

    # ---- Records.
    @get(
        f"{AT_TABLE}/record",
        summary="A game that is over, or cannot be played on, as a record file",
        media_type="application/json",
        responses={**NO_TABLE, **RECORD},
    )
    async def record(self, request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
        async with looking(request, table_id) as (look, _):
            record = await export_record(look)
        return Response(record.to_text().encode(), media_type="application/json")

    @get(
        f"{AT_TABLE}/review",
        summary="The review of a game that is over, or how far it is: it is made when somebody asks for it",
        responses={**NO_TABLE, **REVIEW},
    )
    async def review(self, request: AnyRequest, table_id: FromPath[str]) -> Response[ReviewData]:
        async with looking(request, table_id) as (look, _):
            stored = await review_of(look)
        services(request).reviewer.review_soon(look.table)
        return Response(ReviewData.of(stored), status_code=202 if stored.review is None else 200)


class ApiImport(Controller):
    """Apart, for records may be larger than all else that is sent."""

    path = "/api"

    @post("/records", summary="Make a table of a record file", responses={**REFUSALS, **UNKNOWN})
    async def import_record(self, request: AnyRequest, data: JSONBody[RecordFile]) -> TableLink:
        table = await import_table(request, data.record, await require_person(request), data.name, data.seat)
        return TableLink(table.id)
