"""The guides of the common rules and of EMA's: riichi's, and what differs (rules:
riichi-common).
"""

from __future__ import annotations

from typing import Final

from jantaku.guide.prose import Ask, Guide, Points, Say, Section, Source, changed
from jantaku.options import Names, Options
from jantaku.options import names as n
from jantaku.ruleset import Rules
from jantaku.rulesets.riichi.guide import GUIDE, facts

AUTHOR: Final = n("規則サイト", "A rule site", "마작 룰 사이트")

IPPATSU: Final = Say(n(
    "次の自分の打牌までにあがると一発で1翻増えます。チー・ポン・大明槓・暗槓が入ると消えますが、加槓では消えません。ダブルリーチも同じです。",
    "A win before one's own next discard adds ippatsu, one han. Any call or kan except an added kan ends the chance; the same goes for double riichi.",
    "자신의 다음 타패까지 화료하면 일발로 1판이 늘어납니다. 치·퐁·대명깡·안깡이 있으면 사라지지만 가깡으로는 사라지지 않습니다. 더블 리치도 같습니다.",
), when={"ippatsu": True})  # fmt: skip

IPPATSU_MEANING: Final = n(
    "リーチのあと、次の自分の打牌までに、加槓以外の鳴きやカンが入らずにあがります。",
    "Win after riichi before one's own next discard, with no call or kan in between (an added kan does not matter).",
    "리치 후 자신의 다음 타패까지, 가깡 말고는 아무도 울거나 깡하지 않은 채 화료합니다.",
)

KANS: Final = Say(n(
    "四開槓：2人以上で合わせて4回カンする（槍槓されなければ、補充牌を引く前にすぐ終わり）",
    "four kans are made by two players or more; unless the last is robbed the hand ends at once, before the replacement is drawn",
    "사깡유국: 두 명 이상이 합쳐서 네 번 깡할 때(창깡되지 않으면 보충패를 뽑기 전에 바로 끝)",
), when={"abort_four_kans": True})  # fmt: skip

ZERO: Final = Section("draws", (
    Say(n(
        "持ち点は0点未満になりません。足りない支払いは、持っている分までで打ち切ります。",
        "Nobody drops below 0 points: a payment is cut at what the payer has left.",
        "점수는 0점 미만이 되지 않습니다. 모자라는 지불은 가진 만큼까지만 합니다.",
    ), when={"never_below_zero": True}),
))  # fmt: skip

WAITS: Final = Section("questions", (
    Ask(
        n("待ちの2符は単騎ですか、双碰ですか？", "Does the single wait get two fu, or the two-pair wait?", "대기 2부는 단기입니까, 샤보입니까?"),
        n("もとの文書の表には双碰とありますが、一般の表はどれも単騎です。ここでは単騎を標準とし、原文どおりの読みはオプションで選べます。今の設定は「{wait_fu}」です。", "The document's table names the two-pair wait where every published table has the single wait. The single wait is the default here, and the text as written an option; chosen now: {wait_fu}.", "원문의 표에는 샤보로 적혀 있지만 일반적인 표는 모두 단기입니다. 여기서는 단기를 표준으로 하고 원문대로의 해석은 옵션으로 고를 수 있습니다. 지금 설정은 ‘{wait_fu}’입니다."),
    ),
))  # fmt: skip

SMALL_DRAGONS: Final = n(
    "三元牌のうち2種を刻子、残りを雀頭にします。4翻に三元牌の役も含まれます。",
    "Triplets of two dragons and a pair of the third; the two triplets are part of the four han.",
    "삼원패 두 종류는 커쯔로, 나머지는 머리로 만듭니다. 4판에는 삼원패의 역도 포함됩니다.",
)

DRAGONS_INSIDE: Final = n("三元牌の役を含む", "dragon sets included", "삼원패의 역 포함")

SOURCES: Final = (
    Source(
        n("リーチ麻雀共通ルール・基本ルール", "Common and basic rules of riichi (リーチ麻雀共通ルール)", "리치 마작 공통 룰·기본 룰(リーチ麻雀共通ルール)"),
        AUTHOR,
        "",
        n(
            "開始時の持ち点、喰い替え、同巡フリテン、点数が足りないときの支払いの順、複数のロンは書かれていないので、こちらで決めてオプションにしました。「リーチ後の加槓」は門前では起こらないため、暗槓と読みました。三槓子と、抜粋にない役満は残しました。",
            "It is silent on starting points, swap calling, temporary furiten, the order of payments by a player who runs short, and several rons; what is played here is our choice, and an option. An “added kan in riichi” cannot occur in a closed hand and is read as the concealed kan. Three kans and the yakuman that the extract does not list are kept.",
            "시작 점수, 쿠이카에, 동순 후리텐, 점수가 모자랄 때의 지불 순서, 동시 론은 적혀 있지 않아 직접 정하고 옵션으로 두었습니다. ‘리치 후의 가깡’은 멘젠에서 일어날 수 없어 안깡으로 해석했습니다. 산깡쯔와 발췌에 없는 역만은 남겼습니다.",
        ),
    ),
)  # fmt: skip

COMMON: Final = changed(
    GUIDE,
    blocks={"declaring.ippatsu": IPPATSU, "draws.kans": KANS},
    more=(ZERO, WAITS),
    meanings={"small_three_dragons": SMALL_DRAGONS, "ippatsu": IPPATSU_MEANING},
    besides={"small_three_dragons": DRAGONS_INSIDE},
    sources=SOURCES,
    against="riichi",
    lesson=None,
    taught_by="riichi",
)


def _ema_facts(options: Options, rules: Rules) -> dict[str, Names]:
    out = facts(options, rules)
    late = options.integer("two_han_from")
    if late:
        out["minimum"] = n(
            f"1翻以上の役（{late}本場からは2翻）",
            f"one han of yaku; two from {late} repeats on",
            f"1판 이상의 역({late}본장부터는 2판)",
        )
    return out


EMA_GUIDE: Final[Guide] = changed(
    GUIDE,
    more=(
        Section("winning", (
            Say(n(
                "{two_han_from}本場からは、2翻以上の役が必要です。ドラは数えません。",
                "From {two_han_from} repeats on, a hand needs two han of yaku, dora not counted.",
                "{two_han_from}본장부터는 2판 이상의 역이 필요합니다. 도라는 세지 않습니다.",
            ), when={"two_han_from": tuple(range(1, 21))}),
        )),
        Section("mistakes", (
            Points((
                Say(n("鳴いて断幺九であがろうとする。このルールでは門前だけの役です。", "Calling to make all simples. In these rules it is for closed hands only.", "울어서 탕야오로 화료하려 합니다. 이 룰에서는 멘젠에서만 인정하는 역입니다."), when={"open_tanyao": False}),
            )),
        )),
    ),
    without=("thirteen_orphans_any", "four_concealed_triplets_single", "nine_gates_any"),
    facts=_ema_facts,
    sources=(
        Source(
            n("Riichi Rules for Japanese Mahjong（2012年版）", "Riichi Rules for Japanese Mahjong, 2012 edition", "Riichi Rules for Japanese Mahjong(2012년판)"),
            n("欧州麻雀協会（EMA）", "European Mahjong Association (EMA)", "유럽마작협회(EMA)"),
            "mahjong-europe.org",
            n(
                "断幺九を門前に限る最後の版です。再現していない点と確認できていない点は「プリセットについて」に挙げました。",
                "The last edition in which all simples is closed only. What is not modelled or not confirmed is listed under “About the presets”.",
                "탕야오를 멘젠으로 한정한 마지막 판입니다. 재현하지 않은 점과 확인하지 못한 점은 ‘프리셋에 대하여’에 적었습니다.",
            ),
        ),
    ),
    against="riichi",
    lesson=None,
    taught_by="riichi",
)  # fmt: skip  # long sentences
