"""What a log says about the end of a hand against what the engine made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from jantaku import events as ev
from jantaku.formats.game import Drawn, Won
from jantaku.formats.tenhou_tables import STEPS
from jantaku.tiles import TEXT, sort_faces, text

Part = Callable[[str, object, object], None]
"""Called with what differs, and both sides; it raises."""


def payments(made: Sequence[ev.Event]) -> Iterator[ev.Transfer]:
    """The transfers that settle a hand: those after its win or draw, and none of an earlier stick
    or of the end of the game.
    """
    settling = False
    for e in made:
        if isinstance(e, ev.Win | ev.HandDrawn):
            settling = True
        elif settling and isinstance(e, ev.Transfer):
            yield e
        elif isinstance(e, ev.HandEnd):
            return


def compare_wins(
    wins: Sequence[Won], made: Sequence[ev.Event], before: tuple[int, ...], part: Part
) -> None:
    """Compare the wins of a hand.

    Args:
        wins: as recorded, nearest the discarder first.
        made: the engine's events from the winning choice to the end of the hand.
        before: the engine's points of each seat before them.
        part: called with every difference.
    """
    engine = [e for e in made if isinstance(e, ev.Win)]
    if [w.seat for w in wins] != [e.seat for e in engine]:
        part("winners", [w.seat for w in wins], [e.seat for e in engine])
    shown = {e.seat: e.tiles for e in made if isinstance(e, ev.Show)}
    open_indicators = [e.tile for e in made if isinstance(e, ev.Indicator) and e.under]
    scores = list(before)
    for won, event in zip(wins, engine, strict=True):
        if event.source != won.source:
            part("who fed the win", won.source, event.source)
        if won.tile is not None and event.tile != won.tile:
            part("winning tile", TEXT[won.tile], TEXT[event.tile])
        _compare_hand(won, event, shown, part)
        _compare_value(won, event, part)
        if won.under and list(won.under) != open_indicators:
            part("ura indicators", text(won.under), text(open_indicators))
        _compare_payments(won, made, scores, part)


def _compare_hand(
    won: Won, event: ev.Win, shown: Mapping[int, tuple[int, ...]], part: Part
) -> None:
    if won.hand is None:
        return
    tiles = list(shown.get(won.seat, ()))
    if event.how != "tsumo":
        tiles.append(event.tile)
    if list(won.hand) != sort_faces(tiles):
        part("winning hand", text(won.hand), text(sort_faces(tiles)))


def rows_of(value: object) -> dict[str, int]:
    """Amounts by row id of the value that a `Win` event carries."""
    assert isinstance(value, Mapping)
    return {
        str(row["key"]).removeprefix("pattern.").removeprefix("bonus."): row["amount"]
        for row in value["rows"]
    }


def step_of(value: object) -> int:
    """Tenhou's number of the limit that the value of a `Win` event reached."""
    assert isinstance(value, Mapping)
    title = value["title"]
    name = str(title["params"].get("limit", title["key"])).removeprefix("limit.")
    name = "yakuman" if name == "counted_yakuman" else name
    return STEPS.index(name) if name in STEPS else 0


def _compare_value(won: Won, event: ev.Win, part: Part) -> None:
    value = event.value
    assert isinstance(value, Mapping)
    numbers = value["numbers"]
    if won.rows is not None:
        recorded = {name: han for name, han in won.rows.items() if han}
        engine = rows_of(value)
        if "aside" in engine and "aside" not in recorded:
            engine["dora"] = engine.get("dora", 0) + engine.pop("aside")
        if won.limit:
            recorded, engine = _once(recorded), _once(engine)
        if recorded != engine:
            part(f"yaku of seat {won.seat}", _listed(recorded), _listed(engine))
        if won.limit != ("yakuman" in numbers):
            part("yakuman", won.limit, "yakuman" in numbers)
    if won.fu is not None and not won.limit and won.fu != numbers["fu"]:
        part(f"fu of seat {won.seat}", won.fu, f"{numbers['fu']} ({_listed(rows_of(value))})")
    if won.points is not None and won.points != numbers["points"]:
        part(f"points of seat {won.seat}", won.points, numbers["points"])
    if won.step is not None and won.step != step_of(value):
        part(f"limit of seat {won.seat}", STEPS[won.step], STEPS[step_of(value)])


def _once(rows: Mapping[str, int]) -> dict[str, int]:
    """Limit rows as names alone: formats do not tell what counts double, nor which wait did it."""
    return {name.removesuffix("_any").removesuffix("_single"): 1 for name in rows}


def _listed(rows: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {han}" for name, han in sorted(rows.items()))


def _compare_payments(won: Won, made: Sequence[ev.Event], scores: list[int], part: Part) -> None:
    """Repeats, sticks, liability and what everybody gains, of this winner alone."""
    delta = [0] * len(scores)
    sums = {"honba": 0, "sticks": 0, "pao": 0}
    liable = -1
    for e in payments(made):
        if e.target != won.seat:
            continue
        delta[won.seat] += e.amount
        if isinstance(e.source, int):
            delta[e.source] -= e.amount
        if e.reason in sums:
            sums[e.reason] += e.amount
        if e.reason == "pao" and isinstance(e.source, int):
            liable = e.source
    if won.sticks is not None and sums["sticks"] != won.sticks:
        part(f"sticks of seat {won.seat}", won.sticks, sums["sticks"])
    if won.liable is not None and won.liable != liable:
        part(f"who is liable to seat {won.seat}", won.liable, liable)
    if won.before is not None and won.before != tuple(scores):
        part("points before the win", won.before, tuple(scores))
    if won.delta is not None and won.delta != tuple(delta):
        part(f"payments to seat {won.seat}", won.delta, tuple(delta))
    for seat, change in enumerate(delta):
        scores[seat] += change


def compare_draw(
    drawn: Drawn, made: Sequence[ev.Event], before: tuple[int, ...], part: Part
) -> None:
    """Compare a hand without a winner; arguments as of `compare_wins`."""
    event = next((e for e in made if isinstance(e, ev.HandDrawn)), None)
    if event is None:
        part("draw", drawn.reason, "somebody wins")
        return
    if drawn.reason is not None and event.reason != drawn.reason:
        part("reason of the draw", drawn.reason, event.reason)
    if drawn.shown is not None:
        shown = {e.seat: tuple(sort_faces(e.tiles)) for e in made if isinstance(e, ev.Show)}
        if shown != drawn.shown:
            part(
                "hands shown",
                {s: text(t) for s, t in drawn.shown.items()},
                {s: text(t) for s, t in shown.items()},
            )
    delta = [0] * len(before)
    for e in payments(made):
        if isinstance(e.source, int):
            delta[e.source] -= e.amount
        if isinstance(e.target, int):
            delta[e.target] += e.amount
    if drawn.before is not None and drawn.before != before:
        part("points before the draw", drawn.before, before)
    if drawn.delta is not None and drawn.delta != tuple(delta):
        part("payments", drawn.delta, tuple(delta))
