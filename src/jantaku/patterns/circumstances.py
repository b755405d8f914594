"""Patterns about how and when a hand was won, whatever its tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jantaku.patterns.features import Features
    from jantaku.patterns.rows import Detector
    from jantaku.situation import Situation


def declared(mark: str) -> Detector:
    """A detector of a declaration that stands."""

    def detect(f: Features, s: Situation) -> int:
        return s.declared == mark

    return detect


def prompt(f: Features, s: Situation) -> int:
    """Won before the next discard after one's declaration, with nothing breaking in between."""
    return s.prompt


def any_win(f: Features, s: Situation) -> int:
    """Every win; a row that is closed only makes it a reward for a closed hand."""
    return True


def self_draw(f: Features, s: Situation) -> int:
    """Won by one's own draw."""
    return s.how == "tsumo"


def replacement(*sources: str) -> Detector:
    """A detector of wins on a replacement tile for `kan` or `set_aside`."""

    def detect(f: Features, s: Situation) -> int:
        return s.how == "tsumo" and s.source in sources

    return detect


def robbed(*origins: str) -> Detector:
    """A detector of wins on an announced tile: `added_kan`, `concealed_kan` or `set_aside`."""

    def detect(f: Features, s: Situation) -> int:
        return s.how == "robbed" and s.robbed_from in origins

    return detect


def last_live_draw(f: Features, s: Situation) -> int:
    """Won by the last draw of the live wall; a replacement is none (rules: riichi)."""
    return s.how == "tsumo" and s.last and s.source == "live"


def last_draw(f: Features, s: Situation) -> int:
    """Won by the last tile there is, a replacement too (rules: korean, hongkong)."""
    return s.how == "tsumo" and s.last


def last_discard(f: Features, s: Situation) -> int:
    """Won on the discard after the last draw."""
    return s.how == "ron" and s.last


def heavenly(f: Features, s: Situation) -> int:
    """The first player wins by the first draw."""
    return s.how == "tsumo" and s.first and s.dealer


def earthly(f: Features, s: Situation) -> int:
    """Another player wins by their own first draw in the unbroken first round."""
    return s.how == "tsumo" and s.first and not s.dealer


def hand_of_man(f: Features, s: Situation) -> int:
    """Somebody else's tile wins before one's own first draw in the unbroken first round."""
    return s.how != "tsumo" and s.first and not s.dealer
