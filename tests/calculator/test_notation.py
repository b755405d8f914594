"""Other writings of tiles mean the same hands."""

from __future__ import annotations

import pytest

from jantaku.calculator import calculate, parse_hand, plain
from jantaku.errors import TileError
from jantaku.tiles import faces, text


@pytest.mark.parametrize(
    ("written", "means"),
    [
        ("123m406p55z", "123m406p55z"),
        ("1m2m3m", "123m"),
        ("123M46P", "123m46p"),
        ("E S W N P F C", "1234567z"),
        ("ESWNPFC", "1234567z"),
        ("123pEEE", "123p111z"),
        ("SSS345s", "222z345s"),
        ("東南西北白發中", "1234567z"),
        ("发発", "66z"),
        ("동남서북백발중", "1234567z"),
        ("5mr 5pr 5sr 5m", "0m0p0s5m"),
        ("345mr", "340m"),
        ("r5p赤5s", "0p0s"),
        ("一二三萬", "123m"),
        ("三萬五筒九索", "3m5p9s"),
        ("赤五萬", "0m"),
        ("4만5통6삭", "4m5p6s"),
        ("１２３ｍ４５６ｐ", "123m456p"),
        ("４０６Ｐ　ＥＥ　ｆ１", "406p11zf1"),
        ("５ｍｒ", "0m"),
        ("🀇🀈🀉🀙🀡🀐🀘", "123m19p19s"),
        ("🀀🀁🀂🀃🀆🀅🀄", "1234567z"),
        ("🀄\ufe0e🀄\ufe0f", "77z"),
        ("🀢🀣🀥🀤🀦🀧🀨🀩", "f1f2f3f4f5f6f7f8"),
        ("梅蘭菊竹春夏秋冬", "f1f2f3f4f5f6f7f8"),
        ("봄 겨울", "f5f8"),
        ("123m, 456p、東", "123m456p1z"),
    ],
)
def test_the_same_tiles(written: str, means: str) -> None:
    assert faces(plain(written)) == faces(means)


def test_every_unicode_tile_is_another() -> None:
    signs = [chr(n) for n in range(0x1F000, 0x1F02A)]
    read = [faces(plain(sign)) for sign in signs]
    assert all(len(r) == 1 for r in read)
    assert len({r[0] for r in read}) == len(signs)


@pytest.mark.parametrize("written", ["01z", "8z", "123", "X", "5rm", "🀪", "三", "E5"])
def test_what_is_no_tile_is_refused(written: str) -> None:
    with pytest.raises(TileError):
        faces(plain(written))


def test_a_hand_with_melds_and_sides() -> None:
    hand = parse_hand("🀇🀈🀉 E E 【555p】@left （中中中中）2s3s 4s")
    assert text(hand.concealed) == "123m11z234s"
    assert [m.form for m in hand.melds] == ["pon", "concealed_kan"]
    assert hand.tile == faces("4s")[0]


def test_full_width_melds() -> None:
    hand = parse_hand("２３４ｍ１１ｚ［５５５ｐ］＠ｌｅｆｔ（７７７７ｚ）２ｓ３ｓ　４ｓ")
    assert hand == parse_hand("234m11z[555p]@left(7777z)2s3s 4s")


def test_the_calculator_takes_them() -> None:
    plainly = calculate("riichi", "234m067p345s67s33z 8s", flags=["riichi"], indicators="2z")
    other = calculate("riichi", "二三四萬 5pr 6p7p 345s67sWW 8S", flags=["riichi"], indicators="南")
    assert plainly.wins
    assert plainly.account() == other.account()
