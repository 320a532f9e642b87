"""The end of a game: who has won, and everybody's points."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, text
from meseta.web.boards.tokens import token
from meseta.wording.words import Words


def standings(view: View, cast: Cast, words: Words, acts: Markup) -> Markup:
    ranked = sorted(view["seats"], key=lambda seat: (-seat["score"], seat["seat"]))
    rows: list[str] = []
    for seat in ranked:
        place = 1 + sum(other["score"] > seat["score"] for other in ranked)
        its = seat["seat"]
        rows.append(
            f'<li class="p{its + 1}{" first" if place == 1 else ""}"><span class="rank">{place}</span>'
            f'{token(its, cast.marks[its])}<b class="name">{text(cast.names[its])}</b>'
            f'<b class="pts">{seat["score"]}</b></li>'
        )
    first = view["winners"][0]
    return Markup(
        f'<section class="panel prompt standings p{first + 1}" id="prompt"><div class="whole">'
        f'<p class="muted">{text(words.say("end-standings"))}</p><h1>{text(victory(view, cast, words))}</h1>'
        f'<ol>{"".join(rows)}</ol></div><div class="acts">{acts}</div></section>'
    )


def victory(view: View, cast: Cast, words: Words) -> str:
    winners = view["winners"]
    points = view["seats"][winners[0]]["score"]
    if len(winners) > 1:
        return words.say("end-shared", names=", ".join(cast.names[seat] for seat in winners), points=points)
    you = "yes" if winners[0] == cast.seat else "no"
    return words.say("end-winner", you=you, by=cast.names[winners[0]], points=points)
