"""Boycott, Alliance and Free choice: what changes in the next general scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from meseta.bots.el_grande import actions, weights
from meseta.bots.el_grande.part import Meaning
from meseta.engine.program import Step
from meseta.games.el_grande.parts.grandissimo.steps.region_cards import BOYCOTT, NameCard
from meseta.games.el_grande.parts.grandissimo.view import of_grandissimo
from meseta.games.el_grande.scoring import BONUS, earnings

if TYPE_CHECKING:
    from meseta.bots.el_grande.part import ChangeWorth, Payment
    from meseta.bots.el_grande.table import Table
    from meseta.bots.view import Judge
    from meseta.games.el_grande.parts.grandissimo.view import (
        AllianceProposal,
        ChoosingPartnerFrame,
        NamingCardFrame,
        RegionProposalOfGrandissimo,
    )
    from meseta.games.el_grande.view import Proposal

FREE_CHOICE: Final = 1.5  # two caballeros moved at the last moment


# ---- What is paid in a general scoring.
def earning(table: Table, payment: Payment, earned: list[int]) -> None:
    """Nothing where there is a boycott; allies count together; black caballeros do not count."""
    view, name = of_grandissimo(table.view), table.board.names[payment.area]
    if not payment.general and not view["general_scoring"]:
        return
    if name in view["boycotts"]:
        earned[:] = [0] * len(earned)
        return
    allies = next((alliance["seats"] for alliance in view["alliances"] if alliance["area"] == name), None)
    if allies or any(table.caballeros[payment.area][table.seats :]):
        earned[:] = paid_together(payment._replace(counts=without_black(table, payment)), allies)


def without_black(table: Table, payment: Payment) -> list[int]:
    """Black caballeros count for nobody: the inquisitor leaves the court before the scoring."""
    counts = payment.counts[:]
    for colour in range(table.seats, len(counts)):
        counts[table.owner[colour]] -= table.caballeros[payment.area][colour]
    return counts


def paid_together(payment: Payment, allies: list[int] | None) -> list[int]:
    """Allies are one, in the place of the first of them; each is paid, with the bonus for the own grande."""
    counts = payment.counts[:]
    first, second = allies or (0, 0)
    if allies:
        counts[first] += counts[second]
        counts[second] = 0
    earned = earnings(counts, payment.values, payment.king, payment.homes)
    if allies:
        earned[second] = earned[first]
        if counts[first] > max(count for colour, count in enumerate(counts) if colour != first):
            earned[second] += int(BONUS) * ((second in payment.homes) - (first in payment.homes))
    return earned


# ---- Boycott.
def boycott_gain(table: Table, region: int) -> float:
    """The next general scoring pays nothing there."""
    near = weights.NEXT_SCORING[table.rounds_before_scoring]
    return -table.worth(region) * near / (near + weights.LATER_SCORING * table.scorings_after)


# ---- Alliance.
def alliance_gain(table: Table, region: int, first: int, second: int) -> float:
    """Two count together in the next general scoring."""
    now = table.now(region)
    payment = now._replace(counts=without_black(table, now))
    together = table.advantage(paid_together(payment, sorted([first, second])))
    alone = table.advantage(paid_together(payment, None))
    return weights.NEXT_SCORING[table.rounds_before_scoring] * (together - alone)


def best_alliance(table: Table, region: int) -> float:
    rivals = [seat for seat in range(table.seats) if seat != table.me]
    return max(alliance_gain(table, region, table.me, seat) for seat in rivals)


# ---- Steps and questions.
def name_card(table: Table, step: NameCard) -> float:
    gain = boycott_gain if step.purpose == BOYCOTT else best_alliance
    return max((gain(table, region) for region in cards_left(table)), default=0.0)


def cards_left(table: Table) -> list[int]:
    """The regions whose card nobody has taken."""
    view = of_grandissimo(table.view)
    taken = [*view["boycotts"], *[alliance["area"] for alliance in view["alliances"]]]
    return [region for region in table.disk_regions() if table.board.names[region] not in taken]


def naming_card(table: Table) -> Judge:
    boycott = cast("NamingCardFrame", table.question)["purpose"] == "boycott"
    gain = boycott_gain if boycott else best_alliance
    return lambda words: gain(table, table.number[words[1]])


def choosing_partner(table: Table) -> Judge:
    region = table.number[cast("ChoosingPartnerFrame", table.question)["area"]]
    return lambda words: alliance_gain(table, region, table.me, table.colour[words[1]])


def choosing_freely(table: Table) -> Judge:
    """The Castillo has been paid and left: who comes in now stays there."""
    table.chances[table.castillo] -= weights.NEXT_SCORING[0]
    table.castillo_opens = False
    return actions.moving(table)


def free_choice_gain(table: Table, by: int) -> float:
    """Whoever kept it before loses it."""
    before = of_grandissimo(table.view)["free_choice"]
    lost = 0.0 if before is None else table.rivalry[before]
    return FREE_CHOICE * (table.rivalry[by] - lost)


# ---- What may be vetoed.
def boycotted(table: Table, frame: Proposal) -> float:
    return boycott_gain(table, table.number[cast("RegionProposalOfGrandissimo", frame)["area"]])


def allied(table: Table, frame: Proposal) -> float:
    alliance = cast("AllianceProposal", frame)
    return alliance_gain(table, table.number[alliance["area"]], alliance["by"], alliance["seat"])


STEPS: Final[dict[type[Step], Meaning]] = {NameCard: Meaning(name_card)}
CHANGES: Final[dict[str, ChangeWorth]] = {"allied": allied, "boycotted": boycotted}
