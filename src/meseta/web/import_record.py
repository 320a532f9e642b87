"""ImportRecord a game in: a record file becomes a table, through a plain form that needs no script."""

from __future__ import annotations

from typing import Final

from litestar import Controller, get, post
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.response import Redirect, Template

from meseta.engine.refusal import Refused
from meseta.records.record import from_text
from meseta.tables.replaying import from_record
from meseta.web.page import page
from meseta.web.pages import to_table
from meseta.web.visitor import AnyRequest, get_or_create_person, services, visitor_of

LONGEST: Final = 500_000  # bytes of a record; the longest games have a tenth of it


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
            record = from_text(pasted or await text_of(sent.get("record")))
            person = await get_or_create_person(request)
            table, entries = from_record(record, person, "")
        except Refused as refused:
            visitor = await visitor_of(request)
            return page("import.html", visitor, 400, refused=visitor.words.refusal(refused), pasted=pasted[:LONGEST])
        await services(request).tables.create(table, entries)
        return to_table(request, table, person)


async def form_of(request: AnyRequest) -> FormMultiDict:
    try:
        return await request.form()
    except LookupError:  # an encoding of letters that Python does not know
        raise Refused("import-no-text") from None


async def text_of(sent: object) -> str:
    """What is in a file that was sent; browsers send an empty one where none was chosen."""
    content = await sent.read() if isinstance(sent, UploadFile) else b""
    if not content:
        raise Refused("import-nothing")
    if len(content) > LONGEST:
        raise Refused("import-too-long", most=LONGEST // 1000)
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Refused("import-no-text") from None
