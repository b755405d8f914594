"""Many wins at once: rows of bytes in, numbers out."""

from __future__ import annotations

from typing import Any, Final

from jantaku.analysis.given import Buffer, answered, buffer, rules_of
from jantaku.kernel import Valuer
from jantaku.kernel.words import DECLARED
from jantaku.patterns.clauses import declaration
from jantaku.ruleset import Rules
from jantaku.situation import Situation
from jantaku.tiles import KIND, RED_M, RED_S

ROW_BYTES: Final = 96
"""Bytes of a win in an array, see `score_row`."""

VALUE_FIELDS: Final = (
    "status",
    "points",
    "han",
    "fu",
    "base",
    "times",
    "from_dealer",
    "from_other",
)
"""What `score_array` says of each win, in order; the status is 0 for no complete hand, 1 for one
that is not worth enough, 2 for a win.
"""

_BLANK: Final = 255
_TILE, _HOW, _ORIGIN, _FLAGS, _SEAT, _ROUND, _DECLARED = range(46, 53)
_MELDS, _INDICATORS, _UNDER, _ASIDE, _RIVER, _REPEAT = 53, 68, 73, 78, 86, 94
_FORMS: Final = ("", "chi", "pon", "open_kan", "added_kan", "concealed_kan")
_HOWS: Final = ("tsumo", "ron", "robbed")
_SOURCES: Final = ("live", "kan", "set_aside")
_ORIGINS: Final = ("added_kan", "concealed_kan", "set_aside")


def score_array(wins: Buffer, *, rules: str | Rules = "riichi") -> Any:
    """The value of many wins: rows of `ROW_BYTES` unsigned bytes each, as `score_row` writes them.

    Returns eight 32-bit integers for each, see `VALUE_FIELDS`. The circumstances of a row are taken
    as they are: see `jantaku.policies.check_situation` for who cannot trust them. Raises TypeError
    for rules whose scores are not made of data alone, and TypeError or ValueError for what is no
    such array.
    """
    table = rules_of(rules) if isinstance(rules, str) else rules
    valuer = getattr(table.score, "valuer", None)
    if not isinstance(valuer, Valuer):
        raise TypeError("the scores of these rules cannot be worked out for arrays")
    marks = [declaration(name).bit_length() - 1 - _FIRST_MARK for name in _standing(table)]
    return answered(wins, valuer.values(buffer(wins, ROW_BYTES, "wins"), marks), "i", 8)


def score_row(situation: Situation, *, rules: str | Rules = "riichi") -> bytes:
    """One win as a row for `score_array`.

    | bytes | what |
    |---|---|
    | 0..45 | concealed tiles by face, the winning tile included |
    | 46 | the winning face |
    | 47 | 0 own draw, 1 discard, 2 robbed |
    | 48 | own draw: 0 live, 1 for a kan, 2 for a bonus tile; robbed: 0 added kan, 1 concealed kan, 2 bonus tile |
    | 49 | sum of 1 last tile, 2 prompt, 4 first turn, 8 from the dealer |
    | 50, 51 | seat wind (0 East: the dealer), prevailing wind (255: none) |
    | 52 | declaration: 0 none, else its place from 1 in `rules.layout.standing` |
    | 53..67 | five times: form (0 none, 1 run, 2 triplet, 3 open, 4 added, 5 concealed kan), lowest kind, red fives |
    | 68..72, 73..77 | open indicators, those under them; 255 ends them |
    | 78..85 | faces set aside; 255 ends them |
    | 86..93 | mask of the kinds discarded, lowest byte first |
    | 94 | repeats |

    ValueError for a win that does not fit: more melds than five, an unknown declaration, a dealer
    who does not sit East.
    """  # noqa: E501  # rows of the table
    s = situation
    table = rules_of(rules) if isinstance(rules, str) else rules
    standing = _standing(table)
    if s.declared and s.declared not in standing:
        raise ValueError(f"there is no declaration {s.declared!r} here")
    if s.dealer != (s.seat_wind == 0):
        raise ValueError("the dealer, and only the dealer, sits East")
    out = bytearray(ROW_BYTES)
    out[:46] = s.hand
    out[_TILE] = s.tile
    out[_HOW] = _HOWS.index(s.how)
    if s.how == "tsumo":
        out[_ORIGIN] = _SOURCES.index(s.source)
    elif s.how == "robbed":
        out[_ORIGIN] = _ORIGINS.index(s.robbed_from)
    out[_FLAGS] = s.last | s.prompt << 1 | s.first << 2 | s.from_dealer << 3
    out[_SEAT] = s.seat_wind
    out[_ROUND] = _BLANK if s.round_wind < 0 else s.round_wind
    out[_DECLARED] = standing.index(s.declared) + 1 if s.declared else 0
    melds = bytearray()
    for meld in s.melds:
        reds = sum(RED_M <= face <= RED_S for face in meld.tiles)
        melds += bytes((_FORMS.index(meld.form), min(KIND[f] for f in meld.tiles), reds))
    for at, part, room, blank in (
        (_MELDS, melds, 15, 0),
        (_INDICATORS, s.indicators, 5, _BLANK),
        (_UNDER, s.under, 5, _BLANK),
        (_ASIDE, s.aside, 8, _BLANK),
    ):
        if len(part) > room:
            raise ValueError(f"{len(part)} do not fit into {room} bytes of a row")
        out[at : at + room] = bytes(part) + bytes([blank]) * (room - len(part))
    out[_RIVER : _RIVER + 8] = s.river.to_bytes(8, "little")
    out[_REPEAT] = min(s.repeat, 255)
    return bytes(out)


_FIRST_MARK: Final = DECLARED
"""The first flag of declarations."""


def _standing(rules: Rules) -> tuple[str, ...]:
    return tuple(rules.layout.standing or rules.layout.declarations)
