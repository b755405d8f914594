"""Which form of the kernel runs: the compiled one, or the same source interpreted."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import ModuleType

    from jantaku.kernel.shapes_cy import Shapes

COMPILED = "compiled"
INTERPRETED = "interpreted"
FORMS = (COMPILED, INTERPRETED)

_FOLDER = Path(__file__).parent
_SOURCE = _FOLDER / "shapes_cy.py"

# The forms differ in name, so that both can be loaded at once.
_NAMES = {COMPILED: "jantaku.kernel.shapes_cy", INTERPRETED: "jantaku.kernel.shapes_interpreted"}


def extension() -> Path | None:
    """The compiled form that fits this Python, if it has been built."""
    for suffix in importlib.machinery.EXTENSION_SUFFIXES:
        path = _FOLDER / f"shapes_cy{suffix}"
        if path.is_file():
            return path
    return None


def load(form: str) -> ModuleType:
    """The named form's module, loaded once.

    Raises ``ValueError`` for an unknown form and ``ImportError`` for the compiled one where there
    is none.
    """
    if form not in FORMS:
        raise ValueError(f"a kernel form is {' or '.join(FORMS)}, not {form!r}")
    name = _NAMES[form]
    module = sys.modules.get(name)
    if module is not None:
        return module
    loader: Any
    if form == COMPILED:
        path = extension()
        if path is None:
            raise ImportError(
                "the kernel has not been compiled for this Python; it needs a C compiler and "
                "Cython when Jantaku is installed (in a checkout: python packaging/build_kernel.py)"
            )
        loader = importlib.machinery.ExtensionFileLoader(name, str(path))
    else:
        # Named outright: in an ordinary import an extension beside the source would win.
        path = _SOURCE
        loader = importlib.machinery.SourceFileLoader(name, str(path))
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    if spec is None:  # pragma: no cover - it has a loader
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def choose(wanted: str) -> str:
    """The form for a value of ``JANTAKU_KERNEL``: ``auto`` (or empty), or a form's name."""
    if wanted in ("", "auto"):
        return COMPILED if extension() is not None else INTERPRETED
    if wanted not in FORMS:
        raise ImportError(f"JANTAKU_KERNEL is {wanted!r}; it may be auto, compiled or interpreted")
    return wanted


def restore(copies: bytes, sets: int, pairs: int, orphans: bool) -> Shapes:
    """Unpickle shapes, in the form that runs here."""
    from jantaku.kernel import Shapes

    return Shapes(copies=copies, sets=sets, pairs=pairs, orphans=orphans)
