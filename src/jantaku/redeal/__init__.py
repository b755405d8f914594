"""A hand gone on with from the middle, with new tiles wherever one seat cannot know the old ones.

The new wall is made from what that seat has seen, and from nothing else: its own tiles, all that
lies on the table, how many tiles everybody holds and when they came. So nothing can be learned of
the tiles that were there. The hand is then played again on the new wall as it was played, and the
seat sees again what it saw (`redeal` compares every event).
"""

from __future__ import annotations

from jantaku.redeal.start import start_after, start_of
from jantaku.redeal.table import NoRedeal, redeal

__all__ = ["NoRedeal", "redeal", "start_after", "start_of"]
