"""Events as JSON objects and back, for records and the wire (docs/protocol.md)."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from jantaku.errors import JantakuError, RecordError
from jantaku.events import SIGHT, Event
from jantaku.melds import MELD_FORMS, Meld, describe
from jantaku.tiles import TEXT, Face, face

Json = dict[str, Any]

_TILE_FIELDS = frozenset({"tile"})
_TILES_FIELDS = frozenset({"tiles"})
_RENAMED = {
    ("call", "source"): "from",
    ("win", "source"): "from",
    ("transfer", "source"): "from",
    ("transfer", "target"): "to",
}


def _encode_tile(tile: Face) -> str:
    return TEXT[tile]


def _encode_tiles(tiles: tuple[Face, ...]) -> str:
    return "".join([TEXT[f] for f in tiles])


def _encode_seats(seats: tuple[int, ...]) -> list[int]:
    return list(seats)


def _decode_tile(data: object) -> Face:
    if not isinstance(data, str):
        raise RecordError("bad_field", f"a tile is a text, not {data!r:.40}")
    return face(data)


def _decode_tiles(data: object) -> tuple[Face, ...]:
    if not isinstance(data, str) or len(data) % 2:
        raise RecordError("bad_field", f"tiles are a text of two characters each, not {data!r:.40}")
    return tuple([face(data[i : i + 2]) for i in range(0, len(data), 2)])


def _decode_seats(data: object) -> tuple[int, ...]:
    if not isinstance(data, list) or not all(type(s) is int for s in data):
        raise RecordError("bad_field", f"a list of seats was expected, not {data!r:.40}")
    return tuple(data)


def _decode_meld(data: object) -> Meld:
    if not isinstance(data, dict) or data.get("kind") not in MELD_FORMS:
        raise RecordError("bad_field", f"a meld was expected, not {data!r:.40}")
    tiles = data.get("tiles")
    if not isinstance(tiles, list) or len(tiles) not in (3, 4):
        raise RecordError("bad_field", f"a meld has three or four tiles, not {tiles!r:.40}")

    strange = set(data) - {"kind", "tiles", "called", "from", "added"}
    if strange:
        raise RecordError("bad_field", f"a meld has no {min(strange)!r:.40}")

    def place(name: str, below: int | None = None) -> int:
        value = data.get(name)
        if value is None:
            return -1
        if type(value) is not int or value < 0 or (below is not None and value >= below):
            raise RecordError("bad_field", f"{name} of a meld is {value!r:.40}")
        return value

    return Meld(
        data["kind"],
        tuple(_decode_tile(t) for t in tiles),
        place("called", len(tiles)),
        place("from"),
        place("added", len(tiles)),
    )


def _same(value: Any) -> Any:
    return value


def _checker(name: str, hint: object) -> Callable[[object], Any]:
    """A decoder that only checks the plain type of a field."""
    if get_origin(hint) in (types.UnionType, typing.Union):
        allowed = tuple(get_args(hint))
    elif isinstance(hint, type):
        allowed = (hint,)
    else:
        return _same

    def check(data: object) -> Any:
        if allowed != (object,) and type(data) not in allowed:
            raise RecordError("bad_field", f"{name} is {data!r:.40}", field=name)
        return data

    return check


class _Codec:
    """How one kind of event is written and read."""

    __slots__ = ("cls", "defaults", "encoders", "fields")

    def __init__(self, kind: str, cls: Any) -> None:
        self.cls = cls
        # What was added to an event later has a default, and is not written where it has that:
        # so old records are read, and written again as they were.
        self.defaults: dict[str, object] = {
            _RENAMED.get((kind, name), name): value for name, value in cls._field_defaults.items()
        }
        hints = get_type_hints(cls)
        self.encoders: list[tuple[str, Callable[[Any], Any]]] = []
        self.fields: list[tuple[str, Callable[[object], Any]]] = []
        for name in cls._fields[1:]:
            label = _RENAMED.get((kind, name), name)
            if name in _TILE_FIELDS:
                pair: tuple[Callable[[Any], Any], Callable[[object], Any]] = (
                    _encode_tile,
                    _decode_tile,
                )
            elif name in _TILES_FIELDS:
                pair = (_encode_tiles, _decode_tiles)
            elif name == "meld":
                pair = (describe, _decode_meld)
            elif name in ("ready", "places", "by"):
                pair = (_encode_seats, _decode_seats)
            else:
                pair = (_same, _checker(label, hints[name]))
            self.encoders.append((label, pair[0]))
            self.fields.append((label, pair[1]))


@cache
def _codecs() -> dict[str, _Codec]:
    return {kind: _Codec(kind, cls) for kind, (cls, _) in SIGHT.items()}


def encode(event: Event) -> Json:
    """The JSON object of an event; tiles of several are one text, two characters a tile."""
    codec = _codecs()[event[0]]
    out: Json = {"e": event[0]}
    for (label, write), field in zip(codec.encoders, event[1:], strict=True):
        if codec.defaults and label in codec.defaults and field == codec.defaults[label]:
            continue
        out[label] = write(field)
    return out


def decode(data: object) -> Event:
    """The event of a JSON object; RecordError, naming what is wrong, when it is none."""
    if not isinstance(data, dict):
        raise RecordError("bad_event", f"an event is an object, not {data!r:.40}")
    codec = _codecs().get(str(data.get("e")))
    if codec is None:
        raise RecordError("unknown_event", f"there is no event {data.get('e')!r:.40}")
    kind = str(data["e"])
    extra = set(data) - {"e"} - {label for label, _ in codec.fields}
    if extra:
        raise RecordError("bad_field", f"{kind} has no field {min(extra)!r:.40}")
    values: list[object] = [kind]
    for label, read in codec.fields:
        if label not in data and label in codec.defaults:
            values.append(codec.defaults[label])
            continue
        if label not in data:
            raise RecordError("missing_field", f"{kind} lacks {label}", event=kind, field=label)
        try:
            values.append(read(data[label]))
        except JantakuError as e:
            raise RecordError(
                "bad_field", f"{label} of {kind}: {e}", event=kind, field=label
            ) from e
    made: Event = codec.cls(*values)
    return made
