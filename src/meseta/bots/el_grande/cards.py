"""What the special action of a card is worth to the own seat before it is carried out: a card is known by its steps.

A new card of known steps needs nothing here. A new kind of step stands in `STEPS`, or in the file of its part, and is
worth nothing until it does; a test names the cards it is on.
"""

from __future__ import annotations

from meseta.bots.el_grande import caballeros, kings, losses, scorings, weights
from meseta.bots.el_grande.part import Meaning
from meseta.bots.el_grande.table import Table
from meseta.engine.program import Card, Step
from meseta.games.el_grande.steps import (
    announce,
    court,
    either,
    evict,
    infiltrate,
    keep_mark,
    keep_veto,
    move_caballeros,
    move_grande,
    move_king,
    place_caballeros,
    return_caballeros,
    score_one_of,
    score_regions,
    scoring_tiles,
    secret_disks,
    take_back_power_card,
)


# ---- A card.
def meaning_of(table: Table, step: Step) -> Meaning | None:
    """None if neither the base nor a part that is played knows the step."""
    known = [part.steps[type(step)] for part in table.parts if type(step) in part.steps]
    return known[0] if known else STEPS.get(type(step))


def meanings(table: Table, card: Card) -> list[tuple[Meaning, Step]]:
    """Of the steps that are known."""
    found = [(meaning_of(table, step), step) for step in card.does]
    return [(meaning, step) for meaning, step in found if meaning is not None]


def card_worth(table: Table, card: Card) -> float:
    """Carried out by the own seat."""
    return sum(meaning.worth(table, step) for meaning, step in meanings(table, card))


def worth_by_another(table: Table, card: Card, by: int) -> float:
    return sum(meaning.by_another(table, step, by) for meaning, step in meanings(table, card))


def scores(table: Table, card: Card) -> bool:
    return any(meaning.scores for meaning, _ in meanings(table, card))


def helps_placing(table: Table, card: Card) -> bool:
    return any(meaning.helps_placing for meaning, _ in meanings(table, card))


def best_king(table: Table, card: Card) -> int | None:
    """Where the card should take the king; None if it moves him nowhere."""
    places = [
        place
        for meaning, step in meanings(table, card)
        if meaning.king_goes
        for place in meaning.king_goes(table, step)
    ]
    return max(places, key=lambda place: kings.king_gain(table, place), default=None)


# ---- A whole turn with a card.
def expect_scoring(table: Table, card: Card, chance: float) -> None:
    """The areas that a card scores weigh more in this picture of the table."""
    for meaning, step in meanings(table, card):
        for area in meaning.scores(table, step) if meaning.scores else []:
            table.chances[area] += chance
    table.flights.clear()


def turn_worth(table: Table, card: Card, placing: list[float], count: int, required: bool = False) -> float:
    """Placing, and then acting if it is worth it or required.

    `placing` is what caballeros bring near the king without the card's own scoring.
    """
    most = min(count, len(placing) - 1)
    if scores(table, card):
        expect_scoring(table, card, 1.0)
        gain = caballeros.placing_gains(table, table.near_king(), most)[-1]
        expect_scoring(table, card, -1.0)
    else:
        gain = placing[most]
    acting = weights.FORESIGHT * card_worth(table, card)
    return gain + (acting if required else max(acting, 0.0))


# ---- Steps that no other file knows.
def better_of_two(table: Table, step: either.Either) -> float:
    return max(card_worth(table, table.card(name)) for name in (step.first, step.second))


def mark_kept(table: Table, step: keep_mark.KeepMark) -> float:
    return mark_worth(table, step.change.NAME, table.me)


def mark_of_another(table: Table, step: keep_mark.KeepMark, by: int) -> float:
    return mark_worth(table, step.change.NAME, by)


def mark_worth(table: Table, change: str, by: int) -> float:
    """Of a mark that a seat keeps, by the name of the change; changes that keep none are worth nothing here."""
    return sum(part.marks[change](table, by) for part in table.parts if change in part.marks)


def veto_held(table: Table, step: Step) -> float:
    return weights.VETO_HELD


def power_card_back(table: Table, step: Step) -> float:
    used = [value for value in table.player["played"] or [] if value not in table.hand]
    rounds_left = table.rounds_before_scoring + 3 * table.scorings_after
    return weights.POWER_CARD_BACK * max(used, default=0) if rounds_left else 0.0


STEPS: dict[type[Step], Meaning] = {
    announce.Announce: Meaning(),
    either.Either: Meaning(better_of_two),
    move_caballeros.MoveCaballeros: Meaning(caballeros.move, caballeros.moved_by_another),
    place_caballeros.PlaceCaballeros: Meaning(caballeros.place),
    place_caballeros.PlaceCaballerosIn: Meaning(caballeros.place_in),
    court.Muster: Meaning(caballeros.muster, helps_placing=True),
    court.MusterUpTo: Meaning(caballeros.muster_up_to, helps_placing=True),
    infiltrate.Infiltrate: Meaning(caballeros.infiltrate, helps_placing=True),
    return_caballeros.OpponentsLoseCourt: Meaning(losses.opponents_lose_court, losses.lose_court),
    return_caballeros.OpponentsReturn: Meaning(losses.opponents_return, losses.lose_court),
    return_caballeros.RemoveOneOfEach: Meaning(losses.one_of_each, losses.hits_anybody),
    secret_disks.TurnDisks: Meaning(),  # the next step says what for
    return_caballeros.ReturnFromDisk: Meaning(losses.return_from_disk, losses.lose_from_disk),
    evict.Evict: Meaning(losses.best_eviction, losses.hits_anybody),
    score_regions.ScoreChosen: scorings.scoring(scorings.best_area)._replace(by_another=scorings.chosen_by),
    score_regions.ScoreByValue: scorings.scoring(scorings.by_value),
    score_regions.ScoreCastillo: scorings.scoring(scorings.castillo),
    score_regions.ScoreFirsts: scorings.scoring(scorings.every_region, firsts_only=True),
    score_regions.ScoreMost: scorings.scoring(scorings.fullest),
    score_regions.ScoreFewest: scorings.scoring(scorings.emptiest),
    score_regions.ScoreDisks: Meaning(scorings.score_disks),
    score_regions.ScoreNamed: scorings.scoring(scorings.named),
    score_regions.ScoreCoastFirsts: scorings.scoring(scorings.coasts, firsts_only=True),
    score_one_of.ScoreOneOf: scorings.scoring(scorings.one_of)._replace(by_another=scorings.chosen_by),
    move_king.MoveKing: kings.moving_king(kings.named_places),
    move_king.MoveKingNear: kings.moving_king(kings.places_near),
    move_king.MoveKingToFullest: kings.moving_king(kings.open_to_him(scorings.fullest)),
    move_king.MoveKingToEmptiest: kings.moving_king(kings.open_to_him(scorings.emptiest)),
    move_king.MoveKingToGrande: kings.moving_king(kings.open_to_him(kings.own_home)),
    move_king.MoveKingWithEntourage: kings.moving_king(kings.open_to_him(scorings.every_region)),
    move_grande.MoveGrande: Meaning(kings.best_home),
    move_grande.GrandeIntoCastillo: Meaning(kings.into_castillo, kings.into_castillo_by_another),
    move_grande.SwapKingAndGrande: Meaning(kings.swap, kings.swap_by_another),
    scoring_tiles.MoveTile: Meaning(kings.best_tile),
    keep_mark.KeepMark: Meaning(mark_kept, mark_of_another),
    keep_veto.KeepVeto: Meaning(veto_held),
    take_back_power_card.TakeBackPowerCard: Meaning(power_card_back),
}
