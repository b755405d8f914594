"""From typed text to a value and who pays whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from jantaku.calculator.answer import Answer, Question
from jantaku.calculator.notation import plain
from jantaku.calculator.settle import check_pots, settle
from jantaku.calculator.typed import parse_hand, seated
from jantaku.calculator.words import parse_wind, read_flags
from jantaku.errors import SituationError, TileError
from jantaku.policies.check_situation import check_situation, tiles_of
from jantaku.ruleset import Rules, Ruleset, resolve, ruleset
from jantaku.situation import How, Situation, Told
from jantaku.tiles import HIDDEN, KIND, KINDS, TEXT, Face, count_faces, count_kinds, faces
from jantaku.value import Refusal, account


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
    river: str = "",
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
        flags: words of `WORDS`, the ruleset's own and its declarations; without a word for it the
            win is a ron.
        seat: the winner's wind; East for a flag that only a dealer can have, else South.
        round: the prevailing wind; ignored where none prevails.
        indicators, under, aside: tiles as text.
        river: what the winner discarded, as text, tiles called away included; it matters where
            `Layout.asks` names it.
        repeat: honba.
        pots: points that lie in the table's pots.
        discarder: seat that the winning tile came from, where the dealer has seat 0 and turn order
            ascends; by default the dealer before the winner's first turn, else the seat after the
            winner.

    Raises TileError, SituationError, OptionError or UnknownRuleset. A hand that is complete but
    does not win, or is not complete, is no error: `Answer.value` is then a Refusal.
    """
    table = rules_of(rules, options, preset)
    question = Question(
        hand=hand,
        win=win,
        flags=tuple(flags),
        seat=seat,
        round=round,
        indicators=indicators,
        under=under,
        aside=aside,
        river=river,
        repeat=repeat,
        discarder=discarder,
    )
    situation, source = situation_of(table, question)
    check_pots(table, repeat, pots or {})
    value = table.score.value(situation)
    wind = situation.seat_wind
    if isinstance(value, Refusal):
        return Answer(question=question, situation=situation, value=value, seat=wind, source=source)
    told = account(value)
    transfers = settle(table, situation, value, source, repeat, pots or {}, told)
    return Answer(
        question=question,
        situation=situation,
        value=value,
        seat=wind,
        source=source,
        transfers=transfers,
        sums=table.sums(value.numbers(), tsumo=situation.tsumo, dealer=wind == 0),
        told=told,
    )


def situation_of(rules: Rules, question: Question) -> tuple[Situation, int]:
    """The situation that was asked about, checked, and the seat that the winning tile came from.

    Raises as `calculate` does.
    """
    q = question
    typed = parse_hand(q.hand, q.win, size=rules.hand_size)
    adopt = rules.tiles.adopt
    tile = adopt(typed.tile)
    concealed = [adopt(f) for f in typed.concealed]
    said, declared = read_flags(q.flags, rules)
    wind = parse_wind(q.seat) if q.seat else 0 if said.dealer else 1
    if said.dealer is not None and said.dealer != (wind == 0):
        raise SituationError("wrong_seat", "that flag does not fit the seat", seat_wind=wind)
    # Seats are numbered from the dealer, so the winner's wind is the winner's seat.
    melds = tuple(seated(m, wind, rules) for m in typed.melds)
    how = said.how or "ron"
    source = _source(said, q.discarder, how, wind, rules)
    river = faces_of(q.river, rules)
    situation = Situation(
        hand=bytes(count_faces(concealed)),
        kinds=bytes(count_kinds(concealed)),
        melds=melds,
        tile=tile,
        how=how,
        robbed_from=said.robbed_from or "",
        source=said.source or "live",
        kan_run=said.kan_run or (1 if said.source == "kan" else 0),
        last=bool(said.last),
        seat_wind=wind,
        round_wind=parse_wind(q.round) if rules.layout.rounds else -1,
        dealer=wind == 0,
        declared=declared,
        prompt=bool(said.prompt),
        first=bool(said.first),
        from_dealer=how != "tsumo" and source == 0,
        indicators=faces_of(q.indicators, rules),
        under=faces_of(q.under, rules),
        aside=faces_of(q.aside, rules),
        river=_mask(river),
        repeat=q.repeat,
    )
    check_situation(rules, situation)
    if river:
        rules.tiles.check([*tiles_of(situation), *river], "hand, the winner's discards included")
    return situation, source


def _source(said: Told, discarder: int | None, how: How, wind: int, rules: Rules) -> int:
    """The seat that the winning tile came from."""
    from_dealer = bool(said.from_dealer) and how != "tsumo"
    if discarder is None:
        # Before the winner's first turn whoever plays later has discarded nothing yet.
        dealer = from_dealer or (said.first and how == "ron" and wind != 0)
        return wind if how == "tsumo" else 0 if dealer else (wind + 1) % rules.seats
    outside = not 0 <= discarder < rules.seats
    if outside or how == "tsumo" or discarder == wind or (from_dealer and discarder != 0):
        raise SituationError(
            "wrong_discarder", f"seat {discarder} cannot have fed the win", seat=discarder
        )
    return discarder


def faces_of(text: str, rules: Rules) -> tuple[Face, ...]:
    """Tiles of a text, as they exist here; TileError for what cannot be read."""
    return tuple(rules.tiles.adopt(f) for f in faces(plain(text)))


def _mask(river: Iterable[Face]) -> int:
    """The kinds of a river; TileError or SituationError for a tile that is none."""
    out = 0
    for face in river:
        if face == HIDDEN:
            raise TileError("hidden_tile", "discards cannot be hidden tiles", tile="??")
        if KIND[face] >= KINDS:
            raise SituationError(
                "not_discarded", f"{TEXT[face]} is set aside, not discarded", tile=TEXT[face]
            )
        out |= 1 << KIND[face]
    return out


def rules_of(
    rules: Rules | Ruleset | str,
    options: Mapping[str, object] | None = None,
    preset: str | None = None,
) -> Rules:
    """The rules that are meant, see `calculate`."""
    if isinstance(rules, str):
        rules = ruleset(rules)
    if isinstance(rules, Rules):
        return rules
    return rules.rules(resolve(rules, options, preset=preset))
