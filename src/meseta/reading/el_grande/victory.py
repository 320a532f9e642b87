"""Who has won, in a sentence."""

from __future__ import annotations

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.wording.words import Words


def victory(view: ElGrandeView, cast: Cast, words: Words) -> str:
    winners = view["winners"]
    points = view["seats"][winners[0]]["score"]
    if len(winners) > 1:
        return words.say("end-shared", names=", ".join(cast.names[seat] for seat in winners), points=points)
    you = "yes" if winners[0] == cast.seat else "no"
    return words.say("end-winner", you=you, by=cast.names[winners[0]], points=points)
