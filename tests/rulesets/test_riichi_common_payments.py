"""Every cell of the source's payment tables and of its limit table (rules: riichi-common)."""

from __future__ import annotations

import pytest

from jantaku.policies.score_han_fu import HanFuScore
from jantaku.ruleset import resolve, ruleset

# Fu, then what 1 to 4 han bring; None where the source has a dash.
DEALER_TSUMO = """
20     - 700 1300 2600
25     -   - 1600 3200
30   500 1000 2000 3900
40   700 1300 2600 4000
50   800 1600 3200 4000
60  1000 2000 3900 4000
70  1200 2300 4000 4000
80  1300 2600 4000 4000
90  1500 2900 4000 4000
100 1600 3200 4000 4000
"""
DEALER_RON = """
25     - 2400 4800 9600
30  1500 2900 5800 11600
40  2000 3900 7700 12000
50  2400 4800 9600 12000
60  2900 5800 11600 12000
70  3400 6800 12000 12000
80  3900 7700 12000 12000
90  4400 8700 12000 12000
100 4800 9600 12000 12000
"""
OTHER_TSUMO = """
20     - 400/700 700/1300 1300/2600
25     -   - 800/1600 1600/3200
30  300/500 500/1000 1000/2000 2000/3900
40  400/700 700/1300 1300/2600 2000/4000
50  400/800 800/1600 1600/3200 2000/4000
60  500/1000 1000/2000 2000/3900 2000/4000
70  600/1200 1200/2300 2000/4000 2000/4000
80  700/1300 1300/2600 2000/4000 2000/4000
90  800/1500 1500/2900 2000/4000 2000/4000
100 800/1600 1600/3200 2000/4000 2000/4000
"""
OTHER_RON = """
25     - 1600 3200 6400
30  1000 2000 3900 7700
40  1300 2600 5200 8000
50  1600 3200 6400 8000
60  2000 3900 7700 8000
70  2300 4500 8000 8000
80  2600 5200 8000 8000
90  2900 5800 8000 8000
100 3200 6400 8000 8000
"""
LIMITS = """
mangan     5  5  4000 2000/4000
haneman    6  7  6000 3000/6000
baiman     8 10  8000 4000/8000
sanbaiman 11 12 12000 6000/12000
yakuman   13 30 16000 8000/16000
"""


def cells(table: str) -> list[tuple[int, int, str]]:
    """Han, fu and text of every cell that is no dash."""
    out = []
    for line in table.split("\n"):
        fu, *row = line.split() or [""]
        out += [(han, int(fu), text) for han, text in enumerate(row, 1) if text != "-"]
    return out


def score(id: str) -> HanFuScore:
    found = ruleset(id)
    policy = found.rules(resolve(found)).score
    assert isinstance(policy, HanFuScore)
    return policy


def base(id: str, han: int, fu: int) -> int:
    return score(id).limits.base(han, fu)[0]


FOUR = ("riichi-common", "riichi-common-red", "riichi-ema")
THREE = ("sanma", "sanma-red")


@pytest.mark.parametrize(("han", "fu", "text"), cells(DEALER_TSUMO))
@pytest.mark.parametrize("id", FOUR + THREE)
def test_dealer_by_own_draw(id: str, han: int, fu: int, text: str) -> None:
    payments = score(id).payments
    shares = payments.tsumo(base(id, han, fu), dealer=True)
    assert shares == (0, int(text))
    # At a table for three nobody makes up for the third payer.
    assert payments.total(shares) == int(text) * (2 if id in THREE else 3)


@pytest.mark.parametrize(("han", "fu", "text"), cells(DEALER_RON))
@pytest.mark.parametrize("id", FOUR + THREE)
def test_dealer_by_ron(id: str, han: int, fu: int, text: str) -> None:
    assert score(id).payments.ron(base(id, han, fu), dealer=True) == int(text)


@pytest.mark.parametrize(("han", "fu", "text"), cells(OTHER_TSUMO))
@pytest.mark.parametrize("id", FOUR + THREE)
def test_another_by_own_draw(id: str, han: int, fu: int, text: str) -> None:
    payments = score(id).payments
    shares = payments.tsumo(base(id, han, fu), dealer=False)
    other, dealer = map(int, text.split("/"))
    assert shares == (dealer, other)
    assert payments.total(shares) == dealer + other * (1 if id in THREE else 2)


@pytest.mark.parametrize(("han", "fu", "text"), cells(OTHER_RON))
@pytest.mark.parametrize("id", FOUR + THREE)
def test_another_by_ron(id: str, han: int, fu: int, text: str) -> None:
    assert score(id).payments.ron(base(id, han, fu), dealer=False) == int(text)


@pytest.mark.parametrize("line", LIMITS.split("\n")[1:-1])
@pytest.mark.parametrize("id", FOUR + THREE)
def test_limits(id: str, line: str) -> None:
    name, low, high, dealer, others = line.split()
    other, from_dealer = map(int, others.split("/"))
    policy = score(id)
    for han in range(int(low), int(high) + 1):
        for fu in (20, 25, 30, 110):
            points, limit = policy.limits.base(han, fu)
            assert limit.removeprefix("counted_") == name
            assert policy.payments.tsumo(points, dealer=True).other == int(dealer)
            assert policy.payments.tsumo(points, dealer=False) == (from_dealer, other)


def test_the_tables_have_all_their_cells() -> None:
    sizes = [len(cells(t)) for t in (DEALER_TSUMO, DEALER_RON, OTHER_TSUMO, OTHER_RON)]
    assert sizes == [37, 35, 37, 35]
    assert len(LIMITS.split("\n")[1:-1]) == 5
