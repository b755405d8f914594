"""What a reading and a win look like to the tests of a pattern table: words of bits.

A word is an integer of up to 64 bits; a test looks at some bits of some words. Masks of kinds have
bit `k` for kind `k`. Runs have one bit each: the run that begins with number `n` (1..7) of suit `s`
(0..2) has bit `3 * (7 * s + n - 1)`, the lowest of its count in a `Reading`.
"""

from __future__ import annotations

from typing import Final

KINDS: Final = 0
"""Mask of all kinds in the hand, melds included."""
TRIPLETS: Final = 1
"""Mask of the triplets, kans included."""
KANS: Final = 2
"""Mask of the kans."""
CONCEALED: Final = 3
"""Mask of the concealed triplets and kans."""
PAIRS: Final = 4
"""Mask of the pair, or of all pairs of seven pairs."""
FOURS: Final = 5
"""Mask of the kinds that seven pairs hold as two pairs."""
RUNS: Final = 6
"""The runs that occur."""
TWINS: Final = 7
"""The runs that occur twice; one bit higher those that occur four times."""
SHAPE: Final = 8
"""Flags of the reading, below."""
HOW: Final = 9
"""Flags of the circumstances, below."""
RIVER: Final = 10
"""Mask of the kinds that the winner discarded."""
ASIDE: Final = 11
"""Mask of the faces set aside."""
WON: Final = 12
"""The winning kind as a mask."""
WORDS: Final = 13

# --- flags of SHAPE ---------

STANDARD: Final = 1 << 0
SEVEN_PAIRS: Final = 1 << 1
THIRTEEN_ORPHANS: Final = 1 << 2
"""The form: 1 shifted by the form of a `Reading`."""
WAIT: Final = 3
"""1 shifted by this and by a form of wait: the wait that the winning tile ended."""
CLOSED: Final = 1 << 9
CHARACTERS: Final = 1 << 10
DOTS: Final = 1 << 11
BAMBOO: Final = 1 << 12
HONOURS: Final = 1 << 13
"""Suits, and honours, that are there."""
ONE_SUIT: Final = 1 << 14
"""Exactly one of the three suits is there, whatever the honours."""
TRIPLE_RUN: Final = 1 << 15
"""The same run in all suits."""
STRAIGHT: Final = 1 << 16
"""The runs 123, 456 and 789 of one suit."""
TRIPLE_TRIPLET: Final = 1 << 17
"""The triplet of one number in all suits."""
SEAT_TRIPLET: Final = 1 << 18
ROUND_TRIPLET: Final = 1 << 19
"""A triplet of the winner's own wind; of the prevailing wind."""
SEAT_PAIR: Final = 1 << 20
ROUND_PAIR: Final = 1 << 21
"""A pair of the winner's own wind; of the prevailing wind."""
GATES: Final = 1 << 22
"""1112345678999 and one more of one suit, without melds."""
GATES_ANY: Final = 1 << 23
"""The same, and the one more is the winning tile."""
WON_PAIR: Final = 1 << 24
"""The winning tile belongs to the pair; of thirteen orphans: it is the doubled kind."""

# --- flags of HOW ---------

TSUMO: Final = 1 << 0
RON: Final = 1 << 1
ROBBED: Final = 1 << 2
FROM_LIVE: Final = 1 << 3
FROM_KAN: Final = 1 << 4
FROM_ASIDE: Final = 1 << 5
"""An own draw from the live wall, or in place of a kan or of a bonus tile."""
ROBBED_ADDED: Final = 1 << 6
ROBBED_CONCEALED: Final = 1 << 7
ROBBED_ASIDE: Final = 1 << 8
"""What the robbed tile was announced as."""
LAST: Final = 1 << 9
DEALER: Final = 1 << 10
PROMPT: Final = 1 << 11
FIRST: Final = 1 << 12
FROM_DEALER: Final = 1 << 13
DECLARED: Final = 16
"""1 shifted by this and by the number of a declaration, see `patterns.clauses.declaration`."""

# --- relations of a clause ---------

NONE: Final = 0
"""None of the bits of the mask is set."""
SOME: Final = 1
"""At least one is."""
EVERY: Final = 2
"""All are."""
EXACTLY: Final = 3
"""So many are."""
LEAST: Final = 4
"""At least so many are."""
TIMES: Final = 5
"""As many as are, so often the pattern counts."""
