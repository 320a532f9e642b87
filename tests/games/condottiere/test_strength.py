"""The strength of companies against a slow and simple reading of the rules."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st

from meseta.games.condottiere.deck import COPIES, KIND_NAMES
from meseta.games.condottiere.strength import arithmetic, strength_now
from tests.games.condottiere.laid_out import laid_out

SOLDIERS = ["1", "2", "3", "4", "5", "6", "10"]
COMPANY = st.lists(st.sampled_from([*SOLDIERS, "courtesan", "drummer", "heroine"]), max_size=7)
SEASON = st.sampled_from(["winter", "spring", None])


def by_the_book(companies: list[list[str]], season: str | None) -> list[int]:
    """Card by card: winter first, then the drummer, then spring."""
    strongest = max((int(card) for company in companies for card in company if card in SOLDIERS), default=0)
    totals = []
    for company in companies:
        total = 0
        for card in company:
            if card in SOLDIERS:
                value = 1 if season == "winter" else int(card)
                value *= 2 if "drummer" in company else 1
                value += 3 if season == "spring" and int(card) == strongest else 0
                total += value
            total += {"heroine": 10, "courtesan": 1}.get(card, 0)
        totals.append(total)
    return totals


@given(companies=st.lists(COMPANY, min_size=3, max_size=3), season=SEASON)
def test_strength_is_as_the_rulebook_counts_it(companies: list[list[str]], season: str | None) -> None:
    laid = [[*companies[0], season] if season else companies[0], *companies[1:]]
    cards = Counter(card for company in laid for card in company)
    assume(all(cards[name] <= copies for name, copies in zip(KIND_NAMES, COPIES)))
    facts = [" ".join(["company", colour, *cards]) for colour, cards in zip(("blue", "orange", "green"), laid)]

    game = laid_out(*facts, "hand blue surrender", "now battle blue", players="3")

    expected = by_the_book(companies, season)
    assert [strength_now(game.company, seat) for seat in range(3)] == expected
    assert [arithmetic(game.company, seat).total for seat in range(3)] == expected
    assert all(sum(arithmetic(game.company, seat)[:-1]) == expected[seat] for seat in range(3))


def test_the_arithmetic_names_its_parts() -> None:
    game = laid_out(
        "company blue 2 4 drummer heroine courtesan spring", "hand orange 1", "now battle orange", players="2"
    )

    assert arithmetic(game.company, 0)._asdict() == {
        "printed": 6,
        "winter": 0,
        "drummer": 6,
        "spring": 3,
        "heroines": 10,
        "courtesans": 1,
        "total": 26,
    }


def test_all_kinds_have_a_name_of_their_own() -> None:
    assert len(set(KIND_NAMES)) == len(KIND_NAMES)
