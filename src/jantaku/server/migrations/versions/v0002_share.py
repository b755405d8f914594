"""Tokens with which anybody may look at a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


# No batch: it would make the table anew, and dropping the old one would take all events with it.


def upgrade() -> None:
    """Add the column; no game is shared yet."""
    op.add_column("games", sa.Column("share", sa.String(64), nullable=True))
    op.create_index("ix_games_share", "games", ["share"], unique=True)


def downgrade() -> None:
    """Drop it: no link works any more."""
    op.drop_index("ix_games_share", "games")
    op.drop_column("games", "share")
