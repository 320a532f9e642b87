"""The part of a table's page that changes, sent alone."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response
from litestar.response import Template

from meseta.web.compression import compress, takes_gzip
from meseta.web.page import context, page, templates
from meseta.web.public_parts import PublicPart
from meseta.web.scene import Scene
from meseta.web.table_part import TablePart
from meseta.web.visitor import AnyRequest, Visitor, services

PART: Final = "part.html"
COMPRESSED: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}


def part_of(scene: Scene, visitor: Visitor, status: int = 200) -> Template:
    return page(PART, visitor, status, part=table_part(scene, visitor), scene=scene)


def fetched_part(request: AnyRequest, scene: Scene, visitor: Visitor) -> Response[bytes]:
    """What every open page fetches after every change: most of them are shown the same."""
    if not takes_gzip(request):
        return Response(drawn(request, scene, visitor), media_type=MediaType.HTML)
    return Response(compressed(request, scene, visitor), media_type=MediaType.HTML, headers=COMPRESSED)


def compressed(request: AnyRequest, scene: Scene, visitor: Visitor) -> bytes:
    public, kept = PublicPart.of(scene, visitor.language, visitor.pace), services(request).public_parts
    known = None if public is None else kept.get(public)
    if known is not None:
        return known
    part = compress(drawn(request, scene, visitor))
    if public is not None:
        kept.keep(public, part)
    return part


def drawn(request: AnyRequest, scene: Scene, visitor: Visitor) -> bytes:
    template = templates(request.app).get_template(PART)
    return template.render(context(visitor, part=table_part(scene, visitor), scene=scene)).encode()


def table_part(scene: Scene, visitor: Visitor) -> TablePart:
    return TablePart(scene, visitor.words, visitor.pace, coached=visitor.coach == scene.table.id)
