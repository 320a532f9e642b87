"""The routes of what is done at a table: programs are answered with data, pages with what they show next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from litestar import post
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Body, FromPath
from litestar.response import Redirect, Response, Template

from meseta.tables.look import Look
from meseta.tables.refusals import Stale
from meseta.web.actions import ACTIONS, Action
from meseta.web.api_data import MOVED_ON, NO_TABLE, UNKNOWN, Now, TableLink
from meseta.web.part_page import part_of
from meseta.web.rate import without_turn
from meseta.web.scene import scene_of
from meseta.web.visitor import PACES, AnyRequest, Visitor, looking, not_a_stranger, services
from meseta.web.walk import own_answer
from meseta.wording.languages import DEFAULT
from meseta.wording.words import words

TABLE_ID: Final = "{table_id:str}"
Answering = Callable[[Action, AnyRequest, str, Any], Awaitable[Any]]


def handler(action: Action, answering: Answering, encoding: RequestEncodingType, answered: Any) -> Any:
    """A function as the framework wants it: what is sent and what is answered stand in its annotations."""

    async def with_body(request: AnyRequest, table_id: str, data: Any) -> Any:
        return await answering(action, request, table_id, data)

    async def without_body(request: AnyRequest, table_id: str) -> Any:
        return await answering(action, request, table_id, None)

    made: Any = with_body if action.sent else without_body
    made.__name__ = made.__qualname__ = action.name
    made.__annotations__ = {"request": AnyRequest, "table_id": FromPath[str], "return": answered}
    if action.sent:
        made.__annotations__["data"] = Annotated[action.sent, Body(media_type=encoding)]
    return made


# ---- For programs.
def api_route(action: Action) -> HTTPRouteHandler:
    answered: Any = Response[Now] if action.gives is None else action.gives
    return post(
        f"/api/tables/{TABLE_ID}/{action.api_name or action.name}",
        summary=action.summary,
        status_code=200,
        responses={**NO_TABLE, **UNKNOWN, **(MOVED_ON if action.gives is None else {})},
    )(handler(action, answer_program, RequestEncodingType.JSON, answered))


async def answer_program(action: Action, request: AnyRequest, table_id: str, sent: Any) -> Any:
    """What the action gives, or the table as it is then, also where the table had moved on before."""
    async with looking(request, table_id) as (look, _):
        not_a_stranger(look.person)
        try:
            given = await action.do(services(request).tables, look, sent)
        except Stale as stale:
            await look.again()
            return Response(Now.of(await scene_of(look), words(DEFAULT).refusal(stale)), status_code=409)
        if action.gives is None:
            return Response(Now.of(await scene_of(look)))
    if action.then is not None:
        async with without_turn(request):
            given = await action.then(services(request).tables, given)
    return given


# ---- For pages.
def page_route(action: Action) -> HTTPRouteHandler:
    encoding = RequestEncodingType.URL_ENCODED if action.sent_as_form else RequestEncodingType.JSON
    path = f"/t/{TABLE_ID}/{action.name}"
    if action.leads_to_page:
        return post(path, include_in_schema=False)(handler(action, lead_to_page, encoding, Redirect))
    return post(path, status_code=200, include_in_schema=False)(handler(action, answer_page, encoding, Template))


async def lead_to_page(action: Action, request: AnyRequest, table_id: str, sent: Any) -> Redirect:
    """To the table, or to another one that came of it."""
    async with looking(request, table_id) as (look, _):
        given = await action.do(services(request).tables, look, sent)
    return Redirect(f"/t/{given.id if isinstance(given, TableLink) else table_id}", status_code=303)


async def answer_page(action: Action, request: AnyRequest, table_id: str, sent: Any) -> Template:
    """The part of the page that changes, also where the table had moved on before."""
    async with looking(request, table_id) as (look, visitor):
        try:
            given = await action.do(services(request).tables, look, sent)
        except Stale:
            await look.again()
            return part_of(await scene_of(look), visitor, 409)
        return await part_after(look, visitor, given)


async def part_after(look: Look, visitor: Visitor, given: object) -> Template:
    """Before what others did since a person's own answer, if that is to be shown step by step."""
    scene = await scene_of(look)
    if isinstance(given, int):
        scene = own_answer(scene, await look.game(), given, brief=not PACES[visitor.pace])
    return part_of(scene, visitor)


API_ACTIONS: Final = [api_route(action) for action in ACTIONS]
PAGE_ACTIONS: Final = [page_route(action) for action in ACTIONS if action.on_pages]
