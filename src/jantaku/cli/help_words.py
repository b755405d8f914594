"""Help in Japanese and Korean, by the English sentences that the commands are declared with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_ALL: Final[tuple[tuple[str, str, str], ...]] = (
    # commands
    ("Mahjong under every rule.", "どんなルールでも打てる麻雀です。", "어떤 룰로든 칠 수 있는 마작입니다."),
    ("Serve tables to the browser.", "ブラウザーで打てる卓を開きます。", "브라우저에서 칠 수 있는 탁자를 엽니다."),
    ("Score a hand and say how its value is derived and who pays.", "手牌の点数と、その内訳、払う人を示します。", "손패의 점수와 그 내역, 내는 사람을 보여 줍니다."),
    ("Say how far a hand is from tenpai, what it waits for, and what each discard leaves.", "テンパイまでの遠さ、待ち、捨てる牌ごとの残りの形を示します。", "텐파이까지의 거리, 대기, 버리는 패마다 남는 형태를 보여 줍니다."),
    ("Let computers play and sum up what happened.", "コンピューター同士に打たせ、結果をまとめます。", "컴퓨터끼리 치게 하고 결과를 정리합니다."),
    ("Check a record against the rules and print the game.", "牌譜がルールどおりかを確かめ、対局を表示します。", "패보가 룰대로인지 확인하고 대국을 표시합니다."),
    ("List rulesets, or show one: options and patterns, its guide, how it differs from another.", "ルールの一覧、または1つのルールの設定・役・解説・違いを示します。", "룰 목록, 또는 한 룰의 옵션과 역, 해설, 다른 룰과의 차이를 보여 줍니다."),
    ("Play logs of other sites again and compare every move, value and payment.", "ほかのサイトの牌譜を打ち直し、1手ごとの動き、点数、支払いを比べます。", "다른 사이트의 패보를 다시 쳐 보고 한 수마다의 움직임, 점수, 지불을 비교합니다."),
    ("Convert logs from one format into another.", "牌譜を別の形式に変換します。", "패보를 다른 형식으로 바꿉니다."),
    ("Show the corrections that readers of the pages have sent to this server.", "ページの読者がこのサーバーに寄せた訂正を表示します。", "페이지를 읽은 사람들이 이 서버에 보낸 정정을 보여 줍니다."),
    # shared
    ("ja, en or ko.", "ja、en、ko のいずれか。", "ja, en, ko 가운데 하나."),
    ("JSON instead of text.", "文章ではなくJSONで出力します。", "글 대신 JSON으로 출력합니다."),
    ("Which ruleset.", "どのルールか。", "어느 룰인지."),
    ("An option of the ruleset as id=value; also --id value.", "ルールの設定を id=値 で指定します。--id 値 とも書けます。", "룰의 옵션을 id=값으로 지정합니다. --id 값으로도 쓸 수 있습니다."),
    ("A named set of option values.", "名前の付いた設定の組（プリセット）。", "이름이 붙은 옵션 값의 묶음(프리셋)."),
    ("Path or URL of the database.", "データベースのパスかURL。", "데이터베이스의 경로 또는 URL."),
    ("Show this message and exit.", "この説明を表示して終わります。", "이 도움말을 표시하고 끝냅니다."),
    # serve
    ("Address to listen on.", "待ち受けるアドレス。", "접속을 받을 주소."),
    ("8000 or the next free one.", "省略すると8000か、その次の空いている番号。", "생략하면 8000이나 그다음 비어 있는 번호."),
    ("Whether to show it in a browser.", "ブラウザーで開くかどうか。", "브라우저로 열지 여부."),
    # score
    ("Tiles and melds, the winning tile last: 234m567p1134s [555z] 2s; then flags such as --tsumo, --riichi, --ippatsu, --last, and the ruleset's options.", "牌と副露。和了牌を最後に書きます：234m567p1134s [555z] 2s。続けて --tsumo、--riichi、--ippatsu、--last などの状況と、ルールの設定。", "패와 후로. 화료패를 마지막에 씁니다: 234m567p1134s [555z] 2s. 이어서 --tsumo, --riichi, --ippatsu, --last 같은 상황과 룰의 옵션."),
    ("The winning tile, if it is not the last one.", "和了牌（最後に書いていない場合）。", "화료패(마지막에 쓰지 않은 경우)."),
    ("Seat wind: E, S, W or N.", "自風：E、S、W、N のいずれか。", "자풍: E, S, W, N 가운데 하나."),
    ("Prevailing wind.", "場風。", "장풍."),
    ("Dora indicators.", "ドラ表示牌。", "도라 표시패."),
    ("Ura indicators.", "裏ドラ表示牌。", "뒷도라 표시패."),
    ("Norths or flowers set aside.", "抜いた北や花牌。", "빼 놓은 북이나 꽃패."),
    ("The winner's own discards, if they matter.", "和了者の捨て牌（必要な場合）。", "화료자의 버림패(필요한 경우)."),
    ("Whose discard wins, by seat wind: E, S, W or N.", "放銃者の風：E、S、W、N のいずれか。", "방총자의 바람: E, S, W, N 가운데 하나."),
    ("Honba.", "本場の数。", "본장 수."),
    ("A pot: sticks=2000.", "供託：sticks=2000 のように書きます。", "공탁: sticks=2000처럼 씁니다."),
    ("Also say what would add value.", "どうすれば高くなるかも示します。", "어떻게 하면 더 높아지는지도 보여 줍니다."),
    # shanten
    ("13 or 14 tiles, melds in brackets: 123m456p79s11z [555z].", "13枚か14枚の牌。副露は角括弧の中に書きます：123m456p79s11z [555z]。", "패 13장 또는 14장. 후로는 대괄호 안에 씁니다: 123m456p79s11z [555z]."),
    ("Tiles that lie elsewhere.", "ほかに見えている牌。", "다른 곳에 보이는 패."),
    # simulate
    ("At least this many hands.", "打つ局数の下限。", "칠 국 수의 하한."),
    ("The same seed gives the same result.", "シード。同じ値なら同じ結果になります。", "시드. 값이 같으면 결과도 같습니다."),
    ("Processes.", "プロセスの数。", "프로세스 수."),
    ("Who plays: a name or module:Class; efficiency if left out. Several share the seats and change them with every game.", "打つコンピューター：名前か module:Class。省略すると efficiency。複数なら席を分け合い、対局ごとに入れ替わります。", "칠 컴퓨터: 이름 또는 module:Class. 생략하면 efficiency. 여럿이면 자리를 나누어 앉고 대국마다 바꿉니다."),
    ("Write a record of each game here.", "対局ごとの牌譜を書き出すフォルダー。", "대국마다 패보를 저장할 폴더."),
    # replay
    ("A record file.", "牌譜のファイル。", "패보 파일."),
    ("Only check.", "確かめるだけで表示しません。", "확인만 하고 표시하지 않습니다."),
    # rules
    ("Leave out to list all; its options may follow: --noten-pool 0.", "省略すると一覧を示します。続けて設定を書けます：--noten-pool 0。", "생략하면 목록을 보여 줍니다. 이어서 옵션을 쓸 수 있습니다: --noten-pool 0."),
    ("Only how it differs from this ruleset (or ruleset/preset).", "このルール（または ルール/プリセット）との違いだけを示します。", "이 룰(또는 룰/프리셋)과의 차이만 보여 줍니다."),
    ("Its guide, as Markdown.", "解説をMarkdownで出力します。", "해설을 Markdown으로 출력합니다."),
    # verify, convert
    ("Logs (mjlog, tenhou.net/6 JSON, mjai, records) or folders of them.", "牌譜（mjlog、tenhou.net/6のJSON、mjai、雀卓の牌譜）か、そのフォルダー。", "패보(mjlog, tenhou.net/6 JSON, mjai, 작탁 기록) 또는 그 폴더."),
    ("Do not list what was not judged.", "判定しなかったものを並べません。", "판정하지 않은 것은 나열하지 않습니다."),
    ("Logs of any format, or folders of them.", "どの形式でもよい牌譜か、そのフォルダー。", "형식에 상관없는 패보 또는 그 폴더."),
    ("record, mjlog, tenhou-json or mjai.", "record、mjlog、tenhou-json、mjai のいずれか。", "record, mjlog, tenhou-json, mjai 가운데 하나."),
    ("A folder; one file goes to standard output.", "書き出すフォルダー。省略すると、1つのファイルなら標準出力に書きます。", "저장할 폴더. 생략하면 파일이 하나일 때 표준 출력에 씁니다."),
    # corrections
    ("Mark the correction with this number as dealt with.", "この番号の訂正を対応済みにします。", "이 번호의 정정을 처리한 것으로 표시합니다."),
    ("Also those already dealt with.", "対応済みのものも表示します。", "이미 처리한 것도 표시합니다."),
)  # fmt: skip  # a sentence a line

HELP: Final[Mapping[str, Mapping[str, str]]] = {en: {"ja": ja, "ko": ko} for en, ja, ko in _ALL}

FRAME: Final[Mapping[str, Mapping[str, str]]] = {
    "ja": {
        "ARGUMENTS_PANEL_TITLE": "引数",
        "OPTIONS_PANEL_TITLE": "オプション",
        "COMMANDS_PANEL_TITLE": "コマンド",
        "DEFAULT_STRING": "［既定：{}］",
        "REQUIRED_LONG_STRING": "［必須］",
    },
    "ko": {
        "ARGUMENTS_PANEL_TITLE": "인수",
        "OPTIONS_PANEL_TITLE": "옵션",
        "COMMANDS_PANEL_TITLE": "명령",
        "DEFAULT_STRING": "[기본값: {}]",
        "REQUIRED_LONG_STRING": "[필수]",
    },
}
"""What the framework draws around them, by the names it has for that."""

USAGE: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "ja": (
        ("Usage: ", "使い方："),
        ("[OPTIONS]", "[オプション]"),
        ("COMMAND", "コマンド"),
        ("[ARGS]", "[引数]"),
    ),
    "ko": (
        ("Usage: ", "사용법: "),
        ("[OPTIONS]", "[옵션]"),
        ("COMMAND", "명령"),
        ("[ARGS]", "[인수]"),
    ),
}
