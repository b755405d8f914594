"""What the kernel's sources use of Cython, doing nothing: for a Python without Cython."""

from __future__ import annotations

from typing import Any, TypeVar

_T = TypeVar("_T")

compiled = False


def _unchanged(thing: _T) -> _T:
    return thing


cclass = cfunc = final = inline = _unchanged


def exceptval(*_: Any, **__: Any) -> Any:
    """Decorate with nothing."""
    return _unchanged


def declare(_: Any, value: _T) -> _T:
    """A variable that would have a type."""
    return value


# The types of variables declared so; those in annotations are never evaluated.
int = longlong = ulonglong = None
