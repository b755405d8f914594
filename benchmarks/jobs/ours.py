"""The jobs done by Jantaku."""

from __future__ import annotations

import random
from collections.abc import Callable

from jantaku import analysis, kernel
from jantaku.melds import Meld
from jantaku.ruleset import Rules, resolve, ruleset
from jantaku.situation import Situation
from jantaku.table import Table
from jantaku.tiles import RED_M, RED_P, RED_S, count_faces, count_kinds, sort_faces
from jobs.inputs import Win

SHAPES = kernel.Shapes(copies=bytes([4] * 34), sets=4, pairs=1, orphans=True)
_REDS = {16: RED_M, 52: RED_P, 88: RED_S}
_FORMS = {
    "chi": "chi",
    "pon": "pon",
    "minkan": "open_kan",
    "daiminkan": "open_kan",
    "kakan": "added_kan",
    "ankan": "concealed_kan",
}

Job = Callable[[], int]


def rules() -> Rules:
    """Riichi with single yakuman, as the other libraries are set."""
    riichi = ruleset("riichi")
    return riichi.rules(resolve(riichi))


def face(number: int) -> int:
    """The face of a tile numbered 0..135."""
    return _REDS.get(number, number // 4)


def situation(win: Win) -> Situation:
    """The same win in our terms."""
    hand = count_faces(map(face, win.tiles))
    melds = tuple(
        Meld(_FORMS[form], tuple(sort_faces(map(face, ids))), -1 if form == "ankan" else 0, -1)  # type: ignore[arg-type]  # of _FORMS
        for form, ids, _, _ in win.melds
    )
    flags = win.flags
    tsumo = "tsumo" in flags
    declared = "double_riichi" if "dbl" in flags else "riichi" if "riichi" in flags else ""
    return Situation(
        hand=bytes(hand),
        kinds=bytes(count_kinds(map(face, win.tiles))),
        melds=melds,
        tile=face(win.tile),
        how="robbed" if "chankan" in flags else "tsumo" if tsumo else "ron",
        robbed_from="added_kan" if "chankan" in flags else "",
        source="kan" if "rinshan" in flags else "live",
        last="haitei" in flags or "houtei" in flags,
        seat_wind=win.seat_wind,
        round_wind=win.round_wind,
        dealer=win.seat_wind == 0,
        declared=declared,
        prompt="ipp" in flags,
        indicators=tuple(map(face, win.dora)),
        under=tuple(map(face, win.ura)),
    )


def shanten(hands: list[bytes]) -> Job:
    ask = SHAPES.shanten

    def job() -> int:
        for counts in hands:
            ask(counts)
        return len(hands)

    return job


def ukeire(hands: list[bytes]) -> Job:
    """For each discard: how far, which kinds bring the hand nearer, how many of them are unseen."""
    ask = SHAPES.ukeire

    def job() -> int:
        for counts in hands:
            ask(counts)
        return len(hands)

    return job


def ukeire_array(hands: list[bytes]) -> Job:
    data = b"".join(hands)

    def job() -> int:
        analysis.ukeire_array(data, rules=SHAPES)
        return len(hands)

    return job


def shanten_array(hands: list[bytes]) -> Job:
    data = b"".join(hands)

    def job() -> int:
        analysis.shanten_array(data, rules=SHAPES)
        return len(hands)

    return job


def scoring_array(wins: list[Win]) -> Job:
    table = rules()
    data = b"".join(analysis.score_row(situation(win), rules=table) for win in wins)

    def job() -> int:
        analysis.score_array(data, rules=table)
        return len(wins)

    return job


def scoring(wins: list[Win]) -> Job:
    value = rules().score.value
    situations = [situation(win) for win in wins]

    def job() -> int:
        for s in situations:
            value(s)
        return len(situations)

    return job


def play(games: int) -> Job:
    """Whole games of random legal choices; a win is always taken. Counts hands."""
    at_table = rules()

    def job() -> int:
        luck = random.Random(3)
        hands = 0
        for game in range(games):
            table = Table(at_table, secret=game.to_bytes(32, "big"))
            while not table.over:
                for seat, decision in table.pending().items():
                    actions = decision.actions
                    if actions[0].kind in ("tsumo", "ron"):
                        table.choose(seat, actions[0])
                    else:
                        table.choose(seat, actions[int(luck.random() * len(actions))])
                    break
            hands += table.state.serial + 1
        return hands

    return job
