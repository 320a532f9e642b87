"""What everybody sees of a table who has nothing to do with it: drawn and compressed once for all of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from meseta.web.scene import Scene

MOST: Final = 1_000  # parts that are kept, of about 10 kB each


class PublicPart(NamedTuple):
    """All that a part depends on which is drawn for nobody in particular."""

    table: str
    revision: int
    number: int
    steps: int | None
    after: int
    news: bool
    language: str
    pace: str

    @classmethod
    def of(cls, scene: Scene, language: str, pace: str) -> PublicPart | None:
        """None where it is drawn for one person: what such a person sees is never kept."""
        if scene.seat is not None or scene.shown is not None or scene.away or scene.hosts:
            return None
        table = scene.table
        return cls(table.id, table.revision, scene.number, scene.steps, scene.after, scene.news, language, pace)


class PublicParts:
    """The newest, compressed."""

    def __init__(self) -> None:
        self.kept: OrderedDict[PublicPart, bytes] = OrderedDict()

    def get(self, part: PublicPart) -> bytes | None:
        return self.kept.get(part)

    def keep(self, part: PublicPart, compressed: bytes) -> None:
        self.kept[part] = compressed
        if len(self.kept) > MOST:
            self.kept.popitem(last=False)
