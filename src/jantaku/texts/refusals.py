"""What tables, players, servers and readers of logs refuse, in three languages: by the code of the
error, and by its class where the code has no words of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _n(ja: str, en: str, ko: str) -> Mapping[str, str]:
    return {"ja": ja, "en": en, "ko": ko}


TABLES: Final[Mapping[str, Mapping[str, str]]] = {
    # choices at a table
    "illegal_action": _n(
        "その操作はできません（{action}）。",
        "That is not possible ({action}).",
        "그 행동은 할 수 없습니다({action}).",
    ),
    "unknown_action": _n(
        "「{action}」という操作はありません。",
        "There is no action “{action}”.",
        "“{action}”(이)라는 행동은 없습니다.",
    ),
    "not_your_turn": _n(
        "今は選ぶ番ではありません。",
        "It is not that seat's turn to choose.",
        "지금은 선택할 차례가 아닙니다.",
    ),
    "stale_decision": _n(
        "間に合いませんでした。状況はもう変わっています。",
        "Too late: things have moved on.",
        "늦었습니다. 상황이 이미 바뀌었습니다.",
    ),
    "hand_running": _n(
        "局の途中ではできません。",
        "Not while a hand is being played.",
        "국이 진행되는 동안에는 할 수 없습니다.",
    ),
    "seat_taken": _n(
        "その席は空いていません。", "That seat is taken.", "그 자리는 비어 있지 않습니다."
    ),
    "player_twice": _n(
        "同じ人が2つの席に着くことはできません（{player}）。",
        "Nobody can sit in two seats ({player}).",
        "한 사람이 두 자리에 앉을 수 없습니다({player}).",
    ),
    "wrong_seats": _n(
        "{seats}人の卓に{players}人は座れません。",
        "A table of {seats} does not seat {players}.",
        "{seats}인 탁자에 {players}명이 앉을 수 없습니다.",
    ),
    # computer players
    "unknown_player": _n(
        "「{player}」というコンピューターはいません（選べるもの：{allowed}）。",
        "There is no computer player “{player}”; there are: {allowed}.",
        "“{player}”(이)라는 컴퓨터 플레이어는 없습니다(고를 수 있는 것: {allowed}).",
    ),
    "no_player": _n(
        "「{player}」は打ち手として使えません。",
        "“{player}” cannot be used as a player.",
        "“{player}”은(는) 플레이어로 쓸 수 없습니다.",
    ),
    "player_failed": _n(
        "コンピューター「{player}」の内部で障害が起きました（{error}）。",
        "The computer player “{player}” failed ({error}).",
        "컴퓨터 플레이어 “{player}”의 내부에서 오류가 났습니다({error}).",
    ),
    "player_illegal": _n(
        "コンピューター「{player}」が、できない操作を選びました（{action}）。",
        "The computer player “{player}” chose something that is not possible ({action}).",
        "컴퓨터 플레이어 “{player}”이(가) 할 수 없는 행동을 골랐습니다({action}).",
    ),
    # games of a server
    "not_found": _n(
        "そのような対局はありません。", "There is no such game.", "그런 대국은 없습니다."
    ),
    "game_over": _n("対局は終わっています。", "The game is over.", "대국이 끝났습니다."),
    "game_running": _n(
        "対局が終わるまではできません。",
        "Not before the game is over.",
        "대국이 끝나기 전에는 할 수 없습니다.",
    ),
    "no_such_hand": _n(
        "そのような局はありません。", "There is no such hand.", "그런 국은 없습니다."
    ),
    "no_such_step": _n(
        "その局に、そのような場面はありません。",
        "That hand has no such step.",
        "그 국에 그런 장면은 없습니다.",
    ),
    "cannot_continue": _n(
        "ここから打ち継げる配牌が見つかりませんでした。もう一度お試しください。",
        "No tiles were found with which to play on from here; try again.",
        "여기서 이어서 칠 수 있는 패를 찾지 못했습니다. 다시 시도해 주십시오.",
    ),
    "no_guide": _n(
        "「{ruleset}」には解説がありません。",
        "“{ruleset}” has no guide.",
        "“{ruleset}”에는 해설이 없습니다.",
    ),
    "foreign_origin": _n(
        "ほかのサイトのページからは操作できません。",
        "This may only be asked from the table's own page.",
        "다른 사이트의 페이지에서는 조작할 수 없습니다.",
    ),
    "unsupported_media_type": _n(
        "送信できるデータの形式は {allowed} です。",
        "What is sent must be {allowed}.",
        "보낼 수 있는 데이터 형식: {allowed}.",
    ),
    # corrections
    "empty_correction": _n(
        "どこが誤っているかをお書きください。",
        "Say what is wrong.",
        "무엇이 잘못되었는지 적어 주십시오.",
    ),
    "no_ruleset": _n(
        "プリセットや設定には、ルールの指定が必要です。",
        "A preset or options need a ruleset.",
        "프리셋이나 옵션에는 룰을 지정해야 합니다.",
    ),
    "too_many_corrections": _n(
        "訂正を受け付けられるのは24時間に{most}件までです。明日またお試しください。",
        "Up to {most} corrections are taken within 24 hours; try again tomorrow.",
        "정정은 24시간에 {most}건까지 받습니다. 내일 다시 시도해 주십시오.",
    ),
    "mailbox_full": _n(
        "読まれていない訂正が{most}件あり、これ以上は受け付けられません。",
        "{most} corrections are waiting to be read; no more can be taken.",
        "아직 읽지 않은 정정이 {most}건이어서 더 받을 수 없습니다.",
    ),
    "no_such_correction": _n(
        "{id}番の訂正はありません。",
        "There is no correction {id}.",
        "{id}번 정정은 없습니다.",
    ),
    # starting a server, running a command
    "no_such_port": _n(
        "{port}番のポートはありません。0から65535までです。",
        "There is no port {port}; they go from 0 to 65535.",
        "{port}번 포트는 없습니다. 0부터 65535까지입니다.",
    ),
    "port_taken": _n(
        "ポート{ports}は使用中です。--port で別のものを指定してください。",
        "Port {ports} is in use; choose another one with --port.",
        "포트 {ports}은(는) 사용 중입니다. --port로 다른 포트를 지정해 주십시오.",
    ),
    "address_unusable": _n(
        "{host} のポート{port}で待ち受けできません（{why}）。",
        "Cannot listen on {host} port {port} ({why}).",
        "{host}의 포트 {port}에서 접속을 받을 수 없습니다({why}).",
    ),
    "database_unusable": _n(
        "データベース「{path}」を使えません。場所とアクセス権を確かめてください。",
        "The database {path} cannot be used; check where it is and who may open it.",
        "데이터베이스 ‘{path}’을(를) 사용할 수 없습니다. 위치와 접근 권한을 확인해 주십시오.",
    ),
    "database_newer": _n(
        "データベースは、より新しい版の雀卓で書かれています。",
        "The database was written by a newer version of Jantaku.",
        "데이터베이스가 더 새로운 버전의 작탁으로 만들어졌습니다.",
    ),
    "unknown_word": _n(
        "「{word}」は余分です。",
        "“{word}” is one word too many.",
        "“{word}”은(는) 쓸 수 없는 말입니다.",
    ),
}
"""Beside a calculator's questions: what tables, servers and commands refuse."""

LOGS: Final[Mapping[str, Mapping[str, str]]] = {
    "not_a_record": _n(
        "雀卓の牌譜ではありません。", "This is not a Jantaku record.", "작탁 기록이 아닙니다."
    ),
    "unknown_schema": _n(
        "この版では読めない牌譜です（書式{schema}）。",
        "This version cannot read the record (schema {schema}).",
        "이 버전에서는 읽을 수 없는 기록입니다(서식 {schema}).",
    ),
    "empty_record": _n("牌譜が空です。", "The record is empty.", "기록이 비어 있습니다."),
    "not_text": _n(
        "テキストファイルではありません。", "This is not a text file.", "텍스트 파일이 아닙니다."
    ),
    "no_wall": _n(
        "牌譜に牌山がありません（{detail}）。",
        "The record lacks a wall ({detail}).",
        "기록에 패산이 없습니다({detail}).",
    ),
    "wrong_commitment": _n(
        "第{number}局の牌山が、はじめに約束されたものと違います。",
        "The wall of hand {number} is not the committed one.",
        "{number}번째 국의 패산이 처음에 약속한 것과 다릅니다.",
    ),
    "differs": _n(
        "この牌譜は、ルールどおりに再現できません（{detail}）。",
        "The log cannot be replayed under its rules ({detail}).",
        "이 패보는 룰대로 재현되지 않습니다({detail}).",
    ),
    "illegal_in_record": _n(
        "この牌譜には、ルール上できないことが書かれています（{detail}）。",
        "The log contains something that the rules do not allow ({detail}).",
        "이 패보에는 룰상 할 수 없는 일이 적혀 있습니다({detail}).",
    ),
    "cut_within_step": _n(
        "牌譜が途中で切れています（{detail}）。",
        "The record is cut off ({detail}).",
        "기록이 중간에 끊겨 있습니다({detail}).",
    ),
    "not_riichi": _n(
        "この形式で書き出せるのはリーチ麻雀だけです。",
        "This format can hold riichi games only.",
        "이 형식은 리치 마작만 담을 수 있습니다.",
    ),
    "unknown_format": _n(
        "対応している牌譜の形式ではありません（{detail}）。",
        "This is not a log in a known format ({detail}).",
        "지원하는 패보 형식이 아닙니다({detail}).",
    ),
    "one_game": _n(
        "この形式では、1つのファイルに1つの対局だけを書き出せます。",
        "A file of this format holds one game.",
        "이 형식은 파일 하나에 대국 하나만 담습니다.",
    ),
    "no_folder": _n(
        "書き出す先のフォルダーを指定してください（{detail}）。",
        "Name a folder to write to ({detail}).",
        "저장할 폴더를 지정해 주십시오({detail}).",
    ),
    "too_many_games": _n(
        "一度に取り込める対局は{most}件までです。",
        "At most {most} games are taken in at once.",
        "한 번에 가져올 수 있는 대국은 {most}개까지입니다.",
    ),
}
"""What is wrong with a record or a log."""

_LOG: Final = _n(
    "この牌譜は読み取れません（{detail}）。",
    "The log cannot be read ({detail}).",
    "이 패보를 읽을 수 없습니다({detail}).",
)

CLASSES: Final[Mapping[str, Mapping[str, str]]] = {
    "TileError": _n(
        "牌として正しくありません（{detail}）。",
        "These are not proper tiles ({detail}).",
        "패가 올바르지 않습니다({detail}).",
    ),
    "SituationError": _n(
        "そのような状況は起こりません（{detail}）。",
        "That situation cannot occur ({detail}).",
        "그런 상황은 일어날 수 없습니다({detail}).",
    ),
    "OptionError": _n(
        "設定が正しくありません（{detail}）。",
        "An option is wrong ({detail}).",
        "옵션이 올바르지 않습니다({detail}).",
    ),
    "UnknownRuleset": _n(
        "そのようなルールはありません（{detail}）。",
        "There is no such ruleset ({detail}).",
        "그런 룰은 없습니다({detail}).",
    ),
    "UnknownPlayer": _n(
        "そのようなコンピューターはいません（{detail}）。",
        "There is no such computer player ({detail}).",
        "그런 컴퓨터 플레이어는 없습니다({detail}).",
    ),
    "PlayerFailed": _n(
        "コンピューターの内部で障害が起きました（{detail}）。",
        "A computer player failed ({detail}).",
        "컴퓨터 플레이어의 내부에서 오류가 났습니다({detail}).",
    ),
    "ActionError": _n(
        "その操作はできません（{detail}）。",
        "That is not possible ({detail}).",
        "그 행동은 할 수 없습니다({detail}).",
    ),
    "RecordError": _LOG,
    "FormatError": _LOG,
    "NoGuide": _n(
        "解説がありません（{detail}）。",
        "There is no guide ({detail}).",
        "해설이 없습니다({detail}).",
    ),
    "NoRedeal": _n(
        "ここからは打ち継げません（{detail}）。",
        "One cannot play on from here ({detail}).",
        "여기서는 이어서 칠 수 없습니다({detail}).",
    ),
    "NoSuchHand": _n(
        "そのような場面はありません（{detail}）。",
        "There is no such position ({detail}).",
        "그런 장면은 없습니다({detail}).",
    ),
    "ServerError": _n(
        "サーバーを起動できません（{detail}）。",
        "The server cannot start ({detail}).",
        "서버를 시작할 수 없습니다({detail}).",
    ),
    "GameMissing": _n(
        "そのような対局はありません（{detail}）。",
        "There is no such game ({detail}).",
        "그런 대국은 없습니다({detail}).",
    ),
    "Refused": _n(
        "今はできません（{detail}）。",
        "That is not possible now ({detail}).",
        "지금은 할 수 없습니다({detail}).",
    ),
    "BadRequest": _n(
        "送信された内容が正しくありません（{detail}）。",
        "What was sent makes no sense ({detail}).",
        "보낸 내용이 올바르지 않습니다({detail}).",
    ),
    "TooMany": _n(
        "受け付けられる数を超えました（{detail}）。",
        "That is more than can be taken ({detail}).",
        "받을 수 있는 수를 넘었습니다({detail}).",
    ),
    "ForeignOrigin": _n(
        "ほかのサイトのページからは操作できません（{detail}）。",
        "This may only be asked from the table's own page ({detail}).",
        "다른 사이트의 페이지에서는 조작할 수 없습니다({detail}).",
    ),
    "WrongMedia": _n(
        "送信されたデータの形式には対応していません（{detail}）。",
        "Data of that kind is not understood ({detail}).",
        "보낸 데이터의 형식을 지원하지 않습니다({detail}).",
    ),
}
"""What an error says by its class, with its English message for the details. Named as texts since
this layer knows none of the hosts' classes.
"""
