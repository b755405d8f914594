"""What the kernel's sources use of Cython, doing nothing: for a Python without Cython."""

from __future__ import annotations

from typing import Any, TypeVar

_T = TypeVar("_T")

compiled = False


def _unchanged(thing: _T) -> _T:
    return thing


cclass = cfunc = final = inline = _unchanged


def __getattr__(name: str) -> Any:
    # Types such as ``cython.int`` appear in annotations only, which are never evaluated.
    raise AttributeError(f"the shim of Cython has no {name!r}")
