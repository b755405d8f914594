"""A calculator for any ruleset: from typed text to a value and who pays whom.

    answer = calculate("riichi", "234m567p789p1134s 2s", flags=["riichi", "tsumo"], indicators="1z")
    answer.value.numbers()["points"], answer.transfers

Nothing here knows a rule: `Rules` scores, settles and says which tiles, declarations and pots there
are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from jantaku import events as ev
from jantaku.errors import SituationError, TileError
from jantaku.melds import Meld, meld_text, parse_meld
from jantaku.policies.check_situation import check_situation
from jantaku.ruleset import Rules, Ruleset, resolve, ruleset
from jantaku.situation import How, Situation
from jantaku.state import Offer, RiverTile, TableState, apply
from jantaku.tiles import HIDDEN, TEXT, Face, count_faces, count_kinds, faces, listed
from jantaku.value import Refusal, Value, account


class TypedHand(NamedTuple):
    """What `parse_hand` reads: all concealed faces, the winning tile among them; melds; the winning
    tile.
    """

    concealed: tuple[Face, ...]
    melds: tuple[Meld, ...]
    tile: Face


_WORD: Final = re.compile(r"[\[(][^\])]*[\])](?:@\w+)?|[^\s\[\]()]+|\S")


def parse_hand(text: str, win: str = "") -> TypedHand:
    """Read a hand such as `234m0p6p11s [555z] (1111m) 7p`.

    Plain words are concealed tiles, words in brackets melds (see `melds.parse_meld`). A meld may
    name who fed it: `[555z]@left`, `@across`, `@right`, seen from the winner. The winning tile is
    the last one written, unless `win` names it: then `text` may hold it or not. Raises TileError
    for what cannot be read and SituationError without a winning tile.
    """
    concealed: list[Face] = []
    melds: list[Meld] = []
    for word in _WORD.findall(text):
        if word[0] in "[(":
            melds.append(_meld(word))
        else:
            concealed.extend(faces(word))
    if HIDDEN in concealed or any(HIDDEN in m.tiles for m in melds):
        raise TileError("hidden_tile", "a hand to be scored has no hidden tiles", tile="??")
    if win:
        named = faces(win)
        if len(named) != 1:
            raise TileError("one_winning_tile", f"{win!r:.40} is not one tile", text=win[:40])
        tile = named[0]
        if len(concealed) % 3 == 1:
            concealed.append(tile)
    elif not concealed:
        raise SituationError("no_winning_tile", "there are no concealed tiles, so none that won")
    elif len(concealed) % 3 == 1:
        raise SituationError(
            "no_winning_tile",
            f"{len(concealed)} concealed tiles are a hand before it wins: which tile wins?",
            tiles=len(concealed),
        )
    else:
        tile = concealed[-1]
    return TypedHand(tuple(concealed), tuple(melds), tile)


_SIDES: Final = {"left": -1, "right": 1, "across": 2}
"""Steps in turn order from the winner; `left` is the seat that plays just before."""

_SIDE_OF: Final = {-2 - i: steps for i, steps in enumerate(_SIDES.values())}
"""What stands in `Meld.source` until the winner's seat is known."""


def _meld(word: str) -> Meld:
    body, _, side = word.partition("@")
    meld = parse_meld(body)
    if not side:
        return meld
    if side not in _SIDES or not meld.is_open or (meld.is_run and side != "left"):
        raise TileError("wrong_side", f"{word!r:.40}: nobody can have fed that so", text=word[:40])
    return meld._replace(source=-2 - list(_SIDES).index(side))


class Word(NamedTuple):
    """What a word for circumstances says; None where it says nothing."""

    how: How | None = None
    source: str | None = None
    robbed_from: str | None = None
    prompt: bool | None = None
    first: bool | None = None
    last: bool | None = None
    dealer: bool | None = None


WORDS: Final[Mapping[str, Word]] = {
    "tsumo": Word(how="tsumo"),
    "ron": Word(how="ron"),
    "prompt": Word(prompt=True),
    "first": Word(first=True),
    "last": Word(last=True),
    "replacement": Word(how="tsumo", source="kan"),
    "robbed": Word(how="robbed", robbed_from="added_kan"),
    "set_aside_replacement": Word(how="tsumo", source="set_aside"),
    "set_aside_robbed": Word(how="robbed", robbed_from="set_aside"),
    # The words of riichi players for the same.
    "ippatsu": Word(prompt=True),
    "rinshan": Word(how="tsumo", source="kan"),
    "chankan": Word(how="robbed", robbed_from="added_kan"),
    "haitei": Word(how="tsumo", last=True),
    "houtei": Word(how="ron", last=True),
    "tenhou": Word(how="tsumo", first=True, dealer=True),
    "chiihou": Word(how="tsumo", first=True, dealer=False),
    "renhou": Word(how="ron", first=True, dealer=False),
}
"""Every flag that `calculate` takes beside the ruleset's declarations."""


def _read_flags(flags: Iterable[str], rules: Rules) -> tuple[Word, str]:
    """What the flags say together, and the declaration; SituationError where they disagree."""
    said: dict[str, object] = {}
    by: dict[str, str] = {}
    declared = ""
    standing = rules.layout.standing or rules.layout.declarations
    for flag in flags:
        name = flag.strip().lower().replace("-", "_")
        if name in standing:
            if declared not in ("", name):
                raise _conflict(declared, name)
            declared = name
            continue
        if name not in WORDS:
            raise SituationError(
                "unknown_flag",
                f"{flag!r:.40} is no flag; there are: {', '.join((*standing, *WORDS))}",
                flag=flag[:40],
                allowed=[*standing, *WORDS],
            )
        for field, value in WORDS[name]._asdict().items():
            if value is None:
                continue
            if said.setdefault(field, value) != value:
                raise _conflict(by[field], name)
            by.setdefault(field, name)
    return Word(**said), declared  # type: ignore[arg-type]  # fields and values come from Words


def _conflict(one: str, other: str) -> SituationError:
    return SituationError(
        "conflicting_flags", f"{one} and {other} exclude each other", flags=[one, other]
    )


_WINDS: Final = {
    name: wind
    for wind, names in enumerate(
        (("e", "east", "1z", "東", "동"), ("s", "south", "2z", "南", "남"),
         ("w", "west", "3z", "西", "서"), ("n", "north", "4z", "北", "북"))
    )
    for name in names
}  # fmt: skip  # each wind a cell


def parse_wind(text: str) -> int:
    """The wind written `E`, `east`, `1z`, `東` or `동`: 0 East ... 3 North; else SituationError."""
    wind = _WINDS.get(text.strip().lower())
    if wind is None:
        raise SituationError("unknown_wind", f"{text!r:.40} is no wind", wind=text[:40])
    return wind


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What `calculate` found.

    Attributes:
        situation: what was asked, checked.
        value: the value, or why the hand does not win.
        seat: the winner's seat; seat 0 deals.
        transfers: who pays whom, between seats and pots; none for a refusal.
    """

    situation: Situation
    value: Value | Refusal
    seat: int
    transfers: tuple[ev.Transfer, ...] = ()

    @property
    def wins(self) -> bool:
        """Whether the hand wins."""
        return not isinstance(self.value, Refusal)

    def delta(self, seats: int) -> list[int]:
        """What each seat gains or loses."""
        out = [0] * seats
        for t in self.transfers:
            if isinstance(t.source, int):
                out[t.source] -= t.amount
            if isinstance(t.target, int):
                out[t.target] += t.amount
        return out

    def account(self) -> dict[str, object]:
        """The JSON form."""
        s = self.situation
        out: dict[str, object] = {
            "hand": [TEXT[f] for f in listed(s.hand)],
            "melds": [meld_text(m) for m in s.melds],
            "tile": TEXT[s.tile],
            "how": s.how,
            "seat": self.seat,
            "seat_wind": s.seat_wind,
            "round_wind": s.round_wind,
            "value": None,
            "refusal": None,
            "transfers": [
                {"from": t.source, "to": t.target, "amount": t.amount, "reason": t.reason}
                for t in self.transfers
            ],
        }
        if isinstance(self.value, Refusal):
            out["refusal"] = {"key": f"refusal.{self.value.reason}", "params": self.value.params}
        else:
            out["value"] = account(self.value)
        return out


def calculate(
    rules: Rules | Ruleset | str,
    hand: str,
    *,
    win: str = "",
    flags: Iterable[str] = (),
    seat: str = "",
    round: str = "E",
    indicators: str = "",
    under: str = "",
    aside: str = "",
    options: Mapping[str, object] | None = None,
    preset: str | None = None,
    repeat: int = 0,
    pots: Mapping[str, int] | None = None,
    discarder: int | None = None,
) -> Answer:
    """Score a typed hand and settle it.

    Args:
        rules: rules, a ruleset, or its id (then with `options` and `preset`).
        hand, win: see `parse_hand`.
        flags: words of `WORDS` and the ruleset's declarations; without a word for it the win is a
            ron.
        seat: the winner's wind; East for a flag that only a dealer can have, else South.
        round: the prevailing wind; ignored where none prevails.
        indicators, under, aside: tiles as text.
        repeat: honba.
        pots: points that lie in the table's pots.
        discarder: seat that the winning tile came from, where the dealer has seat 0 and turn order
            ascends; the seat after the winner by default.

    Raises TileError, SituationError, OptionError or UnknownRuleset. A hand that is complete but
    does not win, or is not complete, is no error: `Answer.value` is then a Refusal.
    """
    table = _rules(rules, options, preset)
    typed = parse_hand(hand, win)
    said, declared = _read_flags(flags, table)
    wind = parse_wind(seat) if seat else 0 if said.dealer else 1
    if said.dealer is not None and said.dealer != (wind == 0):
        raise SituationError("wrong_seat", "that flag does not fit the seat", seat_wind=wind)
    # Seats are numbered from the dealer, so the winner's wind is the winner's seat.
    melds = tuple(_seated(m, wind, table.seats) for m in typed.melds)
    how = said.how or "ron"
    source = wind if how == "tsumo" else (wind + 1) % table.seats
    if discarder is not None:
        if how == "tsumo" or discarder == wind or not 0 <= discarder < table.seats:
            raise SituationError(
                "wrong_discarder", f"seat {discarder} cannot have fed the win", seat=discarder
            )
        source = discarder
    situation = Situation(
        hand=bytes(count_faces(typed.concealed)),
        kinds=bytes(count_kinds(typed.concealed)),
        melds=melds,
        tile=typed.tile,
        how=how,
        robbed_from=said.robbed_from or "",
        source=said.source or "live",
        last=bool(said.last),
        seat_wind=wind,
        round_wind=parse_wind(round) if table.layout.rounds else -1,
        dealer=wind == 0,
        declared=declared,
        prompt=bool(said.prompt),
        first=bool(said.first),
        from_dealer=how != "tsumo" and source == 0,
        indicators=tuple(faces(indicators)),
        under=tuple(faces(under)),
        aside=tuple(faces(aside)),
        repeat=repeat,
    )
    check_situation(table, situation)
    _check_pots(table, repeat, pots or {})
    value = table.score.value(situation)
    if isinstance(value, Refusal):
        return Answer(situation=situation, value=value, seat=wind)
    transfers = _settle(table, situation, value, source, repeat, pots or {})
    return Answer(situation=situation, value=value, seat=wind, transfers=transfers)


def _rules(
    rules: Rules | Ruleset | str, options: Mapping[str, object] | None, preset: str | None
) -> Rules:
    if isinstance(rules, str):
        rules = ruleset(rules)
    if isinstance(rules, Rules):
        return rules
    return rules.rules(resolve(rules, options, preset=preset))


def _seated(meld: Meld, winner: int, seats: int) -> Meld:
    """The meld with the seat that fed it."""
    if meld.source >= -1:
        return meld
    steps = _SIDE_OF[meld.source]
    if steps == 2 and seats != 4:
        raise TileError("wrong_side", "nobody sits across at this table", text=meld_text(meld))
    return meld._replace(source=(winner + steps) % seats)


def _check_pots(rules: Rules, repeat: int, pots: Mapping[str, int]) -> None:
    for count in (repeat, *pots.values()):
        if type(count) is not int or not 0 <= count <= MOST:
            raise SituationError(
                "bad_count",
                f"repeats and pots are whole numbers from 0 to {MOST:,}, not {count!r:.40}",
                most=MOST,
            )
    for name in pots:
        if name not in rules.layout.pots:
            raise SituationError(
                "no_such_pot",
                f"there is no pot {name!r:.40} here",
                pot=name[:40],
                allowed=list(rules.layout.pots),
            )


MOST: Final = 10_000_000
"""Repeats, and points in a pot, at most."""

_AMPLE: Final = 10**9
"""Points of each seat in a calculation, so that no rule about running out of them matters."""


def _settle(
    rules: Rules,
    s: Situation,
    value: Value,
    source: int,
    repeat: int,
    pots: Mapping[str, int],
) -> tuple[ev.Transfer, ...]:
    """Lay the win on a table and let the ruleset settle it."""
    state = TableState(rules.seats)
    for seat in range(rules.seats):
        apply(state, ev.seat(seat, f"seat{seat}", "", True))
        apply(state, ev.transfer("house", seat, _AMPLE, "start"))
    for name, amount in pots.items():
        apply(state, ev.transfer("house", f"pot:{name}", amount, "start"))
    winner = s.seat_wind
    apply(state, ev.hand_start(0, s.round_wind, 0, 0, repeat, 0, ""))
    at = state.seats[winner]
    tiles = listed(s.hand)
    if s.how != "tsumo":
        tiles.remove(s.tile)
    apply(state, ev.deal(winner, tuple(tiles)))
    at.melds = list(s.melds)
    at.aside = list(s.aside)
    at.declared = s.declared
    state.indicators, state.under = list(s.indicators), list(s.under)
    if s.how == "ron":
        state.seats[source].river.append(RiverTile(s.tile, True, "", False))
    if s.how != "tsumo":
        origin = s.robbed_from or "discard"
        state.offer = Offer(source, s.tile, origin, (s.tile,))
    apply(state, ev.win(winner, source, s.tile, s.how, account(value)))
    out: list[ev.Transfer] = []
    for event in rules.settle.wins(state, ((winner, value),)):
        apply(state, event)
        if event[0] == "transfer":
            out.append(cast(ev.Transfer, event))
    return tuple(out)
