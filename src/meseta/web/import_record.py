"""ImportRecord a game in: a record file becomes a table, through a plain form that needs no script."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.response import Redirect, Template

from meseta.engine.refusal import Refused
from meseta.storage.rows import Person, Table
from meseta.web.addresses import address_of
from meseta.web.mistakes import status_of
from meseta.web.page import page
from meseta.web.pages import to_table
from meseta.web.rate import without_turn
from meseta.web.visitor import AnyRequest, get_or_create_person, services, visitor_of


class ImportRecord(Controller):
    include_in_schema = False

    @get("/import")
    async def form(self, request: AnyRequest) -> Template:
        return page("import.html", await visitor_of(request), refused="", pasted="")

    @post("/import")
    async def import_record(self, request: AnyRequest) -> Redirect | Template:
        """The new table; or the form once more, with what is wrong with the record."""
        sent = await form_of(request)
        pasted = str(sent.get("pasted", "")).strip()
        try:
            written = pasted or await text_of(sent.get("record"))
            person = await get_or_create_person(request)
            table = await import_table(request, written, person)
        except Refused as refused:
            visitor, status = await visitor_of(request), status_of(refused)
            return page("import.html", visitor, status, refused=visitor.words.refusal(refused), pasted=pasted)
        return to_table(request, table, person)


async def import_table(
    request: AnyRequest, written: str, person: Person, name: str = "", seat: int | None = None
) -> Table:
    """The table that a record makes."""
    ours = services(request)
    if len(written.encode(errors="replace")) > ours.limits.record_bytes:
        raise Refused("import-too-long", most=ours.limits.record_bytes // 1000)
    await ours.tables.check_may_make_a_table(person.id)
    ours.budgets.take_record(address_of(request.scope))
    async with without_turn(request):
        table, entries = await ours.importer.import_record(written, person, name, seat)
    await ours.tables.create(table, entries)
    return table


async def form_of(request: AnyRequest) -> FormMultiDict:
    """Our page sends its parts apart; fields in one line are for what is short, and take long to read."""
    if request.content_type[0] == RequestEncodingType.URL_ENCODED:
        most = services(request).limits.body_bytes
        if len(await request.body()) > most:
            raise RequestEntityTooLarge
    try:
        return await request.form()
    except LookupError:  # an encoding of letters that Python does not know
        raise Refused("import-no-text") from None


async def text_of(sent: object) -> str:
    """What is in a file that was sent; browsers send an empty one where none was chosen."""
    content = await sent.read() if isinstance(sent, UploadFile) else b""
    if not content:
        raise Refused("import-nothing")
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Refused("import-no-text") from None
