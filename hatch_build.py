"""The build hook: compiles the kernel in place and builds the page.

Neither is needed to install. Without a C compiler the kernel runs interpreted, without Node there
is no page, and both are said. `JANTAKU_BUILD_KERNEL` and `JANTAKU_BUILD_PAGE` (`auto`, `no`,
`require`) change that: `require` is for those who publish wheels.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from types import ModuleType


def _load(root: Path, name: str) -> ModuleType | None:
    """A module of `packaging/`, loaded by its path: the folder is on nobody's import path."""
    path = root / "packaging" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"_jantaku_{name}", path)
    if not path.is_file() or spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _wanted(what: str) -> str:
    value = os.environ.get(f"JANTAKU_BUILD_{what}", "auto").lower()
    if value not in ("auto", "no", "require"):
        raise ValueError(f"JANTAKU_BUILD_{what} is {value!r}; it may be auto, no or require")
    return value


def _has_compiler() -> bool:
    if sys.platform == "win32":
        return True  # Found through the registry, so only trying tells.
    # CC may carry arguments.
    names = [os.environ.get("CC", "cc").split()[0], "gcc", "clang"]
    return any(shutil.which(name) for name in names)


class JantakuBuildHook(BuildHookInterface[Any]):
    """Builds what git does not hold."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Cython and Node, each only when it would be used."""
        root, needed = Path(self.root), []
        if self.target_name == "wheel" and _wanted("KERNEL") != "no" and _has_compiler():
            needed += ["cython>=3.1", "setuptools>=75"]
        page = _load(root, "build_page")
        if page is not None and _wanted("PAGE") != "no":
            needed += page.requirements(root)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are gathered (also for an editable installation)."""
        root = Path(self.root)
        if self.target_name == "wheel" and self._kernel(root):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        self._page(root)

    def _kernel(self, root: Path) -> bool:
        wanted = _wanted("KERNEL")
        kernel = _load(root, "build_kernel")
        if wanted == "no" or kernel is None:
            return False
        try:
            kernel.build(root)
        except Exception as error:
            if wanted == "require":
                raise
            why = error if _has_compiler() else "there is no C compiler here"
            self.app.display_warning(f"The kernel will run interpreted: {why}")
            return False
        # An earlier build may have left nothing to do, so ask for what is there.
        package = root / "src" / "jantaku"
        return any(any(package.rglob(f"*_cy.*.{end}")) for end in ("so", "pyd"))

    def _page(self, root: Path) -> None:
        wanted = _wanted("PAGE")
        page = _load(root, "build_page")
        if wanted == "no" or page is None or not (root / "web" / "package.json").is_file():
            return
        try:
            page.build(root)
        except page.PageNotBuiltError as error:
            if wanted == "require":
                raise
            self.app.display_warning(f"There will be no page in the browser: {error}")
