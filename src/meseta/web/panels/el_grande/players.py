"""The players by score: now and if all were scored, court and province, spent cards, and what each is doing."""

from __future__ import annotations

from typing import Any, Final

from markupsafe import Markup

from meseta.web.boards.el_grande.areas import board_of
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import View, text, top
from meseta.web.boards.tokens import colour as classes_of
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import number
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.wording.words import Words

LEAST_SCALE: Final = 40  # points at the end of the bars, before anybody has more
SCALE_STEP: Final = 20


def players(view: View, cast: Cast, words: Words) -> Markup:
    after = scores_after(view)
    scale = max(LEAST_SCALE, -(-max(after) // SCALE_STEP) * SCALE_STEP)
    order = sorted(view["seats"], key=lambda seat: (-seat["score"], seat["seat"]))
    rows = [player(view, seat, after[seat["seat"]], scale, cast, words) for seat in order]
    rows += [extra_colour(view, number, cast, words) for number in range(len(view["seats"]), len(cast.names))]
    return Markup(
        f'<ul class="panel players" id="sheet-players" aria-label="{text(words.say("players-by-score"))}">'
        f"{''.join(rows)}</ul>"
    )


def scores_after(view: View) -> list[int]:
    """What everybody would have if all areas were scored that show what they pay."""
    paying = [area["if_scored_now"] for area in view["areas"] if area["if_scored_now"] is not None]
    return [seat["score"] + sum(paid[seat["seat"]] for paid in paying) for seat in view["seats"]]


def player(view: View, seat: dict[str, Any], after: int, scale: int, cast: Cast, words: Words) -> str:
    its, name = seat["seat"], text(cast.names[seat["seat"]])
    named = f'<span class="name">{name}</span>'  # a long name is cut short; that it is one's own is not
    called = (
        text(words.say("name-and-you", name=cast.names[its])).replace(name, named, 1) if its == cast.seat else named
    )
    awaited = " awaited" if its in view["waiting"] else ""
    sitter = cast.sitters[its].kind
    return (
        f'<li class="player p{its + 1}{awaited}" id="player-{its + 1}">{token(its, cast.marks[its])}'
        f'<div class="who">{called}{icon("bot" if sitter == "bot" else "human", "small")}'
        f"{shields(view, seat, words)}{spent(view, seat, words)}</div>"
        f'<div class="score"><small class="state">{text(doing(view, its, words))}</small>{seat["score"]}'
        f' <span class="after">&rarr; {after}</span></div>'
        f"{bar(its, seat['score'], after, scale)}{trays(seat, words)}</li>"
    )


def extra_colour(view: View, its: int, cast: Cast, words: Words) -> str:
    """Nobody plays it, so it has no points and no court."""
    extra, role = view["extra"][its - len(view["seats"])], cast.roles[its]
    said = text(" ".join(filter(None, [part.about(extra, words) for part in parts_of(view)])))
    return (
        f'<li class="player {classes_of(its, role)}">{token(its, cast.marks[its], role=role)}'
        f'<div class="who" title="{text(words.say(f"role-{role}-says"))}">'
        f'<span class="name">{text(cast.names[its])}</span></div>'
        f'<div class="score"></div><span class="muted fine-line">{said}</span>'
        f'<div class="trays"><b>{extra["province"]}</b> {text(words.say("province"))}{icon("province")}</div></li>'
    )


# ---- The parts of a row.
def shields(view: View, seat: dict[str, Any], words: Words) -> str:
    """The vetoes a seat holds, and what parts give it to hold."""
    out = icon("veto", "small shield") * seat["vetoes"]
    said = f'<span title="{text(words.say("vetoes-held", count=seat["vetoes"]))}">{out}</span>' if out else ""
    return said + "".join(part.tags(seat, words) for part in parts_of(view))


def spent(view: View, seat: dict[str, Any], words: Words) -> str:
    """The power cards a seat has used; where they lie face down, how many. And how many cards are back in its hand."""
    cards = seat["played"]
    if seat["hand"] is not None:
        cards = [card for card in cards if card not in seat["hand"]]
    if cards is None:
        down = int(board_of(view).highest_power) - seat["hand_size"]
        drawn = f'<i class="down">{down}</i>' if down else ""
    else:
        drawn = "".join(f"<i>{card}</i>" for card in sorted(cards, reverse=True))
    unseen = seat["taken_back_unseen"] + sum(part.taken_back_unseen(seat) for part in parts_of(view))
    if unseen:
        drawn += f'<i class="down" title="{text(words.say("taken-back-unseen", count=unseen))}">&minus;{unseen}</i>'
    return f'<span class="spentcards" role="img" aria-label="{text(words.say("power-spent"))}">{drawn}</span>'


def bar(seat: int, score: int, after: int, scale: int) -> str:
    now, then = number(100 * score / scale), number(100 * after / scale)
    return (
        f'<svg class="bar p{seat + 1}" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="then" width="{then}" height="9"/><rect class="now" width="{now}" height="9"/></svg>'
    )


def trays(seat: dict[str, Any], words: Words) -> str:
    """Caballeros go from the province to the court, and from there to the board."""
    said = text(words.say("court-and-province-label", court=seat["court"], province=seat["province"]))
    return (
        f'<div class="trays" title="{said}">{icon("court")}{text(words.say("court"))} <b>{seat["court"]}</b> &larr;'
        f" <b>{seat['province']}</b> {text(words.say('province'))}{icon('province')}</div>"
    )


def doing(view: View, seat: int, words: Words) -> str:
    """In a word, what a seat is doing in this round."""
    frame = top(view)
    turns = [each for each in view["business"] if each["kind"] == "turn"]
    if "missing" in frame and "asked" in frame and seat in frame["asked"]:
        return words.say("table-choosing" if seat in frame["missing"] else "table-sealed")
    if turns and turns[-1]["seat"] == seat:
        return words.say("table-acting")
    if seat in view["waiting"]:
        return words.say("table-asked")
    left = [each["turns_left"] for each in view["business"] if each["kind"] == "turns"]
    if not left:
        return ""
    return words.say("table-next") if left[0][:1] == [seat] else "" if seat in left[0] else words.say("table-done")
