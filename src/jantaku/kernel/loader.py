"""Which form of the kernel runs: the compiled one, or the same source interpreted."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os.path
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import ModuleType

    from jantaku.kernel.shapes_cy import Shapes

COMPILED = "compiled"
INTERPRETED = "interpreted"
FORMS = (COMPILED, INTERPRETED)

# Not by way of pathlib, which takes longer to import than the kernel.
_FOLDER = os.path.dirname(__file__)  # noqa: PTH120  # see above

#: The modules that exist in both forms; each has its source in ``<name>_cy.py``.
MODULES = ("readings", "shapes", "valuer", "vectors")


def extension(module: str = "shapes") -> str | None:
    """The compiled form of a module that fits this Python, if it has been built."""
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        path = f"{_FOLDER}{os.sep}{module}_cy{suffix}"
        if os.path.isfile(path):  # noqa: PTH113  # see above
            return path
    return None


def load(form: str, module: str = "shapes") -> ModuleType:
    """One form of one of the `MODULES`, loaded once.

    The forms differ in name, so that both can be loaded at once. Raises ``ValueError`` for an
    unknown form and ``ImportError`` for the compiled one where there is none.
    """
    if form not in FORMS:
        raise ValueError(f"a kernel form is {' or '.join(FORMS)}, not {form!r}")
    name = f"jantaku.kernel.{module}_{'cy' if form == COMPILED else INTERPRETED}"
    loaded = sys.modules.get(name)
    if loaded is not None:
        return loaded
    loader: Any
    if form == COMPILED:
        path = extension(module)
        if path is None:
            raise ImportError(
                "the kernel has not been compiled for this Python; it needs a C compiler and "
                "Cython when Jantaku is installed (in a checkout: python packaging/build_kernel.py)"
            )
        loader = importlib.machinery.ExtensionFileLoader(name, path)
    else:
        # Named outright: in an ordinary import an extension beside the source would win.
        path = f"{_FOLDER}{os.sep}{module}_cy.py"
        loader = importlib.machinery.SourceFileLoader(name, path)
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    if spec is None:  # pragma: no cover - it has a loader
        raise ImportError(f"cannot load {path}")
    loaded = importlib.util.module_from_spec(spec)
    sys.modules[name] = loaded
    try:
        loader.exec_module(loaded)
    except BaseException:
        del sys.modules[name]
        raise
    return loaded


def choose(wanted: str) -> str:
    """The form for a value of ``JANTAKU_KERNEL``: ``auto`` (or empty), or a form's name."""
    if wanted in ("", "auto"):
        return COMPILED if all(extension(module) for module in MODULES) else INTERPRETED
    if wanted not in FORMS:
        raise ImportError(f"JANTAKU_KERNEL is {wanted!r}; it may be auto, compiled or interpreted")
    return wanted


def restore(copies: bytes, sets: int, pairs: int, orphans: bool) -> Shapes:
    """Unpickle shapes, in the form that runs here."""
    from jantaku.kernel import Shapes

    return Shapes(copies=copies, sets=sets, pairs=pairs, orphans=orphans)
