"""The one failure of the conformance suite."""

from __future__ import annotations


class Violation(AssertionError):
    """An invariant does not hold; the message says which, where, and how to see it again."""


def require(holds: object, invariant: str, text: str = "") -> None:
    """Raise Violation, naming the invariant, unless `holds`."""
    if not holds:
        raise Violation(f"{invariant}: {text}" if text else invariant)
