"""The alternative cards of 2023: each may be added to its deck."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from meseta.engine.program import card
from meseta.engine.title import TitleOption
from meseta.games.el_grande.cards import kinds
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, ActionCard, action_card, renamed
from meseta.games.el_grande.part import DECKS, Part, only_2023
from meseta.games.el_grande.steps.either import Either


class Alternative(NamedTuple):
    option: str
    values: list[str]  # how often it may be added
    deck: int
    card: ActionCard  # with as many copies as can be added


ALTERNATIVES: Final[list[Alternative]] = [
    Alternative(
        "added-own-or-militia",
        ["off", "on"],
        1,
        action_card(card("own-or-militia", Either("own-from-one-region", "militia")), {1: 1}, RECONSTRUCTED),
    ),
    Alternative(
        "added-vetoes", ["0", "1", "2"], 2, action_card(renamed(kinds.VETO, "veto", "veto-2023"), {2: 2}, NOTED)
    ),
    Alternative("added-secret-scoring", ["off", "on"], 4, action_card(kinds.SECRET_SCORING, {4: 1}, RECONSTRUCTED)),
]


class AlternativeCards(Part):
    NAME: ClassVar[str] = "alternative-cards"
    NEEDS: ClassVar[tuple[str, ...]] = (DECKS,)

    def options(self) -> list[TitleOption]:
        return [only_2023(each.option, each.values) for each in ALTERNATIVES]

    def is_played(self, chosen: dict[str, str]) -> bool:
        return any(times(each, chosen) for each in ALTERNATIVES)

    def added_cards(self, chosen: dict[str, str]) -> list[ActionCard]:
        return [
            each.card._replace(copies={each.deck: times(each, chosen)}) for each in ALTERNATIVES if times(each, chosen)
        ]


def times(alternative: Alternative, chosen: dict[str, str]) -> int:
    """How often it is added: `off` and `on` stand for not and once."""
    return alternative.values.index(chosen[alternative.option])
