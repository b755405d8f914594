"""What the page must say of what happens, written down here a second time, from the protocol alone.

Nothing of the page is used: tiles, players, winds and sentences are worded in this file, and what a
ruleset names (a declaration, a pattern, the reason of a draw) comes from its own texts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

SUITS = {
    "en": {"m": "{} of characters", "p": "{} of dots", "s": "{} of bamboo", "0": "red {}"},
    "ja": {"m": "{}萬", "p": "{}筒", "s": "{}索", "0": "赤{}"},
    "ko": {"m": "{}만", "p": "{}통", "s": "{}삭", "0": "빨간 {}"},
}
HONOURS = {
    "en": ["East", "South", "West", "North", "White dragon", "Green dragon", "Red dragon"],
    "ja": "東南西北白發中",
    "ko": "동남서북백발중",
}
FLOWERS = {
    "en": [
        "Plum",
        "Orchid",
        "Chrysanthemum",
        "Bamboo plant",
        "Spring",
        "Summer",
        "Autumn",
        "Winter",
    ],
    "ja": "梅蘭菊竹春夏秋冬",
    "ko": ["매화", "난초", "국화", "대나무", "봄", "여름", "가을", "겨울"],
}
WINDS = {
    "en": ("East", "South", "West", "North"),
    "ja": ("東家", "南家", "西家", "北家"),
    "ko": ("동가", "남가", "서가", "북가"),
}
LISTED = {"en": ", ", "ja": "、", "ko": ", "}
STOP = {"en": ".", "ja": "。", "ko": "."}
YOU = {"en": "You", "ja": "あなた", "ko": "나"}

SENTENCES = {
    "en": {
        "round": "{wind} {number}",
        "hand": "Hand {number}",
        "repeat": "Repeat {count}",
        "deals": "{name} deals.",
        "deals you": "You deal.",
        "wind": "You are {wind}.",
        "indicators": "Dora indicators: {tiles}.",
        "indicator": "New dora indicator: {tile}.",
        "draw": "You draw {tile}.",
        "last": "No tiles are left to draw.",
        "discard": "{name}: {tile}.",
        "declare": "{name}: {mark}, {tile}.",
        "call": "{name}: {call} {tiles}.",
        "aside": "{name} sets {tile} aside.",
        "aside you": "You set {tile} aside.",
        "opens": "{name} opens the hand: {tiles}.",
        "wins": "{name} wins.",
        "wins you": "You win.",
        "from": "from {name}",
        "from you": "from you",
        "drawn": "The hand is drawn: {reason}.",
        "ready": "Tenpai: {names}.",
        "no longer": "No longer: {mark}.",
        "leaves": "{name} leaves with {score}.",
        "sits": "{name} sits down.",
        "over": "End of the game.",
        "place": "No. {place} {name} {score}",
        "turn": "Your turn.",
        "can": "You can: {actions}.",
        "choose": "You can choose: {actions}.",
    },
    "ja": {
        "round": "{wind}{number}局",
        "hand": "第{number}局",
        "repeat": "{count}本場",
        "deals": "親は{name}。",
        "deals you": "あなたが親です。",
        "wind": "あなたは{wind}です。",
        "indicators": "ドラ表示牌は{tiles}。",
        "indicator": "新しいドラ表示牌は{tile}。",
        "draw": "{tile}をツモ。",
        "last": "山の牌がなくなりました。",
        "discard": "{name}、{tile}。",
        "declare": "{name}、{mark}、{tile}。",
        "call": "{name}、{call} {tiles}。",
        "aside": "{name}、{tile}を抜く。",
        "aside you": "あなた、{tile}を抜く。",
        "opens": "{name}の手牌が開かれました。{tiles}。",
        "wins": "{name}の和了。",
        "wins you": "あなたの和了。",
        "from": "{name}から",
        "from you": "あなたから",
        "drawn": "{reason}となりました。",
        "ready": "テンパイは{names}。",
        "no longer": "{mark}が解けました。",
        "leaves": "{name}が席を立ちました（{score}）。",
        "sits": "{name}が席に着きました。",
        "over": "終局。",
        "place": "{place}位 {name} {score}",
        "turn": "あなたの番です。",
        "can": "{actions}ができます。",
        "choose": "選択肢は{actions}です。",
    },
    "ko": {
        "round": "{wind}{number}국",
        "hand": "제{number}국",
        "repeat": "{count}본장",
        "deals": "친은 {name}.",
        "deals you": "내가 친입니다.",
        "wind": "내 자리는 {wind}입니다.",
        "indicators": "도라 표시패는 {tiles}.",
        "indicator": "새 도라 표시패는 {tile}.",
        "draw": "{tile} 쯔모.",
        "last": "남은 패가 없습니다.",
        "discard": "{name}, {tile}.",
        "declare": "{name}, {mark}, {tile}.",
        "call": "{name}, {call} {tiles}.",
        "aside": "{name}, {tile} 빼기.",
        "aside you": "나, {tile} 빼기.",
        "opens": "{name}의 손패가 공개되었습니다. {tiles}.",
        "wins": "{name} 화료.",
        "wins you": "내 화료.",
        "from": "{name}에게서",
        "from you": "나에게서",
        "drawn": "{reason}입니다.",
        "ready": "텐파이는 {names}.",
        "no longer": "{mark} 풀림.",
        "leaves": "{name} 님이 자리를 떴습니다({score}).",
        "sits": "{name} 님이 앉았습니다.",
        "over": "종국.",
        "place": "{place}위 {name} {score}",
        "turn": "내 차례입니다.",
        "can": "{actions} 가능.",
        "choose": "선택: {actions}.",
    },
}

WORDS = {
    "en": {
        "chi": "Chi",
        "pon": "Pon",
        "open_kan": "Open kan",
        "added_kan": "Added kan",
        "concealed_kan": "Concealed kan",
        "kan": "Kan",
        "tsumo": "Tsumo",
        "ron": "Ron",
        "robbed": "Ron",
        "set_aside": "Aside",
        "ready": "Next",
        "stay": "Stay",
        "leave": "Leave",
    },
    "ja": {
        "chi": "チー",
        "pon": "ポン",
        "open_kan": "大明槓",
        "added_kan": "加槓",
        "concealed_kan": "暗槓",
        "kan": "カン",
        "tsumo": "ツモ",
        "ron": "ロン",
        "robbed": "ロン",
        "set_aside": "抜く",
        "ready": "次へ",
        "stay": "続ける",
        "leave": "席を立つ",
    },
    "ko": {
        "chi": "치",
        "pon": "퐁",
        "open_kan": "대명깡",
        "added_kan": "가깡",
        "concealed_kan": "안깡",
        "kan": "깡",
        "tsumo": "쯔모",
        "ron": "론",
        "robbed": "론",
        "set_aside": "빼기",
        "ready": "다음",
        "stay": "계속",
        "leave": "나가기",
    },
}

# In which order the buttons stand.
ORDER = (
    ("chi", "set_aside"),
    ("pon", "abort"),
    ("open_kan", "concealed_kan", "added_kan"),
    ("tsumo", "ron", "leave"),
    ("ready", "stay"),
)


def tile(name: str, language: str) -> str:
    """A tile as one says it."""
    first, second = name[0], name[1]
    if first == "f":
        return FLOWERS[language][int(second) - 1]
    if second == "z":
        return HONOURS[language][int(first) - 1]
    suits = SUITS[language]
    plain = suits[second].format("5" if first == "0" else first)
    return suits["0"].format(plain) if first == "0" else plain


def amount(value: int) -> str:
    return f"{value:,}".replace("-", "−")


def signed(value: int) -> str:
    return f"+{value:,}" if value > 0 else amount(value)


@dataclass
class Words:
    """The words for one game: a language and what its ruleset names."""

    language: str
    description: Json
    before: Json = field(default_factory=dict)

    def say(self, key: str, **params: object) -> str:
        return SENTENCES[self.language][key].format(**params)

    def listed(self, parts: list[str]) -> str:
        return LISTED[self.language].join(parts)

    def tiles(self, names: Any) -> str:
        pairs = (
            [names[i : i + 2] for i in range(0, len(names), 2)] if isinstance(names, str) else names
        )
        return self.listed([tile(one, self.language) for one in pairs])

    def term(self, kind: str, name: str) -> str:
        return str(self.description["texts"][self.language][f"{kind}.{name}"])

    def worded(self, text: Json) -> str:
        """A text of the ruleset; its parameters are numbers, tiles, or keys of further texts."""
        texts = self.description["texts"][self.language]
        said = str(texts[text["key"]])
        for name, value in text.get("params", {}).items():
            if isinstance(value, int):
                word = amount(value)
            elif len(value) == 2:
                word = tile(value, self.language)
            else:
                word = texts.get(value, value)
            said = said.replace("{" + name + "}", word)
        return said

    def who(self, view: Json, seat: int) -> str:
        return YOU[self.language] if seat == 0 else view["seats"][seat]["name"] or str(seat + 1)

    def sentence(self, parts: list[str]) -> str:
        return self.listed(parts) + STOP[self.language]

    # --- what a message must make the page say ---------

    def greeting(self, hello: Json) -> list[str]:
        """Where the table stands when one comes to it."""
        view = hello["view"]
        self.before = view
        said: list[str] = []
        if view["phase"] in ("turn", "claim"):
            said = [*self.deal(view), *self.turned(view["indicators"])]
            claim = view["claim"]
            if view["seats"][0]["drawn"]:
                said.append(self.say("draw", tile=self.tiles([view["seats"][0]["drawn"]])))
            elif claim and claim["seat"]:
                name = self.who(view, claim["seat"])
                said.append(self.say("discard", name=name, tile=self.tiles([claim["tile"]])))
        return [*said, *self.asked(hello["decision"])]

    def step(self, message: Json) -> list[str]:
        """What a step tells, in its order."""
        events, view = message["events"], message["view"]
        before, self.before = self.before, view
        start = any(event["e"] == "hand_start" for event in events)
        said = [text for event in events for text in self.moved(event, before)]
        dealt = [e["tile"] for e in events if e["e"] == "indicator" and not e["under"]]
        for event in events:
            if event["e"] == "hand_start":
                said += [*self.deal(view), *self.turned(dealt)]
            elif not (start and event["e"] == "indicator"):
                said += self.event(event, view)
        said += self.payments(events, view)
        playing = view["phase"] not in ("between", "over")
        if playing and not start:
            had, has = before["seats"][0]["marks"], view["seats"][0]["marks"]
            said += [self.sentence([self.term("mark", m)]) for m in has if m not in had]
            gone = [] if has else had
            said += [self.say("no longer", mark=self.term("mark", m)) for m in gone]
        if any(event["e"] == "game_end" for event in events):
            said += self.ranking(view)
        return [*said, *self.asked(message["decision"])]

    def moved(self, event: Json, before: Json) -> list[str]:
        if event["e"] == "leave":
            it = before["seats"][event["seat"]]
            return [self.say("leaves", name=it["name"], score=signed(it["score"]))]
        return [self.say("sits", name=event["name"])] if event["e"] == "seat" else []

    def deal(self, view: Json) -> list[str]:
        hand, language = view["hand"], self.language
        if hand["round"] < 0:
            name = self.say("hand", number=hand["serial"] + 1)
        else:
            wind = HONOURS[language][hand["round"]]
            name = self.say("round", wind=wind, number=hand["number"] + 1)
        repeat = [self.say("repeat", count=hand["repeat"])] if hand["repeat"] else []
        said = [self.sentence([name, *repeat])]
        if view["dealer"] == 0:
            return [*said, self.say("deals you")]
        wind = WINDS[language][view["seats"][0]["wind"]]
        return [
            *said,
            self.say("deals", name=self.who(view, view["dealer"])),
            self.say("wind", wind=wind),
        ]

    def turned(self, tiles: list[str]) -> list[str]:
        return [self.say("indicators", tiles=self.tiles(tiles))] if tiles else []

    def event(self, event: Json, view: Json) -> list[str]:
        seat = event.get("seat")
        name = self.who(view, seat) if isinstance(seat, int) else ""
        you = " you" if seat == 0 else ""
        match event["e"]:
            case "draw":
                said = [self.say("draw", tile=self.tiles([event["tile"]]))] if seat == 0 else []
                return [*said, self.say("last")] if event["left"] == 0 else said
            case "discard" if seat != 0 and event["mark"]:
                mark = self.term("mark", event["mark"])
                return [self.say("declare", name=name, mark=mark, tile=self.tiles([event["tile"]]))]
            case "discard" if seat != 0:
                return [self.say("discard", name=name, tile=self.tiles([event["tile"]]))]
            case "call":
                meld = event["meld"]
                call = WORDS[self.language][meld["kind"]]
                return [self.say("call", name=name, call=call, tiles=self.tiles(meld["tiles"]))]
            case "kan":
                call = WORDS[self.language][f"{event['form']}_kan"]
                return [self.say("call", name=name, call=call, tiles=self.tiles(event["tiles"]))]
            case "set_aside":
                return [self.say("aside" + you, name=name, tile=self.tiles([event["tile"]]))]
            case "indicator" if not event["under"]:
                return [self.say("indicator", tile=self.tiles([event["tile"]]))]
            case "show" if seat != 0 and view["phase"] not in ("between", "over"):
                return [self.say("opens", name=name, tiles=self.tiles(view["seats"][seat]["hand"]))]
            case "win":
                return self.win(event, view)
            case "hand_drawn":
                said = [self.say("drawn", reason=self.term("draw", event["reason"]))]
                names = self.listed([self.who(view, one) for one in event["ready"]])
                return [*said, self.say("ready", names=names)] if names else said
        return []

    def win(self, event: Json, view: Json) -> list[str]:
        seat, source, value = event["seat"], event["from"], event["value"]
        how = [WORDS[self.language][event["how"]], self.tiles([event["tile"]])]
        if source == 0 != seat:
            how.append(self.say("from you"))
        elif source is not None and source != seat:
            how.append(self.say("from", name=self.who(view, source)))
        return [
            self.say("wins you" if seat == 0 else "wins", name=self.who(view, seat)),
            self.sentence(how),
            self.sentence([self.worded(value["title"])]),
            *(
                [self.sentence([self.worded(row) for row in value["rows"]])]
                if value["rows"]
                else []
            ),
        ]

    def payments(self, events: list[Json], view: Json) -> list[str]:
        sums = [0] * len(view["seats"])
        for event in events:
            if event["e"] == "transfer":
                for side, sign in (("from", -1), ("to", 1)):
                    if isinstance(event[side], int):
                        sums[event[side]] += sign * event["amount"]
        parts = [f"{self.who(view, s)} {signed(change)}" for s, change in enumerate(sums) if change]
        return [self.sentence(parts)] if parts else []

    def ranking(self, view: Json) -> list[str]:
        players = sorted(view["final"]["players"], key=lambda one: int(one["place"]))
        written = signed if any(one["score"] < 0 for one in players) else amount
        parts = [
            self.say(
                "place",
                place=one["place"],
                name=one["name"] if one["seat"] is None else self.who(view, one["seat"]),
                score=written(one["score"]),
            )
            for one in players
        ]
        return [self.say("over"), self.sentence(parts)]

    def asked(self, decision: Json | None) -> list[str]:
        """What one can do; nothing is said of discards and of passing, which are always there."""
        if decision is None:
            return []
        actions = decision["actions"]
        labels = self.offered(actions, decision["kind"])
        said = [self.say("turn")] if decision["kind"] == "turn" else []
        key = "choose" if decision["kind"] == "between" else "can"
        return [*said, self.say(key, actions=self.listed(labels))] if labels else said

    def offered(self, actions: list[Json], kind: str) -> list[str]:
        words, labels = WORDS[self.language], []
        # A declaration stands before the win, a second one before the first.
        marks = self.description["table"]["declarations"]
        for kinds in ORDER:
            if kinds == ("tsumo", "ron", "leave"):
                there = {action.get("mark") for action in actions}
                labels += [self.term("mark", mark) for mark in reversed(marks) if mark in there]
            found = [action for action in actions if action["kind"] in kinds]
            if found and found[0]["kind"] == "abort":
                labels += [self.term("abort", action["key"].split(":")[1]) for action in found]
            elif found:
                name = found[0]["kind"]
                labels.append(words["kan" if name.endswith("_kan") else name])
        return labels
