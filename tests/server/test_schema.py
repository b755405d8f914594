"""Requests made up from the interface's own description: no answer is outside of it."""

from __future__ import annotations

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.support import Running
from tests.server.test_reference import OPERATIONS as REFERENCE

OPERATIONS = {
    "GET /api/rulesets",
    "GET /api/rulesets/{id}",
    "GET /api/games",
    "POST /api/games",
    "DELETE /api/games/{id}",
    "GET /api/games/{id}/record",
    "GET /api/statistics",
    "GET /api/games/{id}/replay",
    "GET /api/games/{id}/replay/{hand}",
    "POST /api/games/{id}/replay/{hand}/{step}/continue",
    "POST /api/games/{id}/share",
    "DELETE /api/games/{id}/share",
    "GET /api/shared/{token}/replay",
    "GET /api/shared/{token}/replay/{hand}",
    "POST /api/shared/{token}/replay/{hand}/{step}/continue",
    "GET /api/games/{id}/export/{form}",
    "POST /api/imports",
    "POST /api/corrections",
}


def test_made_up_requests(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    found = [result for result in schema.get_all_operations() if isinstance(result, Ok)]
    operations = {result.ok().label: result.ok() for result in found}
    assert set(operations) == OPERATIONS | REFERENCE
    for label in sorted(OPERATIONS):
        operation = operations[label]

        @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case) -> None:
            case.call_and_validate(
                checks=[
                    checks.not_a_server_error,
                    status_code_conformance,
                    content_type_conformance,
                    response_schema_conformance,
                ]
            )

        ask()
