"""The compiled numbers of a win against the plain ones in Python, for hands and for arrays."""

from __future__ import annotations

import copy
import random
from itertools import pairwise

import pytest

from jantaku import analysis
from jantaku.errors import SituationError
from jantaku.kernel import SEVEN_PAIRS, Valuer, load
from jantaku.kernel.loader import COMPILED, FORMS, MODULES, extension
from jantaku.melds import Meld
from jantaku.patterns.rows import Row
from jantaku.policies.score_han_fu import HanFuScore
from jantaku.policies.value_han_fu import HanFuValue
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.situation import Situation
from jantaku.tiles import FACES, KIND, RED_M, RED_P, RED_S, count_kinds, listed
from jantaku.value import Refusal, account

REDS = {4: RED_M, 13: RED_P, 22: RED_S}


def rules(id: str = "riichi", **options: object) -> Rules:
    found = ruleset(id)
    return found.rules(resolve(found, options))


def complete_hand(luck: random.Random, sets: int) -> tuple[bytearray, list[Meld]]:
    """Concealed faces of a complete hand of sets, or of pairs, or of orphans, and melds."""
    roll = luck.random()
    hand = bytearray(FACES)
    if roll < 0.06:
        for kind in luck.sample(range(34), 7):
            hand[kind] = 2
        return hand, []
    if roll < 0.09:
        outside = [0, 8, 9, 17, 18, 26, *range(27, 34)]
        for kind in (*outside, luck.choice(outside)):
            hand[kind] += 1
        return hand, []
    # Few kinds make the rarer patterns.
    pool = luck.choice(
        [
            range(34),
            range(9),
            [*range(9), *range(27, 34)],
            [0, 8, 9, 17, 18, 26, *range(27, 34)],
            [k + s for s in (0, 9, 18) for k in (1, 2, 3)],
        ]
    )
    pool = list(pool)
    while True:
        counts = [0] * 34
        made = []
        for _ in range(sets):
            kind = luck.choice(pool)
            form = luck.choice(["run", "run", "triplet", "kan"])
            if form == "run" and (kind >= 27 or kind % 9 > 6):
                form = "triplet"
            made.append((form, kind))
            for i in range(4 if form == "kan" else 3):
                counts[kind + (i if form == "run" else 0)] += 1
        pair = luck.choice(pool)
        counts[pair] += 2
        if max(counts) <= 4:
            break
    melds = []
    hand[pair] += 2
    for form, kind in made:
        tiles = [kind, kind + 1, kind + 2] if form == "run" else [kind] * (3 + (form == "kan"))
        if form == "kan" or luck.random() < 0.3:
            # A red five here and there.
            if luck.random() < 0.3:
                tiles = [REDS.get(t, t) if i == 0 else t for i, t in enumerate(tiles)]
            names = {
                "run": ["chi"],
                "triplet": ["pon"],
                "kan": ["open_kan", "added_kan", "concealed_kan"],
            }
            melds.append(Meld(luck.choice(names[form]), tuple(tiles), 0, 1))  # type: ignore[arg-type]  # of `names`
        else:
            for tile in tiles:
                hand[tile] += 1
    for five, red in REDS.items():
        if hand[five] and luck.random() < 0.2:
            hand[five] -= 1
            hand[red] += 1
    return hand, melds


def situation(luck: random.Random, sets: int = 4) -> Situation:
    hand, melds = complete_hand(luck, sets)
    if luck.random() < 0.05:
        hand[luck.choice([f for f in range(34) if hand[f]])] -= 1
        hand[luck.randrange(34)] += 1
    tile = luck.choice(listed(hand))
    how = luck.choice(["tsumo", "tsumo", "ron", "ron", "robbed"])
    seat = luck.randrange(4)
    return Situation(
        hand=bytes(hand),
        kinds=bytes(count_kinds(listed(hand))),
        melds=tuple(melds),
        tile=tile,
        how=how,  # type: ignore[arg-type]  # of the list above
        robbed_from=luck.choice(["added_kan", "concealed_kan", "set_aside"])
        if how == "robbed"
        else "",
        source=luck.choice(["live", "live", "kan", "set_aside"]) if how == "tsumo" else "live",
        last=luck.random() < 0.1,
        seat_wind=seat,
        round_wind=luck.randrange(-1, 4),
        dealer=seat == 0,
        declared=luck.choice(["", "", "riichi", "double_riichi"]),
        prompt=luck.random() < 0.2,
        first=luck.random() < 0.1,
        from_dealer=luck.random() < 0.2,
        indicators=tuple(luck.randrange(37) for _ in range(luck.randrange(4))),
        under=tuple(luck.randrange(37) for _ in range(luck.randrange(3))),
        aside=(30,) * luck.randrange(3),
        river=luck.getrandbits(34),
        repeat=luck.randrange(8),
    )


def plain(score: HanFuScore) -> HanFuScore:
    """The same policy with its detectors hidden in functions, so that Python does everything."""
    made = copy.copy(score)
    made._valuer = None
    made._tables = [(unit, hidden(patterns)) for unit, patterns in score._tables]
    return made


def hidden(patterns: object) -> object:
    again = copy.copy(patterns)
    again.__init__(  # type: ignore[misc]  # the same class, whatever it is
        Row(r.id, lambda f, s, d=r.detect: d(f, s), r.open, r.closed, r.unit, r.excludes)
        for r in patterns.rows  # type: ignore[attr-defined]  # of a pattern table
    )
    return again


CASES = {
    "riichi": {},
    "riichi, doubles": {
        "double_yakuman": True,
        "hand_of_man": "mangan",
        "round_up_mangan": True,
        "double_wind_fu": 2,
    },
    "riichi, man": {"hand_of_man": "yakuman", "yakuman_add": False, "pinfu_tsumo": False},
    "sanma": {},
    "riichi-common": {},
    "riichi-ema": {},
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("case", CASES)
def test_compiled_and_plain_agree(case: str, form: str) -> None:
    if form == COMPILED and not all(extension(name) for name in MODULES):
        pytest.skip("the kernel is not compiled here (python packaging/build_kernel.py)")
    table = rules(case.partition(",")[0], **CASES[case])
    score = copy.copy(table.score)
    assert isinstance(score, HanFuScore)
    assert score.valuer is not None
    slow = plain(score)
    score._valuer = in_form(score, form)
    luck = random.Random(case)
    wins = refusals = limits = forms = 0
    for _ in range(1500 if form == COMPILED else 600):
        s = situation(luck)
        value, expected = score.value(s), slow.value(s)
        if isinstance(expected, Refusal):
            assert value == expected, s
            refusals += 1
            continue
        assert isinstance(value, HanFuValue), (s, expected)
        assert value.rank == expected.rank, (s, value, expected)
        assert account(value) == account(expected), s
        assert sum(line.amount for line in value.lines()) == value.fu
        wins += 1
        limits += value.times > 0
        forms += value.features.form == SEVEN_PAIRS
    assert min(wins, refusals, limits, forms) > 3


def in_form(score: HanFuScore, form: str) -> Valuer:
    """The valuer of a policy in one form of the kernel."""
    import jantaku.policies.score_han_fu as home

    usual = home.Valuer
    home.Valuer = load(form, "valuer").Valuer  # type: ignore[misc]  # the other form, put back below
    try:
        made = score._compiled()
    finally:
        home.Valuer = usual  # type: ignore[misc]  # as it was
    assert made is not None
    return made


def test_arrays_agree_with_single_wins() -> None:
    table = rules()
    luck = random.Random(9)
    wins = [situation(luck) for _ in range(400)]
    found = analysis.score_array(b"".join(analysis.score_row(s) for s in wins))
    assert found.shape == (400, len(analysis.VALUE_FIELDS))
    seen = set()
    for i, s in enumerate(wins):
        row = dict(zip(analysis.VALUE_FIELDS, (found[i, j] for j in range(8)), strict=True))
        value = table.score.value(s)
        seen.add(row["status"])
        if isinstance(value, Refusal):
            assert row["status"] == (0 if value.reason == "no_shape" else 1)
            continue
        assert isinstance(value, HanFuValue)
        assert row == {
            "status": 2,
            "points": value.points,
            "han": value.han,
            "fu": value.fu,
            "base": value.base,
            "times": value.times,
            "from_dealer": value.shares.dealer if value.shares else 0,
            "from_other": value.shares.other if value.shares else 0,
        }
    assert seen == {0, 1, 2}
    assert len(analysis.score_array(b"")) == 0


@pytest.mark.parametrize(
    ("at", "byte"),
    [(46, 40), (47, 3), (48, 3), (50, 4), (51, 9), (52, 3), (53, 6), (54, 34), (68, 99), (78, 77)],
)
def test_rows_that_make_no_sense(at: int, byte: int) -> None:
    luck = random.Random(3)
    row = bytearray(analysis.score_row(situation(luck)))
    row[53] = row[53] or 1
    row[at] = byte
    with pytest.raises(ValueError, match="row 1"):
        analysis.score_array(bytes(analysis.score_row(situation(luck))) + bytes(row))


def test_rows_refuse_what_they_cannot_hold() -> None:
    s = situation(random.Random(1))
    for change in ({"declared": "bluff"}, {"dealer": s.seat_wind != 0}, {"aside": (30,) * 9}):
        odd = copy.copy(s)
        for name, to in change.items():
            setattr(odd, name, to)
        with pytest.raises(ValueError):
            analysis.score_row(odd)


def test_a_pattern_that_is_a_function_still_counts() -> None:
    table = rules()
    score = table.score
    assert isinstance(score, HanFuScore)
    rows = [
        *score.patterns.rows,
        Row("odd_tile", lambda f, s: KIND[s.tile] % 2, 1, 1),
    ]
    own = HanFuScore(
        shapes=score.shapes,
        patterns=type(score.patterns)(rows),
        fu=score.fu,
        limits=score.limits,
        units=score.units,
        bonus=score.bonus,
        payments=score.payments,
    )
    assert own.valuer is None
    luck = random.Random(11)
    counted = 0
    for _ in range(200):
        s = situation(luck)
        value = own.value(s)
        if isinstance(value, HanFuValue) and not value.times:
            hit = [h for h in value.hits if h.row.id == "odd_tile"]
            assert bool(hit) == bool(KIND[s.tile] % 2)
            counted += bool(hit)
    assert counted


def test_value_checks_unless_told_not_to() -> None:
    s = situation(random.Random(2))
    s.prompt, s.declared = True, ""
    with pytest.raises(SituationError):
        analysis.value(s)
    assert analysis.value(s, checked=False) is not None


def test_score_is_the_calculator() -> None:
    answer = analysis.score("riichi", "234m567p789p1134s 2s", flags=["riichi"])
    assert answer.wins


def test_ranks_order_values() -> None:
    table = rules()
    luck = random.Random(4)
    values = [table.score.value(situation(luck)) for _ in range(300)]
    ranked = sorted((v.rank, v.points) for v in values if isinstance(v, HanFuValue))
    assert all(one[1] <= two[1] for one, two in pairwise(ranked))
