"""Power cards are played openly; one taken back goes to the hand unseen, and others know only where it came from."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.engine.randomness import from_seed
from meseta.engine.seats import bits
from meseta.games.el_grande import power_cards
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from tests.any_game.play import seen, text
from tests.games.el_grande.laid_out import answers, fact, laid_out, play

PILE = ["hand blue 1 2 3 4 5 6 7 8 9 10", "bids blue 10 orange 9 green 8 purple 7", "offer power-card", "now turn blue"]
ALL = frozenset(range(1, 14))
BLUE = 0


def blue_takes_back(value: int) -> ElGrande:
    return play(laid_out(*PILE), "blue: court 1", "blue: take 4", "blue: act", f"blue: power {value}")


# ---- What the players see.
def test_any_used_card_can_be_taken_back_also_the_one_of_this_round() -> None:
    game = play(laid_out(*PILE), "blue: court 1", "blue: take 4", "blue: act")

    assert answers(game, "blue") == ["power 10", "power 11", "power 12", "power 13"]


def test_card_taken_back_is_in_the_hand() -> None:
    game = blue_takes_back(12)

    assert fact(game, "hand blue") == "hand blue 1 2 3 4 5 6 7 8 9 12"


def test_others_see_that_a_card_was_taken_back_but_not_which() -> None:
    views = {seen(blue_takes_back(value), viewer) for value in (10, 11, 12, 13) for viewer in [None]}

    assert len(views) == 1
    player = blue_takes_back(13).seen_by(1)["seats"][BLUE]
    assert player["hand"] is None
    assert player["hand_size"] == 10
    assert player["played"] == [10, 11, 12, 13]
    assert player["taken_back_unseen"] == 1


def test_owner_sees_the_card_taken_back() -> None:
    assert blue_takes_back(13).seen_by(BLUE)["seats"][BLUE]["hand"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 13]


def test_card_taken_back_is_known_again_when_it_is_played() -> None:
    game = blue_takes_back(13)

    power_cards.show(game.hand, game.played, game.taken_back, BLUE, 13)

    player = game.seen_by(1)["seats"][BLUE]
    assert player["taken_back_unseen"] == 0
    assert player["hand_size"] == 9


def test_another_card_played_gives_nothing_away() -> None:
    game = blue_takes_back(13)

    power_cards.show(game.hand, game.played, game.taken_back, BLUE, 5)

    player = game.seen_by(1)["seats"][BLUE]
    assert player["taken_back_unseen"] == 1
    assert player["played"] == [5, 10, 11, 12, 13]


def test_order_of_turns_stays_when_this_rounds_card_is_taken_back() -> None:
    game = blue_takes_back(10)

    assert game.seen_by(None)["turn_order"] == [0, 1, 2, 3]
    assert fact(game, "bids blue ?") == "bids blue 10"


# ---- What the others can know: every way in which it may have been.
Deed = tuple[str, int]  # "play" or "take back", and the card


@st.composite
def histories(draw: st.DrawFn) -> list[Deed]:
    """What one seat does with its power cards: one played each round, at most two taken back."""
    hand = set(ALL)
    deeds: list[Deed] = []
    takes = 0
    for _ in range(draw(st.integers(1, 9))):
        value = draw(st.sampled_from(sorted(hand)))
        hand.remove(value)
        deeds.append(("play", value))
        if takes < 2 and draw(st.booleans()):
            back = draw(st.sampled_from(sorted(ALL - hand)))
            hand.add(back)
            deeds.append(("take back", back))
            takes += 1
    return deeds


def possible_hands(deeds: list[Deed]) -> set[frozenset[int]]:
    """All hands a seat may have now, for somebody who saw what was played and when a card was taken back."""
    takes = sum(kind == "take back" for kind, _ in deeds)
    hands = set()
    for guess in product(ALL, repeat=takes):
        hand = hand_if_taken_back(deeds, list(guess))
        if hand is not None:
            hands.add(frozenset(hand))
    return hands


def hand_if_taken_back(deeds: list[Deed], guess: list[int]) -> set[int] | None:
    """The hand now, if those were the cards taken back; None if that cannot have been."""
    hand = set(ALL)
    for kind, value in deeds:
        if kind == "play":
            if value not in hand:
                return None
            hand.remove(value)
        else:
            back = guess.pop(0)
            if back in hand:
                return None
            hand.add(back)
    return hand


def after(deeds: list[Deed]) -> ElGrande:
    game = new_game({}, 1)
    for kind, value in deeds:
        if kind == "play":
            power_cards.show(game.hand, game.played, game.taken_back, BLUE, value)
        else:
            power_cards.take_back(game.hand, game.played, game.taken_back, BLUE, value)
    return game


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(histories())
def test_imagined_hands_are_possible_hands(deeds: list[Deed]) -> None:
    game = after(deeds)
    possible = possible_hands(deeds)
    random = from_seed(1)

    imagined = {frozenset(bits(game.imagine(viewer, random).hand[BLUE])) for viewer in (None, 1, 2) for _ in range(5)}

    assert imagined <= possible
    assert frozenset(bits(game.hand[BLUE])) in possible


@settings(max_examples=25, deadline=None, derandomize=True, database=None)
@given(histories())
def test_every_possible_hand_is_imagined_sooner_or_later(deeds: list[Deed]) -> None:
    game = after(deeds)
    possible = possible_hands(deeds)
    random = from_seed(1)

    imagined = {frozenset(bits(game.imagine(None, random).hand[BLUE])) for _ in range(30 * len(possible))}

    assert imagined == possible


@settings(max_examples=50, deadline=None, derandomize=True, database=None)
@given(histories())
def test_number_of_cards_not_seen_again_is_known(deeds: list[Deed]) -> None:
    game = after(deeds)
    player = game.seen_by(None)["seats"][BLUE]

    played = player["played"]
    assert played is not None
    assert player["hand_size"] == 13 - len(played) + player["taken_back_unseen"]


def test_seat_does_not_imagine_its_own_hand_anew() -> None:
    game = blue_takes_back(12)
    random = from_seed(1)

    assert all(game.imagine(BLUE, random).hand[BLUE] == game.hand[BLUE] for _ in range(50))


def test_card_being_taken_back_can_be_saved() -> None:
    game = play(laid_out(*PILE), "blue: court 1", "blue: take 4", "blue: act")

    assert text(game.copy()) == text(game)
    assert game.seen_by(None)["business"][-1] == {"kind": "taking-back", "seat": BLUE}
