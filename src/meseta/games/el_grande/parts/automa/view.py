"""What a view shows more of the automa."""

from __future__ import annotations

from typing import Annotated, cast

from meseta.games.el_grande.view import ExtraView


class AutomaView(ExtraView):
    """The automa."""

    regions: Annotated[list[str], "the regions of its cards this round, none while all its caballeros are out"]


def automa(extra: ExtraView) -> AutomaView:
    """The extra colour of that role."""
    return cast("AutomaView", extra)
