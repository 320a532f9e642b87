"""Shifting Powers: modifiers in hand and on bids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from meseta.cli.boards.el_grande.part import Figures, Part
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.games.el_grande.parts.shifting_powers.modifiers import MODIFIERS
from meseta.games.el_grande.parts.shifting_powers.view import with_modifiers
from meseta.games.el_grande.view import ElGrandeView, SeatView
from meseta.wording.forms import name_id

CHANGE = {modifier.name: modifier.change for modifier in MODIFIERS}
ABILITY = {modifier.name: modifier.ability for modifier in MODIFIERS if modifier.ability}  # of those that do something


class ShiftingPowersOnBoard(Part):
    COLUMNS: ClassVar[Mapping[str, str]] = {"modifiers": "terminal-modifiers"}
    SECRET_QUESTIONS: ClassVar[tuple[str, ...]] = ("passing-modifiers",)
    SECRET_HANDS: ClassVar[bool] = True  # even those given away

    def figures(self, seat: SeatView) -> Figures:
        """The power `9+1=10`; a modifier comes before its power card."""
        player = with_modifiers(seat)
        held: Figures = {"modifiers": player["modifiers"]["held"]}
        if player["modifier"] is None:
            return held
        change = f"{CHANGE[player['modifier']]:+}"
        result = f"?{change}" if player["bid"] is None else f"{player['power_card']}{change}={player['bid']}"
        return {**held, "power": result}

    def taken_back_unseen(self, seat: SeatView) -> int:
        return with_modifiers(seat)["modifiers"]["taken_back_unseen"]

    def beside_bid(self, seat: SeatView, writer: Writer) -> str:
        modifier = with_modifiers(seat)["modifier"]
        return f" ({called(modifier, writer)})" if modifier in ABILITY else ""

    def held(self, seat: SeatView, writer: Writer) -> list[str]:
        """Also what is used, and known of the neighbours' hands; and what those in hand do."""
        known = with_modifiers(seat)["modifiers"]
        hand = known["hand"] or []
        held = f"{writer.say('your-modifiers')}: {named(hand, writer) or '-'}"
        if known["used"]:
            held += "; " + writer.say("terminal-power-cards-used", cards=named(known["used"], writer))
        if known["passed"] and known["received"]:
            held += ". " + writer.say("modifier-received", passed=known["passed"], received=known["received"])
        does = [wrapped(ability(name, writer), "    ") for name in hand if name in ABILITY]
        return ["\n".join(lines) for lines in [wrapped(held, "  ", "    "), *does]]

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        return [
            ("9+1=10", writer.say("terminal-legend-result")),
            (writer.say("terminal-modifiers"), writer.say("terminal-legend-modifiers")),
            *[(called(name, writer), writer.say(f"card-{ABILITY[name]}")) for name in ABILITY],
        ]


def called(modifier: str, writer: Writer) -> str:
    return writer.say(name_id("modifier", modifier))


def named(modifiers: list[str], writer: Writer) -> str:
    return ", ".join(called(each, writer) for each in modifiers)


def ability(modifier: str, writer: Writer) -> str:
    """What a modifier does beside its change."""
    return f"{called(modifier, writer)}: {writer.say(f'card-{ABILITY[modifier]}')}"


PART = ShiftingPowersOnBoard()
