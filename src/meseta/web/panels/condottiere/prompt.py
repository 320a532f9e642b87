"""What is asked: one sentence, why, and a button for every answer that is no card in hand and no region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from meseta.engine.view import Legal
from meseta.games.condottiere.view import CondottiereView
from meseta.web.boards.condottiere.cards import picture
from meseta.web.boards.condottiere.italy import battle_of, contested
from meseta.web.boards.page import Sitter, answer, question
from meseta.web.boards.tokens import icon, letter, token
from meseta.web.markup import NOTHING, html
from meseta.web.panels.condottiere.hand import kept_cards
from meseta.web.panels.condottiere.seats import may_come_back, near_victory
from meseta.web.panels.condottiere.victory import victory
from meseta.wording.words import Said, Words

ELSEWHERE: Final = ("play ", "keep ", "region ", "favour ")  # answered by cards in hand and by the map
SYMBOLS: Final = {"pass": "surrender", "done": "check", "hold": "cards", "discard": "undo", "favour": "bishop"}
LIKELY: Final = ("done", "hold", "draw 3")  # drawn as the first choice


def prompt(view: CondottiereView, sitters: Sequence[Sitter], words: Words, table_buttons: Markup) -> Markup:
    """`table_buttons` are the buttons of the table itself, such as undo."""
    seat = spoken_to(view)
    heading, why = sentences(view, sitters, words)
    return html(
        '<section class="panel prompt{}" id="prompt" tabindex="-1" aria-live="polite">{}'
        '<div><h1>{}</h1><p class="why">{}</p></div><div class="acts">{}<span class="spacer"></span>{}</div></section>',
        "" if seat is None else f" p{seat + 1}",
        NOTHING if seat is None else token(seat, letter(sitters[seat].name), "l"),
        heading,
        why,
        table_buttons,
        [button(legal, words) for legal in view["legal"] if is_button(legal["notation"])],
    )


def spoken_to(view: CondottiereView) -> int | None:
    """Whose token stands before the sentence: the viewer's if it is asked, else who is waited for, else who won."""
    if view["legal"]:
        return view["seat"]
    return next(iter([*view["waiting"], *view["winners"]]), None)


# ---- Sentences.
def sentences(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> tuple[str, str]:
    """The heading, and why it is asked."""
    kind = question(view)
    if not view["waiting"]:
        return victory(view, sitters, words), ""
    args = arguments(view, sitters)
    if view["legal"]:
        return words.say(f"ask-condottiere-{kind}", **args), reason(view, kind, args, words)
    return words.say(f"doing-condottiere-{kind}", **args), stakes(view, sitters, words)


def arguments(view: CondottiereView, sitters: Sequence[Sitter]) -> dict[str, Said]:
    """What the sentences may speak of."""
    seat = view["waiting"][0]
    return {
        "by": sitters[seat].name,
        "area": contested(view) or "",
        "step": step(view, seat),
        "kept": len(kept_cards(view)),
    }


def step(view: CondottiereView, seat: int) -> str:
    """What a seat that is asked in a battle must know of passing."""
    battle = battle_of(view)
    if battle is None:
        return "plain"
    if view["seats"][seat]["hand_size"] == 0:
        return "no-cards"
    if battle["fighters"]:
        return "final"
    return "defender" if may_come_back(view, seat) else "plain"


def reason(view: CondottiereView, kind: str, args: dict[str, Said], words: Words) -> str:
    """In a battle, what is at stake; where a hand cannot be discarded, why."""
    if kind == "battle" and args["step"] != "no-cards" and view["seat"] in near_victory(view):
        return words.say("condottiere-you-would-win", area=args["area"])
    if kind == "discarding-hands" and len(view["legal"]) == 1:
        return words.say("condottiere-hand-has-mercenary")
    return words.say(f"why-condottiere-{kind}", **args)


def stakes(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> str:
    """Who would win the game with this battle."""
    near = near_victory(view)
    if not near:
        return ""
    names = ", ".join(sitters[seat].name for seat in near)
    return words.say("condottiere-would-win", names=names, count=len(near), area=contested(view) or "")


# ---- Buttons.
def is_button(notation: str) -> bool:
    return notation == "favour off" or not notation.startswith(ELSEWHERE)


def button(legal: Legal, words: Words) -> Markup:
    notation = legal["notation"]
    verb, _, what = notation.partition(" ")
    return html(
        '<button type="button" class="btn{}"{}>{}{}</button>',
        " primary" if notation in LIKELY else "",
        answer(legal["answer"]),
        symbol(verb, what),
        label(verb, what, words),
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
