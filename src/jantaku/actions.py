"""What a seat can choose to do: interned, immutable, each with a stable text key.

Equal actions are the same object, so `is`, `==` and dictionary look-ups cost the same. The key
grammar stands in docs/protocol.md: `discard:0m:drawn:riichi`, `chi:3m0m`,
`concealed_kan:1z1z1z1z`, `tsumo`, `pass`, ...
"""

from __future__ import annotations

from typing import Final, Literal

from jantaku.errors import ActionError, TileError
from jantaku.tiles import SORT, Face, face, spelled

ActionKind = Literal[
    "discard",
    "chi",
    "pon",
    "open_kan",
    "concealed_kan",
    "added_kan",
    "set_aside",
    "tsumo",
    "ron",
    "abort",
    "pass",
    "ready",
    "stay",
    "leave",
]

_WITH_TILES: Final[dict[str, int]] = {
    "discard": 1,
    "chi": 2,
    "pon": 2,
    "open_kan": 3,
    "concealed_kan": 4,
    "added_kan": 1,
    "set_aside": 1,
}
_PLAIN: Final = frozenset({"tsumo", "ron", "pass", "ready", "stay", "leave"})


class Action:
    """One choice; make it with `action` or `parse_action`, never directly.

    Attributes:
        kind: what is done.
        tiles: faces it names: the discard, the tiles of one's own hand that join a claimed one,
            all four of a concealed kan.
        drawn: the discard is the tile just drawn (tsumogiri), not a twin of it from the hand.
        mark: a declaration made with the discard (`riichi`, ...), or which abort is called; empty
            otherwise.
        key: the stable text.
    """

    __slots__ = ("drawn", "key", "kind", "mark", "tiles")

    kind: ActionKind
    tiles: tuple[Face, ...]
    drawn: bool
    mark: str
    key: str

    def __repr__(self) -> str:
        return f"<{self.key}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (parse_action, (self.key,))


_interned: dict[tuple[str, tuple[Face, ...], bool, str], Action] = {}
_by_key: dict[str, Action] = {}


def action(
    kind: ActionKind, tiles: tuple[Face, ...] = (), drawn: bool = False, mark: str = ""
) -> Action:
    """The action with these parts (interned). `tiles` must be in hand order."""
    found = _interned.get((kind, tiles, drawn, mark))
    if found is None:
        parts: list[str] = [kind]
        if tiles:
            parts.append(spelled(tiles))
        if drawn:
            parts.append("drawn")
        if mark:
            parts.append(mark)
        made = Action()
        made.kind, made.tiles, made.drawn, made.mark = kind, tiles, drawn, mark
        made.key = ":".join(parts)
        found = _interned.setdefault((kind, tiles, drawn, mark), made)
        _by_key[found.key] = found
    return found


def parse_action(key: str) -> Action:
    """The action written `key`; ActionError when it is none."""
    found = _by_key.get(key)
    if found is not None:
        return found
    kind, *rest = key.split(":")
    if kind in _PLAIN and not rest:
        return action(kind)  # type: ignore[arg-type]  # membership in _PLAIN was just checked
    if kind == "abort" and len(rest) == 1 and rest[0].isidentifier():
        return action("abort", (), False, rest[0])
    if kind in _WITH_TILES and rest:
        body = rest.pop(0)
        drawn = bool(rest) and rest[0] == "drawn"
        marks = rest[drawn:]
        right = len(body) == 2 * _WITH_TILES[kind] and len(marks) <= (kind == "discard")
        if right and (kind == "discard" or not drawn) and all(m.isidentifier() for m in marks):
            try:
                tiles = tuple(face(body[i : i + 2]) for i in range(0, len(body), 2))
            except TileError:
                tiles = ()
            if tiles and list(tiles) == sorted(tiles, key=SORT.__getitem__):
                return action(kind, tiles, drawn, marks[0] if marks else "")  # type: ignore[arg-type]  # a key of _WITH_TILES
    raise ActionError("unknown_action", f"{key!r} is not an action", action=key[:80])


PASS: Final = action("pass")
TSUMO: Final = action("tsumo")
RON: Final = action("ron")
READY: Final = action("ready")
STAY: Final = action("stay")
LEAVE: Final = action("leave")
