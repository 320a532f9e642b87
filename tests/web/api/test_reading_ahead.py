"""What stops everything for a while happens before visitors come, not while they wait."""

from __future__ import annotations

import gc
from typing import Any

from litestar.testing import TestClient

from meseta.web.boards.maps import load
from meseta.web.boards.thumb import thumb
from meseta.web.reading_ahead import read_ahead


def test_what_all_pages_share_is_made_before_the_first_and_is_never_searched_for_garbage(
    client: TestClient[Any],
) -> None:
    engine = client.app.template_engine.engine
    frozen = gc.get_freeze_count()
    try:
        with client.portal() as portal:
            portal.call(read_ahead, client.app)

        assert len(engine.cache) == len(engine.list_templates())
        assert thumb.cache_info().currsize
        assert gc.get_freeze_count() > frozen
        assert gc.is_tracked(load("spain"))
        assert not any(each is load("spain") for each in gc.get_objects())
    finally:
        gc.unfreeze()
