"""A ruleset's guide as a page: every section in one language, under given options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.guide.compare import compare, differences, option_text, pattern_names, side
from jantaku.guide.correction import corrections
from jantaku.guide.example import Example, answered, example_for, rules_under
from jantaku.guide.facts import FACTS, facts
from jantaku.guide.prose import (
    Ask,
    Block,
    Grid,
    Points,
    Say,
    Show,
    Signs,
    Steps,
    Worked,
    guide_of,
    holds,
    meaning,
)
from jantaku.guide.rich import Rich, rich
from jantaku.guide.signs import signs
from jantaku.guide.worth import amount, worth
from jantaku.options import Names, Options, names
from jantaku.ruleset import PatternRow, Rules, Ruleset, resolve, ruleset
from jantaku.texts import LANGUAGES, Speaker, fill, labelled
from jantaku.tiles import TEXT, faces

SECTIONS: Final[Mapping[str, Names]] = {
    "hand": names("一局の流れ", "How a hand goes", "한 국의 흐름"),
    "tiles": names("使う牌", "Tiles", "쓰는 패"),
    "claims": names("鳴き", "Claiming tiles", "울기"),
    "winning": names("あがり", "Winning", "화료"),
    "declaring": names("リーチ", "Riichi", "리치"),
    "draws": names("流局と対局の終わり", "Draws and the end", "유국과 대국의 끝"),
    "scoring": names("点数計算", "Scoring step by step", "점수 계산"),
    "patterns": names("役一覧", "Patterns", "역 일람"),
    "mistakes": names("よくある間違い", "Frequent mistakes", "자주 하는 실수"),
    "questions": names("質問と答え", "Questions and answers", "질문과 답"),
    # Long, and for those who know another game: beginners have found their answers before it.
    "differences": names("ほかのルールとの違い", "What differs", "다른 룰과의 차이"),
    "presets": names("プリセットについて", "About the presets", "프리셋에 대하여"),
    "sources": names("出典", "Sources", "출처"),
}
"""The sections in reading order, with their titles; a ruleset's text `guide.ID` goes before."""

RESERVED: Final = ("lang", "preset", "against")
"""What else is asked for beside options; no option may have such an id."""


def guide(
    of: Ruleset | str,
    language: str = "en",
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    against: str | None = None,
) -> dict[str, object]:
    """The guide (docs/protocol.md).

    Args:
        of: a ruleset or its id.
        language: `ja`, `en` or `ko`.
        preset, options: see `ruleset.resolve`.
        against: the ruleset that differences are told from; the guide's own choice if left out.

    Raises NoGuide, UnknownRuleset and OptionError; ValueError for another language.
    """
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of {', '.join(LANGUAGES)}")
    found = ruleset(of) if isinstance(of, str) else of
    values = resolve(found, options, preset=preset)
    page = Maker(found, language, values, preset)
    other = page.guide.against if against is None else against
    return page.account(other)


class Maker:
    """One guide in the making: blocks, patterns and examples in one language under options."""

    def __init__(
        self,
        of: Ruleset,
        language: str,
        options: Options,
        preset: str | None = None,
        *,
        rules: Rules | None = None,
    ) -> None:
        self.ruleset = of
        self.guide = guide_of(of)
        self.language = language
        self.options = options
        self.preset = preset
        self.rules = rules or of.rules(options)
        self.say = Speaker(of.texts, language)
        self.params = self._params()
        self._rules: dict[tuple[object, ...], Rules] = {}

    def _params(self) -> dict[str, object]:
        """What prose can be filled with: option values, then the ruleset's own, then general."""
        rules, out = self.rules, dict[str, object]()
        for option in self.ruleset.options:
            value = self.options[option.id]
            out[option.id] = (
                value if option.kind == "int" else option_text(option, value)[self.language]
            )
        tiles = rules.tiles
        out |= {
            "seats": rules.seats,
            "others": rules.seats - 1,
            "tiles": tiles.size,
            "dead": rules.wall.dead,
            "draws": tiles.size - rules.wall.dead - rules.seats * rules.hand_size,
        }
        for id, own in self.guide.values(self.options, rules).items():
            out[id] = own[self.language] if isinstance(own, Mapping) else own
        return out

    def account(self, against: str) -> dict[str, object]:
        """The whole guide."""
        sections = []
        prose = {section.id: section.blocks for section in self.guide.sections}
        strange = set(prose) - set(SECTIONS)
        if strange:
            raise ValueError(f"no sections {', '.join(sorted(strange))}")
        for id in SECTIONS:
            blocks = [b for block in prose.get(id, ()) if (b := self.block(block)) is not None]
            if id == "patterns":
                blocks += self.patterns()
            elif id == "differences":
                blocks += self.differences(against)
            elif id == "presets":
                blocks += self.presets()
            elif id == "sources":
                blocks += self.sources()
            if blocks:
                title = self.say.find(f"guide.{id}") or SECTIONS[id][self.language]
                sections.append({"id": id, "title": title, "blocks": blocks})
        return {
            "ruleset": self.ruleset.id,
            "lang": self.language,
            "preset": self.preset,
            "options": dict(self.options),
            "against": against,
            "lesson": self.guide.taught_by if self.guide.lesson is None else self.ruleset.id,
            "title": self.ruleset.names[self.language],
            "summary": self.ruleset.summary[self.language],
            "facts": [
                {"id": id, "name": FACTS[id][self.language], "text": fact.text[self.language]}
                for id, fact in facts(self.ruleset, self.options, self.rules).items()
            ],
            "sections": sections,
            "correction": corrections(),
        }

    # --- prose ---

    def words(self, text: Names) -> Rich:
        """A text in the language, its places filled."""
        return rich(fill(text[self.language], self.params))

    def items(self, items: tuple[Say, ...]) -> list[Rich]:
        """The items of a list that hold."""
        return [self.words(item.text) for item in items if holds(item.when, self.options)]

    def block(self, block: Block) -> dict[str, object] | None:
        """A block, or None where it does not hold."""
        if not holds(block.when, self.options):
            return None
        if isinstance(block, Say):
            return {"kind": "text", "text": self.words(block.text)}
        if isinstance(block, (Points, Steps)):
            items = self.items(block.items)
            kind = "list" if isinstance(block, Points) else "steps"
            return {"kind": kind, "items": items} if items else None
        if isinstance(block, Show):
            shown = [TEXT[f] for f in faces(block.tiles)]
            return {"kind": "tiles", "tiles": shown, "caption": self.words(block.caption)}
        if isinstance(block, Signs):
            told = signs(faces(block.tiles), self.language)
            return {"kind": "signs", "tiles": told, "caption": self.words(block.caption)}
        if isinstance(block, Grid):
            rows = block.rows(self.options, self.rules) if callable(block.rows) else block.rows
            return {
                "kind": "table",
                "head": [self.words(cell) for cell in block.head],
                "rows": [[self.words(cell) for cell in row] for row in rows],
            }
        if isinstance(block, Worked):
            return {
                "kind": "example",
                "caption": self.words(block.caption),
                "example": self.example(block.example),
            }
        assert isinstance(block, Ask)
        return {
            "kind": "question",
            "question": self.words(block.question),
            "answer": self.words(block.answer),
        }

    # --- data ---

    def example(self, example: Example) -> dict[str, object]:
        """An example, scored."""
        key = tuple(sorted(example.options.items()))
        rules = self._rules.get(key)
        if rules is None:
            rules = self.rules if not key else rules_under(self.ruleset, self.options, example)
            self._rules[key] = rules
        return {
            "request": example.request(self.ruleset, self.options),
            "answer": answered(example.answer(rules), self.ruleset, rules, language=self.language),
            "note": [],
        }

    def patterns(self) -> list[dict[str, object]]:
        """Tables of patterns that are worth the same in a closed hand."""
        groups: dict[tuple[str, int], list[PatternRow]] = {}
        for row in self.ruleset.patterns(self.options):
            groups.setdefault((row.unit, max(row.closed, row.open)), []).append(row)
        order = list(dict.fromkeys(unit for unit, _ in groups))
        return [
            {
                "kind": "patterns",
                "title": amount(self.say, n, unit),
                "patterns": [self.pattern(row) for row in groups[unit, n]],
            }
            for unit, n in sorted(groups, key=lambda group: (order.index(group[0]), group[1]))
        ]

    def pattern(self, row: PatternRow) -> dict[str, object]:
        """A row of the pattern table with its sentence and its example."""
        guide = self.guide
        example = example_for(
            guide.examples.get(row.id),
            row.id,
            self.ruleset,
            self.options,
            self.rules,
            guide.otherwise,
        )
        said = meaning(guide, row.id, self.options)
        return {
            "id": row.id,
            "name": pattern_names(self.ruleset, row.id)[self.language],
            "open": row.open,
            "closed": row.closed,
            "unit": row.unit,
            "worth": worth(self.ruleset, row)[self.language],
            "meaning": [] if said is None else self.words(said),
            "example": None if example is None else self.example(example),
        }

    def differences(self, against: str) -> list[dict[str, object]]:
        """What differs from another ruleset."""
        if not against or against == self.ruleset.id:
            return []
        found = compare(
            side(against), side(self.ruleset, preset=self.preset, options=dict(self.options))
        )
        return [{"kind": "compare", "compare": differences(found)}]

    def presets(self) -> list[dict[str, object]]:
        """Where the values of presets come from."""
        items = []
        for preset in self.ruleset.presets:
            note = self.say.find(f"preset.{preset.id}.note")
            if note is not None:
                items.append([labelled(preset.names[self.language], note, self.language)])
        return [{"kind": "list", "items": items}] if items else []

    def sources(self) -> list[dict[str, object]]:
        """The documents."""
        return [
            {
                "kind": "source",
                "title": source.title[self.language],
                "author": source.author[self.language],
                "site": source.site,
                "note": self.words(source.note),
            }
            for source in self.guide.sources
        ]
