"""The pages of the documentation site: every link between them leads somewhere."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_docs", ROOT / "packaging/build_docs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "STAGED", tmp_path / "docs")
    return module


def test_every_page_and_link_is_there(builder: ModuleType, tmp_path: Path) -> None:
    builder.stage()
    pages = sorted((tmp_path / "docs").rglob("*.md"))
    names = {str(page.relative_to(tmp_path / "docs")) for page in pages}
    assert {"index.md", "contributing.md", "library.md", "guide/index.md", "guide/hanma.ko.md"} <= (
        names
    )
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            if not link.startswith(("http", "#")):
                assert (page.parent / link.partition("#")[0]).exists(), (page.name, link)
    for entry in re.findall(r": ([\w/]+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE):
        assert entry in names


def test_what_the_library_page_shows_is_so() -> None:
    text = (ROOT / "docs/library.md").read_text(encoding="utf-8")
    from jantaku import calculate

    answer = calculate(
        "riichi", "234m567p345s68s33z 7s", flags=["riichi", "tsumo"], indicators="3m", seat="E"
    )
    assert f"# {answer.value.numbers()}" in text  # type: ignore[union-attr]  # it wins
    assert f"# {answer.delta(4)}" in text
