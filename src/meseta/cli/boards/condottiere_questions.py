"""What Condottiere asks a player, in plain words, for each kind of unfinished business."""

from __future__ import annotations

from meseta.cli.boards.condottiere_cards import in_words
from meseta.cli.boards.text_board import Asked
from meseta.cli.boards.view import View, may_answer, own, top


def choosing_region(view: View) -> str:
    """With retaking, more than the free regions can be attacked."""
    whose = "a region that is free or belongs to another player" if view["options"]["retaking"] == "on" else "a region"
    return f"you hold the Condottiere token: choose {whose} for the next battle."


# ---- Battles.
def battle(view: View) -> str:
    """What passing means depends on the others, on whose region it is, and on what one has."""
    if not own(view)["hand"]:
        return "you have no cards left: `pass`, or `pass showing` to turn your face-down card up."
    if not others_may_play(view):
        meaning = "`pass` to end the battle: nobody else can play"
    elif defends(view) and view["seat"] not in top(view)["seats_played"]:
        meaning = "`pass` for now: the defender may come in later, as long as somebody else can play"
    else:
        meaning = "`pass` and be out of this battle"
    showing = " (`pass showing` also turns your face-down card up)" if own(view)["face_down"] else ""
    return f"play a card, or {meaning}{showing}."


def others_may_play(view: View) -> bool:
    """As far as the view tells: somebody else has not passed, and has cards or a hand of hidden size."""
    out = [view["seat"], *top(view)["seats_passed"]]
    return any(player["hand_size"] != 0 for player in view["seats"] if player["seat"] not in out)


def defends(view: View) -> bool:
    """Does the player who looks control the region of the battle?"""
    return view["battle"] in own(view)["regions"]


# ---- Between battles.
def discarding_hands(view: View) -> str:
    if may_answer(view, "discard"):
        return "you have no mercenaries: `hold` your hand, or `discard` all of it for everybody to see."
    return "`hold` your hand: only one without mercenaries may be discarded."


def keeping_cards(view: View) -> str:
    kept = [answer.removeprefix("keep ") for answer in top(view)["answers"]]
    if kept:
        return f"you keep {in_words(kept)}. Keep one more card, or be `done` and discard the others."
    return "only you have cards left: keep up to two of them for the next round, unseen, or be `done`."


def drawing(view: View) -> str:
    most = len(view["legal"]) - 1
    return f"draw up to {most} card{'' if most == 1 else 's'}."


QUESTIONS: dict[str, Asked] = {
    "battle": battle,
    "choosing-region": choosing_region,
    "discarding-hands": discarding_hands,
    "drawing": drawing,
    "keeping-cards": keeping_cards,
    "placing-favour": "your bishop brings you the favour of the Pope. Lay it on a region, where no battle can be chosen"
    " while it is there, or leave it off the board.",
    "taking-back": "your scarecrow brings one of your mercenaries back to your hand, if you like; or be `done`.",
}
