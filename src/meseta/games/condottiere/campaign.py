"""A campaign: battle after battle, each for a region that the holder of the token chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from meseta.engine.answers import NOBODY, Answers
from meseta.engine.frame import Question
from meseta.engine.program import Card, Program, Step, card
from meseta.games.condottiere.answers import REGION
from meseta.games.condottiere.battle import Battle
from meseta.games.condottiere.board import REGIONS
from meseta.games.condottiere.dealing import deal_first_hands, seats_with_cards
from meseta.games.condottiere.hands import DiscardCompanies, DrawCards, KeepCards, OfferToDiscard, Redeal
from meseta.games.condottiere.match import BATTLE

if TYPE_CHECKING:
    from meseta.games.condottiere.position import Condottiere


# ---- Battles.
@final
class Fight(Step):
    """The holder of the token begins."""

    def begin(self, position: Condottiere, by: i64) -> None:
        position.push(Battle(position.token, position.token, 0, 0, 0, 0))


@final
class FightFinally(Step):
    """Only those who were dealt cards fight; the holder of the token, or the next to the left, begins."""

    def begin(self, position: Condottiere, by: i64) -> None:
        fighters = seats_with_cards(position)
        first = position.token
        while not fighters >> first & 1:
            first = (first + 1) % position.seats
        bystanders = (1 << position.seats) - 1 & ~fighters
        position.push(Battle(first, first, bystanders, 0, 0, fighters))


@final
class NextBattle(Step):
    """The program of a battle begins again."""

    def begin(self, position: Condottiere, by: i64) -> None:
        position.pop()
        position.push(Program(BATTLE, NOBODY, 0))


# ---- The next region.
def may_be_attacked(position: Condottiere, seat: i64, region: i64) -> bool:
    owner = position.owner[region]
    return region != position.favour and (owner == NOBODY or (position.rules.retaking and owner != seat))


@final
class ChooseRegion(Step):
    def begin(self, position: Condottiere, by: i64) -> None:
        position.push(ChoosingRegion(position.token))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingRegion(Question):
    """The holder of the token says where the next battle is."""

    NAME: ClassVar[str] = "choosing-region"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, position: Condottiere, seat: i64) -> Answers:
        regions = position.empty_answers()
        for region in range(REGIONS):
            if may_be_attacked(position, seat, region):
                regions.add(REGION + region)
        return regions

    def answer(self, position: Condottiere, seat: i64, answer: i64) -> None:
        position.pop()
        position.region = answer - REGION
        position.tell("region-chosen", seat, 0, position.region)

    def copy(self) -> ChoosingRegion:
        return ChoosingRegion(self.seat)


# ---- The programs, in the order of their numbers in match.
@final
class DealHands(Step):
    def begin(self, position: Condottiere, by: i64) -> None:
        deal_first_hands(position)


NEW_GAME_PROGRAM: Final = card("new-game", DealHands(), ChooseRegion(), NextBattle())
ROUNDS_PROGRAM: Final = card(
    "battle", Fight(), ChooseRegion(), DiscardCompanies(), OfferToDiscard(), KeepCards(), Redeal(), NextBattle()
)
DRAWING_PROGRAM: Final = card("battle", Fight(), DrawCards(), ChooseRegion(), DiscardCompanies(), NextBattle())
FINAL_PROGRAM: Final = card("final-battle", FightFinally())


def programs(draw: bool) -> list[Card]:
    return [NEW_GAME_PROGRAM, DRAWING_PROGRAM if draw else ROUNDS_PROGRAM, FINAL_PROGRAM]
