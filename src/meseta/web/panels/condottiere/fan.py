"""A company as a fan of cards: the more there are, the closer they lie, and cards of a kind lie closest."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from meseta.web.boards.attributes import answer
from meseta.web.boards.condottiere.cards import HEIGHT, WIDTH
from meseta.web.markup import NOTHING, html

SPACE: Final = (440, 164)  # of every fan: so cards are equally large in all companies
WIDEST: Final = 88.0  # from card to card
OF_A_KIND: Final = 0.42  # so much closer
TILT: Final = 5.5  # degrees, of the outermost cards
SAG: Final = 9.0  # how much lower they lie
EMPTY: Final = html(
    '<rect class="no-card" x="{}" y="12" width="{}" height="{}" rx="9"/>', (SPACE[0] - WIDTH) // 2, WIDTH, HEIGHT
)


@dataclass(frozen=True, slots=True)
class FanCard:
    """A card that lies in a company, and the answer it gives when it is pressed."""

    name: str  # unique on the page
    face: str
    label: str
    chosen: int | None = None
    extra: str = ""


def fan(cards: list[FanCard], label: str) -> Markup:
    role = "group" if any(card.chosen is not None for card in cards) else "img"
    places = spread([card.face for card in cards])
    return html(
        '<svg class="fan" viewBox="0 0 {} {}" role="{}" aria-label="{}">{}</svg>',
        *SPACE,
        role,
        label,
        [laid(card, x) for card, x in zip(cards, places)] or EMPTY,
    )


def spread(faces: list[str]) -> list[float]:
    """The middle of each card, from left to right, around the middle of the fan."""
    gaps = [OF_A_KIND if before == after else 1.0 for before, after in pairwise(faces)]
    apart = min(WIDEST, (SPACE[0] - WIDTH - 8) / sum(gaps)) if gaps else 0.0
    places = [apart * sum(gaps[:place]) for place in range(len(faces))]
    middle = (places[-1] if places else 0.0) / 2
    return [SPACE[0] / 2 + place - middle for place in places]


def tilt(x: float) -> float:
    """From -1 on the left of the fan to 1 on its right."""
    return (x - SPACE[0] / 2) / (SPACE[0] / 2 - WIDTH / 2)


@lru_cache(maxsize=2048)
def laid(card: FanCard, x: float) -> Markup:
    side = tilt(x)
    return html(
        '<g id="{}" class="{}" transform="translate({} {}) rotate({})"{}{}>'
        '<use href="#card-{}" x="{}" y="{}" width="{}" height="{}"/></g>',
        card.name,
        f"card {card.extra}" if card.extra else "card",
        x,
        SPACE[1] / 2 - SAG / 2 + SAG * side * side,
        TILT * side,
        NOTHING if card.chosen is None else html(' role="button" tabindex="0" aria-label="{}"', card.label),
        answer(card.chosen),
        card.face,
        -WIDTH // 2,
        -HEIGHT // 2,
        WIDTH,
        HEIGHT,
    )
