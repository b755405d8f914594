"""A calculator's answer in words."""

from __future__ import annotations

from collections.abc import Sequence

from jantaku.calculator.answer import Answer
from jantaku.calculator.more import Change
from jantaku.ruleset import Ruleset
from jantaku.texts import Speaker, tile
from jantaku.value import Refusal


def said(
    answer: Answer, ruleset: Ruleset, language: str, changes: Sequence[Change] = (), *, seats: int
) -> dict[str, object]:
    """Title, rows, lines, payments and what would make it more, worded (docs/protocol.md)."""
    say = Speaker(ruleset.texts, language)
    value = answer.value
    refused = isinstance(value, Refusal)
    return {
        "title": "" if isinstance(value, Refusal) else say.text(value.title()),
        "rows": [] if isinstance(value, Refusal) else [list(say.line(r)) for r in value.rows()],
        "lines": []
        if isinstance(value, Refusal)
        else [list(say.line(line)) for line in (*value.lines(), *answer.sums)],
        "refusal": say.key(f"refusal.{value.reason}", value.params)
        if isinstance(value, Refusal)
        else "",
        "payments": [
            {
                "from": say.seat(t.source),
                "to": say.seat(t.target),
                "amount": f"{t.amount:,}",
                "reason": say.key(f"transfer.{t.reason}"),
            }
            for t in answer.transfers
        ],
        "seats": []
        if refused
        else [
            {"name": say.seat(seat), "delta": delta}
            for seat, delta in enumerate(answer.delta(seats))
        ],
        "more": [_change(change, say) for change in changes],
    }


def _change(change: Change, say: Speaker) -> str:
    title = say.text(change.value.title())
    if change.change == "flag":
        flag = say.find(f"flag.{change.flag}") or say.key(f"mark.{change.flag}")
        return say.key("more.flag", {"flag": flag, "title": title, "gain": change.gain})
    old, new = tile(change.old, say.language), tile(change.new, say.language)
    return say.key("more.tile", {"old": old, "new": new, "title": title, "gain": change.gain})
