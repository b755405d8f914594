"""What would make a hand worth more, or a win at all: one circumstance or one tile away.

Nothing is known of patterns here: hands near by are scored and compared. The work is bounded: each
tile of the hand is changed into each face there is, at most some five hundred hands, and only those
that are complete are scored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from jantaku.calculator.answer import Answer, Question
from jantaku.calculator.ask import faces_of, situation_of
from jantaku.calculator.typed import TypedHand, parse_hand, written
from jantaku.calculator.words import WORDS, declarations_of, read_flags
from jantaku.errors import JantakuError
from jantaku.kernel import Shapes
from jantaku.ruleset import Rules
from jantaku.tiles import KIND, KINDS, Face, count_faces, count_kinds
from jantaku.value import Refusal, Value

MOST: Final = 6
"""Changes of each sort that are reported."""

LIKELY: Final = ("tsumo", "prompt", "last", "replacement", "set_aside_replacement", "robbed",
                 "set_aside_robbed", "first")  # fmt: skip  # one list
"""Circumstances as often as they come about. Before all of them stands the first declaration of a
ruleset, which is up to the player; between `prompt` and `last` stand its others.
"""


class Change(NamedTuple):
    """One change that makes the hand worth more.

    Attributes:
        change: `flag`: a circumstance is added or taken in another's place; `tile`: a tile of the
            hand is another.
        flag: the circumstance, or empty.
        old, new: the faces, -1 where no tile changes.
        points: what the hand is worth then; `gain`: how much more that is.
        value: its value.
        question: what to ask for it.
    """

    change: Literal["flag", "tile"]
    flag: str
    old: Face
    new: Face
    points: int
    gain: int
    value: Value
    question: Question


def more(rules: Rules, answer: Answer) -> list[Change]:
    """Up to six circumstances and up to six tiles: of the circumstances the likeliest first, of the
    tiles those that change least.

    Points are those of the hand itself, without repeats and pots. Circumstances that cannot be are
    left out.
    """
    value = answer.value
    now = 0 if isinstance(value, Refusal) else value.numbers()["points"]
    found: list[Change] = []
    for flag, question in _circumstances(rules, answer.question):
        better = _scored(rules, question, now)
        if better is not None:
            found.append(Change("flag", flag, -1, -1, *better, question))
    declarations = declarations_of(rules)
    flags = sorted(found, key=lambda c: (_rarity(c.flag, declarations), c.points))[:MOST]
    return [*flags, *_tiles(rules, answer, now)]


def _rarity(flag: str, declarations: Sequence[str]) -> float:
    if flag in declarations:
        return -1 if flag == declarations[0] else LIKELY.index("prompt") + 0.5
    return LIKELY.index(flag) if flag in LIKELY else len(LIKELY)


def _scored(rules: Rules, question: Question, now: int) -> tuple[int, int, Value] | None:
    try:
        situation, _ = situation_of(rules, question)
    except JantakuError:
        return None
    value = rules.score.value(situation)
    if isinstance(value, Refusal):
        return None
    points = value.numbers()["points"]
    return (points, points - now, value) if points > now else None


def _circumstances(rules: Rules, q: Question) -> Iterator[tuple[str, Question]]:
    """The question with one circumstance more, or with one in another's place."""
    said, declared = read_flags(q.flags, rules)
    others = tuple(f for f in q.flags if _name(f) != declared)
    for name in declarations_of(rules):
        if name != declared:
            yield name, q._replace(flags=(*others, name))
    known = {_name(f) for f in q.flags}
    if said.how in (None, "ron"):
        flags = tuple(f for f in q.flags if _name(f) != "ron")
        yield "tsumo", q._replace(flags=(*flags, "tsumo"), discarder=None)
    for name in (asked for asked in rules.layout.asks if asked in WORDS):
        told = WORDS[name]
        if name in known or (told.how is not None and said.how not in (None, told.how)):
            continue
        discarder = None if told.how == "tsumo" else q.discarder
        yield name, q._replace(flags=(*q.flags, name), discarder=discarder)


def _name(flag: str) -> str:
    return flag.strip().lower().replace("-", "_")


def _tiles(rules: Rules, answer: Answer, now: int) -> list[Change]:
    """Other hands that one tile tells from this one, the best for each tile that is changed; a
    twin (a red five) changes less than another kind, and little is likelier than much.
    """
    typed = parse_hand(answer.question.hand, answer.question.win, size=rules.hand_size)
    adopt, s = rules.tiles.adopt, answer.situation
    rest = [adopt(f) for f in typed.concealed]
    tile = adopt(typed.tile)
    rest.remove(tile)
    lying = [*s.aside, *s.indicators, *s.under, *(f for m in s.melds for f in m.tiles)]
    used = count_faces([*lying, *faces_of(answer.question.river, rules)])
    for face in (*rest, tile):
        used[face] += 1
    best: dict[Face, Change] = {}
    for old in sorted(set(rest)):
        for new in range(len(used)):
            if new == old or KIND[new] >= KINDS or used[new] >= rules.tiles.counts[new]:
                continue
            hand = list(rest)
            hand[hand.index(old)] = new
            hand.append(tile)
            if not _complete(rules.shapes, hand, len(s.melds)):
                continue
            question = answer.question._replace(
                hand=written(TypedHand(tuple(hand), typed.melds, tile)), win=""
            )
            better = _scored(rules, question, now)
            if better is not None and (old not in best or better[0] > best[old].points):
                best[old] = Change("tile", "", old, new, *better, question)
    return sorted(best.values(), key=lambda c: (KIND[c.old] != KIND[c.new], c.points))[:MOST]


def _complete(shapes: Shapes, hand: list[Face], melds: int) -> bool:
    return shapes.shanten(count_kinds(hand), melds) < 0
