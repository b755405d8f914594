"""Every state of the page that is pictured, see `pictures`."""

from __future__ import annotations

from tests.browser import states_ends, states_pages, states_styleguide, states_table

STATES = [
    *states_table.STATES.all.values(),
    *states_ends.STATES.all.values(),
    *states_pages.STATES.all.values(),
    *states_styleguide.STATES.all.values(),
]
"""In the order in which a game meets them; names differ."""
