"""Readers' corrections."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "corrections",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("sent", sa.DateTime(timezone=True), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("page", sa.String(16), nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=True),
        sa.Column("preset", sa.String(64), nullable=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("section", sa.String(64), nullable=False),
        sa.Column("passage", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("reply", sa.String(200), nullable=False),
        sa.Column("done", sa.DateTime(timezone=True), nullable=True),
    )
    op.create_index("ix_corrections_sent", "corrections", ["sent"])
    op.create_index("ix_corrections_done", "corrections", ["done"])


def downgrade() -> None:
    """Drop it, and with it every correction."""
    op.drop_table("corrections")
