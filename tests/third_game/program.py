"""`python -m tests.third_game.program` is `meseta` with one game more."""

from __future__ import annotations

import sys

from meseta.cli.main import main
from tests.third_game.registering import register

register()

if __name__ == "__main__":
    sys.exit(main())
