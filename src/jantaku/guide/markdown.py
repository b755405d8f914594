"""A guide as Markdown: for the documentation and the command line, where tiles are text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from jantaku.guide.rich import Rich
from jantaku.options import Names, names
from jantaku.texts import labelled
from jantaku.tiles import faces
from jantaku.tiles import text as tiles_text

_WORDS: Final[Mapping[str, Names]] = {
    "pattern": names("役", "Pattern", "역"),
    "worth": names("価値", "Worth", "가치"),
    "meaning": names("内容", "What it is", "내용"),
    "example": names("例", "Example", "예"),
    "correct": names("間違いを知らせる", "Send a correction", "잘못을 알리기"),
    "indicators": names("ドラ表示牌", "indicators", "도라 표시패"),
    "under": names("裏ドラ表示牌", "ura indicators", "뒷도라 표시패"),
    "aside": names("脇に置いた牌", "set aside", "빼 놓은 패"),
    "repeat": names("本場", "repeats", "본장"),
}


def as_markdown(page: Mapping[str, Any]) -> str:
    """The page of `page.guide` as Markdown."""
    return _Markdown(page).text()


class _Markdown:
    def __init__(self, page: Mapping[str, Any]) -> None:
        self.page = page
        self.language = page["lang"]
        self.out: list[str] = []

    def word(self, key: str) -> str:
        return _WORDS[key][self.language]

    def text(self) -> str:
        page = self.page
        self.out += [f"# {page['title']}", "", page["summary"], ""]
        self.table(["", ""], [[fact["name"], fact["text"]] for fact in page["facts"]])
        for section in page["sections"]:
            self.out += [f"## {section['title']}", ""]
            for block in section["blocks"]:
                getattr(self, f"_{block['kind']}")(block)
        if page["correction"]:
            self.out += [f"[{self.word('correct')}]({page['correction']})", ""]
        return "\n".join(self.out)

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.out.append("| " + " | ".join(head) + " |")
        self.out.append("|" + "---|" * len(head))
        self.out += ["| " + " | ".join(_cell(c) for c in row) + " |" for row in rows]
        self.out.append("")

    def _text(self, block: Mapping[str, Any]) -> None:
        self.out += [_flat(block["text"]), ""]

    def _list(self, block: Mapping[str, Any]) -> None:
        self.out += [*(f"- {_flat(item)}" for item in block["items"]), ""]

    def _steps(self, block: Mapping[str, Any]) -> None:
        self.out += [*(f"{i}. {_flat(x)}" for i, x in enumerate(block["items"], 1)), ""]

    def _tiles(self, block: Mapping[str, Any]) -> None:
        self.out += [f"`{_compact(block['tiles'])}` {_flat(block['caption'])}", ""]

    def _signs(self, block: Mapping[str, Any]) -> None:
        told = ", ".join(
            f"`{one['tile']}` {' '.join(dict.fromkeys(w for w in (one['sign'], one['said']) if w))}"
            for one in block["tiles"]
        )
        self.out += [f"{_flat(block['caption'])} {told}", ""]

    def _table(self, block: Mapping[str, Any]) -> None:
        self.table(
            [_flat(c) for c in block["head"]], [[_flat(c) for c in r] for r in block["rows"]]
        )

    def _example(self, block: Mapping[str, Any]) -> None:
        answer = block["example"]["answer"]
        self.out += [f"**{_flat(block['caption'])}**", "", self.hand(block["example"]), ""]
        said = answer["said"]
        rows = [*said["rows"], *said["lines"]]
        rows += [
            [f"{p['from']} → {p['to']} ({p['reason']})", p["amount"]] for p in said["payments"]
        ]
        self.table([said["title"], ""], rows)

    def hand(self, example: Mapping[str, Any]) -> str:
        """The hand with its circumstances, in one line."""
        answer, request = example["answer"], example["request"]
        rest = list(answer["hand"])
        rest.remove(answer["tile"])
        parts = [_compact(rest), *answer["melds"], f"+ {answer['tile']}"]
        notes = [
            f"{self.word(key)} {request[key]}"
            for key in ("indicators", "under", "aside", "repeat")
            if request.get(key)
        ]
        return f"`{' '.join(p for p in parts if p)}`" + (f" ({', '.join(notes)})" if notes else "")

    def _patterns(self, block: Mapping[str, Any]) -> None:
        self.out += [f"### {block['title']}", ""]
        head = [self.word(k) for k in ("pattern", "worth", "meaning", "example")]
        rows = []
        for p in block["patterns"]:
            shown = ""
            if p["example"] is not None:
                title = p["example"]["answer"]["said"]["title"]
                shown = labelled(self.hand(p["example"]), title, self.language)
            rows.append([p["name"], p["worth"], _flat(p["meaning"]), shown])
        self.table(head, rows)

    def _question(self, block: Mapping[str, Any]) -> None:
        self.out += [f"**{_flat(block['question'])}** {_flat(block['answer'])}", ""]

    def _compare(self, block: Mapping[str, Any]) -> None:
        compared = block["compare"]
        rows = []
        # An option that only one side has says little of the other, as on the page.
        options = [row for row in compared["options"] if row["a"] and row["b"]]
        for row in (*compared["facts"], *compared["patterns"], *options):
            named = row["names"]
            label = named if self.language in named else named["a"] or named["b"]
            cells = ["–" if row[s] is None else row[s]["text"][self.language] for s in ("a", "b")]
            rows.append([label[self.language], *cells])
        heads = [compared[s]["names"][self.language] for s in ("a", "b")]
        self.table(["", *heads], rows)

    def _source(self, block: Mapping[str, Any]) -> None:
        site = f", {block['site']}" if block["site"] else ""
        self.out += [f"*{block['title']}* ({block['author']}{site}). {_flat(block['note'])}", ""]


def _flat(pieces: Rich) -> str:
    return "".join(
        piece if isinstance(piece, str) else f"`{_compact(piece['tiles'])}`"  # type: ignore[index]
        for piece in pieces
    )


def _compact(tiles: Sequence[str]) -> str:
    return tiles_text(faces("".join(tiles)))


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
