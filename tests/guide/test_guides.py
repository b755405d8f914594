"""Every guide: whole in three languages, under every option; every example scored by the engine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from jantaku.calculator import calculate
from jantaku.errors import JantakuError, OptionError, UnknownRuleset
from jantaku.guide import NoGuide, guide, guide_of, sheet
from jantaku.guide.compare import pattern_names
from jantaku.guide.example import example_for
from jantaku.guide.facts import facts
from jantaku.guide.markdown import as_markdown
from jantaku.guide.page import RESERVED, SECTIONS, Maker
from jantaku.guide.prose import (
    Ask,
    Grid,
    Guided,
    Points,
    Say,
    Show,
    Signs,
    Steps,
    Worked,
    meaning,
)
from jantaku.guide.worth import worth
from jantaku.options import Names, Option, Options
from jantaku.ruleset import Ruleset, resolve, ruleset, rulesets
from jantaku.texts import LANGUAGES
from jantaku.tiles import count_kinds, faces

GUIDED = tuple(r for r in rulesets() if isinstance(r, Guided))
IDS = [r.id for r in GUIDED]
every = pytest.mark.parametrize("of", GUIDED, ids=IDS)


def test_every_ruleset_has_a_guide(folders: dict[str, str]) -> None:
    assert len(folders) >= 9
    assert set(folders) <= set(IDS)


def variants(of: Ruleset) -> Iterator[tuple[str, Options]]:
    """The options of every preset, and each option changed alone."""
    for preset in of.presets:
        yield preset.id, resolve(of, preset=preset.id)
    for option in of.options:
        if option.kind == "flag":
            values: tuple[object, ...] = (not option.default,)
        elif option.kind == "choice":
            values = tuple(c.value for c in option.choices if c.value != option.default)
        else:
            values = (option.low, option.high)
        for value in values:
            yield f"{option.id}={value}", resolve(of, {option.id: value})


# --- examples ---


@every
def test_every_pattern_has_an_example_that_the_engine_scores(of: Ruleset) -> None:
    found = guide_of(of)
    for name, options in variants(of):
        rules = of.rules(options)
        for row in of.patterns(options):
            example = example_for(
                found.examples.get(row.id), row.id, of, options, rules, found.otherwise
            )
            assert example is not None, (name, row.id)


@every
def test_no_example_and_no_sentence_is_for_nothing(of: Ruleset) -> None:
    known = {row.id for _, options in variants(of) for row in of.patterns(options)}
    found = guide_of(of)
    assert set(found.examples) == known
    assert set(found.meanings) == known


@every
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_guide_shows_is_what_the_calculator_answers(of: Ruleset, language: str) -> None:
    shown = list(_examples(guide(of, language)))
    assert shown
    for example in shown:
        request = example["request"]
        again = calculate(
            of,
            request["hand"],
            options=request["options"],
            **{
                key: request[key]
                for key in request
                if key not in ("ruleset", "options", "hand", "lang")
            },
        )
        answer = dict(example["answer"])
        said, delta = answer.pop("said"), answer.pop("delta")
        assert answer.pop("more") is None
        assert answer == again.account()
        assert delta == again.delta(len(delta))
        assert sum(delta) in (0, sum(request.get("pots", {}).values()))
        assert said["title"]
        assert not said["refusal"]
        assert "{" not in json.dumps(said["rows"] + said["lines"])


def _examples(page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for section in page["sections"]:
        for block in section["blocks"]:
            if block["kind"] == "example":
                yield block["example"]
            for pattern in block.get("patterns", ()):
                if pattern["example"] is not None:
                    yield pattern["example"]


@every
def test_the_calculators_examples_load(of: Ruleset) -> None:
    for preset in of.presets:
        offered = sheet(of, preset=preset.id)["examples"]
        assert isinstance(offered, list)
        assert offered
        for example in offered:
            request = dict(example["request"])
            assert request.pop("ruleset") == of.id
            answer = calculate(of, request.pop("hand"), **request)
            assert answer.wins, example["id"]


# --- words ---

KANA = re.compile("[\u3040-\u30ff]")
HANGUL = re.compile("[\uac00-\ud7a3]")


def _names(of: Ruleset) -> Iterator[Names]:
    found = guide_of(of)
    for said in found.meanings.values():
        yield from (say.text for say in said) if isinstance(said, tuple) else (said,)
    for _, names, _ in found.loads:
        yield names
    for source in found.sources:
        yield from (source.author, source.note)
    for section in found.sections:
        for block in section.blocks:
            if isinstance(block, Say):
                yield block.text
            elif isinstance(block, (Points, Steps)):
                yield from (item.text for item in block.items)
            elif isinstance(block, (Show, Worked)):
                yield block.caption
            elif isinstance(block, Ask):
                yield from (block.question, block.answer)
            elif isinstance(block, Signs):
                yield block.caption
            else:
                yield from block.head
                for row in _rows(of, block):
                    yield from row


def _rows(of: Ruleset, block: Grid) -> tuple[tuple[Names, ...], ...]:
    options = resolve(of)
    return block.rows(options, of.rules(options)) if callable(block.rows) else block.rows


@every
def test_no_text_is_missing_or_in_another_language(of: Ruleset) -> None:
    for names in _names(of):
        assert set(names) == set(LANGUAGES)
        for language in LANGUAGES:
            assert names[language].strip(), names
        assert not HANGUL.search(names["ja"]), names["ja"]
        assert not KANA.search(names["ko"]), names["ko"]
        assert not HANGUL.search(names["en"]), names["en"]
        # What is filled in and what is shown is the same in every language.
        places = {tuple(sorted(re.findall(r"{\w+}", names[lang]))) for lang in LANGUAGES}
        assert len(places) == 1, names


@every
def test_every_place_is_filled_under_every_option(of: Ruleset) -> None:
    for name, options in variants(of):
        rules = of.rules(options)
        found = facts(of, options, rules)
        for language in LANGUAGES:
            page = Maker(of, language, options, rules=rules)
            for section in page.guide.sections:
                shown = 0
                for block in section.blocks:
                    if not isinstance(block, Worked):
                        made = page.block(block)
                        shown += made is not None
                        text = json.dumps(made, ensure_ascii=False)
                        assert not re.search(r"{\w+}", text), (name, text)
                # Whatever is chosen, there is something to say on it.
                assert shown, (name, section.id)
            for row in of.patterns(options):
                assert meaning(page.guide, row.id, options), (name, row.id)
                words = worth(of, row)[language]
                assert words
                assert not re.search(r"{\w+}|unit\.|limit\.", words), (name, words)
                assert pattern_names(of, row.id)[language] != row.id
            for fact in found.values():
                assert fact.text[language].strip()


@every
def test_conditions_name_options_and_values_that_exist(
    of: Ruleset, folders: dict[str, str]
) -> None:
    own = {option.id: option for option in of.options}
    # A relative shows its base's blocks, whose options it may not have.
    relative = folders.get(of.id) in ("riichi_common", "sanma")
    base = {o.id: o for o in ruleset("riichi").options} if relative else {}
    found = guide_of(of)
    conditions = [say.when for m in found.meanings.values() if isinstance(m, tuple) for say in m]
    for section in found.sections:
        for block in section.blocks:
            parts = (block, *(block.items if isinstance(block, (Points, Steps)) else ()))
            conditions += [part.when for part in parts]
    for when in conditions:
        for id, wanted in when.items():
            option = own.get(id) or base[id]
            for value in wanted if isinstance(wanted, tuple) else (wanted,):
                option.check(value)
    for section in found.sections:
        for block in section.blocks:
            if isinstance(block, Worked):
                resolve(of, dict(block.example.options))
    resolve(of, dict(guide_of(of).otherwise))


@every
def test_sections_that_every_guide_has(of: Ruleset) -> None:
    page = guide(of)
    ids = [section["id"] for section in page["sections"]]
    assert ids == [id for id in SECTIONS if id in ids]
    assert {"hand", "tiles", "claims", "winning", "scoring", "patterns", "mistakes", "questions",
            "sources"} <= set(ids)  # fmt: skip  # a list of words


@every
def test_shown_tiles_exist(of: Ruleset) -> None:
    tiles = of.rules(resolve(of)).tiles
    for section in guide_of(of).sections:
        for block in section.blocks:
            if isinstance(block, Show):
                assert all(tiles.has(tiles.adopt(f)) for f in faces(block.tiles)), block


@every
def test_no_option_is_named_as_what_else_is_asked(of: Ruleset) -> None:
    assert not {o.id for o in of.options} & set(RESERVED)


# --- options change it ---


def _text(page: dict[str, Any], id: str) -> str:
    return json.dumps(next(s for s in page["sections"] if s["id"] == id), ensure_ascii=False)


def test_a_changed_option_changes_prose_numbers_and_patterns() -> None:
    plain = guide("riichi", "ja")
    closed = guide("riichi", "ja", options={"open_tanyao": False, "honba": 1500})
    assert "門前に限ります" in _text(closed, "winning")
    assert "門前に限ります" not in _text(plain, "winning")
    assert "1,500点（ツモなら各自500点）" in _text(closed, "scoring")
    assert "門前のみ 1翻" in _text(closed, "patterns")
    simples = [
        p
        for page in (plain, closed)
        for block in next(s for s in page["sections"] if s["id"] == "patterns")["blocks"]
        for p in block["patterns"]
        if p["id"] == "all_simples"
    ]
    assert [p["open"] for p in simples] == [1, -1]


def _said(of: Ruleset, options: Options) -> str:
    """All that a guide says in words under these options."""
    page = Maker(of, "en", options)
    blocks = [b for section in page.guide.sections for b in section.blocks]
    said: list[object] = [page.block(b) for b in blocks if not isinstance(b, Worked)]
    for row in of.patterns(options):
        said.append((row, dict(meaning(page.guide, row.id, options) or {})))
    said += [fact.text["en"] for fact in facts(of, options, page.rules).values()]
    return json.dumps(said)


def _values(option: Option) -> tuple[object, ...]:
    if option.kind == "flag":
        return (False, True)
    if option.kind == "choice":
        return tuple(c.value for c in option.choices)
    return (option.low, option.high)


@every
def test_every_option_is_told_of(of: Ruleset) -> None:
    plain = _said(of, resolve(of))
    silent = [
        option
        for option in of.options
        if all(_said(of, resolve(of, {option.id: value})) == plain for value in _values(option))
    ]
    # Some matter only in a certain preset, or beside a certain value of another option.
    beside = [{o.id: v} for o in of.options for v in _values(o)]
    for option in silent:
        assert any(
            len({_said(of, resolve(of, {**other, option.id: v}, preset=p.id)) for v in values}) > 1
            for values in [_values(option)]
            for p in of.presets
            for other in beside
        ), option.id


@pytest.mark.parametrize(
    ("of", "options", "section", "says", "not_says"),
    [
        ("hongkong", {}, "scoring", ["full flush includes", "its two dragon sets", "already"],
         ["only the rarest", "only the higher"]),
        ("hongkong", {"circumstances_add": False}, "scoring", ["only the rarest"], []),
        ("hongkong", {"small_three_dragons": "added"}, "scoring",
         ["full flush includes", "everything else adds up"], ["its two dragon sets"]),
        ("hongkong", {"flower_set": "added"}, "scoring", ["full flush includes"], ["already"]),
        ("hongkong", {"kan_income": 4}, "draws", ["for an open kan its feeder pays"], []),
        ("hongkong", {"minimum": 0}, "hand", ["any complete hand wins"], ["0 faan"]),
        ("hongkong", {"minimum": 0}, "winning", ["worth a faan or not"], ["0 faan"]),
        ("hongkong", {"minimum": 0}, "mistakes", ["common hand"], ["0 faan"]),
        ("hongkong", {"earthly_hand": "own_draw"}, "patterns", ["own first draw"],
         ["dealer's first discard"]),
        ("hongkong", {"earthly_hand": "dealers_discard"}, "patterns", ["dealer's first discard"],
         ["own first draw"]),
        ("korean", {}, "hand", ["after a draw the same player deals"], []),
        ("korean", {"dealer_after_draw": "passes"}, "hand", ["the deal passes to the right"],
         ["the same player deals"]),
        ("korean", {"flowers": "own_seat"}, "patterns", ["of one's own seat"],
         ["for each flower"]),
        ("korean", {"flowers": "own_seat"}, "scoring", ["one's own (summer)"],
         ["two flowers are bonus"]),
        ("korean", {"prize": "concealed"}, "patterns", ["among the concealed tiles"],
         ["every copy of the winning tile in the hand"]),
        ("korean", {"abort_four_riichi": False}, "declaring", ["never checked"], ["all four"]),
        ("korean", {"abort_four_riichi": False}, "questions", ["never checked"], ["all four are"]),
        ("korean", {"flower_replacement_win": True}, "patterns", ["for a kan or for a flower"],
         ["win on a kan's replacement"]),
        ("korean", {"draw_chips": 0}, "draws", ["nothing is paid"], ["0 chips", "left at the end"]),
        ("korean", {"bluff_penalty": 0}, "declaring", ["no penalty"], ["pays 0"]),
        ("riichi", {}, "draws", ["pay 3,000 points in all", "nearer the first dealer",
                                 "before left-over sticks"], ["nothing is paid, whoever"]),
        ("riichi", {"noten_pool": 0}, "draws", ["nothing is paid, whoever"], ["pay 0"]),
        ("sanma", {"noten_pool": 0}, "draws", ["nothing is paid, whoever"], ["pay 0"]),
        ("riichi", {"honba": 0}, "scoring", ["repeats add nothing"], ["adds 0", "(0 from"]),
        ("riichi", {}, "scoring", ["each repeat adds 300 points (100 from"], ["add nothing"]),
        ("riichi", {}, "winning", ["even one that cannot be won on for want of a yaku"], []),
        ("riichi", {"temporary_furiten": "own_draw"}, "winning", ["for want of a yaku"], []),
        ("hanma", {"players": 2}, "scoring", ["the opponent pays"],
         ["other 1", "each of 1", "points each"]),
        ("sanma", {}, "claims", ["one's own ippatsu, heavenly or earthly hand and nine terminals"],
         []),
    ],
)  # fmt: skip  # a line or two each
def test_what_an_option_makes_untrue_is_not_said(
    of: str, options: dict[str, object], section: str, says: list[str], not_says: list[str]
) -> None:
    text = _text(guide(of, "en", options=options), section).lower()
    for words in says:
        assert words in text
    for words in not_says:
        assert words not in text


def test_the_wait_that_hanmas_answer_names_is_the_only_one() -> None:
    shapes = ruleset("hanma").rules(resolve(ruleset("hanma"))).shapes
    held = bytes(count_kinds(faces("111m22p44p66p88p11z")))
    assert shapes.waits(held) == 1


def test_a_preset_is_a_set_of_options() -> None:
    assert "三家和" in _text(guide("riichi", "ja", preset="tenhou"), "draws")
    assert "三家和" not in _text(guide("riichi", "ja"), "draws")


def test_notes_on_uncertain_presets_are_there() -> None:
    text = _text(guide("riichi", "en"), "presets")
    assert "M.League" in text
    assert "Not confirmed" in text


def test_differences_are_told_from_another_ruleset() -> None:
    page = guide("riichi", "en", against="sanma")
    section = next(s for s in page["sections"] if s["id"] == "differences")
    compared = section["blocks"][0]["compare"]
    assert compared["a"]["ruleset"] == "sanma"
    assert all(
        not row["same"] for part in ("facts", "patterns", "options") for row in compared[part]
    )
    assert "seats" in {row["id"] for row in compared["facts"]}
    assert not [
        s for s in guide("riichi", against="riichi")["sections"] if s["id"] == "differences"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_markdown_tells_the_differences_in_options(language: str) -> None:
    page: Any = guide("riichi-common", language, against="riichi")
    section = next(s for s in page["sections"] if s["id"] == "differences")
    text = as_markdown(page).partition(f"## {section['title']}")[2].partition("\n## ")[0]
    options = [row for row in section["blocks"][0]["compare"]["options"] if row["a"] and row["b"]]
    assert "yakuman_add" in {row["id"] for row in options}
    for row in options:
        cells = (row["names"], row["a"]["text"], row["b"]["text"])
        assert f"| {' | '.join(cell[language] for cell in cells)} |" in text


def test_corrections_go_where_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JANTAKU_CORRECTIONS", "mailto:rules@example.org")
    page = guide("hanma", "en")
    assert page["correction"] == "mailto:rules@example.org"
    assert "(mailto:rules@example.org)" in as_markdown(page)
    monkeypatch.delenv("JANTAKU_CORRECTIONS")
    page = guide("hanma", "en")
    assert isinstance(page["correction"], str)
    assert ("Send a correction" in as_markdown(page)) == bool(page["correction"])


# --- refusals ---


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"of": "nothing"}, UnknownRuleset),
        ({"of": "riichi", "preset": "nothing"}, UnknownRuleset),
        ({"of": "riichi", "options": {"nothing": 1}}, OptionError),
        ({"of": "riichi", "options": {"honba": 1}}, OptionError),
        ({"of": "riichi", "against": "nothing"}, UnknownRuleset),
    ],
)
def test_bad_questions_are_refused(asked: dict[str, Any], error: type[JantakuError]) -> None:
    with pytest.raises(error):
        guide(**asked)


def test_a_language_that_is_none() -> None:
    with pytest.raises(ValueError, match="none of ja, en, ko"):
        guide("riichi", "fr")


def test_a_ruleset_without_a_guide() -> None:
    class Bare:
        id = "bare"

    with pytest.raises(NoGuide):
        guide_of(Bare())  # type: ignore[arg-type]


def test_riichi_is_found_by_id_or_object() -> None:
    assert guide("riichi") == guide(ruleset("riichi"))
