"""The rail below the map: rounds and general scorings, and the switch for `if scored now`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.marks import beside_rounds
from meseta.wording.words import Words

SCORINGS: Final = 3
NOW: Final = html(' class="now" aria-current="step"')
PAST: Final = html(' class="past"')


def rail(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    return html(
        '<footer class="rail"><span class="serif">{}</span>{}{}<button type="button" class="switch" role="switch"'
        ' aria-checked="true" data-switch="scored"><i></i>{} <kbd>S</kbd></button></footer>',
        round_now(view, words),
        rounds(int(view["options"]["rounds"]), view["round"], not view["waiting"], words),
        beside_rounds(view, cast, words),
        words.say("if-scored-now"),
    )


def round_now(view: ElGrandeView, words: Words) -> str:
    if not view["round"]:
        return words.say("before-first-round")
    return words.say("round-of", round=view["round"], rounds=int(view["options"]["rounds"]))


@lru_cache(maxsize=128)
def rounds(total: int, now: int, over: bool, words: Words) -> Markup:
    """Each round, and a rosette where a general scoring comes."""
    apart = total // SCORINGS
    out: list[Markup] = []
    for each in range(1, total + 1):
        past = each < now or over
        here = NOW if each == now and not over else PAST if past else NOTHING
        out.append(html("<li{}><b>{}</b></li>", here, each))
        if each % apart == 0:
            out.append(rosette(words.say("general-scoring", number=each // apart), past))
    return html('<ol class="rounds" aria-label="{}">{}</ol>', words.say("rounds-and-scorings"), out)


def rosette(said: str, past: bool) -> Markup:
    return html(
        '<li class="score-mark{}" title="{}">{}<span class="vh">{}</span></li>',
        " past" if past else "",
        said,
        icon("scoring"),
        said,
    )


def next_scoring(view: ElGrandeView, words: Words) -> str:
    """After which round the next general scoring comes."""
    apart = int(view["options"]["rounds"]) // SCORINGS
    after = -(-max(1, view["round"]) // apart) * apart
    return words.say("scoring-after-this") if after == view["round"] else words.say("scoring-after", round=after)
