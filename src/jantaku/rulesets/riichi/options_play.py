"""Options of riichi: play and winning (rules: riichi)."""

from __future__ import annotations

from typing import Final

from jantaku.options import Option, choice, flag, integer
from jantaku.options import names as n
from jantaku.rulesets.riichi.choices import either

PLAY: Final[tuple[Option, ...]] = (
    choice(
        "kuikae",
        "forbidden",
        n("喰い替え", "Swap calling", "쿠이카에(바꿔 울기)"),
        n(
            "鳴いた直後に、鳴いた牌と同じ牌や、同じ順子の反対側の牌を捨てられるかを決めます。",
            "Whether, right after a call, one may discard the tile just called or the tile that "
            "would have completed the run at its other end.",
            "울고 난 직후에, 운 패와 같은 패나 그 슌쯔의 반대쪽 패를 버릴 수 있는지 정합니다.",
        ),
        group="play",
        choices=either(
            ("forbidden", n("禁止", "Forbidden", "금지")),
            ("same_only", n("同じ牌のみ禁止", "Only the same tile forbidden", "같은 패만 금지")),
            ("allowed", n("あり", "Allowed", "허용")),
        ),
    ),
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
    flag(
        "strict_riichi_kan",
        False,
        n("リーチ後の暗槓を厳しく制限", "Strict kan in riichi", "리치 후 안깡 엄격 제한"),
        n(
            "待ちが変わらなくても、面子の構成が変わる暗槓を禁じます。",
            "Forbids a concealed kan in riichi that leaves the waits as they are "
            "but takes away one way of reading the hand.",
            "대기패가 그대로여도 손패의 구성이 바뀌는 안깡을 금지합니다.",
        ),
        group="play",
    ),
    flag(
        "count_dead_waits",
        False,
        n("自分で使い切った待ちもテンパイ", "Dead waits are tenpai", "자신이 다 쓴 대기도 텐파이"),
        n(
            "待ち牌の残りを自分の副露や暗槓ですべて使っていても、テンパイと認めます。",
            "A hand still counts as tenpai when its own open sets and kans use up the last of "
            "the tiles it waits for.",
            "대기패의 남은 장수가 자신의 후로나 안깡에 모두 들어 있어도 텐파이로 인정합니다.",
        ),
        group="play",
    ),
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
    choice(
        "multiple_ron",
        "nearest",
        n("複数のロン", "Several rons", "동시 론"),
        n(
            "1枚の捨て牌に複数の人がロンしたときの扱いを決めます。",
            "What happens when several players claim the same tile for a win.",
            "한 장의 버림패에 여러 사람이 론했을 때의 처리를 정합니다.",
        ),
        group="win",
        choices=either(
            ("nearest", n("頭ハネ", "Only the nearest wins", "아타마하네(가장 가까운 사람만)")),
            (
                "two",
                n(
                    "ダブロンあり・三家和は流局",
                    "Two win, three abort the hand",
                    "더블 론 인정, 삼가화는 유국",
                ),
            ),
            ("all", n("全員あがり", "Everybody wins", "모두 화료")),
        ),
    ),
    flag(
        "orphans_rob_concealed_kan",
        True,
        n("国士無双の暗槓ロン", "Thirteen orphans rob concealed kans", "국사무쌍의 안깡 론"),
        n(
            "国士無双に限り、暗槓された牌でもロンできます。",
            "Thirteen orphans may win on a tile of somebody's concealed kan.",
            "국사무쌍에 한해 안깡한 패로도 론할 수 있습니다.",
        ),
        group="win",
    ),
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
