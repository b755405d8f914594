"""What a ruleset's calculator asks for, so that a page can draw it without knowing the ruleset."""

from __future__ import annotations

from collections.abc import Mapping

from jantaku.calculator import NOTE, WORDS, asked_of, declarations_of
from jantaku.guide.compare import pattern_names
from jantaku.guide.correction import corrections
from jantaku.guide.example import example_for
from jantaku.guide.prose import Guided
from jantaku.melds import MELD_FORMS
from jantaku.options import Names
from jantaku.ruleset import Rules, Ruleset, resolve
from jantaku.situation import Told
from jantaku.texts import LANGUAGES, Speaker
from jantaku.tiles import FLOWER, HIDDEN, NORTH, SORT, TEXT


def sheet(
    ruleset: Ruleset,
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
) -> dict[str, object]:
    """Tiles, melds, flags and the rest (docs/protocol.md); raises as `ruleset.resolve` does."""
    values = resolve(ruleset, options, preset=preset)
    rules = ruleset.rules(values)
    layout, tiles = rules.layout, rules.tiles
    counts = [(f, tiles.counts[f]) for f in sorted(range(HIDDEN), key=SORT.__getitem__)]
    bonus = [f for f in range(FLOWER, HIDDEN) if tiles.counts[f]]
    if layout.aside == "north":
        bonus = [NORTH]
    indicators = layout.indicator_slots
    return {
        "ruleset": ruleset.id,
        "preset": preset,
        "options": dict(values),
        "seats": rules.seats,
        "hand_size": rules.hand_size,
        "tiles": [{"tile": TEXT[f], "count": n} for f, n in counts if n and f < FLOWER],
        "melds": [form for form in MELD_FORMS if form in melds_of(rules)],
        "indicators": indicators,
        "under": indicators if rules.wall.under else 0,
        "aside": {
            "kind": layout.aside,
            "tiles": [{"tile": TEXT[f], "count": tiles.counts[f]} for f in bonus],
        }
        if layout.aside
        else None,
        "river": "river" in layout.asks,
        "rounds": layout.rounds,
        "repeat": bool(layout.pots),
        "pots": [{"id": pot, "names": _names(ruleset, f"pot.{pot}")} for pot in layout.pots],
        "flags": _flags(ruleset, rules),
        "note": _note(ruleset),
        "examples": _examples(ruleset, values),
        "correction": corrections(),
    }


def melds_of(rules: Rules) -> tuple[str, ...]:
    """The forms of melds that can come about."""
    out = ["chi"] if rules.claims.chi else []
    kans = ["open_kan"] if rules.claims.open_kan else []
    return (*out, "pon", *kans, "added_kan", "concealed_kan")


def _names(ruleset: Ruleset, key: str) -> Names:
    return {language: Speaker(ruleset.texts, language).key(key) for language in LANGUAGES}


def _note(ruleset: Ruleset) -> Names | None:
    """What the ruleset says its calculator leaves out, if anything."""
    notes = {code: Speaker(ruleset.texts, code).find(NOTE) for code in LANGUAGES}
    return {code: note for code, note in notes.items() if note is not None} or None


def _flags(ruleset: Ruleset, rules: Rules) -> list[dict[str, object]]:
    declared = declarations_of(rules)
    told: dict[str, Told | None] = {
        **{name: WORDS[name] for name in ("tsumo", "ron")},
        **dict.fromkeys(declared),
        **{name: WORDS[name] for name in asked_of(rules)},
    }
    return [
        {
            "id": name,
            "names": _names(ruleset, f"mark.{name}" if name in declared else f"flag.{name}"),
            "group": "declared"
            if name in declared
            else "how"
            if name in ("tsumo", "ron")
            else "circumstance",
            "excludes": [
                other for other in told if other != name and not _fit(told[name], told[other])
            ],
        }
        for name in told
    ]


def _fit(one: Told | None, other: Told | None) -> bool:
    """Whether two flags can be said together; declarations (None) exclude each other."""
    if one is None or other is None:
        return one is not other
    agree = all(a is None or b is None or a == b for a, b in zip(one, other, strict=True))
    return agree and {one, other} != {WORDS["first"], WORDS["last"]}


def _examples(ruleset: Ruleset, values: Mapping[str, object]) -> list[dict[str, object]]:
    if not isinstance(ruleset, Guided):
        return []
    guide = ruleset.guide()
    options = resolve(ruleset, dict(values))
    rules = ruleset.rules(options)
    out: list[dict[str, object]] = [
        {"id": id, "names": dict(names), "request": example.request(ruleset, options)}
        for id, names, example in guide.loads
    ]
    for row in ruleset.patterns(options):
        example = example_for(
            guide.examples.get(row.id), row.id, ruleset, options, rules, guide.otherwise
        )
        if example is not None:
            out.append(
                {
                    "id": row.id,
                    "names": dict(pattern_names(ruleset, row.id)),
                    "request": example.request(ruleset, options),
                }
            )
    return out
