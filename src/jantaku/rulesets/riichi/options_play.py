"""Options of riichi: play and winning (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, choice, either, flag, integer
from jantaku.options import names as n
from jantaku.policies.choices import (
    count_dead_waits,
    kuikae,
    multiple_ron,
    orphans_rob_concealed_kan,
    strict_riichi_kan,
)

PLAY: Final[tuple[Option, ...]] = (
    kuikae("forbidden"),
    integer(
        "riichi_min_live",
        4,
        n("リーチに必要な残り枚数", "Live tiles needed for riichi", "리치에 필요한 남은 패 수"),
        n(
            "リーチをかけるときに山に残っていなければならない枚数です。",
            "How many tiles must be left in the live wall for a riichi.",
            "리치를 걸 때 패산에 남아 있어야 하는 패의 수입니다.",
        ),
        group="play",
        low=0,
        high=20,
    ),
    flag(
        "riichi_needs_stick",
        True,
        n("リーチには1,000点が必要", "Riichi needs 1,000 points", "리치에 1,000점 필요"),
        n(
            "持ち点が1,000点に満たない人はリーチをかけられません。",
            "A player with fewer than 1,000 points cannot declare riichi.",
            "점수가 1,000점에 못 미치는 사람은 리치를 걸 수 없습니다.",
        ),
        group="play",
    ),
    strict_riichi_kan(),
    count_dead_waits(),
    choice(
        "temporary_furiten",
        "own_discard",
        n("同巡フリテンの解消", "End of temporary furiten", "동순 후리텐 해제"),
        n(
            "あがりを見逃したあと、いつ再びロンできるようになるかを決めます。",
            "When a player who let a win pass may win on a discard again.",
            "화료를 놓친 뒤 언제 다시 론할 수 있는지 정합니다.",
        ),
        group="play",
        choices=either(
            (
                "own_discard",
                n("自分の次の打牌", "After one's own next discard", "자신의 다음 타패"),
            ),
            ("own_draw", n("自分の次のツモ", "At one's own next draw", "자신의 다음 쯔모")),
        ),
    ),
    choice(
        "kan_indicator_timing",
        "at_once",
        n("カンドラをめくるタイミング", "Kan dora timing", "깡도라 공개 시점"),
        n(
            "大明槓と加槓のカンドラを、すぐにめくるか、次の打牌の直前まで待つかを決めます（暗槓では常にすぐ）。",
            "Whether the indicator of an open or added kan is turned at once or just before the "
            "next discard; that of a concealed kan is always turned at once.",
            "대명깡과 가깡의 깡도라를 바로 공개할지(안깡은 항상 바로 공개), "
            "다음 타패 직전까지 기다릴지 정합니다.",
        ),
        group="play",
        choices=either(
            ("at_once", n("すぐにめくる", "At once", "즉시 공개")),
            ("open_late", n("明槓は後めくり", "Open kans late", "밍깡은 나중에 공개")),
        ),
    ),
)

WIN: Final[tuple[Option, ...]] = (
    flag(
        "open_tanyao",
        True,
        n("喰いタン", "Open all simples", "쿠이탕(운 탕야오)"),
        n(
            "鳴いた手でも断幺九を認めます。",
            "The pattern “all simples” also counts in an open hand.",
            "울어 놓은 손패에서도 탕야오를 인정합니다.",
        ),
        group="win",
    ),
    flag(
        "ippatsu",
        True,
        n("一発", "Ippatsu", "일발"),
        n(
            "リーチから次の自分の打牌までに、鳴きが入らずにあがると1翻を加えます。",
            "One han for winning after riichi before one's own next discard, "
            "with no call in between.",
            "리치 후 자신의 다음 타패까지, 아무도 울지 않은 채 화료하면 1판을 더합니다.",
        ),
        group="win",
    ),
    multiple_ron("nearest", two=True),
    orphans_rob_concealed_kan(True),
    flag(
        "pinfu_tsumo",
        True,
        n("ピンヅモ", "Pinfu on self-draw", "핑후 쯔모"),
        n(
            "平和と門前清自摸和の複合を認めます（20符）。",
            "Pinfu also counts on a self-draw; such a hand has 20 fu.",
            "핑후와 멘젠쯔모의 복합을 인정합니다(20부).",
        ),
        group="win",
    ),
    choice(
        "hand_of_man",
        "off",
        n("人和", "Hand of man", "인화"),
        n(
            "子が最初のツモより前に、誰も鳴いていない状態でロンしたときの扱いです。",
            "What a non-dealer gets for a ron before their first draw, with no call made so far.",
            "친이 아닌 사람이 첫 쯔모 전에, 아무도 울지 않은 상태에서 론했을 때의 처리입니다.",
        ),
        group="win",
        choices=either(
            ("off", n("なし", "Nothing", "없음")),
            ("mangan", n("満貫", "Mangan", "만관")),
            ("yakuman", n("役満", "Yakuman", "역만")),
        ),
    ),
    flag(
        "counted_yakuman",
        True,
        n("数え役満", "Counted yakuman", "헤아림 역만"),
        n(
            "13翻以上を役満として扱い、なしの場合は三倍満とします。",
            "Thirteen han or more are a yakuman; otherwise they stay a sanbaiman.",
            "13판 이상을 역만으로 처리하고, ‘없음’이면 삼배만으로 합니다.",
        ),
        group="win",
    ),
    flag(
        "yakuman_add",
        True,
        n("役満の複合", "Yakuman add up", "역만 복합"),
        n(
            "複数の役満が同時に成立したとき、その数だけ点数を重ねます。",
            "Several yakuman in one hand are each paid.",
            "여러 역만이 동시에 성립하면 그 수만큼 점수를 더합니다.",
        ),
        group="win",
    ),
    flag(
        "double_yakuman",
        False,
        n("ダブル役満", "Double yakuman", "더블 역만"),
        n(
            "国士無双十三面待ち、四暗刻単騎、純正九蓮宝燈、大四喜を2倍の役満とします。",
            "Thirteen-wait orphans, single-wait four concealed triplets, pure nine gates and big "
            "four winds count as two yakuman.",
            "국사무쌍 13면 대기, 스안커 단기, 순정구련보등, 대사희를 두 배 역만으로 합니다.",
        ),
        group="win",
    ),
)
