"""Run by Alembic: the changes go through the connection that `upgrade` was given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
