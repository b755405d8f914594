"""Numbers of melds in Tenhou's XML."""

from __future__ import annotations

import pytest

from jantaku.formats.mjlog_melds import SET_ASIDE, Coded, decode, encode
from jantaku.melds import meld_text


def every() -> list[Coded]:
    """Every meld of every form that four players can make."""
    out = []
    for kind in range(34):
        ids = list(range(4 * kind, 4 * kind + 4))
        out.append(Coded("concealed_kan", tuple(ids)))
        for steps in (1, 2, 3):
            for called in ids:
                out.append(Coded("open_kan", tuple(ids), called=called, steps=steps))
                for left in ids:
                    if left != called:
                        three = tuple(i for i in ids if i != left)
                        out.append(Coded("pon", three, called=called, steps=steps))
                        out.append(Coded("added_kan", (*three, left), called, left, steps))
        if kind < 27 and kind % 9 < 7:
            for a in range(4):
                for b in (0, 3):
                    tiles = (4 * kind + a, 4 * kind + 4 + b, 4 * kind + 8 + (a + b) % 4)
                    out += [Coded("chi", tiles, called=t, steps=3) for t in tiles]
    out += [Coded(SET_ASIDE, (i,), added=i) for i in range(120, 124)]
    return out


def test_every_meld_there_and_back() -> None:
    melds = every()
    assert len(melds) > 2000
    for coded in melds:
        assert decode(encode(coded)) == coded


@pytest.mark.parametrize(
    ("number", "owner", "text", "form", "source"),
    [
        # Melds of one real game.
        (17887, 3, "[678m]", "chi", 2),
        (41515, 3, "[111z]", "pon", 2),
        (8779, 1, "[666m]", "pon", 0),
        (51787, 0, "[777z]", "pon", 3),
    ],
)
def test_real_numbers(number: int, owner: int, text: str, form: str, source: int) -> None:
    meld = decode(number).meld(owner, reds=True)
    assert (meld.form, meld_text(meld), meld.source) == (form, text, source)
    assert encode(decode(number)) == number


def test_what_leaves_the_hand() -> None:
    kan = Coded("concealed_kan", (16, 17, 18, 19))
    assert kan.announced(reds=True) == (34, 4, 4, 4)
    added = Coded("added_kan", (53, 54, 55, 52), called=53, added=52, steps=2)
    assert added.announced(reds=True) == (35,)
    meld = added.meld(1, reds=True)
    assert (meld.form, meld.source, meld.tiles[meld.added]) == ("added_kan", 3, 35)
