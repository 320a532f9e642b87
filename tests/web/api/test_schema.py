"""The API against its own OpenAPI description: schemathesis makes up requests, right ones and wrong ones."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from tests.web.api.guests import Guest

ENDLESS = "/api/tables/{table_id}/live"
EXAMPLES = 12  # for each route, right and wrong
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example]
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def described(client: TestClient[Any]) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/schema/openapi.json").json()
    return found


def test_description_names_every_refusal(client: TestClient[Any]) -> None:
    operations = [
        (path, operation) for path, methods in described(client)["paths"].items() for operation in methods.values()
    ]

    assert len(operations) > 15
    for path, operation in operations:
        if path.startswith("/api"):
            assert {"400", "429"} <= operation["responses"].keys(), path
            names_something = "{table_id}" in path or path == "/api/people/keys"
            assert ("404" in operation["responses"]) == names_something, path


@pytest.mark.parametrize("mode", GenerationMode)
def test_answers_are_as_described(guest: Guest, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_dict(described(guest.client))
    tables = [guest.new_table("you", "quick"), guest.new_table("you", "open"), guest.new_table("quick", "random")]

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode == GenerationMode.POSITIVE or operation.body:  # without a body there is nothing that could be wrong
            check(operation, mode, guest, tables)


def check(operation: Any, mode: GenerationMode, guest: Guest, tables: list[str]) -> None:
    """Many requests of one operation, about real tables and others, from somebody known and from nobody."""
    checks = [CHECKS.get_one(name) for name in CHECKED]

    @given(st.data())
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=QUIET,
    )
    def holds(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if "table_id" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["table_id"] = data.draw(st.sampled_from(tables))
        if operation.path == ENDLESS and case.path_parameters["table_id"] in tables:
            return
        sent = case.as_transport_kwargs(headers=guest.head if data.draw(st.booleans()) else {})
        sent.pop("cookies", None)  # the API needs none
        if "data" in sent:
            sent["content"] = sent.pop("data")
        case.validate_response(guest.client.request(**sent), checks=checks)

    holds()
