"""The calculator with riichi: what it reads, what it refuses, and who pays."""

from __future__ import annotations

import json

import pytest

from jantaku.calculator import calculate, parse_hand, parse_wind
from jantaku.errors import JantakuError, OptionError, SituationError, TileError, UnknownRuleset
from jantaku.policies.check_situation import check_situation
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.situation import Situation
from jantaku.tiles import count_faces, count_kinds, faces, text
from jantaku.value import Refusal

PINFU = "234m567p345s67s33z 8s"
OPEN = "567p345s67s33z [234m] 8s"
KAN = "234m567p22p67s (1111m) 8s"


def rules() -> Rules:
    riichi = ruleset("riichi")
    return riichi.rules(resolve(riichi))


# --- reading ---


@pytest.mark.parametrize(
    ("typed", "win", "concealed", "melds", "tile"),
    [
        ("234m567p11z345s67s 8s", "", 14, 0, "8s"),
        ("234m567p11z345s678s", "", 14, 0, "8s"),
        ("234m567p11z345s67s", "8s", 14, 0, "8s"),
        ("234m567p11z345s678s", "6s", 14, 0, "6s"),
        ("0m0p0s5m 1z [555z] (1111m) [3333s]", "", 5, 3, "1z"),
        ("1z[555z](1111m)[3333s][222+2z] 1z", "", 2, 4, "1z"),
        ("[pon 555z] 23m44p [kakan 2222z] 4m", "", 5, 2, "4m"),
        ("2 3 4 m", "", 0, 0, ""),
    ],
)  # fmt: skip
def test_parse(typed: str, win: str, concealed: int, melds: int, tile: str) -> None:
    if not tile or "[pon" in typed:
        with pytest.raises(TileError):
            parse_hand(typed, win)
        return
    hand = parse_hand(typed, win)
    assert len(hand.concealed) == concealed
    assert len(hand.melds) == melds
    assert text([hand.tile]) == tile


@pytest.mark.parametrize(
    ("typed", "win", "code"),
    [
        ("", "", "no_winning_tile"),
        ("[555z]", "", "no_winning_tile"),
        ("234m567p11z345s67s", "", "no_winning_tile"),
        ("234x", "", "unreadable_tiles"),
        ("234", "", "digits_without_suit"),
        ("m234", "", "suit_without_digits"),
        ("8z", "", "unknown_tile"),
        ("234m [124m] 5m", "", "not_a_set"),
        ("234m [12m 5m", "", "not_a_set"),
        ("234m [55z] 5m", "", "not_a_set"),
        ("234m (555z) 5m", "", "not_a_set"),
        ("??234m", "", "hidden_tile"),
        ("234m5m5m", "55m", "one_winning_tile"),
        ("234m [123m]@right 5m5m", "", "wrong_side"),
        ("234m (1111m)@left 5m5m", "", "wrong_side"),
        ("234m [111m]@behind 5m5m", "", "wrong_side"),
    ],
)
def test_unreadable(typed: str, win: str, code: str) -> None:
    with pytest.raises(JantakuError) as caught:
        parse_hand(typed, win)
    assert caught.value.code == code
    assert str(caught.value)


@pytest.mark.parametrize(
    ("typed", "win", "code", "tiles", "expected"),
    [
        # As many as a hand with another number of melds has before it wins.
        ("222m333p55m5m [888p] [222s] 5m", "", "wrong_tile_count", 10, 8),
        ("222m333p456s789s1z [888p]", "", "wrong_tile_count", 13, 11),
        ("222m333p4z", "", "wrong_tile_count", 7, 14),
        ("222m333p55m5m5m [888p] [222s]", "5m", "wrong_tile_count", 10, 8),
        ("222m333p55m9m [888p] [222s]", "9m", "wrong_tile_count", 9, 8),
        # Here the winning tile is what is missing.
        ("222m333p5m [888p] [222s]", "", "no_winning_tile", 7, None),
    ],
)
def test_tiles_are_counted_beside_the_melds(
    typed: str, win: str, code: str, tiles: int, expected: int | None
) -> None:
    with pytest.raises(SituationError) as caught:
        calculate("riichi", typed, win=win)
    assert caught.value.code == code
    assert caught.value.params["tiles"] == tiles
    assert caught.value.params.get("expected") == expected


def test_winds() -> None:
    assert [parse_wind(w) for w in ("E", "south", "3z", "北", "동")] == [0, 1, 2, 3, 0]
    with pytest.raises(SituationError):
        parse_wind("5z")


# --- refusing what cannot be ---

IMPOSSIBLE = [
    ("234m567p345s67s3z 8s", {}, "no_winning_tile"),
    ("234m567p345s67s333z 8s", {}, "wrong_tile_count"),
    ("234m567p345s67s33z [111m] 8s", {}, "wrong_tile_count"),
    ("11111m567p345s67s 8s", {}, "too_many_of_face"),
    ("0055m567p345s6s33z 8s", {}, "too_many_of_face"),
    ("555m567p345s67s3z 0m", {}, None),
    ("5555m67p345s67s33z 8s", {}, "too_many_of_face"),
    ("1111m567p345s67s3z 8s", {"indicators": "1m"}, "too_many_of_face"),
    ("f1234m567p345s67s3z 8s", {}, "bonus_tile_in_hand"),
    (PINFU, {"win": "9s"}, "winning_tile_missing"),
    (PINFU, {"flags": ["ippatsu"]}, "prompt_without_declaration"),
    (OPEN, {"flags": ["riichi"]}, "declared_open_hand"),
    (PINFU, {"flags": ["riichi", "double_riichi"]}, "conflicting_flags"),
    (PINFU, {"flags": ["open_riichi"]}, "unknown_flag"),
    (PINFU, {"flags": ["tsumo", "ron"]}, "conflicting_flags"),
    (PINFU, {"flags": ["chankan", "tsumo"]}, "conflicting_flags"),
    (KAN, {"flags": ["rinshan", "ron"]}, "conflicting_flags"),
    (PINFU, {"flags": ["haitei", "ron"]}, "conflicting_flags"),
    (PINFU, {"flags": ["houtei", "tsumo"]}, "conflicting_flags"),
    (PINFU, {"flags": ["haitei", "houtei"]}, "conflicting_flags"),
    (KAN, {"flags": ["haitei", "rinshan"]}, "last_replacement"),
    (PINFU, {"flags": ["chankan", "last"]}, "robbed_last"),
    (PINFU, {"flags": ["rinshan"]}, "replacement_without_kan"),
    (OPEN, {"flags": ["rinshan"]}, "replacement_without_kan"),
    (KAN, {"flags": ["riichi", "ippatsu", "rinshan"]}, "prompt_after_replacement"),
    ("234m567p345s88s33z 8s", {"flags": ["chankan"]},
     "robbed_tile_held"),
    (PINFU, {"flags": ["chankan"], "indicators": "8s"}, "robbed_tile_held"),
    (PINFU, {"flags": ["tenhou"], "seat": "S"}, "wrong_seat"),
    (PINFU, {"flags": ["chiihou"], "seat": "E"}, "wrong_seat"),
    (PINFU, {"flags": ["renhou"], "seat": "E"}, "wrong_seat"),
    (PINFU, {"flags": ["tenhou", "chiihou"]}, "conflicting_flags"),
    (PINFU, {"flags": ["first", "ron"], "seat": "E"}, "first_claim_of_dealer"),
    (PINFU, {"flags": ["chiihou", "double_riichi"]}, "first_after_discard"),
    (PINFU, {"flags": ["tenhou", "riichi"]}, "first_after_discard"),
    (PINFU, {"flags": ["chiihou", "riichi"]}, "first_after_discard"),
    (PINFU, {"flags": ["renhou", "riichi"]}, "first_after_discard"),
    (OPEN, {"flags": ["tenhou"]}, "first_with_melds"),
    (OPEN, {"flags": ["chiihou"]}, "first_with_melds"),
    (KAN, {"flags": ["tenhou"]}, "first_with_melds"),
    (OPEN, {"flags": ["renhou"]}, "first_with_melds"),
    (PINFU, {"flags": ["chiihou", "last"]}, "first_and_last"),
    (PINFU, {"flags": ["set_aside_replacement"]}, "replacement_without_aside"),
    (PINFU, {"aside": "4z"}, "not_set_aside"),
    (PINFU, {"aside": "f1"}, None),
    (PINFU, {"under": "1z"}, "more_under_than_indicators"),
    (PINFU, {"indicators": "112233z"}, "too_many_indicators"),
    (PINFU, {"seat": "X"}, "unknown_wind"),
    (PINFU, {"round": "5"}, "unknown_wind"),
    (PINFU, {"repeat": -1}, "bad_count"),
    (PINFU, {"repeat": 10**12}, "bad_count"),
    (PINFU, {"repeat": "2"}, "bad_count"),
    (PINFU, {"pots": {"sticks": -1000}}, "bad_count"),
    (PINFU, {"pots": {"sticks": 1000.5}}, "bad_count"),
    (PINFU, {"pots": {"sticks": 10**20}}, "bad_count"),
    (PINFU, {"pots": {"flowers": 1000}}, "no_such_pot"),
    (PINFU, {"discarder": 1}, "wrong_discarder"),
    (PINFU, {"discarder": 4}, "wrong_discarder"),
    (PINFU, {"discarder": 0, "flags": ["tsumo"]}, "wrong_discarder"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "given", "code"), IMPOSSIBLE)
def test_impossible(hand: str, given: dict[str, object], code: str | None) -> None:
    with pytest.raises((SituationError, TileError)) as caught:
        calculate("riichi", hand, **given)  # type: ignore[arg-type]
    if code is not None:
        assert caught.value.code == code
    json.dumps(dict(caught.value.params))
    assert str(caught.value)


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        (KAN, {"flags": ["rinshan"]}),
        ("234m567p22p67s [555+0s] 8s", {"flags": ["rinshan"]}),
        (KAN, {"flags": ["riichi", "rinshan"]}),
        (KAN, {"flags": ["riichi", "haitei"]}),
        (
            PINFU,
            {"flags": ["double-riichi", "ippatsu", "tsumo"], "indicators": "1z", "under": "2z"},
        ),
        (PINFU, {"flags": ["Riichi", "IPPATSU", "chankan"]}),
        (PINFU, {"flags": ["tenhou"]}),
        (PINFU, {"flags": ["chiihou"], "seat": "N"}),
        (PINFU, {"flags": ["renhou"], "seat": "N"}),
        (PINFU, {"flags": ["riichi", "houtei"]}),
        (PINFU, {"indicators": "11223z", "flags": ["riichi"], "under": "44556z"}),
    ],
)
def test_possible(hand: str, given: dict[str, object]) -> None:
    assert calculate("riichi", hand, **given).wins  # type: ignore[arg-type]


def test_tile_count_says_how_many() -> None:
    with pytest.raises(SituationError, match=r"13 concealed.*melds \(0\).*14") as caught:
        check_situation(
            rules(),
            Situation(
                hand=bytes(count_faces(faces("234m567p345s67s33z"))),
                kinds=bytes(count_kinds(faces("234m567p345s67s33z"))),
                tile=faces("3z")[0],
                how="ron",
                round_wind=0,
                seat_wind=1,
            ),
        )
    assert caught.value.params == {"tiles": 13, "expected": 14, "melds": 0}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"dealer": True}, "dealer_is_east"),
        ({"seat_wind": 4}, "no_such_seat"),
        ({"round_wind": -1}, "no_such_round"),
        ({"declared": "open_riichi"}, "unknown_declaration"),
        ({"how": "robbed"}, "unknown_source"),
        ({"source": "sky"}, "unknown_source"),
        ({"source": "kan"}, "replacement_not_drawn"),
        ({"first": True, "river": 1}, "first_after_discard"),
        ({"from_dealer": True, "how": "tsumo"}, "not_from_dealer"),
        ({"from_dealer": True, "dealer": True, "seat_wind": 0}, "not_from_dealer"),
    ],
)
def test_impossible_situations(changed: dict[str, object], code: str) -> None:
    tiles = faces(PINFU.replace(" ", ""))
    given: dict[str, object] = {
        "hand": bytes(count_faces(tiles)),
        "kinds": bytes(count_kinds(tiles)),
        "tile": tiles[-1],
        "how": "ron",
        "round_wind": 0,
        "seat_wind": 1,
    }
    check_situation(rules(), Situation(**given))  # type: ignore[arg-type]
    with pytest.raises(SituationError) as caught:
        check_situation(rules(), Situation(**(given | changed)))  # type: ignore[arg-type]
    assert caught.value.code == code


def test_unknown_ruleset_and_option() -> None:
    with pytest.raises(UnknownRuleset):
        calculate("nowhere", PINFU)
    with pytest.raises(OptionError):
        calculate("riichi", PINFU, options={"tanyao": True})
    with pytest.raises(UnknownRuleset):
        calculate("riichi", PINFU, preset="nothing")


# --- answering ---


def test_payments_of_a_ron() -> None:
    answer = calculate(
        "riichi", PINFU, flags=["riichi"], repeat=2, pots={"sticks": 2000}, discarder=0
    )
    assert answer.wins
    assert answer.seat == 1
    assert answer.delta(4) == [-2000 - 600, 2000 + 600 + 2000, 0, 0]
    assert answer.situation.from_dealer
    assert [t.reason for t in answer.transfers] == ["win", "honba", "sticks"]


def test_payments_of_a_dealers_tsumo() -> None:
    answer = calculate("riichi", PINFU, flags=["tsumo"], seat="E", repeat=1)
    assert answer.delta(4) == [2400, -800, -800, -800]


def test_a_heavenly_hand_has_no_fu_and_is_paid_repeats() -> None:
    answer = calculate("riichi", "22m344556678p44s 2m", flags=["tenhou"], repeat=1)
    assert answer.delta(4) == [48_300, -16_100, -16_100, -16_100]
    assert not isinstance(answer.value, Refusal)
    assert list(answer.value.lines()) == []


def test_liable_seat() -> None:
    answer = calculate("riichi", "23m44p [555z]@left [666z]@left [777z]@across 4m", seat="W")
    assert answer.delta(4) == [-16000, 0, 32000, -16000]
    answer = calculate(
        "riichi", "23m44p [555z]@left [666z]@left [777z]@right 4m", seat="W", flags=["tsumo"]
    )
    assert answer.delta(4) == [0, 0, 32000, -32000]


def test_points_never_run_out_here() -> None:
    answer = calculate(
        "riichi", "5z [111z] [222z] [333z] [444z] 5z", seat="E", options={"start_points": 1000}
    )
    assert answer.delta(4)[1] == -96000


def test_no_yaku_is_an_answer() -> None:
    answer = calculate("riichi", OPEN)
    assert not answer.wins
    assert answer.value == Refusal("no_yaku")
    assert answer.transfers == ()
    assert answer.account()["refusal"] == {"key": "refusal.no_yaku", "params": {}}


def test_account_is_json() -> None:
    answer = calculate("riichi", KAN, flags=["riichi", "tsumo"], indicators="9m", under="1p")
    account = json.loads(json.dumps(answer.account()))
    assert account["hand"][:3] == ["2m", "3m", "4m"]
    assert account["melds"] == ["(1111m)"]
    assert account["value"]["title"]["key"] == "value.han_limit"
    assert {row["key"] for row in account["value"]["rows"]} == {
        "pattern.riichi",
        "pattern.closed_tsumo",
        "bonus.dora",
        "bonus.under",
    }
    assert account["value"]["numbers"]["points"] == sum(t["amount"] for t in account["transfers"])


def test_rules_can_be_given() -> None:
    riichi = ruleset("riichi")
    table = riichi.rules(resolve(riichi, {"open_tanyao": False}))
    hand = "567p345s68s22p [234m] 7s"
    assert not calculate(table, hand).wins
    assert calculate(riichi, hand).wins
    assert not calculate(riichi, hand, options={"open_tanyao": False}).wins
