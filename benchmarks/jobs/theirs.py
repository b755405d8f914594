"""The same jobs done by the peers, each as its own documentation shows."""

from __future__ import annotations

import functools
import gc
import random

from jobs.inputs import Win
from jobs.ours import Job


def clear_memos() -> None:
    """Empty every memo that `functools` keeps, and those that jansou keeps of whole hands; what it
    keeps of parts of hands stays, as ours does.
    """
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    from jansou.analysis import ev, shanten

    for module, names in (
        (shanten, ("_COUNT_MEMO", "_PROBE_MEMO")),
        (ev, ("_EXPANSIONS", "_BREADTHS", "_VALUES")),
    ):
        for name in names:
            getattr(module, name).clear()


def _ids(counts: bytes) -> list[int]:
    return [4 * kind + i for kind, n in enumerate(counts) for i in range(n)]


def riichienv_shanten(hands: list[bytes]) -> Job:
    from riichienv import calculate_shanten

    given = [_ids(counts) for counts in hands]

    def job() -> int:
        for ids in given:
            calculate_shanten(ids)
        return len(given)

    return job


def riichienv_ukeire(hands: list[bytes]) -> Job:
    """Composed of its shanten: every discard, every draw that exists."""
    from riichienv import calculate_shanten

    given = [_ids(counts) for counts in hands]

    def job() -> int:
        for ids, counts in zip(given, hands, strict=True):
            for kind in range(34):
                if not counts[kind]:
                    continue
                at = next(i for i, tile in enumerate(ids) if tile >> 2 == kind)
                rest = ids[:at] + ids[at + 1 :]
                far = calculate_shanten(rest)
                left = 0
                for drawn in range(34):
                    unseen = 4 - counts[drawn]
                    if unseen and calculate_shanten([*rest, 4 * drawn + 3]) < far:
                        left += unseen
        return len(hands)

    return job


def riichienv_scoring(wins: list[Win]) -> Job:
    # Its compiled core, without the Python wrapper around it, which would add to each call.
    from riichienv._riichienv import Conditions, HandEvaluator, Meld, MeldType, Wind

    winds = (Wind.East, Wind.South, Wind.West, Wind.North)
    forms = {
        "chi": MeldType.Chi,
        "pon": MeldType.Pon,
        "minkan": MeldType.Daiminkan,
        "daiminkan": MeldType.Daiminkan,
        "kakan": MeldType.Kakan,
        "ankan": MeldType.Ankan,
    }
    given = []
    for win in wins:
        flags = win.flags
        conditions = Conditions(
            tsumo="tsumo" in flags,
            riichi="riichi" in flags or "dbl" in flags,
            double_riichi="dbl" in flags,
            ippatsu="ipp" in flags,
            haitei="haitei" in flags,
            houtei="houtei" in flags,
            rinshan="rinshan" in flags,
            chankan="chankan" in flags,
            player_wind=winds[win.seat_wind],
            round_wind=winds[win.round_wind],
        )
        melds = [Meld(forms[f], list(ids), f != "ankan", source) for f, ids, _, source in win.melds]
        tiles = list(win.tiles)
        given.append((tiles, melds, win.tile, list(win.dora), list(win.ura), conditions))

    def job() -> int:
        for tiles, melds, tile, dora, ura, conditions in given:
            HandEvaluator(tiles, melds).calc(tile, dora, ura, conditions)
        return len(given)

    return job


def riichienv_play(games: int) -> Job:
    from riichienv import ActionType, RiichiEnv

    ends = (ActionType.TSUMO, ActionType.RON)

    def job() -> int:
        luck = random.Random(3)
        hands = 0
        for game in range(games):
            env = RiichiEnv(game_mode=1, seed=game)
            seen = env.reset()
            while not env.done():
                chosen = {}
                for seat, at in seen.items():
                    actions = at.legal_actions()
                    ending = [a for a in actions if a.action_type in ends]
                    chosen[seat] = ending[0] if ending else luck.choice(actions)
                seen = env.step(chosen)
            # One in each hand; read as text, since the log is kept so.
            hands += sum("start_kyoku" in str(event) for event in env.mjai_log)
        return hands

    return job


def mahjong_shanten(hands: list[bytes]) -> Job:
    from mahjong.shanten import Shanten

    given = [list(counts) for counts in hands]

    def job() -> int:
        ask = Shanten()
        for counts in given:
            ask.calculate_shanten(counts)
        return len(given)

    return job


def mahjong_scoring(wins: list[Win]) -> Job:
    from mahjong.constants import EAST
    from mahjong.hand_calculating.hand import HandCalculator
    from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
    from mahjong.meld import Meld

    rules = OptionalRules(has_open_tanyao=True, has_aka_dora=True, has_double_yakuman=False)
    forms = {"chi": Meld.CHI, "pon": Meld.PON, "kakan": Meld.SHOUMINKAN}
    given = []
    for win in wins:
        flags = win.flags
        config = HandConfig(
            is_tsumo="tsumo" in flags,
            is_riichi="riichi" in flags and "dbl" not in flags,
            is_daburu_riichi="dbl" in flags,
            is_ippatsu="ipp" in flags,
            is_rinshan="rinshan" in flags,
            is_chankan="chankan" in flags,
            is_haitei="haitei" in flags,
            is_houtei="houtei" in flags,
            player_wind=EAST + win.seat_wind,
            round_wind=EAST + win.round_wind,
            options=rules,
        )
        melds = [Meld(forms.get(f, Meld.KAN), ids, f != "ankan") for f, ids, _, _ in win.melds]
        tiles = sorted([*win.tiles, *(i for _, ids, _, _ in win.melds for i in ids)])
        given.append((tiles, win.tile, melds, list(win.dora), list(win.ura), config))

    def job() -> int:
        value = HandCalculator.estimate_hand_value
        for tiles, tile, melds, dora, ura, config in given:
            value(tiles, tile, melds, dora, config, ura_dora_indicators=ura)
        return len(given)

    return job


def jansou_shanten(hands: list[bytes]) -> Job:
    from jansou.analysis.shanten import shanten
    from jansou.core.hand import Hand
    from jansou.core.notation import parse_136

    given = [Hand(tuple(parse_136(_ids(counts)))) for counts in hands]

    def job() -> int:
        for hand in given:
            shanten(hand)
        return len(given)

    return job


def jansou_ukeire(hands: list[bytes]) -> Job:
    from jansou.analysis.efficiency import discard_evaluation
    from jansou.core.hand import Hand
    from jansou.core.notation import parse_136

    given = [Hand(tuple(parse_136(_ids(counts)))) for counts in hands]

    def job() -> int:
        for hand in given:
            discard_evaluation(hand)
        return len(given)

    return job


def jansou_scoring(wins: list[Win]) -> Job:
    from jansou.core.hand import CallSource, Hand, Meld, MeldType
    from jansou.core.notation import parse_136
    from jansou.core.rules import preset
    from jansou.core.tiles import Wind
    from jansou.scoring.context import WinContext
    from jansou.scoring.score import ScoringError, score

    rules = preset("tenhou")
    winds = list(Wind)
    forms = {
        "chi": MeldType.CHII,
        "pon": MeldType.PON,
        "minkan": MeldType.DAIMINKAN,
        "daiminkan": MeldType.DAIMINKAN,
        "kakan": MeldType.SHOUMINKAN,
        "ankan": MeldType.ANKAN,
    }
    sides = {1: CallSource.KAMICHA, 2: CallSource.TOIMEN, 3: CallSource.SHIMOCHA}
    given = []
    for win in wins:
        flags = win.flags
        melds = []
        for form, ids, called, source in win.melds:
            if form == "ankan" or called is None:
                melds.append(Meld(forms[form], tuple(parse_136(ids))))
            else:
                (tile,) = parse_136([called])
                added = parse_136(i for i in ids if i != called)[-1] if form == "kakan" else None
                melds.append(Meld(forms[form], tuple(parse_136(ids)), tile, sides[source], added))
        context = WinContext(
            rules=rules,
            round_wind=winds[win.round_wind],
            seat_wind=winds[win.seat_wind],
            is_tsumo="tsumo" in flags,
            riichi="riichi" in flags and "dbl" not in flags,
            double_riichi="dbl" in flags,
            ippatsu="ipp" in flags,
            haitei="haitei" in flags,
            houtei="houtei" in flags,
            rinshan="rinshan" in flags,
            chankan="chankan" in flags,
            dora_indicators=tuple(parse_136(win.dora)),
            ura_indicators=tuple(parse_136(win.ura)),
        )
        (tile,) = parse_136([win.tile])
        given.append((Hand(tuple(parse_136(win.tiles)), tuple(melds)), tile, context))

    def job() -> int:
        for hand, tile, context in given:
            try:
                score(hand, tile, context)
            except ScoringError:  # complete, but worth nothing
                continue
        return len(given)

    return job


def jansou_play(games: int) -> Job:
    from jansou.core.rules import preset
    from jansou.game.actions import Ron, Tsumo
    from jansou.game.environment import Environment

    rules = preset("tenhou")

    def job() -> int:
        luck = random.Random(3)
        hands = 0
        for game in range(games):
            env = Environment(rules, seed=game)
            steps = env.play()
            request = next(steps)
            while True:
                actions = request.actions
                ending = [a for a in actions if isinstance(a, (Tsumo, Ron))]
                try:
                    request = steps.send(ending[0] if ending else luck.choice(actions))
                except StopIteration:
                    break
            hands += len(env.records)
        return hands

    return job


def cmajiang_shanten(hands: list[bytes]) -> Job:
    import cmajiang

    given = []
    for counts in hands:
        text = "".join(
            suit + "".join(str(n + 1) * counts[9 * s + n] for n in range(9 if s < 3 else 7))
            for s, suit in enumerate("mpsz")
        )
        given.append(cmajiang.Shoupai(text))

    def job() -> int:
        for hand in given:
            cmajiang.xiangting(hand)
        return len(given)

    return job
