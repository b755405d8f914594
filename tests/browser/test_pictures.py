"""Every state that is pictured can still be set up, and fits the smallest screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.pictures import FAULTS
from tests.browser.stage import VARIANTS, State, context, shown
from tests.browser.states import STATES
from tests.browser.support import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.soak
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_a_state_is_shown(browser: Browser, server: Server, state: State) -> None:
    opened = context(browser, VARIANTS[0])
    try:
        with shown(state, opened, server, VARIANTS[0]) as (page, stage):
            wide = [fault for fault in page.evaluate(FAULTS) if "wider than" in fault]
            assert wide == []
            assert stage.errors == []
    finally:
        opened.close()
