"""Build the documentation site: the pages in `docs/`, and the guides written from the rulesets'
own data.

    python packaging/build_docs.py              # into build/site
    python packaging/build_docs.py --stage      # only the pages, into build/docs
    python packaging/build_docs.py --glossary   # write docs/glossary.md again
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STAGED = ROOT / "build" / "docs"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stage", action="store_true", help="write the pages, build no site")
    parser.add_argument("--glossary", action="store_true", help="write docs/glossary.md and stop")
    chosen = parser.parse_args()
    sys.path.insert(0, str(ROOT / "src"))
    if chosen.glossary:
        from jantaku.guide.glossary import as_markdown

        (ROOT / "docs" / "glossary.md").write_text(as_markdown(), encoding="utf-8")
        return 0
    stage()
    if chosen.stage:
        return 0
    return subprocess.call([sys.executable, "-m", "zensical", "build", "--strict"], cwd=ROOT)


def stage() -> None:
    """Lay out `build/docs`: the repository's pages, and a guide a ruleset and language."""
    from jantaku.guide import Guided, guide
    from jantaku.guide.markdown import as_markdown
    from jantaku.ruleset import rulesets

    shutil.rmtree(STAGED, ignore_errors=True)
    shutil.copytree(ROOT / "docs", STAGED)
    _page("README.md", "index.md")
    _page("CONTRIBUTING.md", "contributing.md")
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    (STAGED / "notice.md").write_text(f"# Notice\n\n```text\n{notice}```\n", encoding="utf-8")
    folder = STAGED / "guide"
    folder.mkdir()
    index = [
        "# Guides",
        "",
        "Each is written from the ruleset's own data, under its plain options.",
        "",
    ]
    for of in rulesets():
        if not isinstance(of, Guided):
            continue
        links = []
        for language, name in LANGUAGES.items():
            page = as_markdown(guide(of, language))
            (folder / f"{of.id}.{language}.md").write_text(page, encoding="utf-8")
            links.append(f"[{name}]({of.id}.{language}.md)")
        index.append(f"- **{of.names['en']}** {of.summary['en']} {' · '.join(links)}")
    (folder / "index.md").write_text("\n".join([*index, ""]), encoding="utf-8")


LANGUAGES = {"ja": "日本語", "en": "English", "ko": "한국어"}


def _page(source: str, target: str) -> None:
    """A page of the repository's root, its links made to fit."""
    text = (ROOT / source).read_text(encoding="utf-8")
    text = text.replace("](docs/", "](").replace("](CONTRIBUTING.md", "](contributing.md")
    text = text.replace("](NOTICE)", "](notice.md)")
    (STAGED / target).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
