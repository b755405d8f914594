"""Alembic's entry point. The caller gives the connection and begins and ends the transaction."""

from __future__ import annotations

from alembic import context

from jantaku.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    # SQLite can alter little in place.
    render_as_batch=True,
)
context.run_migrations()
