"""Patterns about how and when a hand was won, whatever its tiles."""

from __future__ import annotations

from typing import Final

from jantaku.kernel import words as w
from jantaku.patterns.clauses import Test, declaration, every, none, some

_SOURCES: Final = {"live": w.FROM_LIVE, "kan": w.FROM_KAN, "set_aside": w.FROM_ASIDE}
_ORIGINS: Final = {
    "added_kan": w.ROBBED_ADDED,
    "concealed_kan": w.ROBBED_CONCEALED,
    "set_aside": w.ROBBED_ASIDE,
}


def declared(mark: str) -> Test:
    """A detector of a declaration that stands."""
    return Test(f"The declaration {mark}.", every(w.HOW, declaration(mark)))


prompt: Final = Test(
    "Won before the next discard after one's declaration, with nothing breaking in between.",
    every(w.HOW, w.PROMPT),
)

any_win: Final = Test("Every win; a row that is closed only makes it a reward for a closed hand.")

self_draw: Final = Test("Won by one's own draw.", every(w.HOW, w.TSUMO))


def replacement(*sources: str) -> Test:
    """A detector of wins on a replacement tile for `kan` or `set_aside`."""
    return Test(
        f"Won on a replacement for {' or '.join(sources)}.",
        some(w.HOW, sum({_SOURCES[source] for source in sources})),
    )


def robbed(*origins: str) -> Test:
    """A detector of wins on an announced tile: `added_kan`, `concealed_kan` or `set_aside`."""
    return Test(
        f"Won on an announced tile: {' or '.join(origins)}.",
        some(w.HOW, sum({_ORIGINS[origin] for origin in origins})),
    )


last_live_draw: Final = Test(
    "Won by the last draw of the live wall; a replacement is none (rules: riichi).",
    every(w.HOW, w.TSUMO | w.LAST | w.FROM_LIVE),
)

last_draw: Final = Test(
    "Won by the last tile there is, a replacement too (rules: korean, hongkong).",
    every(w.HOW, w.TSUMO | w.LAST),
)

last_discard: Final = Test("Won on the discard after the last draw.", every(w.HOW, w.RON | w.LAST))

heavenly: Final = Test(
    "The first player wins by the first draw.", every(w.HOW, w.TSUMO | w.FIRST | w.DEALER)
)

earthly: Final = Test(
    "Another player wins by their own first draw in the unbroken first round.",
    every(w.HOW, w.TSUMO | w.FIRST),
    none(w.HOW, w.DEALER),
)

hand_of_man: Final = Test(
    "Somebody else's tile wins before one's own first draw in the unbroken first round.",
    every(w.HOW, w.FIRST),
    none(w.HOW, w.TSUMO | w.DEALER),
)
