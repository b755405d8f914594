"""`jantaku score`: a typed hand, its value with the derivation, and who pays whom."""

from __future__ import annotations

import json
from collections.abc import Sequence

from jantaku.calculator import WORDS, Answer, Change, calculate, parse_wind, said
from jantaku.calculator import flags_of as flags_of_rules
from jantaku.calculator import more as better
from jantaku.cli.choices import options_of
from jantaku.cli.wording import Wording
from jantaku.errors import SituationError
from jantaku.guide.example import answered
from jantaku.melds import meld_text
from jantaku.ruleset import Ruleset, resolve
from jantaku.ruleset import ruleset as find
from jantaku.tiles import TEXT, listed, text
from jantaku.value import Line, Refusal, Value


def run(
    ruleset: str,
    arguments: Sequence[str],
    *,
    preset: str | None,
    options: Sequence[str],
    win: str,
    seat: str,
    round: str,
    indicators: str,
    under: str,
    aside: str,
    river: str,
    discarder: str,
    repeat: int,
    pots: Sequence[str],
    more: bool,
    as_json: bool,
    language: str,
) -> None:
    """Print the answer, or raise what is wrong with the question."""
    found = find(ruleset)
    flags = tuple(dict.fromkeys([*flags_of(found, preset), *WORDS]))
    rest = options_of(found, arguments, options, flags=flags)
    rules = found.rules(resolve(found, rest.options, preset=preset))
    answer = calculate(
        rules,
        " ".join(rest.words),
        win=win,
        flags=rest.flags,
        seat=seat,
        round=round,
        indicators=indicators,
        under=under,
        aside=aside,
        river=river,
        repeat=repeat,
        pots=dict(_pot(p) for p in pots),
        # Seats are numbered from the dealer, so a seat's wind is its number.
        discarder=parse_wind(discarder) if discarder else None,
    )
    changes = better(rules, answer) if more else None
    if as_json:
        # What a server's calculator answers.
        told = answered(answer, found, rules, language=language, changes=changes)
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        say = Wording(found, language)
        print("\n".join([*_lines(answer, say), *_more(answer, changes or (), found, say)]))


def _more(answer: Answer, changes: Sequence[Change], found: Ruleset, say: Wording) -> list[str]:
    if not changes:
        return []
    told = said(answer, found, say.language, changes, seats=found.rules(resolve(found)).seats)
    worded = told["more"]
    assert isinstance(worded, list)
    return ["", say.word("more"), *(f"  {line}" for line in worded)]


def flags_of(found: Ruleset, preset: str | None = None) -> tuple[str, ...]:
    """The bare flags that say how a hand was won where it can matter, and the declarations."""
    rules = found.rules(resolve(found, preset=preset))
    return tuple(dict.fromkeys([*flags_of_rules(rules), *rules.layout.declarations]))


def _pot(word: str) -> tuple[str, int]:
    name, _, amount = word.partition("=")
    if not amount.isdecimal():
        raise SituationError(
            "bad_pot", f"a pot is written name=points, not {word!r:.40}", pot=word[:40]
        )
    return name, int(amount)


def _lines(answer: Answer, say: Wording) -> list[str]:
    s = answer.situation
    hand = list(listed(s.hand))
    hand.remove(s.tile)
    melds = " ".join(meld_text(m) for m in s.melds)
    out = [" ".join(part for part in (text(hand), melds, f"+ {TEXT[s.tile]}") if part)]
    if isinstance(answer.value, Refusal):
        reason = say.key(f"refusal.{answer.value.reason}", answer.value.params)
        return [*out, say.word("no_win", reason=reason)]
    return [*out, *_derivation(answer.value, answer.sums, say), *_payments(answer, say)]


def _derivation(value: Value, sums: tuple[Line, ...], say: Wording) -> list[str]:
    out = [say.text(value.title())]
    out += [_line(row, say) for row in value.rows()]
    lines = (*value.lines(), *sums)
    if lines:
        out.append("")
        out += [_line(line, say) for line in lines]
    return out


def _line(line: Line, say: Wording) -> str:
    tiles = f" {text(line.tiles)}" if line.tiles else ""
    return say.labelled(f"  {say.text(line.text)}{tiles}", say.amount(line))


def _payments(answer: Answer, say: Wording) -> list[str]:
    out = [""]
    for t in answer.transfers:
        out.append(
            "  "
            + say.word(
                "pays",
                source=say.seat(t.source),
                target=say.seat(t.target),
                amount=f"{t.amount:,}",
                reason=say.key(f"transfer.{t.reason}"),
            )
        )
    return out
