"""The rail below the map: rounds and general scorings, and the switch for `if scored now`."""

from __future__ import annotations

from markupsafe import Markup

from meseta.web.boards.page import View, text
from meseta.web.boards.tokens import icon
from meseta.wording.words import Words

SCORINGS = 3


def rail(view: View, words: Words) -> Markup:
    return Markup(
        f'<footer class="rail"><span class="serif">{text(round_now(view, words))}</span>{rounds(view, words)}'
        f'<button type="button" class="switch" role="switch" aria-checked="true"'
        f' data-switch="scored"><i></i>{text(words.say("if-scored-now"))} <kbd>S</kbd></button></footer>'
    )


def round_now(view: View, words: Words) -> str:
    if not view["round"]:
        return words.say("before-first-round")
    return words.say("round-of", round=view["round"], rounds=int(view["options"]["rounds"]))


def rounds(view: View, words: Words) -> str:
    """Each round, and a rosette where a general scoring comes."""
    total, now, over = int(view["options"]["rounds"]), view["round"], not view["waiting"]
    apart = total // SCORINGS
    out: list[str] = []
    for each in range(1, total + 1):
        past = each < now or over
        here = ' class="now" aria-current="step"' if each == now and not over else ' class="past"' if past else ""
        out.append(f"<li{here}><b>{each}</b></li>")
        if each % apart == 0:
            said = text(words.say("general-scoring", number=each // apart))
            out.append(
                f'<li class="score-mark{" past" if past else ""}" title="{said}">{icon("scoring")}'
                f'<span class="vh">{said}</span></li>'
            )
    return f'<ol class="rounds" aria-label="{text(words.say("rounds-and-scorings"))}">{"".join(out)}</ol>'


def next_scoring(view: View, words: Words) -> str:
    """After which round the next general scoring comes."""
    apart = int(view["options"]["rounds"]) // SCORINGS
    after = -(-max(1, view["round"]) // apart) * apart
    return words.say("scoring-after-this") if after == view["round"] else words.say("scoring-after", round=after)
