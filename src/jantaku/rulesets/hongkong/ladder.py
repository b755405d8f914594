"""From faan to base points (rules: hongkong, payment)."""

from __future__ import annotations

from typing import Final, NamedTuple

from jantaku.options import Options


class Step(NamedTuple):
    """From so many faan on, a hand has these base points."""

    faan: int
    base: int


class Ladder(NamedTuple):
    """Steps by ascending faan, the first one from 0 on; the last one is the limit: what limit
    patterns are worth, too.
    """

    steps: tuple[Step, ...]

    @property
    def limit(self) -> Step:
        """The last step."""
        return self.steps[-1]

    def step(self, faan: int) -> Step:
        """The step that a hand reaches."""
        return next(step for step in reversed(self.steps) if faan >= step.faan)

    def last(self, step: Step) -> int:
        """The most faan that are still on this step; -1 on the limit, which has no end."""
        after = self.steps.index(step) + 1
        return self.steps[after].faan - 1 if after < len(self.steps) else -1


_BANDS: Final = ((0, 1), (1, 2), (2, 4), (3, 8), (4, 16), (7, 32), (10, 64))
_HALF_SPICY: Final = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)
_FULL_SPICY: Final = tuple(1 << faan for faan in range(14))

OWN_FAAN: Final = range(11)
"""The faan for which a ladder of one's own has an option each."""

OWN_DEFAULTS: Final = (1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64)
"""What those options begin with: the bands."""


def own_option(faan: int) -> str:
    """Id of the option with the base points of so many faan."""
    return f"own_base_{faan}"


def ladder(options: Options) -> Ladder:
    """The ladder under these options, cut off at the limit."""
    kind = options.text("ladder")
    if kind == "half_spicy":
        steps = list(enumerate(_HALF_SPICY))
    elif kind == "full_spicy":
        steps = list(enumerate(_FULL_SPICY))
    elif kind == "own":
        steps = [(faan, options.integer(own_option(faan))) for faan in OWN_FAAN]
    else:
        steps = list(_BANDS)
    most = options.integer("limit_faan")
    merged: list[Step] = []
    for faan, base in steps:
        # Neighbours of equal worth are one band, so that a derivation can name it.
        if faan <= most and (not merged or merged[-1].base != base):
            merged.append(Step(faan, base))
    return Ladder(tuple(merged))
