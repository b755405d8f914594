"""The bits of words, see `words`, and what is worked out on them alone."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - the tests run where Cython is installed
    from jantaku.kernel import shim as cython

from jantaku.kernel import words as _words

# Constants of `words`, where compiled code finds them without asking.
TRIPLETS = cython.declare(cython.int, _words.TRIPLETS)
KANS = cython.declare(cython.int, _words.KANS)
CONCEALED = cython.declare(cython.int, _words.CONCEALED)
PAIRS = cython.declare(cython.int, _words.PAIRS)
FOURS = cython.declare(cython.int, _words.FOURS)
RUNS = cython.declare(cython.int, _words.RUNS)
TWINS = cython.declare(cython.int, _words.TWINS)
SHAPE = cython.declare(cython.int, _words.SHAPE)
HOW = cython.declare(cython.int, _words.HOW)
RIVER = cython.declare(cython.int, _words.RIVER)
ASIDE = cython.declare(cython.int, _words.ASIDE)
WON = cython.declare(cython.int, _words.WON)
KINDS = cython.declare(cython.int, _words.KINDS)
WAIT = cython.declare(cython.int, _words.WAIT)
CLOSED = cython.declare(cython.ulonglong, _words.CLOSED)
ONE_SUIT = cython.declare(cython.ulonglong, _words.ONE_SUIT)
CHARACTERS = cython.declare(cython.ulonglong, _words.CHARACTERS)
DOTS = cython.declare(cython.ulonglong, _words.DOTS)
BAMBOO = cython.declare(cython.ulonglong, _words.BAMBOO)
HONOURS = cython.declare(cython.ulonglong, _words.HONOURS)
TRIPLE_RUN = cython.declare(cython.ulonglong, _words.TRIPLE_RUN)
STRAIGHT = cython.declare(cython.ulonglong, _words.STRAIGHT)
TRIPLE_TRIPLET = cython.declare(cython.ulonglong, _words.TRIPLE_TRIPLET)
SEAT_TRIPLET = cython.declare(cython.ulonglong, _words.SEAT_TRIPLET)
ROUND_TRIPLET = cython.declare(cython.ulonglong, _words.ROUND_TRIPLET)
SEAT_PAIR = cython.declare(cython.ulonglong, _words.SEAT_PAIR)
ROUND_PAIR = cython.declare(cython.ulonglong, _words.ROUND_PAIR)
GATES = cython.declare(cython.ulonglong, _words.GATES)
GATES_ANY = cython.declare(cython.ulonglong, _words.GATES_ANY)
WON_PAIR = cython.declare(cython.ulonglong, _words.WON_PAIR)
TSUMO = cython.declare(cython.ulonglong, _words.TSUMO)
RON = cython.declare(cython.ulonglong, _words.RON)
ROBBED = cython.declare(cython.ulonglong, _words.ROBBED)
LAST = cython.declare(cython.ulonglong, _words.LAST)
DEALER = cython.declare(cython.ulonglong, _words.DEALER)
PROMPT = cython.declare(cython.ulonglong, _words.PROMPT)
FIRST = cython.declare(cython.ulonglong, _words.FIRST)
FROM_DEALER = cython.declare(cython.ulonglong, _words.FROM_DEALER)
ROBBED_ASIDE = cython.declare(cython.ulonglong, _words.ROBBED_ASIDE)
DECLARED = cython.declare(cython.int, _words.DECLARED)
NONE = cython.declare(cython.int, _words.NONE)
SOME = cython.declare(cython.int, _words.SOME)
EVERY = cython.declare(cython.int, _words.EVERY)
EXACTLY = cython.declare(cython.int, _words.EXACTLY)
LEAST = cython.declare(cython.int, _words.LEAST)

ONE = cython.declare(cython.ulonglong, 1)
BITS_1 = cython.declare(cython.ulonglong, 0x5555555555555555)
BITS_2 = cython.declare(cython.ulonglong, 0x3333333333333333)
BITS_4 = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
BYTES = cython.declare(cython.ulonglong, 0x0101010101010101)
SUIT = cython.declare(cython.ulonglong, 0x1FF)
RUN_BITS = cython.declare(cython.ulonglong, 0x1249249249249249)
FIRST_SUIT_RUNS = cython.declare(cython.ulonglong, 0x49249)
STRAIGHTS = cython.declare(cython.ulonglong, 1 | 1 << 21 | 1 << 42)
OUTSIDE = cython.declare(cython.ulonglong, 0x7F << 27 | 0x101 | 0x101 << 9 | 0x101 << 18)
ORPHANS = (0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33)

# Forms of reading and of wait, as in `reading` and `patterns.features`.
STANDARD_FORM = cython.declare(cython.int, 0)
PAIRS_FORM = cython.declare(cython.int, 1)
ORPHANS_FORM = cython.declare(cython.int, 2)
TWO_SIDED = cython.declare(cython.int, 0)
EDGE = cython.declare(cython.int, 1)
MIDDLE = cython.declare(cython.int, 2)
SINGLE = cython.declare(cython.int, 3)
TWO_PAIR = cython.declare(cython.int, 4)
OTHER = cython.declare(cython.int, 5)

# The face of each kind's red five, and what is no tile of a row.
RED = cython.declare(cython.int, 34)
BLANK = cython.declare(cython.int, 255)

NO_SHAPE = cython.declare(cython.int, 0)
TOO_LITTLE = cython.declare(cython.int, 1)
WINS = cython.declare(cython.int, 2)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def ones_in(x: cython.ulonglong) -> cython.ulonglong:
    """How many bits are set."""
    if cython.compiled:
        x = x - ((x >> 1) & BITS_1)
        x = (x & BITS_2) + ((x >> 2) & BITS_2)
        x = (x + (x >> 4)) & BITS_4
        return (x * BYTES) >> 56
    return x.bit_count()


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def rounded_up(
    base: cython.longlong, factor: cython.longlong, unit: cython.longlong
) -> cython.longlong:
    """Base points times a factor in units, rounded up; nothing here is negative."""
    return (base * factor + unit - 1) // unit


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def shape_of(
    form: cython.int,
    pair: cython.int,
    runs: cython.ulonglong,
    triplets: cython.ulonglong,
    wait: cython.int,
    won: cython.int,
    seat: cython.int,
    round: cython.int,
) -> cython.ulonglong:
    """The flags of a reading that follow from its sets; runs are packed counts."""
    shape: cython.ulonglong = (ONE << form) | (ONE << (WAIT + wait))
    here: cython.ulonglong = (runs | (runs >> 1) | (runs >> 2)) & RUN_BITS
    if here & (here >> 21) & (here >> 42) & FIRST_SUIT_RUNS:
        shape |= TRIPLE_RUN
    if here & (here >> 9) & (here >> 18) & STRAIGHTS:
        shape |= STRAIGHT
    if triplets & (triplets >> 9) & (triplets >> 18) & SUIT:
        shape |= TRIPLE_TRIPLET
    if (triplets >> (27 + seat)) & 1:
        shape |= SEAT_TRIPLET
    if pair == 27 + seat:
        shape |= SEAT_PAIR
    if round >= 0:
        if (triplets >> (27 + round)) & 1:
            shape |= ROUND_TRIPLET
        if pair == 27 + round:
            shape |= ROUND_PAIR
    if pair == won:
        shape |= WON_PAIR
    return shape


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def twins_of(runs: cython.ulonglong) -> cython.ulonglong:
    """Packed counts of runs as the word of those that occur twice, and four times."""
    return (((runs >> 1) | (runs >> 2)) & RUN_BITS) | (((runs >> 2) & RUN_BITS) << 1)
