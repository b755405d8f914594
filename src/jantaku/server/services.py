"""What the handlers work with."""

from __future__ import annotations

from dataclasses import dataclass

from jantaku.server.hub import Hub
from jantaku.server.mailbox import Mailbox
from jantaku.server.site import Site
from jantaku.server.statistics import Statistics
from jantaku.server.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of one running application."""

    store: Store
    hub: Hub
    site: Site
    statistics: Statistics
    mailbox: Mailbox
