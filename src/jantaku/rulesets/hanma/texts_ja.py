"""The texts of hanma in Japanese."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str]] = {
    # what counts
    "pattern.ron": "ロン",
    "pattern.tsumo": "ツモ",
    "pattern.riichi": "リーチ",
    "pattern.thirteen_orphans": "国士無双",
    "bonus.dora": "ドラ",
    "bonus.under": "裏ドラ",
    "bonus.red": "赤ドラ",
    # values
    "value.points": "{points}点",
    "value.each": "{points}点オール",
    "value.each_and_once": "{points}点オール＋{once}点",
    "value.flat": "{pattern}　{points}点",
    "value.flat_each": "{pattern}　{points}点オール",
    "line.base_ron": "基本点（ロン）",
    "line.base_tsumo": "基本点（ツモ・1人あたり）",
    "line.added": "リーチ・ドラの加算",
    "line.sum": "計",
    "line.cap": "1人あたりの上限",
    "line.flat": "固定点（加算なし）",
    "line.feeder_pays": "放銃者の支払い",
    "line.each_pays": "1人あたりの支払い（{payers}人）",
    "line.opponent_pays": "相手の支払い",
    "line.paid_once": "リーチ分（合計で1回）",
    "line.winner_gets": "あがった人の受け取り",
    "unit.points": "{amount}点",
    "unit.flat": "{amount}点固定",
    # what a seat is marked with
    "mark.riichi": "リーチ",
    "mark.temporary_furiten": "見逃し",
    "declaration.riichi.risk": (
        "テンパイしていないリーチです。誰もあがらずに流局すると手牌が公開され、"
        "チョンボとしてほかの全員に20点ずつ払います。誰かがあがれば罰はありません。"
    ),
    # draws
    "draw.exhaustive": "流局",
    # why points move
    "transfer.start": "持ち点",
    "transfer.win": "あがり",
    "transfer.bluff": "チョンボ（ノーテンリーチ）",
    # why a hand does not win
    "refusal.no_shape": "あがりの形になっていません。",
    "refusal.temporary_furiten": "和了牌を見逃したので、次に打牌するまでロンできません。",
    # presets
    "preset.standard.note": (
        "韓麻道が採用するパラダイスシティ方式に基づきます。カンで山が減らないこと、"
        "最後のツモのあとのカン、次の局の親は、資料に書かれていません。"
    ),
    "preset.three.note": "136枚すべてを使い、89枚ツモるまで続きます。",
    "preset.two.note": "136枚すべてを使い、102枚ツモるまで続きます。",
    "preset.bluff.note": "テンパイしていなくてもリーチでき、流局時に手牌を確かめます。",
    "guide.patterns": "数えるもの",
}
