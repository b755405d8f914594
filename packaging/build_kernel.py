"""Compiles the kernel's sources (``*_cy.py``) to extensions beside them.

C compilers inline only what stands in one file, so a module that would be too long for one may be
written in several: what a source imports from a ``*_inc.py`` beside it is compiled as its own text,
in place of the import.

Run as ``python packaging/build_kernel.py [--force]``; the build hook calls `build`. An extension
carries the SHA-256 of its source, and what is up to date is left alone.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib
import io
import logging
import os
import re
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

MARK = b"jantaku kernel source sha256 "

PART = re.compile(
    r"^from jantaku\.kernel\.(?P<name>\w+_inc) import (?:\([^)]*\)|[^(\n]+)\n", re.MULTILINE
)
"""An import whose place is taken by the part's own text."""


class KernelNotBuiltError(Exception):
    """The kernel could not be compiled here; it runs interpreted."""


def sources(root: Path) -> list[Path]:
    """All sources of compiled modules under a checkout."""
    return sorted((root / "src" / "jantaku").rglob("*_cy.py"))


def target(source: Path) -> Path:
    """Where a source's extension for the running Python lies."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    return source.with_name(source.stem + suffix)


def source_text(source: Path) -> str:
    """All of a module: its source with the parts (``*_inc``) that it imports, each once."""
    return _with_parts(source, set())


def _with_parts(source: Path, taken: set[str]) -> str:
    def part(match: re.Match[str]) -> str:
        name = match["name"]
        if name in taken:
            return ""
        taken.add(name)
        text = _with_parts(source.with_name(f"{name}.py"), taken)
        # Stands at the top of the whole already, and may stand nowhere else.
        return text.replace("from __future__ import annotations\n", "")

    return PART.sub(part, source.read_text(encoding="utf-8"))


def source_hash(source: Path) -> str:
    """SHA-256 of a module's text, whatever its line ends became in a checkout."""
    return hashlib.sha256(source_text(source).encode()).hexdigest()


def is_current(source: Path) -> bool:
    """Whether the extension was made from exactly this source."""
    try:
        built = target(source).read_bytes()
    except FileNotFoundError:
        # Also when another build removes it just now.
        return False
    return MARK + source_hash(source).encode() in built


def build(root: Path, *, force: bool = False) -> list[Path]:
    """Compile what is missing or out of date; return all extensions there are now.

    Raises `KernelNotBuiltError` saying why where it cannot be done. Until then whoever runs the old
    extensions finds all of them; the new ones take their places together when the last is ready.
    What is left out of date by a failure is removed, so that it never runs in its source's place,
    and so is an extension whose source is gone.
    """
    root = root.resolve()
    stale = [source for source in sources(root) if force or not is_current(source)]
    ready: list[tuple[Path, Path]] = []
    try:
        for source in stale:
            beside = target(source).with_name(f".{os.getpid()}-{target(source).name}")
            ready.append((beside, target(source)))
            _compile(root, source, beside)
        for beside, place in ready:
            beside.replace(place)
    except BaseException:
        for beside, _ in ready:
            beside.unlink(missing_ok=True)
        for source in stale:
            if not is_current(source):
                target(source).unlink(missing_ok=True)
        raise
    for extension in _without_source(root):
        extension.unlink(missing_ok=True)
    return [target(source) for source in sources(root)]


def _without_source(root: Path) -> list[Path]:
    """Extensions, of any Python, whose source was renamed or taken away."""
    return [
        path
        for path in (root / "src" / "jantaku").rglob("*_cy.*")
        if path.suffix in (".so", ".pyd")
        and not path.name.startswith(".")  # what a build at the same time has not put in place yet
        and not path.with_name(f"{path.name.partition('.')[0]}.py").exists()
    ]


def _compile(root: Path, source: Path, place: Path) -> None:
    """Translate and compile one source to the extension `place`."""
    try:
        cython: Any = importlib.import_module("Cython.Compiler.Main")
        defaults: Any = importlib.import_module("Cython.Compiler.Options").default_options
    except ImportError as error:
        raise KernelNotBuiltError("Cython is not installed") from error
    digest = source_hash(source)
    name = ".".join(source.relative_to(root / "src").with_suffix("").parts)
    with tempfile.TemporaryDirectory(prefix="jantaku-kernel-") as folder:
        # A copy, since the hash is added to what is compiled; its path is what tracebacks show.
        within = source.relative_to(root / "src")
        copy = Path(folder, within)
        copy.parent.mkdir(parents=True)
        text = source_text(source)
        copy.write_text(f'{text}\n\nSOURCE_SHA256 = "{digest}"\n', encoding="utf-8")
        options = cython.CompilationOptions(defaults, language_level=3)
        said = io.StringIO()
        with (
            contextlib.chdir(folder),
            contextlib.redirect_stderr(said),
            contextlib.redirect_stdout(said),
        ):
            try:
                outcome: Any = cython.compile_single(
                    within.as_posix(), options, full_module_name=name
                )
                failed = outcome.num_errors > 0
            except cython.CompileError:
                failed = True
        if failed:
            raise KernelNotBuiltError(f"Cython refused {source.name}:\n{said.getvalue()}")
        translated = copy.with_suffix(".c")
        with translated.open("ab") as file:
            # Found again in the extension's bytes without having to load it.
            mark = (MARK + digest.encode()).decode()
            file.write(
                b"\n#if defined(__GNUC__)\n__attribute__((used))\n#endif\n"
                + f'const char __jantaku_mark[] = "{mark}";\n'.encode()
            )
        built = _link(Path(folder), name, translated)
        place.write_bytes(built.read_bytes())
        place.chmod(0o755)


def _link(folder: Path, name: str, translated: Path) -> Path:
    """Run the C compiler through setuptools, which knows every platform's."""
    try:
        setuptools: Any = importlib.import_module("setuptools")
        build_ext: Any = importlib.import_module("setuptools.command.build_ext").build_ext
    except ImportError as error:
        raise KernelNotBuiltError("setuptools is not installed") from error
    flags = [] if sys.platform == "win32" else ["-O3", "-g0", "-Wno-unused-function"]
    extension = setuptools.Extension(name, [str(translated)], extra_compile_args=flags)
    command = build_ext(setuptools.Distribution({"name": name, "ext_modules": [extension]}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    logging.getLogger().setLevel(logging.WARNING)
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            command.run()
    # Whatever goes wrong (no compiler, no header files), the kernel can do without.
    except (Exception, SystemExit) as error:
        raise KernelNotBuiltError(f"the C compiler did not run through: {error}") from error
    return Path(command.get_ext_fullpath(name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--force", action="store_true", help="compile even what is up to date")
    arguments = parser.parse_args()
    root = Path(__file__).resolve().parents[1]
    try:
        for path in build(root, force=arguments.force):
            print(f"{path.relative_to(root)}: up to date")
    except KernelNotBuiltError as error:
        print(f"The kernel was not compiled and will run interpreted: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
