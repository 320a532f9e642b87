"""The web app: pages for people, the same as JSON for programs, and what every answer carries for safety."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]
from litestar.template.config import TemplateConfig
from markupsafe import Markup

from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES
from meseta.storage.refusals import OutOfReach
from meseta.tables.settings import USUAL, TableSettings
from meseta.web.action_routes import API_ACTIONS, PAGE_ACTIONS
from meseta.web.api import Api, ApiImport
from meseta.web.compression import LEVEL, SHORTEST
from meseta.web.gate import Gate
from meseta.web.health import health
from meseta.web.hosts import ANY_HOST, Hosts
from meseta.web.import_record import ImportRecord
from meseta.web.limits import Limits
from meseta.web.mistakes import broken, not_understood, out_of_reach, refused, unreadable
from meseta.web.pages import Pages
from meseta.web.security import check_request, security_headers
from meseta.web.services import open_services
from meseta.web.stopping import Stopping
from meseta.web.table_pages import TablePages
from meseta.web.view_schema import ViewSchemas

FOLDER: Final = Path(__file__).parent
MOST_PARTS: Final = 20  # of a form with files
FILES: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)  # others have another name
COMPRESSED_ELSEWHERE: Final = ["/live$", "^/t/[^/]+/part$"]  # or not at all


def digest_of(folder: Path) -> str:
    """Another one after every change of a file, so that browsers may keep what they have for ever."""
    files = sorted(folder.iterdir())
    return sha256(b"".join(file.name.encode() + file.read_bytes() for file in files)).hexdigest()[:12]


STATIC: Final = f"/static/{digest_of(FOLDER / 'static')}"


@cache
def template_engine() -> JinjaTemplateEngine:
    """One for all apps of a process, so that it reads a template once. Templates change with the program.

    Every page holds the icons and shapes once; the rest of it refers to them.
    """
    engine = JinjaTemplateEngine(FOLDER / "templates")
    engine.engine.auto_reload = False
    shared: Any = engine.engine.globals
    sheets = sorted((FOLDER / "static").glob("symbols*.svg"))
    shared["static"] = STATIC
    shared["first_game"] = TITLES[0].name
    shared["previews"] = {file.name for file in (FOLDER / "static").glob("preview-*")}
    shared["sprite"] = Markup("").join(Markup(sheet.read_text(encoding="utf-8")) for sheet in sheets)
    return engine


def make_app(
    database: str,
    secret: bytes,
    stopping: Stopping,
    limits: Limits = Limits(),  # noqa: B008 (it never changes)
    hosts: Hosts = ANY_HOST,
    settings: TableSettings = USUAL,
) -> Litestar:
    @asynccontextmanager
    async def living(app: Litestar) -> AsyncGenerator[None]:
        async with open_services(database, secret, stopping, limits, settings) as services:
            app.state.services = services
            yield

    static = create_static_files_router(
        path=STATIC, directories=[FOLDER / "static"], include_in_schema=False, cache_control=FILES
    )
    records = Router("/", route_handlers=[ImportRecord, ApiImport], request_max_body_size=2 * limits.record_bytes)
    app = Litestar(
        route_handlers=[Pages, TablePages, *PAGE_ACTIONS, Api, *API_ACTIONS, records, health, static],
        lifespan=[living],
        before_request=check_request,
        before_send=[security_headers],
        exception_handlers={
            Refused: refused,
            OutOfReach: out_of_reach,
            HTTPException: not_understood,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        template_config=TemplateConfig(instance=template_engine()),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=LEVEL, minimum_size=SHORTEST, exclude=COMPRESSED_ELSEWHERE
        ),
        plugins=[ViewSchemas()],
        openapi_config=OpenAPIConfig(
            title="Meseta",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the others show a page that loads scripts from elsewhere
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
            security=[{}, {"key": []}],
        ),
        request_max_body_size=limits.body_bytes,
        multipart_form_part_limit=MOST_PARTS,
        logging_config=None,  # the command sets logging up
    )
    app.asgi_handler = Gate(app.asgi_handler, limits, hosts)
    return app
