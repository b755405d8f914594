"""`jantaku shanten`: how far a typed hand is, what it waits for, what each discard would leave."""

from __future__ import annotations

import json
from collections.abc import Sequence

from jantaku.analysis.look import Look, look
from jantaku.cli.choices import options_of
from jantaku.cli.wording import Wording
from jantaku.melds import meld_text
from jantaku.ruleset import resolve
from jantaku.ruleset import ruleset as find
from jantaku.tiles import TEXT, Kind, text


def run(
    ruleset: str,
    arguments: Sequence[str],
    *,
    preset: str | None,
    options: Sequence[str],
    seen: str,
    as_json: bool,
    language: str,
) -> None:
    """Print what there is to say of the hand, or raise what is wrong with it."""
    found = find(ruleset)
    rest = options_of(found, arguments, options)
    rules = found.rules(resolve(found, rest.options, preset=preset))
    seen_of = look(rules, " ".join(rest.words), seen=seen)
    if as_json:
        print(json.dumps(seen_of.account(), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines(seen_of, Wording(found, language))))


def _lines(found: Look, say: Wording) -> list[str]:
    out = [" ".join([text(found.hand), *(meld_text(m) for m in found.melds)])]
    if found.shanten < 0:
        out.append(say.word("complete"))
    elif found.shanten == 0:
        out.append(say.word("ready"))
    else:
        out.append(say.word("distance", shanten=found.shanten))
    if found.accepts:
        out.append("  " + _tiles(found.accepts, say))
    for discard, accepts in found.discards:
        left = _tiles(accepts, say)
        out.append("  " + say.word("leaves", tile=TEXT[discard.kind], shanten=discard.shanten)
                   + f"  {left}")  # fmt: skip  # two parts of one line
    return out


def _tiles(kinds: Sequence[tuple[Kind, int]], say: Wording) -> str:
    count = say.word("left", count=sum(n for _, n in kinds))
    return f"{text(k for k, _ in kinds)} ({count})"
