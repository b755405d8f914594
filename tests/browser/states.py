"""Every state of the page that is pictured, see `pictures`."""

from __future__ import annotations

from tests.browser import (
    states_around,
    states_claims,
    states_ends,
    states_lying,
    states_pages,
    states_styleguide,
    states_turn,
)

STATES = [
    *states_turn.STATES.all.values(),
    *states_claims.STATES.all.values(),
    *states_lying.STATES.all.values(),
    *states_around.STATES.all.values(),
    *states_ends.STATES.all.values(),
    *states_pages.STATES.all.values(),
    *states_styleguide.STATES.all.values(),
]
"""In the order in which a game meets them; names differ."""
