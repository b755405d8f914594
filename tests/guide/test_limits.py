"""Where limits begin and what they pay, as guides tell it: by the rules, under their options."""

from __future__ import annotations

from typing import Any

import pytest

from jantaku.calculator import calculate
from jantaku.guide.page import Maker
from jantaku.guide.prose import Grid, guide_of
from jantaku.guide.rich import flat
from jantaku.ruleset import resolve, ruleset
from jantaku.texts import LANGUAGES


def told(of: str, id: str, language: str = "en", **options: object) -> list[list[str]]:
    """The rows of a table of the section on scoring."""
    found = ruleset(of)
    (scoring,) = (s for s in guide_of(found).sections if s.id == "scoring")
    (grid,) = (b for b in scoring.blocks if isinstance(b, Grid) and b.id == id)
    made: Any = Maker(found, language, resolve(found, options)).block(grid)
    assert all(len(row) == len(made["head"]) for row in made["rows"])
    return [[flat(cell) for cell in row] for row in made["rows"]]


def test_the_limits_of_riichi() -> None:
    rows = told("riichi", "scoring.limits")
    assert [row[:2] for row in rows] == [
        ["Mangan", "5 han, 4 han from 40 fu, 3 han from 70 fu"],
        ["Haneman", "6–7 han"],
        ["Baiman", "8–10 han"],
        ["Sanbaiman", "11–12 han"],
        ["Yakuman", "yakuman patterns, 13 han or more"],
    ]
    assert rows[0][2:] == ["8,000", "2,000, dealer 4,000", "12,000", "4,000 each"]
    assert rows[-1][2:] == ["32,000", "8,000, dealer 16,000", "48,000", "16,000 each"]
    assert told("riichi", "scoring.limits", "ja")[0][1] == "5翻、4翻40符以上、3翻70符以上"


def test_options_move_where_limits_begin() -> None:
    rows = told("riichi", "scoring.limits", round_up_mangan=True, counted_yakuman=False)
    assert rows[0][1] == "5 han, 4 han from 30 fu, 3 han from 60 fu"
    assert rows[-2][1] == "11 han or more"
    assert rows[-1][1] == "yakuman patterns"


@pytest.mark.parametrize("share", ["lost", "split", "full"])
def test_three_players_share_a_self_draw_by_their_rule(share: str) -> None:
    """Riichi, tsumo, pinfu and all simples: a mangan."""
    for seat, column in (("S", 3), ("E", 5)):
        answer = calculate(
            "sanma",
            "234p567p88p456s67s 8s",
            flags=("tsumo", "riichi"),
            seat=seat,
            options={"tsumo_share": share},
        )
        paid = sorted({-d for d in answer.delta(3) if d < 0})
        rows = told("sanma", "scoring.limits", tsumo_share=share)
        words = f"{paid[0]:,}, dealer {paid[-1]:,}" if seat == "S" else f"{paid[0]:,} each"
        assert rows[0][column] == words


@pytest.mark.parametrize("pays", ["all", "discarder"])
@pytest.mark.parametrize("ladder", ["bands", "half_spicy", "full_spicy"])
def test_the_ladder_of_hong_kong(ladder: str, pays: str) -> None:
    """All triplets: three faan, with a self-draw and no flowers five."""
    options = {"ladder": ladder, "discard_pays": pays}
    rows = told("hongkong", "scoring.paid", **options)
    for flags, column, faan in ((("tsumo",), 3, 5), (("ron",), 2, 4)):
        answer = calculate(
            "hongkong", "222m333p5m [777s] [999p] 5m", flags=flags, seat="E", options=options
        )
        (row,) = (row for row in rows if _holds(row[0], faan))
        assert row[column].split()[0] == f"{max(answer.delta(4)):,}"


def _holds(band: str, faan: int) -> bool:
    low, _, high = band.split()[0].partition("–")
    return int(low) <= faan <= int(high or low)


def test_in_every_language() -> None:
    for of, id in (("riichi", "scoring.limits"), ("hongkong", "scoring.paid")):
        numbers = {
            tuple(
                "".join(c for c in cell if c.isdigit())
                for row in told(of, id, language)
                for cell in row
            )
            for language in LANGUAGES
        }
        assert len(numbers) == 1
