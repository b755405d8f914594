"""A winning hand as data, and what the calculator answers to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from jantaku.calculator import Answer, Change, calculate, said
from jantaku.options import Options, OptionValue
from jantaku.ruleset import Rules, Ruleset
from jantaku.tiles import TEXT
from jantaku.value import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A win, by the arguments of `calculator.calculate`.

    Attributes:
        options: values under which it is shown, over those that are asked for.
    """

    hand: str
    flags: tuple[str, ...] = ()
    seat: str = ""
    round: str = "E"
    indicators: str = ""
    under: str = ""
    aside: str = ""
    river: str = ""
    repeat: int = 0
    discarder: int | None = None
    pots: Mapping[str, int] = field(default_factory=dict)
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def answer(self, rules: Rules) -> Answer:
        """What these rules say; raises as `calculate` does."""
        return calculate(
            rules,
            self.hand,
            flags=self.flags,
            seat=self.seat,
            round=self.round,
            indicators=self.indicators,
            under=self.under,
            aside=self.aside,
            river=self.river,
            repeat=self.repeat,
            discarder=self.discarder,
            pots=self.pots,
        )

    def request(self, ruleset: Ruleset, options: Options) -> dict[str, object]:
        """The body that asks a server's calculator the same (docs/protocol.md); options that have
        their default value are left out.
        """
        defaults = {o.id: o.default for o in ruleset.options}
        values = {id: v for id, v in options.items() if v != defaults[id]}
        out: dict[str, object] = {
            "ruleset": ruleset.id,
            "options": {**values, **self.options},
            "hand": self.hand,
        }
        for name in ("seat", "indicators", "under", "aside", "river"):
            if getattr(self, name):
                out[name] = getattr(self, name)
        if self.flags:
            out["flags"] = list(self.flags)
        if self.round != "E":
            out["round"] = self.round
        if self.repeat:
            out["repeat"] = self.repeat
        if self.discarder is not None:
            out["discarder"] = self.discarder
        if self.pots:
            out["pots"] = dict(self.pots)
        return out


def rules_under(ruleset: Ruleset, options: Options, example: Example) -> Rules:
    """The rules under which an example is shown."""
    if not example.options:
        return ruleset.rules(options)
    return ruleset.rules(Options(ruleset.options, {**options, **example.options}))


def example_for(
    candidates: Example | Sequence[Example] | None,
    row: str,
    ruleset: Ruleset,
    options: Options,
    rules: Rules,
    otherwise: Mapping[str, OptionValue],
) -> Example | None:
    """The first of the candidates in which that pattern counts under these options, or with
    `otherwise` over them; None where there is none.
    """
    if candidates is None:
        return None
    every = (candidates,) if isinstance(candidates, Example) else tuple(candidates)
    if otherwise:
        every += tuple(replace(e, options={**otherwise, **e.options}) for e in every)
    for example in every:
        under = rules if not example.options else rules_under(ruleset, options, example)
        value = example.answer(under).value
        if isinstance(value, Refusal):
            continue
        if any(line.text.key == f"pattern.{row}" for line in value.rows()):
            return example
    return None


def answered(
    answer: Answer,
    ruleset: Ruleset,
    rules: Rules,
    *,
    language: str | None = None,
    changes: list[Change] | None = None,
) -> dict[str, object]:
    """The JSON form of a calculator's answer (docs/protocol.md)."""
    out = answer.account()
    out["delta"] = answer.delta(rules.seats)
    out["more"] = None if changes is None else [_change(c, ruleset) for c in changes]
    out["said"] = (
        None
        if language is None
        else said(answer, ruleset, language, changes or (), seats=rules.seats)
    )
    return out


def _change(change: Change, ruleset: Ruleset) -> dict[str, object]:
    q = change.question
    return {
        "change": change.change,
        "flag": change.flag,
        "from": "" if change.old < 0 else TEXT[change.old],
        "to": "" if change.new < 0 else TEXT[change.new],
        "points": change.points,
        "gain": change.gain,
        "title": change.value.title().account(),
        "hand": q.hand,
        "flags": list(q.flags),
    }
