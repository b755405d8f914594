"""What is wrong with what was asked, in three languages, by the code of the error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from jantaku.errors import JantakuError
from jantaku.texts.fill import LANGUAGES, Speaker, fill
from jantaku.texts.refusals import CLASSES, LOGS, TABLES


def _n(ja: str, en: str, ko: str) -> Mapping[str, str]:
    return {"ja": ja, "en": en, "ko": ko}


_TILES: Final[Mapping[str, Mapping[str, str]]] = {
    "unreadable_tiles": _n(
        "「{text}」の{at}文字目が牌として読めません。",
        "“{text}” cannot be read as tiles at character {at}.",
        "“{text}”의 {at}번째 글자를 패로 읽을 수 없습니다.",
    ),
    "suit_without_digits": _n(
        "「{text}」の{at}文字目：種類の文字の前に数字がありません。",
        "“{text}”, character {at}: a suit letter needs digits before it.",
        "“{text}”의 {at}번째 글자: 종류 문자 앞에 숫자가 없습니다.",
    ),
    "digits_without_suit": _n(
        "「{text}」の{at}文字目：数字のあとに種類（m・p・s・z）がありません。",
        "“{text}”, character {at}: digits need a suit after them (m, p, s or z).",
        "“{text}”의 {at}번째 글자: 숫자 뒤에 종류(m, p, s, z)가 없습니다.",
    ),
    "unknown_tile": _n(
        "「{tile}」という牌はありません。",
        "There is no tile “{tile}”.",
        "“{tile}”(이)라는 패는 없습니다.",
    ),
    "not_a_set": _n(
        "「{text}」は順子・刻子・槓子のどれでもありません。",
        "“{text}” is neither a run nor a triplet nor a kan.",
        "“{text}”은(는) 슌쯔도 커쯔도 깡쯔도 아닙니다.",
    ),
    "wrong_side": _n(
        "「{text}」：その位置の人から鳴くことはできません。",
        "“{text}”: nobody sitting there can have fed that set.",
        "“{text}”: 그 자리에 앉은 사람의 패로는 울 수 없습니다.",
    ),
    "hidden_tile": _n(
        "伏せた牌を含む手は計算できません。",
        "A hand with hidden tiles cannot be scored.",
        "엎어 놓은 패가 있는 손패는 계산할 수 없습니다.",
    ),
    "no_kind": _n(
        "花牌や伏せた牌は手の形に入りません。",
        "Flowers and hidden tiles are not part of a hand's shape.",
        "꽃패나 엎어 놓은 패는 손패의 형태에 들어가지 않습니다.",
    ),
    "one_winning_tile": _n(
        "和了牌は1枚だけ指定してください（「{text}」）。",
        "Name exactly one winning tile, not “{text}”.",
        "화료패는 한 장만 지정해 주십시오(“{text}”).",
    ),
    "no_winning_tile": _n(
        "和了牌がありません。最後に書くか、別に指定してください。",
        "The winning tile is missing: write it last, or name it.",
        "화료패가 없습니다. 마지막에 적거나 따로 지정해 주십시오.",
    ),
    "winning_tile_missing": _n(
        "和了牌 {tile} が手牌にありません。",
        "The winning tile {tile} is not in the hand.",
        "화료패 {tile}이(가) 손패에 없습니다.",
    ),
    "wrong_tile_count": _n(
        "和了牌を含めた手牌が{tiles}枚です。副露が{melds}組なら{expected}枚必要です。",
        "There are {tiles} concealed tiles, the winning one included; beside the melds ({melds}) "
        "there must be {expected}.",
        "화료패를 포함한 손패가 {tiles}장입니다. 후로가 {melds}개이면 {expected}장이어야 합니다.",
    ),
    "tile_not_in_set": _n(
        "{tile} はこのルールでは使いません。",
        "{tile} is not used in these rules.",
        "{tile}은(는) 이 룰에서 쓰지 않습니다.",
    ),
    "too_many_of_face": _n(
        "{tile} が{count}枚あります。このルールでは{most}枚までです。",
        "There are {count} × {tile}; these rules have {most}.",
        "{tile}이(가) {count}장 있습니다. 이 룰에서는 {most}장까지입니다.",
    ),
    "too_many_of_kind": _n(
        "{tile} が{count}枚あります。同じ牌は{most}枚までです。",
        "There are {count} × {tile}; there are only {most} of a kind.",
        "{tile}이(가) {count}장 있습니다. 같은 패는 {most}장까지입니다.",
    ),
    "bonus_tile_in_hand": _n(
        "{tile} は手に残さず、脇に置く牌です。",
        "{tile} is set aside, not kept in the hand.",
        "{tile}은(는) 손안에 두지 않고 옆에 내놓는 패입니다.",
    ),
    "not_set_aside": _n(
        "{tile} はこのルールでは脇に置きません。",
        "{tile} is not set aside in these rules.",
        "{tile}은(는) 이 룰에서 옆에 내놓는 패가 아닙니다.",
    ),
    "too_many_indicators": _n(
        "ドラ表示牌が{indicators}枚あります。{most}枚までです。",
        "{indicators} indicators were given; there are at most {most}.",
        "도라 표시패가 {indicators}장입니다. {most}장까지입니다.",
    ),
    "more_under_than_indicators": _n(
        "裏ドラ表示牌（{under}枚）が表のドラ表示牌（{indicators}枚）より多くなっています。",
        "{under} ura indicators cannot lie under {indicators} indicators.",
        "뒷도라 표시패({under}장)가 도라 표시패({indicators}장)보다 많습니다.",
    ),
    "wrong_hand_size": _n(
        "手牌が{tiles}枚です。副露が{melds}組なら、{before}枚か、引いた牌を含めて{after}枚です。",
        "There are {tiles} concealed tiles; beside the melds ({melds}) there must be {before}, or "
        "{after} with the one drawn.",
        "손패가 {tiles}장입니다. 후로가 {melds}개이면 {before}장, "
        "또는 뽑은 패를 포함해 {after}장이어야 합니다.",
    ),
    "wrong_counts": _n(
        "牌の枚数の並びが正しくありません。",
        "The counts of tiles are malformed.",
        "패의 장수 목록이 올바르지 않습니다.",
    ),
}

_SITUATIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "no_such_call": _n(
        "このルールではできない鳴きが含まれています。",
        "The hand contains a call that these rules do not allow.",
        "이 룰에서는 할 수 없는 후로가 들어 있습니다.",
    ),
    "unknown_flag": _n(
        "「{flag}」というあがり方はありません。",
        "There is no circumstance “{flag}”.",
        "“{flag}”(이)라는 화료 방식은 없습니다.",
    ),
    "conflicting_flags": _n(
        "同時には起こりません：{flags}。",
        "These cannot occur together: {flags}.",
        "동시에 일어날 수 없습니다: {flags}.",
    ),
    "unknown_wind": _n(
        "「{wind}」は風ではありません。",
        "“{wind}” is not a wind.",
        "“{wind}”은(는) 바람이 아닙니다.",
    ),
    "wrong_seat": _n(
        "そのあがり方は、この自風では起こりません。",
        "That circumstance does not fit the seat.",
        "그 화료 방식은 이 자풍에서 일어날 수 없습니다.",
    ),
    "no_such_seat": _n(
        "{seats}人の卓にその席はありません。",
        "There is no such seat at a table of {seats}.",
        "{seats}인 탁자에 그 자리는 없습니다.",
    ),
    "no_such_round": _n(
        "そのような場はありません。", "There is no such round.", "그런 장은 없습니다."
    ),
    "dealer_is_east": _n(
        "親は東家だけです。", "The dealer, and only the dealer, sits East.", "친은 동가뿐입니다."
    ),
    "wrong_discarder": _n(
        "その人から出た牌ではあがれません。",
        "The winning tile cannot have come from that seat.",
        "그 사람에게서 나온 패로는 화료할 수 없습니다.",
    ),
    "not_from_dealer": _n(
        "その牌が親から出たはずはありません。",
        "That tile cannot have come from the dealer.",
        "그 패는 친에게서 나올 수 없습니다.",
    ),
    "unknown_declaration": _n(
        "「{declaration}」という宣言はこのルールにありません。",
        "These rules have no declaration “{declaration}”.",
        "이 룰에는 “{declaration}”(이)라는 선언이 없습니다.",
    ),
    "declared_open_hand": _n(
        "鳴いた手では宣言できません。",
        "A declaration needs a hand without called sets.",
        "한 번이라도 운 손패로는 선언할 수 없습니다.",
    ),
    "prompt_without_declaration": _n(
        "リーチをしていないので、一発などの宣言直後のあがりにはなりません。",
        "A win right after declaring (ippatsu) needs a declaration.",
        "리치를 하지 않았으므로 일발 등 선언 직후의 화료가 될 수 없습니다.",
    ),
    "prompt_after_replacement": _n(
        "自分でカンや抜きをすると、宣言直後のあがり（一発）は消えます。",
        "A kan of one's own, or a tile set aside, ends the chance right after declaring (ippatsu).",
        "스스로 깡하거나 패를 빼면 선언 직후의 화료(일발)는 사라집니다.",
    ),
    "unknown_source": _n(
        "和了牌がどこから出たか、はっきりしません。",
        "It is not clear where the winning tile came from.",
        "화료패가 어디서 왔는지 분명하지 않습니다.",
    ),
    "replacement_not_drawn": _n(
        "補充牌は自分でツモる牌です。ロンにはなりません。",
        "A replacement tile is drawn by oneself; it cannot be a ron.",
        "보충패는 스스로 쯔모하는 패입니다. 론이 될 수 없습니다.",
    ),
    "replacement_without_kan": _n(
        "カンをしていないので、カンの補充牌はありません。",
        "A kan's replacement needs a kan in the hand.",
        "깡을 하지 않았으므로 깡의 보충패가 없습니다.",
    ),
    "replacement_without_aside": _n(
        "脇に置いた牌がないので、その補充牌はありません。",
        "A replacement for a tile set aside needs such a tile.",
        "빼 놓은 패가 없으므로 그 보충패가 없습니다.",
    ),
    "last_replacement": _n(
        "補充牌は王牌から取るので、最後の牌にはなりません。",
        "A replacement comes from the dead wall, so it is not the last tile.",
        "보충패는 왕패에서 가져오므로 마지막 패가 될 수 없습니다.",
    ),
    "robbed_last": _n(
        "カンや抜きには補充する牌が必要なので、最後の牌では起こりません。",
        "A kan or a tile set aside needs a replacement, so neither is robbed on the last tile.",
        "깡이나 빼기에는 보충할 패가 필요하므로 마지막 패에서는 일어나지 않습니다.",
    ),
    "robbed_tile_held": _n(
        "加槓された {tile} の残り3枚は、カンをした人のところにあります。",
        "The other three {tile} lie with the player whose kan is robbed.",
        "가깡한 {tile}의 나머지 3장은 깡한 사람에게 있습니다.",
    ),
    "first_with_melds": _n(
        "鳴きやカンのあとは、最初のツモのあがりになりません。",
        "Calls and kans end the first turn.",
        "울거나 깡한 뒤에는 첫 쯔모 화료가 될 수 없습니다.",
    ),
    "first_after_replacement": _n(
        "抜いたあとは、最初のツモのあがりになりません。",
        "A tile set aside ends the first turn.",
        "패를 뺀 뒤에는 첫 쯔모 화료가 될 수 없습니다.",
    ),
    "first_after_discard": _n(
        "リーチや打牌のあとは、最初のツモのあがりになりません。",
        "Whoever has declared or discarded is past the first turn.",
        "리치나 타패를 한 뒤에는 첫 쯔모 화료가 될 수 없습니다.",
    ),
    "first_claim_of_dealer": _n(
        "親の最初のツモより前に捨て牌はないので、ロンにはなりません。",
        "Nobody discards before the dealer's first turn, so there is no ron.",
        "친의 첫 쯔모보다 앞선 버림패는 없으므로 론이 될 수 없습니다.",
    ),
    "not_discarded": _n(
        "{tile} は脇に置く牌で、捨て牌にはなりません。",
        "{tile} is set aside, not discarded.",
        "{tile}은(는) 옆에 내놓는 패이므로 버림패가 될 수 없습니다.",
    ),
    "furiten_river": _n(
        "自分の捨て牌に待ち牌があるので、フリテンでロンできません。",
        "A tile that the hand waits for is among the winner's own discards: furiten, so no ron.",
        "자신의 버림패에 대기패가 있으므로 후리텐이라 론할 수 없습니다.",
    ),
    "first_and_last": _n(
        "最初のツモと最後の牌は同時には起こりません。",
        "A win in the first turn is not on the last tile.",
        "첫 쯔모와 마지막 패는 동시에 일어날 수 없습니다.",
    ),
    "bad_count": _n(
        "本場と供託は0以上{most}以下の整数です。",
        "Repeats and pots are whole numbers from 0 to {most}.",
        "본장과 공탁은 0 이상 {most} 이하의 정수입니다.",
    ),
    "bad_pot": _n(
        "供託は「名前=点数」と書いてください（「{pot}」）。",
        "A pot is written name=points, not “{pot}”.",
        "공탁은 ‘이름=점수’로 적어 주십시오(“{pot}”).",
    ),
    "no_such_pot": _n(
        "「{pot}」という供託はこのルールにありません。",
        "These rules have no pot “{pot}”.",
        "이 룰에는 “{pot}”(이)라는 공탁이 없습니다.",
    ),
}

_OPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "unknown_option": _n(
        "「{option}」というオプションはありません。",
        "There is no option “{option}”.",
        "“{option}”(이)라는 옵션은 없습니다.",
    ),
    "option_needs_value": _n(
        "「{option}」には値が必要です。",
        "“{option}” needs a value.",
        "“{option}”에는 값이 필요합니다.",
    ),
    "option_out_of_range": _n(
        "「{option}」は{low}から{high}まで、{step}刻みです。",
        "“{option}” takes {low} to {high} in steps of {step}.",
        "“{option}”은(는) {low}부터 {high}까지 {step} 단위입니다.",
    ),
    "option_unknown_value": _n(
        "「{option}」に選べる値は {allowed} です。",
        "“{option}” takes one of {allowed}.",
        "“{option}”에 쓸 수 있는 값: {allowed}.",
    ),
    "option_wrong_type": _n(
        "「{option}」の値の種類が違います。",
        "“{option}” takes a different kind of value.",
        "“{option}” 값의 종류가 다릅니다.",
    ),
    "unknown_preset": _n(
        "「{preset}」というプリセットはありません。",
        "There is no preset “{preset}”.",
        "“{preset}”(이)라는 프리셋은 없습니다.",
    ),
    "unknown_ruleset": _n(
        "「{ruleset}」というルールはありません。",
        "There is no ruleset “{ruleset}”.",
        "“{ruleset}”(이)라는 룰은 없습니다.",
    ),
}

PROBLEMS: Final[Mapping[str, Mapping[str, str]]] = {
    **_TILES,
    **_SITUATIONS,
    **_OPTIONS,
    **TABLES,
}
"""Words by code, but for records and logs (`refusals.LOGS`): those give other parameters, or none,
under codes that stand here too.
"""

_NEAR: Final = _n("近いものは {near} です。", " Did you mean: {near}?", " 비슷한 것: {near}.")

_NAMED: Final = ("flag", "flags", "declaration")
"""Parameters that are circumstances or declarations."""

_BETWEEN: Final = {"ja": "、", "en": ", ", "ko": ", "}

_OF_LOGS: Final = frozenset(("RecordError", "FormatError"))


def problem(
    error: JantakuError, texts: Mapping[str, Mapping[str, str]] | None = None
) -> dict[str, str]:
    """What is wrong, in each language: by the error's code, else by its class, with its English
    message for the details. Empty for an error of a class that nobody has worded. With a ruleset's
    texts, circumstances and declarations have their names.
    """
    names = _words(error)
    if names is None:
        return {}
    out = {}
    for language in LANGUAGES:
        params = dict(error.params)
        hand = params.get("hand")
        if isinstance(hand, int):
            # Hands are counted from 0 in data, from 1 by people.
            params["number"] = hand + 1
        if texts is not None:
            say = Speaker(texts, language)
            params |= {key: _named(params[key], say) for key in _NAMED if key in params}
        params["detail"] = str(error)
        out[language] = fill(names[language], params)
        if params.get("near"):
            out[language] += fill(_NEAR[language], params)
    return out


def _words(error: JantakuError) -> Mapping[str, str] | None:
    names = [cls.__name__ for cls in type(error).__mro__]
    own = LOGS if _OF_LOGS.intersection(names) else PROBLEMS
    if error.code in own:
        return own[error.code]
    return next((CLASSES[name] for name in names if name in CLASSES), None)


def _named(value: object, say: Speaker) -> object:
    if isinstance(value, list):
        return _BETWEEN[say.language].join(str(_named(one, say)) for one in value)
    return say.find(f"flag.{value}") or say.find(f"mark.{value}") or value
