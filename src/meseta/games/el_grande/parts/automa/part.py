"""The automa: with two players of the 2023 edition a third colour takes part."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import remove, vec
from mypy_extensions import i64

from meseta.engine.answers import NOWHERE
from meseta.engine.facts import first_of, index, whole
from meseta.engine.program import Step
from meseta.engine.randomness import Randomness
from meseta.engine.refusal import Refused
from meseta.engine.saving import to_list, to_vec
from meseta.engine.seats import COLOUR_NAMES
from meseta.games.el_grande.board import Colour
from meseta.games.el_grande.imagining import deal_anew
from meseta.games.el_grande.part import AUCTION, ROUND, Part
from meseta.games.el_grande.parts.automa.third_colour import (
    NAME,
    REGIONS_EACH_ROUND,
    SCORINGS,
    Arrive,
    AutomaCards,
    ShowPowerCard,
    cards_of,
    first_region_card,
    region_cards,
    shuffled_cards,
    state_of,
    take_card,
)
from meseta.games.el_grande.parts.automa.view import AutomaView, automa
from meseta.games.el_grande.turns import decks_taken
from meseta.games.el_grande.view import ExtraView

if TYPE_CHECKING:
    from meseta.games.el_grande.position import ElGrande
    from meseta.games.el_grande.rules import Rules


class Automa(Part):
    NAME: ClassVar[str] = NAME
    FACTS: ClassVar[tuple[str, ...]] = ("automa-regions", "automa-power")

    def is_played(self, chosen: dict[str, str]) -> bool:
        return chosen["edition"] == "2023" and chosen["players"] == "2"

    # ---- What it is made of.
    def colours(self, chosen: dict[str, str]) -> list[Colour]:
        return [Colour(COLOUR_NAMES[int(chosen["players"])], NAME, pieces=30, court=0)]

    def steps(self, place: str) -> list[Step]:
        if place == ROUND:
            return [Arrive()]
        return [ShowPowerCard()] if place == AUCTION else []

    def events(self) -> dict[str, tuple[str, str]]:
        return {
            "automa-arrives": ("count", "area"),
            "automa-bids": ("value", ""),
            "automa-takes": ("card", "deck"),
        }

    # ---- What it keeps, and does.
    def state(self, rules: Rules) -> AutomaCards:
        board = rules.board
        powers, regions = list(range(1, int(board.highest_power) + 1)), to_list(board.regions)
        return AutomaCards(to_vec(powers + regions * int(SCORINGS)))

    def set_up(self, position: ElGrande, random: Randomness) -> None:
        state_of(position).cards = shuffled_cards(position.board, random)

    def take_turn(self, position: ElGrande, colour: i64) -> None:
        take_card(position, decks_taken(position))

    # ---- What may be known of it.
    def view_types(self) -> dict[type[object], type[object]]:
        return {ExtraView: AutomaView}

    def show_extra(self, position: ElGrande, colour: int, shown: ExtraView) -> None:
        """Where its caballeros came to this round."""
        automa(shown)["regions"] = names_of(position, region_cards(position))

    def imagine(self, position: ElGrande, viewer: int | None, random: Randomness) -> None:
        """Its power cards and region cards that have not come up."""
        powers, regions = position.board.highest_power, position.board.regions
        cards = cards_of(position)[:]
        deal_anew(cards, position.round, powers, random)
        span = position.rules.rounds // SCORINGS
        for scoring in range(SCORINGS):
            drawn = min(max(position.round - scoring * span, 0), span) * REGIONS_EACH_ROUND
            first = powers + scoring * len(regions)
            unseen = regions[:]  # with those that stayed on the pile where a round drew none
            for place in range(first, first + drawn):
                if cards[place] != NOWHERE:
                    unseen = remove(unseen, cards[place])
            random.shuffle_part(unseen, 0, len(unseen))
            for place in range(len(regions) - drawn):
                cards[first + drawn + place] = unseen[place]
        state_of(position).cards = cards

    # ---- Scenarios: each card changes places with the one that would have come.
    def put(self, position: ElGrande, fact: str, rest: list[str]) -> None:
        board, cards, now = position.board, cards_of(position), max(position.round, 1)
        if fact == "automa-power":
            value = whole(first_of(rest))
            if not 1 <= value <= board.highest_power:
                raise Refused("error-no-power-card", value=str(value), possible=board.powers.names)
            swap(cards, now - 1, to_list(cards)[: int(board.highest_power)].index(value))
            return
        before, position.round = position.round, now
        first = first_region_card(position)
        position.round = before
        for place, word in enumerate(rest[: int(REGIONS_EACH_ROUND)]):
            index([board.names[each] for each in board.regions], word, "region")
            put_region_card(position, first + place, board.number[word])

    def look(self, position: ElGrande, fact: str, rest: list[str]) -> list[str]:
        if fact == "automa-power":
            return [str(cards_of(position)[position.round - 1])]
        return names_of(position, region_cards(position)) or ["none"]

    def put_round(self, position: ElGrande, now: i64, number: i64) -> None:
        cards = cards_of(position)
        swap(cards, now - 1, number - 1)
        position.round = now
        here = first_region_card(position)
        position.round = number
        there = first_region_card(position)
        for card in range(REGIONS_EACH_ROUND):
            put_region_card(position, there + card, cards[here + card])


def names_of(position: ElGrande, regions: list[int]) -> list[str]:
    return [position.board.names[region] for region in regions]


def put_region_card(position: ElGrande, place: i64, region: i64) -> None:
    """It changes places within the cards of its pile."""
    cards, regions = cards_of(position), len(position.board.regions)
    start = int(place - (place - position.board.highest_power) % regions)
    swap(cards, place, start + to_list(cards)[start : start + regions].index(region))


def swap(cards: vec[i64], here: i64, there: i64) -> None:
    cards[here], cards[there] = cards[there], cards[here]
