"""The part of a table's page that changes, sent alone."""

from __future__ import annotations

from litestar.response import Template

from meseta.web.page import page
from meseta.web.scene import Scene
from meseta.web.table_part import TablePart
from meseta.web.visitor import Visitor


def part_of(scene: Scene, visitor: Visitor, status: int = 200) -> Template:
    return page("part.html", visitor, status, part=TablePart(scene, visitor.words, visitor.pace), scene=scene)
