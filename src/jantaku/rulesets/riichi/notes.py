"""Notes on the presets of riichi: where their values come from, and what is uncertain."""

from __future__ import annotations

from typing import Final

NOTES: Final[dict[str, dict[str, str]]] = {
    "ja": {
        "preset.tenhou.note": (
            "実際の対局記録と照合した値です。リーチ後の暗槓をどこまで厳しく禁じるかだけは、"
            "記録からは決まりません。"
        ),
        "preset.mleague.note": (
            "公開されている解説に基づく値です。オカの精算は再現していません。"
            "連風牌の符、四槓子の責任払い、残り何枚からリーチできるかは確認できていません。"
        ),
        "preset.mahjongsoul.note": (
            "公開されている解説と、いくつかの対局記録に基づく値です。"
            "責任払いの積み棒と四槓子の扱いは確認できていません。"
        ),
    },
    "en": {
        "preset.tenhou.note": (
            "Checked against real games. Only how strictly a concealed kan is forbidden in riichi "
            "cannot be told from them."
        ),
        "preset.mleague.note": (
            "From published summaries. The bonus for first place that comes from counting back to "
            "30,000 is not modelled. Not confirmed: fu of a double-wind pair, responsibility for "
            "four kans, and how late a riichi may be declared."
        ),
        "preset.mahjongsoul.note": (
            "From published summaries and a few recorded games. Not confirmed: who pays repeats "
            "under responsibility, and responsibility for four kans."
        ),
    },
    "ko": {
        "preset.tenhou.note": (
            "실제 대국 기록과 대조한 값입니다. 리치 후 안깡을 어디까지 엄격히 금지하는지만은 "
            "기록으로 알 수 없습니다."
        ),
        "preset.mleague.note": (
            "공개된 해설에 따른 값입니다. 오카 정산은 재현하지 않았습니다. 연풍패 머리의 부수, "
            "스깡쯔의 책임지불, 몇 장 남았을 때까지 리치할 수 있는지는 확인하지 못했습니다."
        ),
        "preset.mahjongsoul.note": (
            "공개된 해설과 몇몇 대국 기록에 따른 값입니다. 책임지불의 본장과 스깡쯔의 처리는 "
            "확인하지 못했습니다."
        ),
    },
}
