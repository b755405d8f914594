"""When dora indicators are turned."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from jantaku import events as ev
from jantaku.state import TableState
from jantaku.wall import WallPlan


class NoIndicators:
    """No kan turns anything and nothing lies under: games without dora, or with the indicators of
    the deal only.
    """

    def stood(self, state: TableState, origin: str) -> Iterator[ev.Event]:
        """See `ruleset.Indicators`."""
        return iter(())

    def before_discard(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Indicators`."""
        return iter(())

    def won(self, state: TableState, winners: Sequence[int]) -> Iterator[ev.Event]:
        """See `ruleset.Indicators`."""
        return iter(())


class KanIndicators(NoIndicators):
    """Every kan turns one more indicator; a declared winner sees those that lie under them.

    Args:
        plan: of the wall.
        late: origins of kans (`open_kan`, `added_kan`, `concealed_kan`) whose indicator is turned
            only before the following discard or the next replacement; all others at once (rules:
            riichi, corpora).
        by_kans: whether kans turn indicators at all.
        under: whether ura indicators count; `under_kans`: also those under the kans' indicators.
    """

    def __init__(
        self,
        plan: WallPlan,
        *,
        late: Collection[str] = (),
        by_kans: bool = True,
        under: bool = True,
        under_kans: bool = True,
    ) -> None:
        self.plan = plan
        self.late = frozenset(late)
        self.by_kans = by_kans
        self.under = under
        self.under_kans = under_kans

    def _turn(self, state: TableState, up_to: int) -> Iterator[ev.Event]:
        for nth in range(len(state.indicators), min(up_to, len(self.plan.indicators))):
            yield self.plan.indicator(state, nth)

    def stood(self, state: TableState, origin: str) -> Iterator[ev.Event]:
        """See `ruleset.Indicators`."""
        if self.by_kans:
            due = self.plan.opened + state.kans
            yield from self._turn(state, due - 1 if origin in self.late else due)

    def before_discard(self, state: TableState) -> Iterator[ev.Event]:
        """See `ruleset.Indicators`."""
        if self.by_kans and state.kans:
            yield from self._turn(state, self.plan.opened + state.kans)

    def won(self, state: TableState, winners: Sequence[int]) -> Iterator[ev.Event]:
        """See `ruleset.Indicators`."""
        if self.under and not state.under and any(state.seats[s].declared for s in winners):
            count = len(state.indicators) if self.under_kans else self.plan.opened
            for nth in range(count):
                yield self.plan.indicator(state, nth, under=True)
