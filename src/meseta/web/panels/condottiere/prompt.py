"""What is asked: one sentence, why, and a button for every answer that is no card in hand and no region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from markupsafe import Markup

from meseta.web.boards.condottiere.cards import picture
from meseta.web.boards.condottiere.italy import battle_of, contested
from meseta.web.boards.page import Sitter, View, answer, text, top
from meseta.web.boards.tokens import icon, letter, token
from meseta.web.panels.condottiere.seats import may_come_back, near_victory
from meseta.web.panels.condottiere.victory import victory
from meseta.wording.words import Words

ELSEWHERE: Final = ("play ", "keep ", "region ", "favour ")  # answered by cards in hand and by the map
SYMBOLS: Final = {"pass": "surrender", "done": "check", "hold": "cards", "discard": "undo", "favour": "bishop"}
LIKELY: Final = ("done", "hold", "draw 3")  # drawn as the first choice


def prompt(view: View, sitters: Sequence[Sitter], words: Words, acts: Markup) -> Markup:
    """`acts` are the buttons of the table itself, such as undo."""
    seat = spoken_to(view)
    mark = "" if seat is None else token(seat, letter(sitters[seat].name), "l")
    colour = "" if seat is None else f" p{seat + 1}"
    heading, why = sentences(view, sitters, words)
    buttons = "".join(button(legal, words) for legal in view["legal"] if is_button(legal["notation"]))
    return Markup(
        f'<section class="panel prompt{colour}" id="prompt" tabindex="-1" aria-live="polite">{mark}'
        f"<div><h1>{text(heading)}</h1>"
        f'<p class="why">{text(why)}</p></div>'
        f'<div class="acts">{acts}<span class="spacer"></span>{buttons}</div></section>'
    )


def spoken_to(view: View) -> int | None:
    """Whose token stands before the sentence: the viewer's if it is asked, else who is waited for, else who won."""
    if view["legal"]:
        seat: int = view["seat"]
        return seat
    return next(iter([*view["waiting"], *view["winners"]]), None)


# ---- Sentences.
def sentences(view: View, sitters: Sequence[Sitter], words: Words) -> tuple[str, str]:
    """The heading, and why it is asked."""
    kind = top(view)["kind"]
    if not view["waiting"]:
        return victory(view, sitters, words), ""
    args = arguments(view, sitters)
    if view["legal"]:
        return words.say(f"ask-condottiere-{kind}", **args), reason(view, kind, args, words)
    return words.say(f"doing-condottiere-{kind}", **args), stakes(view, sitters, words)


def arguments(view: View, sitters: Sequence[Sitter]) -> dict[str, Any]:
    """What the sentences may speak of."""
    seat = view["waiting"][0]
    frame = top(view)
    kept = len(frame["answers"]) if frame["kind"] == "keeping-cards" else 0
    return {"by": sitters[seat].name, "area": contested(view) or "", "step": step(view, seat), "kept": kept}


def step(view: View, seat: int) -> str:
    """What a seat that is asked in a battle must know of passing."""
    battle = battle_of(view)
    if battle is None:
        return "plain"
    if view["seats"][seat]["hand_size"] == 0:
        return "no-cards"
    if battle["fighters"]:
        return "final"
    return "defender" if may_come_back(view, seat) else "plain"


def reason(view: View, kind: str, args: dict[str, Any], words: Words) -> str:
    """In a battle, what is at stake; where a hand cannot be discarded, why."""
    if kind == "battle" and args["step"] != "no-cards" and view["seat"] in near_victory(view):
        return words.say("condottiere-you-would-win", area=args["area"])
    if kind == "discarding-hands" and len(view["legal"]) == 1:
        return words.say("condottiere-hand-has-mercenary")
    return words.say(f"why-condottiere-{kind}", **args)


def stakes(view: View, sitters: Sequence[Sitter], words: Words) -> str:
    """Who would win the game with this battle."""
    near = near_victory(view)
    if not near:
        return ""
    names = ", ".join(sitters[seat].name for seat in near)
    return words.say("condottiere-would-win", names=names, count=len(near), area=contested(view) or "")


# ---- Buttons.
def is_button(notation: str) -> bool:
    return notation == "favour off" or not notation.startswith(ELSEWHERE)


def button(legal: dict[str, Any], words: Words) -> str:
    notation: str = legal["notation"]
    verb, _, what = notation.partition(" ")
    likely = " primary" if notation in LIKELY else ""
    return (
        f'<button type="button" class="btn{likely}"{answer(legal["answer"])}>'
        f"{symbol(verb, what)}{text(label(verb, what, words))}</button>"
    )


def symbol(verb: str, what: str) -> Markup:
    if verb == "take":
        return picture(what, "mini")
    return icon(SYMBOLS.get(verb, "cards"))


def label(verb: str, what: str, words: Words) -> str:
    """`pass showing` and `favour off` have sentences of their own; numbers are part of theirs."""
    if verb == "take":
        return words.say("answer-condottiere-take", strength=what)
    if verb == "draw":
        return words.say("answer-condottiere-draw", count=int(what))
    return words.say("-".join(filter(None, ["answer-condottiere", verb, what])))
