"""Where readers tell of a mistake."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

CORRECTIONS: Final = "JANTAKU_CORRECTIONS"
"""Environment variable with the address that corrections are sent to (`https:` or `mailto:`)."""


def corrections() -> str:
    """Where a correction is sent to: what the environment says, else the page for issues in the
    project's metadata. Empty where there is none; then a server takes it in by itself.
    """
    return os.environ.get(CORRECTIONS, "") or _issues()


@cache
def _issues() -> str:
    # Reading metadata takes a while, and only guides need this.
    from importlib.metadata import PackageNotFoundError, metadata

    try:
        urls = metadata("jantaku").get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    named = dict(url.split(", ", 1) for url in urls if ", " in url)
    return next((named[name] for name in ("Issues", "Bug Tracker") if name in named), "")
