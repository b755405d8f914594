"""The two forms of the kernel: chosen, built from one source, and alike."""

from __future__ import annotations

import importlib.util
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import jantaku.kernel
from jantaku.kernel import loader, memory_inc, wide

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "jantaku" / "kernel"
compiled = pytest.mark.skipif(
    not all(loader.extension(name) for name in loader.MODULES)
    and os.environ.get("JANTAKU_KERNEL") != loader.COMPILED,
    reason="the kernel is not compiled here (python packaging/build_kernel.py)",
)


def build_kernel():
    spec = importlib.util.spec_from_file_location(
        "build_kernel", ROOT / "packaging" / "build_kernel.py"
    )
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(code, **environment):
    """Run in a Python of its own, which finds the package where this one did."""
    package = Path(jantaku.kernel.__file__).resolve().parents[2]
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(package)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_all_sources_are_known():
    assert {path.stem for path in SOURCES.glob("*_cy.py")} == {
        f"{name}_cy" for name in loader.MODULES
    }


def test_every_part_is_compiled_into_a_module():
    """Once, and with nothing left that would be imported at run time."""
    builder = build_kernel()
    texts = [builder.source_text(SOURCES / f"{name}_cy.py") for name in loader.MODULES]
    for part in SOURCES.glob("*_inc.py"):
        marks = [line for line in part.read_text().splitlines() if line.startswith("class ")]
        marks = marks or [part.read_text().splitlines()[0]]
        for mark in marks:
            assert sum(text.count(f"{mark}\n") for text in texts) == 1, (part.name, mark)
    for text in texts:
        assert "_inc import" not in text
        assert text.count("from __future__ import annotations\n") == 1


@compiled
@pytest.mark.parametrize("name", loader.MODULES)
def test_extension_is_made_from_this_source(name):
    wanted = build_kernel().source_hash(SOURCES / f"{name}_cy.py")
    built = loader.load(loader.COMPILED, name)
    assert wanted == built.SOURCE_SHA256, (
        "the extension is older than its source: python packaging/build_kernel.py"
    )


@compiled
def test_forms_are_what_they_say():
    one, other = loader.load(loader.COMPILED), loader.load(loader.INTERPRETED)
    assert one is not other
    assert one.Shapes is not other.Shapes
    assert not Path(one.__file__).name.endswith(".py")
    assert Path(other.__file__).name == "shapes_cy.py"
    assert loader.load(loader.COMPILED) is one
    assert loader.load(loader.INTERPRETED) is other
    # Each goes on with modules of its own form.
    assert one._vectors is loader.load(loader.COMPILED, "vectors")
    assert memory_inc._vectors is wide
    assert one._readings is loader.load(loader.COMPILED, "readings")
    assert other._readings is loader.load(loader.INTERPRETED, "readings")
    assert not hasattr(other, "SOURCE_SHA256")


@compiled
def test_forms_agree():
    forms = [loader.load(form) for form in loader.FORMS]
    generator = random.Random(2)
    for _ in range(300):
        copies = bytes(generator.choice([0, 1, 2, 3, 4, 4, 4, 4, 5]) for _ in range(34))
        sets = generator.choice([1, 2, 3, 4, 4, 4, 5])
        options = {"copies": copies, "sets": sets}
        if sets == 4:
            options |= {"pairs": generator.randrange(3), "orphans": generator.random() < 0.5}
        wall = [kind for kind in range(34) for _ in range(copies[kind])]
        generator.shuffle(wall)
        if generator.random() < 0.7:
            wall.sort()
        melds = generator.randint(0, sets)
        start = generator.randrange(max(1, len(wall) - 20))
        tiles = wall[start : start + generator.randint(0, 3 * (sets - melds) + 2)]
        counts = bytes(tiles.count(kind) for kind in range(34))
        held = bytes(generator.choice([0, 0, 0, 1, 3]) for _ in range(34))
        one, other = (form.Shapes(**options) for form in forms)
        assert one.seven_pairs(counts) == other.seven_pairs(counts)
        assert one.thirteen_orphans(counts) == other.thirteen_orphans(counts)
        assert one.complete(counts, melds) == other.complete(counts, melds)
        assert one.readings(counts, melds) == other.readings(counts, melds)
        for question in ("shanten", "standard", "waits", "accepts", "discards"):
            for out in (None, held):
                answers = [getattr(s, question)(counts, melds, out) for s in (one, other)]
                assert answers[0] == answers[1], (options, counts, melds, out)


def test_choice(monkeypatch):
    with pytest.raises(ImportError, match="fastest"):
        loader.choose("fastest")
    with pytest.raises(ValueError, match="fastest"):
        loader.load("fastest")
    assert loader.choose("interpreted") == "interpreted"
    assert loader.choose("compiled") == "compiled"
    monkeypatch.setattr(loader, "extension", lambda module="shapes": Path("there"))
    assert loader.choose("auto") == loader.choose("") == "compiled"
    # One that is missing makes the whole kernel interpreted.
    monkeypatch.setattr(
        loader, "extension", lambda module="shapes": Path("there") if module == "shapes" else None
    )
    assert loader.choose("auto") == loader.choose("") == "interpreted"


def test_compiled_form_missing(monkeypatch):
    monkeypatch.setattr(loader, "extension", lambda module="shapes": None)
    for name in loader.MODULES:
        monkeypatch.delitem(sys.modules, f"jantaku.kernel.{name}_cy", raising=False)
    with pytest.raises(ImportError, match="C compiler"):
        loader.load("compiled")


@pytest.mark.parametrize("wanted", ["interpreted", pytest.param("compiled", marks=compiled)])
def test_environment(wanted):
    done = run(
        "from jantaku.kernel import IMPLEMENTATION, Shapes;"
        "print(IMPLEMENTATION, Shapes(copies=bytes([4] * 34)).shanten(bytes(34)))",
        JANTAKU_KERNEL=wanted,
    )
    assert done.stdout.split() == [wanted, "13"], done.stderr


def test_environment_refused():
    done = run("import jantaku.kernel", JANTAKU_KERNEL="fastest")
    assert done.returncode
    assert "JANTAKU_KERNEL" in done.stderr.splitlines()[-1]


def test_runs_without_cython():
    done = run(
        "import sys; sys.modules['cython'] = None\n"
        "from jantaku.kernel import IMPLEMENTATION, Shapes\n"
        "shapes = Shapes(copies=bytes([4] * 34), pairs=1, orphans=True)\n"
        "hand = bytes([1] * 9 + [3] + [0] * 23 + [1])\n"
        "print(IMPLEMENTATION, shapes.waits(hand) == 1 << 33, shapes.shanten(hand))\n"
        "hand = bytes([1] * 9 + [3] + [0] * 23 + [2])\n"
        "print(len(shapes.readings(hand)), len(shapes.discards(hand)))\n",
        JANTAKU_KERNEL="interpreted",
    )
    assert done.stdout.split() == ["interpreted", "True", "0", "1", "11"], done.stderr


def test_import_alone_works_out_nothing():
    done = run(
        "from jantaku.kernel.loader import load\n"
        "load('interpreted')\n"
        "from jantaku.kernel import memory_inc, wide\n"
        "print(len(memory_inc._numbers), len(memory_inc._parts), wide._apart.cache_info().misses)",
    )
    assert done.stdout.split() == ["0", "0", "0"], done.stderr


@compiled
@pytest.mark.slow
def test_build(tmp_path):
    """In a checkout of one small module: built once, again when changed, removed when wrong."""
    builder = build_kernel()
    folder = tmp_path / "src" / "jantaku" / "kernel"
    folder.mkdir(parents=True)
    source = folder / "small_cy.py"
    source.write_text("def answer():\n    return 41\n")
    (built,) = builder.build(tmp_path)
    first = built.stat().st_mtime_ns
    assert builder.is_current(source)
    assert builder.build(tmp_path) == [built]
    assert built.stat().st_mtime_ns == first
    source.write_text("def answer():\n    return 42\n")
    assert not builder.is_current(source)
    assert builder.build(tmp_path) == [built]
    spec = importlib.util.spec_from_file_location("jantaku.kernel.small_cy", built)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.answer() == 42
    assert builder.source_hash(source) == module.SOURCE_SHA256
    # A change in a part that it imports is a change of the module.
    (folder / "more_inc.py").write_text("from __future__ import annotations\n\nMORE = 1\n")
    source.write_text(
        "from __future__ import annotations\n\n"
        "from jantaku.kernel.more_inc import (\n    MORE,\n)\n"
        "def answer():\n    return 42 + MORE\n"
    )
    builder.build(tmp_path)
    assert builder.is_current(source)
    (folder / "more_inc.py").write_text("MORE = 2\n")
    assert not builder.is_current(source)
    (folder / "more_inc.py").unlink()
    source.write_text("def answer(:\n")
    with pytest.raises(builder.KernelNotBuiltError, match="small_cy"):
        builder.build(tmp_path)
    assert not built.exists()
    assert [path.name for path in folder.iterdir()] == ["small_cy.py"]


@compiled
@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a library in use cannot be replaced there")
def test_a_rebuild_leaves_running_processes_alone(tmp_path):
    """Somebody calculates with the old extension while two builds at once put a new one there."""
    builder = build_kernel()
    folder = tmp_path / "src" / "jantaku" / "kernel"
    folder.mkdir(parents=True)
    source = folder / "small_cy.py"
    rows = "\n".join(f"def add{n}(x):\n    return [x, {n}, 'old'][:]" for n in range(200))
    source.write_text(rows + "\n")
    (built,) = builder.build(tmp_path)
    old = built.stat().st_ino
    code = (
        "import importlib.machinery, importlib.util, sys\n"
        "loader = importlib.machinery.ExtensionFileLoader('jantaku.kernel.small_cy', sys.argv[1])\n"
        "spec = importlib.util.spec_from_loader(loader.name, loader)\n"
        "module = importlib.util.module_from_spec(spec)\n"
        "loader.exec_module(module)\n"
        "print('loaded', flush=True)\n"
        "sys.stdin.readline()\n"
        # Most of these pages are read from the file only now.
        "print(all(getattr(module, f'add{n}')(1) == [1, n, 'old'] for n in range(200)))\n"
    )
    builds = "import build_kernel, pathlib, sys; build_kernel.build(pathlib.Path(sys.argv[1]))"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "packaging")}
    with subprocess.Popen(
        [sys.executable, "-c", code, str(built)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as user:
        assert user.stdout.readline() == "loaded\n"
        source.write_text(rows.replace("old", "new") + "\n")
        at_once = [
            subprocess.Popen([sys.executable, "-c", builds, str(tmp_path)], env=environment)
            for _ in range(2)
        ]
        assert [one.wait() for one in at_once] == [0, 0]
        told, _ = user.communicate("\n")
    assert (user.returncode, told) == (0, "True\n")
    assert built.stat().st_ino != old
    assert builder.is_current(source)
    assert sorted(path.name for path in folder.iterdir()) == sorted([built.name, source.name])


def in_use(tmp_path, builder, *names):
    """A checkout of modules whose extensions, just bytes here, are older than their sources."""
    folder = tmp_path / "src" / "jantaku"
    folder.mkdir(parents=True)
    sources = [folder / f"{name}_cy.py" for name in names]
    for source in sources:
        source.write_text(f"name = {source.stem!r}\n")
        builder.target(source).write_bytes(b"old")
    return sources


def test_extensions_stay_until_all_new_ones_are_ready(tmp_path, monkeypatch):
    """Whoever loads a second module during a build finds it, and of the same age."""
    builder = build_kernel()
    sources = in_use(tmp_path, builder, "first", "second")
    gone = builder.target(sources[0]).with_name("gone_cy.cpython-39.so")
    gone.write_bytes(b"of a source that was renamed")
    others = gone.with_name(f".1-{builder.target(sources[0]).name}")
    others.write_bytes(b"of another build")
    found = []

    def compiled(_root, source, place):
        found.append([builder.target(one).read_bytes() for one in sources])
        place.write_bytes(builder.MARK + builder.source_hash(source).encode())

    monkeypatch.setattr(builder, "_compile", compiled)
    assert builder.build(tmp_path) == [builder.target(source) for source in sources]
    assert found == [[b"old", b"old"]] * 2
    assert all(builder.is_current(source) for source in sources)
    assert not gone.exists()
    left = [path.name for path in others.parent.iterdir() if path.name.startswith(".")]
    assert left == [others.name]


def test_nothing_old_is_left_by_a_build_that_fails(tmp_path, monkeypatch):
    builder = build_kernel()
    sources = in_use(tmp_path, builder, "first", "second", "third")
    current = sources[2]
    builder.target(current).write_bytes(builder.MARK + builder.source_hash(current).encode())

    def compiled(_root, source, place):
        place.write_bytes(b"half")
        if source.stem == "second_cy":
            raise builder.KernelNotBuiltError("second")

    monkeypatch.setattr(builder, "_compile", compiled)
    with pytest.raises(builder.KernelNotBuiltError, match="second"):
        builder.build(tmp_path)
    assert {path for path in current.parent.iterdir() if path.suffix != ".py"} == {
        builder.target(current)
    }


@pytest.mark.parametrize("missing", ["Cython.Compiler.Main", "setuptools"])
def test_build_says_what_is_missing(tmp_path, monkeypatch, missing):
    pytest.importorskip(missing)
    builder = build_kernel()
    folder = tmp_path / "src" / "jantaku"
    folder.mkdir(parents=True)
    (folder / "small_cy.py").write_text("answer = 42\n")
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(builder.KernelNotBuiltError, match=missing.split(".")[0]):
        builder.build(tmp_path)


def test_build_without_a_compiler(tmp_path, monkeypatch):
    pytest.importorskip("Cython")
    pytest.importorskip("setuptools")
    builder = build_kernel()
    folder = tmp_path / "src" / "jantaku"
    folder.mkdir(parents=True)
    (folder / "small_cy.py").write_text("answer = 42\n")
    for name in ("CC", "LDSHARED"):
        monkeypatch.setenv(name, "no-such-compiler")
    with pytest.raises(builder.KernelNotBuiltError, match="no-such-compiler"):
        builder.build(tmp_path)
    assert list(folder.iterdir()) == [folder / "small_cy.py"]
