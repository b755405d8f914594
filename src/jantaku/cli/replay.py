"""`jantaku replay`: check a record against the rules and print the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from jantaku import events as ev
from jantaku.cli.wording import Wording
from jantaku.errors import RecordError
from jantaku.melds import meld_text
from jantaku.record import load, replay
from jantaku.ruleset import ruleset as find
from jantaku.tiles import TEXT, sort_faces, text


def run(file: Path, *, quiet: bool, language: str) -> None:
    """Check `file`, then print it; RecordError says what is wrong with it."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError as e:
        raise RecordError("not_text", f"{file} is not a text file: {e}") from e
    header, events = load(lines)
    log = list(events)
    found = replay(header, log)
    if not quiet:
        say = Wording(find(header.ruleset), language)
        names = [player.name for player in header.setup.players]
        for line in _story(log, names, say):
            print(line)
    state = "complete" if found.complete else "stops early"
    print(f"{file.name}: {found.hands} hands, {found.events} events, as the rules say; {state}")


def _story(log: Iterable[ev.Event], names: list[str], say: Wording) -> Iterator[str]:
    """A line for whatever a reader would follow."""
    for e in log:
        if isinstance(e, ev.Seat):
            # Whoever takes a seat between two hands is called by their own name from then on.
            names[e.seat] = e.name
        line = _line(e, names, say)
        if line:
            yield line


def _line(e: ev.Event, names: list[str], say: Wording) -> str:
    who = names[e.seat] if isinstance(getattr(e, "seat", None), int) else ""  # type: ignore[union-attr]  # asked first
    match e:
        case ev.HandStart():
            # Where nothing but the order tells hands apart, they are counted.
            name = f"{say.word('winds')[e.round]}{e.number + 1}" if e.round >= 0 else e.serial + 1
            return f"\n== {name} · {e.repeat} · {names[e.dealer]}"
        case ev.Deal():
            return say.labelled(who, text(sort_faces(e.tiles)))
        case ev.Indicator():
            return f"{'  ura' if e.under else '  dora'} {TEXT[e.tile]}"
        case ev.Draw():
            return f"{who} + {TEXT[e.tile]}"
        case ev.Discard():
            drawn = " (drawn)" if e.drawn else ""
            mark = f" {say.key(f'mark.{e.mark}')}" if e.mark else ""
            return f"{who} - {TEXT[e.tile]}{drawn}{mark}"
        case ev.Call():
            return f"{who} {e.meld.form} {meld_text(e.meld)}"
        case ev.Kan():
            return f"{who} {e.form}_kan {text(e.tiles)}"
        case ev.SetAside():
            return f"{who} set_aside {TEXT[e.tile]}"
        case ev.Win():
            value = cast("Mapping[str, Any]", e.value)
            title = say.key(value["title"]["key"], value["title"]["params"])
            rows = ", ".join(say.key(row["key"], row["params"]) for row in value["rows"])
            return say.labelled(f"{who} {e.how} {TEXT[e.tile]}", f"{title} ({rows})")
        case ev.HandDrawn():
            return say.key(f"draw.{e.reason}")
        case ev.Transfer():
            source, target = (names[a] if isinstance(a, int) else a for a in (e.source, e.target))
            reason = say.key(f"transfer.{e.reason}")
            return say.word(
                "pays", source=source, target=target, amount=f"{e.amount:,}", reason=reason
            ).strip()
        case ev.GameEnd():
            return "\n" + " > ".join(names[seat] for seat in e.places)
        case _:
            return ""
