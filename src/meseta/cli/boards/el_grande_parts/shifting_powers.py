"""Shifting Powers: modifiers in hand and on bids, and what is asked about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from meseta.cli.boards.el_grande_part import Part
from meseta.cli.boards.el_grande_questions import bidding, supplies
from meseta.cli.boards.el_grande_words import colour, in_a_row
from meseta.cli.boards.text_board import Asked
from meseta.cli.boards.view import Player, View, may_answer, own
from meseta.cli.lines import wrapped
from meseta.games.el_grande.parts.shifting_powers.modifiers import ABILITIES, MODIFIERS

CHANGE = {modifier.name: modifier.change for modifier in MODIFIERS}
# What some modifiers do, by their names.
ABILITY = {modifier.name: card.text for modifier in MODIFIERS for card in ABILITIES if card.name == modifier.ability}


# ---- Questions.
def passing(view: View) -> str:
    left = colour(view, (view["seat"] + 1) % len(view["seats"]))
    return f"choose the modifier that you pass to {left}, face down. All pass at once; nobody else learns which."


def bidding_with_modifiers(view: View) -> str:
    modifier = own(view)["modifier"]
    if modifier:
        return f"play the power card that {modifier} is added to. The result must not lie on the table yet."
    if may_answer(view, "modify"):
        return (
            "play a power card, or first the modifier that is added to it; the result must not lie on the table yet."
            f" The highest result acts first; the power card alone brings caballeros to the court: {supplies(view)}."
        )
    return bidding(view)


TAKING_BACK = (
    "take one of your used power cards or modifiers back to your hand. Nobody else learns which, but all learn whether"
    " it is a modifier."
)


# ---- The board.
class ShiftingPowersOnBoard(Part):
    COLUMNS: ClassVar[Mapping[str, int]] = {"power": 9, "modifiers": 11}
    QUESTIONS: ClassVar[Mapping[str, Asked]] = {
        "bidding": bidding_with_modifiers,
        "passing-modifiers": passing,
        "taking-back": TAKING_BACK,
    }
    SECRET_QUESTIONS: ClassVar[tuple[str, ...]] = ("passing-modifiers",)
    SECRET_HANDS: ClassVar[bool] = True  # even those given away

    def figures(self, player: Player) -> dict[str, Any]:
        """The power `9+1=10`; a modifier comes before its power card."""
        held = {"modifiers": player["modifiers"]["held"]}
        if player["modifier"] is None:
            return held
        change = f"{CHANGE[player['modifier']]:+}"
        result = f"?{change}" if player["bid"] is None else f"{player['power_card']}{change}={player['bid']}"
        return {**held, "power": result}

    def taken_back_unseen(self, player: Player) -> int:
        count: int = player["modifiers"]["taken_back_unseen"]
        return count

    def beside_bid(self, bidder: Player) -> str:
        return f" with {bidder['modifier']}" if bidder.get("modifier") in ABILITY else ""

    def held(self, player: Player) -> list[str]:
        """Also what is used, and known of the neighbours' hands; and what those in hand do."""
        known = player["modifiers"]
        parts = [f"Your modifiers: {in_a_row(known['hand']) or 'none'}"]
        if known["used"]:
            parts.append(f"used: {in_a_row(known['used'])}")
        if known["passed"]:
            parts.append(f"you passed {known['passed']} and received {known['received']}")
        does = [wrapped(f"{name}: {ABILITY[name]}", "    ") for name in known["hand"] if name in ABILITY]
        return ["\n".join(lines) for lines in [wrapped("; ".join(parts), "  ", "    "), *does]]

    def legend(self) -> list[str]:
        return [
            "9+1=10     a power card with its modifier: turns go by the result, caballeros by the power card",
            "modifiers  how many of them are in the hand; all but the plain +1 are reconstructed",
            *(f"{name:<11}{text} After the intake, before a card is taken." for name, text in ABILITY.items()),
        ]
