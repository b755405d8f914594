"""Why something is recommended: the numbers behind an action, as keys that hosts word.

Distances are the kernel's, values and refusals the scorer's. What hands may become is imagined by
the computer player's means, so such points and percents are estimates.

    told = advise(view, decision)
    reasons(told, action, view, decision)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from jantaku.actions import Action
from jantaku.analysis.advice import Advice, Option
from jantaku.analysis.reason import Reason
from jantaku.table import Decision
from jantaku.tiles import KIND, TEXT
from jantaku.value import Refusal
from jantaku.view import View

REFUSED: Final = 50
"""Percent of the quickest way's hands that are refused, from which on it is worth saying."""

SHORT: Final = 10
"""The same, from which on it is worth saying where the hand must go to win at all."""

FEW: Final = 4
"""Tiles left to win on that are few for a declaration."""

WIDER: Final = 1.5
"""How many times as many tiles a wait must have to be called a better one."""

DECIDED: Final = {
    "safer": "decided.safer",
    "worth": "decided.worth",
    "likelier": "decided.likelier",
    "kept": "decided.kept",
    "even": "decided.even",
}
"""What a discard has over the quickest one (`bots.aims`)."""

CALLS: Final = ("chi", "pon", "open_kan")
KANS: Final = ("concealed_kan", "added_kan")


class Offered(NamedTuple):
    """What is asked of a seat: its view, the decision, and what is known of it."""

    view: View
    decision: Decision
    told: Advice


def reasons(
    advice: Advice, action: Action, view: View | None = None, decision: Decision | None = None
) -> tuple[Reason, ...]:
    """The numbers behind a recommended action, the most telling first: of a discard that is not the
    quickest, what it has over that one.

    Args:
        advice: told of the same view and decision.
        action: what is recommended.
        view: of the seat; with it, what a hand would win is among the reasons: a tenpai one by
            its waits, another on the way that it keeps open, where it is not the quickest.
        decision: with it, what else could be chosen: calls that are let pass, a declaration that
            is not made.
    """
    if action.kind != "discard":
        if view is None or decision is None:
            return (Reason(action.kind, {}),)
        return tuple(_other(Offered(view, decision, advice), action))
    option = advice.option(KIND[action.tiles[0]])
    if option is None:
        return ()
    quickest = min(advice.options, key=lambda one: (one.shanten, -one.left))
    nearest = (option.shanten, -option.left) == (quickest.shanten, -quickest.left)
    kept = []
    if view is not None and (option.shanten or not nearest):
        kept = _aims(view, advice, option, quickest, mark=action.mark)
    out = [reason for reason in kept if reason.key.startswith("decided.")]
    # What speaks against a discard is told with what speaks for it, as far as that was asked.
    weighed = bool(out) or view is None
    if option.shanten == 0:
        out.append(Reason("tenpai", {"kinds": len(option.waits), "left": option.left}))
        worths = [] if view is None else _worths(view, option, action, action.mark or None)
        if worths:
            out.append(Reason("worth", {"low": min(worths), "high": max(worths)}))
    else:
        out.append(
            Reason(
                "accepts",
                {"shanten": option.shanten, "kinds": len(option.accepts), "left": option.left},
            )
        )
    if nearest:
        out.append(Reason("quickest", {}))
    elif weighed and option.shanten > quickest.shanten:
        out.append(Reason("steps_back", {"tile": _named(view, quickest)}))
    elif weighed:
        fewer = quickest.left - option.left
        out.append(Reason("fewer", {"tile": _named(view, quickest), "count": fewer}))
    out.extend(reason for reason in kept if not reason.key.startswith("decided."))
    if option.dangers:
        worst = max(option.dangers, key=lambda danger: danger.risk)
        out.append(Reason(f"danger.{worst.sign}", {"seat": worst.seat, "percent": worst.percent}))
    if action.mark:
        out.append(Reason("declares", {"mark": action.mark}))
    elif view is not None and decision is not None:
        out.extend(_undeclared(Offered(view, decision, advice), option, action))
    return tuple(out)


def _named(view: View | None, option: Option) -> str:
    """The tile of a discard, by a face that exists where that is known."""
    return TEXT[option.kind if view is None else view.rules.tiles.face_of(option.kind)]


def _danger(option: Option) -> int:
    """The percent of the greatest danger that is shown of a discard."""
    return max((danger.percent for danger in option.dangers), default=0)


def _other(asked: Offered, action: Action) -> Iterator[Reason]:
    """Of anything but a discard."""
    # Who only asks for waits need not have the computer player in memory.
    from jantaku.analysis.ways import claimed, kan, passed

    view, told = asked.view, asked.told
    if action.kind in ("tsumo", "ron"):
        value = view.value_now()
        if not isinstance(value, Refusal):
            yield Reason("win", {"low": value.numbers()["points"]})
    elif action.kind == "pass":
        calls = [one for one in asked.decision.actions if one.kind in CALLS]
        if calls:
            yield from passed(view, calls)
    elif action.kind in CALLS:
        yield from claimed(view, action)
    elif action.kind in KANS:
        yield from kan(view, action, told.shanten)
    elif action.kind == "set_aside":
        rest = bytearray(view.kinds)
        if KIND[action.tiles[0]] < len(rest):
            rest[KIND[action.tiles[0]]] -= 1
        after = view.rules.shapes.shanten(rest, len(view.melds(view.seat)), view.held)
        if after <= told.shanten:
            yield Reason("aside.keeps", {"shanten": after})
        yield Reason("aside.draws", {})
    elif action.kind == "abort":
        yield Reason("abort", {"shanten": told.shanten})


def _undeclared(asked: Offered, option: Option, action: Action) -> Iterator[Reason]:
    """Why a declaration is not made that the same discard could carry."""
    view = asked.view
    marks = sorted(
        {
            one.mark
            for one in asked.decision.actions
            if one.kind == "discard" and one.mark and KIND[one.tiles[0]] == option.kind
        }
    )
    if not marks or option.shanten:
        return
    mark = next((m for m in view.rules.layout.declarations if m in marks), marks[0])
    without = _worths(view, option, action, None)
    declared = _worths(view, option, action, mark)
    claims = all(not isinstance(wait.ron, Refusal) for wait in option.waits if wait.left)
    if claims and without and declared and max(without) == max(declared):
        # What both are worth has been said of the waits.
        yield Reason("undeclared.same", {"mark": mark})
    elif without and declared:
        key = "undeclared.wins" if claims else "undeclared.drawn"
        yield Reason(key, {"mark": mark, "low": max(without), "high": max(declared)})
    elif declared:
        yield Reason("undeclared.refused", {"mark": mark})
    if option.left <= FEW:
        yield Reason("undeclared.few", {"left": option.left})
    better = _better(view, option)
    if better:
        yield Reason("undeclared.better", {"count": better})
    threats = [
        seat
        for seat in range(view.seats)
        if seat != view.seat and view.declared(seat) and not view.retired(seat)
    ]
    if threats:
        yield Reason("undeclared.threat", {"seat": threats[0]})
    yield Reason("undeclared.bound", {"mark": mark})


def _better(view: View, option: Option) -> int:
    """Unseen tiles with which the hand could wait for many more tiles than it does after this
    discard; a declaration would bind it.
    """
    shapes, melds, held = view.rules.shapes, len(view.melds(view.seat)), view.held
    unseen = view.unseen()
    rest = bytearray(view.kinds)
    rest[option.kind] -= 1
    found = 0
    for kind, left in enumerate(unseen):
        if not left or any(kind == one for one, _ in option.accepts):
            continue
        rest[kind] += 1
        if any(
            _left(shapes.waits(_less(rest, out), melds, held), unseen) >= WIDER * option.left
            for out in range(len(rest))
            if rest[out] and out != kind
        ):
            found += left
        rest[kind] -= 1
    return found


def _less(kinds: bytearray, kind: int) -> bytearray:
    out = bytearray(kinds)
    out[kind] -= 1
    return out


def _left(mask: int, unseen: bytes) -> int:
    return sum(left for kind, left in enumerate(unseen) if mask >> kind & 1)


def _aims(
    view: View, advice: Advice, option: Option, quickest: Option, *, mark: str
) -> list[Reason]:
    """What a discard has over the quickest one; where the hand is not tenpai then, also what it
    keeps, what the quickest way lacks, and where it is going, where not every win is allowed.
    """
    from jantaku.analysis.toward import toward
    from jantaku.analysis.ways import outlook_of
    from jantaku.bots.aims import aims

    outlook = outlook_of(view)
    nearest = (option.shanten, option.left) == (quickest.shanten, quickest.left)
    allowed = sum(1 << one.kind for one in advice.options)
    beside = option.kind if nearest else quickest.kind
    found = aims(
        outlook,
        option.kind,
        beside,
        allowed=allowed,
        mark="" if nearest else mark,
        safer=_danger(option) < _danger(quickest),
    )
    out, tile = [], _named(view, quickest)
    if not nearest:
        if found.decided:
            out.append(Reason(DECIDED[found.decided], {"tile": tile}))
        if not option.shanten:
            return out
        if found.points:
            out.append(Reason("keeps", {"points": found.points}))
        if found.refused >= REFUSED:
            out.append(Reason("refused", {"tile": tile, "percent": found.refused}))
    if found.refused >= SHORT:
        out.extend(toward(outlook, option.kind, found.plan))
    return out


def _worths(view: View, option: Option, action: Action, declared: str | None) -> list[int]:
    """Points that the hand after a discard and a declaration would win, one a wait that is still
    unseen: of a claimed tile, or where that is refused of an own draw.
    """
    found = []
    for wait in option.waits:
        for tsumo in (False, True) if wait.left else ():
            value = view.value_with(
                view.rules.tiles.face_of(wait.kind),
                tsumo=tsumo,
                discard=action.tiles[0],
                declared=declared,
            )
            if not isinstance(value, Refusal):
                found.append(value.numbers()["points"])
                break
    return found
