"""What the API shows of a table is what its description says: checked at every decision of real games."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema_rs import validator_for
from litestar.testing import TestClient

from meseta.games.catalogue import TITLES
from tests.web.api.guests import Guest
from tests.web.api.test_schema import described

# Of each game the plain one, and El Grande with all that parts add to a view.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("el-grande", 3, {}),
    ("el-grande", 2, {"edition": "2023", "shifting-powers": "on", "new-regency": "on", "castillo": "open"}),
    ("condottiere", 2, {}),
]
DECISIONS = 25


def view_schema(client: TestClient[Any]) -> dict[str, Any]:
    """A schema of its own for what `Now` calls the view."""
    components = described(client)["components"]
    return {**components["schemas"]["Now"]["properties"]["view"], "components": components}


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_view_is_as_described_at_every_decision(guest: Guest, game: str, players: int, options: dict[str, str]) -> None:
    described_view = validator_for(view_schema(guest.client))
    table = guest.new_table("you", *["random"] * (players - 1), game=game, **options)

    now, number = guest.asked(table), 0
    while now["view"]["legal"] and number < DECISIONS:
        assert [str(fault) for fault in described_view.iter_errors(now["view"])] == []
        guest.answer_if_still_asked(table, now, number)
        now, number = guest.asked(table), number + 1
    assert number > 10


def test_description_knows_every_game(client: TestClient[Any]) -> None:
    schemas = described(client)["components"]["schemas"]

    games = [schemas[game["$ref"].rsplit("/", 1)[1]] for game in view_schema(client)["oneOf"]]

    assert [game["properties"]["game"]["const"] for game in games] == [title.name for title in TITLES]


def test_view_that_lacks_a_key_or_has_an_unknown_frame_would_be_found(guest: Guest) -> None:
    described_view = validator_for(view_schema(guest.client))
    view = guest.asked(guest.new_table("you", "random"))["view"]

    assert described_view.is_valid(view)
    assert not described_view.is_valid({key: value for key, value in view.items() if key != "king"})
    assert not described_view.is_valid({**view, "business": [{"kind": "idling", "seat": 0}]})
    assert not described_view.is_valid({**view, "game": "condottiere"})
