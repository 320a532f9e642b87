"""What Condottiere asks: the heading and why, or whom the table waits for and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.games.condottiere.view import CondottiereView
from meseta.reading.condottiere.battle import battle_of, contested, may_come_back
from meseta.reading.condottiere.near_victory import near_victory
from meseta.reading.condottiere.victory import victory
from meseta.reading.view import Sitter, question
from meseta.wording.words import Said, Words


def asked(view: CondottiereView, sitters: Sequence[Sitter], words: Words) -> tuple[str, str]:
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


def kept_cards(view: CondottiereView) -> list[str]:
    """Those the viewer has chosen to keep so far."""
    frame = view["business"][-1] if view["business"] else None
    if frame is None or frame["kind"] != "keeping-cards":
        return []
    return [said.removeprefix("keep ") for said in frame["answers"]]
