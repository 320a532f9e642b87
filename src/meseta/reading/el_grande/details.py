"""What the sentences of many questions are filled with."""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.read_part import Details
from meseta.reading.el_grande.viewer import own
from meseta.reading.view import answers


def may(view: ElGrandeView, verb: str) -> bool:
    return any(said.split()[0] == verb for said in answers(view))


def near(view: ElGrandeView, with_king: bool = False) -> str:
    """Where caballeros are placed: next to the king, with him, or anywhere if he stands beside the Castillo."""
    return "castillo" if view["king"] == "castillo" else "with-king" if with_king else "king"


def trays(view: ElGrandeView) -> Details:
    return {"court": own(view)["court"], "province": own(view)["province"]}


def piece(name: str | None, cast: Cast) -> Details:
    """`orange granada` as sentences need it."""
    if name is None:
        return {"piece-you": "", "piece-colour": "", "piece-owner": "", "piece-region": ""}
    colour, region = name.split()
    return cast.piece(cast.colours.index(colour), region)
