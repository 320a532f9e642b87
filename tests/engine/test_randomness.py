"""Our own randomness: the same on every machine for ever, compiled or not, and evenly spread."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from meseta.engine.randomness import HALF, Randomness, from_seed

# Never to change: every record and every saved game depends on these numbers.
FIRST_NUMBERS = {
    0: [398, 317, 150, 687, 115, 958, 29, 183],
    1: [934, 282, 877, 506, 540, 601, 465, 397],
    2: [806, 683, 470, 590, 123, 340, 588, 519],
    -1: [925, 414, 446, 56, 695, 132, 445, 310],
    12345678901234567890: [117, 701, 945, 728, 726, 880, 223, 858],
}
FIRST_STATES = {0: 3785166696983065309, 1: 4462148495505253216, 2: 2733093525127680245, -1: 3368384227051251850}
ALL_THERE_ARE = 2147483562  # different numbers the generator can give


def as_published(first: int, second: int, count: int) -> list[int]:
    """L'Ecuyer's generator as the paper of 1988 prints it, with divisions that keep all numbers below 2**31."""
    drawn = []
    for _ in range(count):
        k = first // 53668
        first = 40014 * (first - k * 53668) - k * 12211
        if first < 0:
            first += 2147483563
        k = second // 52774
        second = 40692 * (second - k * 52774) - k * 3791
        if second < 0:
            second += 2147483399
        z = first - second
        drawn.append((z if z >= 1 else z + 2147483562) % 2147483562)
    return drawn


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_first_numbers_of_a_seed_never_change(seed: int) -> None:
    random = from_seed(seed)

    assert [random.below(1000) for _ in range(8)] == FIRST_NUMBERS[seed]


@pytest.mark.parametrize("seed", FIRST_STATES)
def test_first_state_of_a_seed_never_changes(seed: int) -> None:
    assert from_seed(seed).state == FIRST_STATES[seed]


def test_shuffle_of_a_seed_never_changes() -> None:
    items = list(range(10))

    from_seed(1).shuffle(items)

    assert items == [7, 3, 8, 9, 6, 0, 1, 5, 2, 4]


@pytest.mark.parametrize(("first", "second"), [(1, 1), (12345, 67890), (2147483562, 2147483398)])
def test_numbers_are_those_of_the_published_generator(first: int, second: int) -> None:
    random = Randomness(first * int(HALF) + second)

    assert [random.below(ALL_THERE_ARE) for _ in range(2000)] == as_published(first, second, 2000)


def test_state_is_all_there_is() -> None:
    random = from_seed(7)
    for _ in range(100):
        random.below(6)

    again = Randomness(random.state)

    assert [again.below(100) for _ in range(50)] == [random.below(100) for _ in range(50)]
    assert again.state == random.state


def test_state_fits_into_63_bits_and_never_dies() -> None:
    random = from_seed(3)
    for _ in range(1000):
        random.below(10)

        assert 0 < random.state < 2**63
        assert random.state // HALF > 0
        assert random.state % HALF > 0


@pytest.mark.parametrize("bound", [2, 3, 6, 13, 45])
def test_numbers_are_evenly_spread(bound: int) -> None:
    random = from_seed(bound)

    counts = Counter(random.below(bound) for _ in range(1000 * bound))

    assert sorted(counts) == list(range(bound))
    assert all(850 < count < 1150 for count in counts.values())


def test_large_bounds_are_evenly_spread_too() -> None:
    """Where the bound does not divide the numbers there are, the rest is drawn again."""
    bound = ALL_THERE_ARE // 3 * 2
    random = from_seed(1)

    upper_half = sum(random.below(bound) >= bound // 2 for _ in range(4000))

    assert 1850 < upper_half < 2150


def test_there_is_one_number_below_one() -> None:
    assert {from_seed(seed).below(1) for seed in range(20)} == {0}


def test_shuffle_keeps_the_items() -> None:
    items = [3, 1, 4, 1, 5, 9, 2, 6]

    from_seed(1).shuffle(items)

    assert sorted(items) == [1, 1, 2, 3, 4, 5, 6, 9]


def test_every_order_is_equally_likely() -> None:
    random = from_seed(1)
    orders = Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [0, 1, 2]
        random.shuffle(items)
        orders[tuple(items)] += 1

    assert set(orders) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in orders.values())


def test_choice_is_one_of_the_items() -> None:
    random = from_seed(1)

    assert {random.choice([10, 20, 30]) for _ in range(100)} == {10, 20, 30}


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """The first number of successive seeds is as random as successive numbers of one seed."""
    firsts = Counter(from_seed(seed).below(6) for seed in range(6000))

    assert all(850 < count < 1150 for count in firsts.values())


def test_any_whole_number_is_a_seed() -> None:
    states = {from_seed(seed).state for seed in (-(10**30), -1, 0, 1, 2**63, 10**30)}

    assert len(states) == 6


# ---- Streams with a key.
SECRET = "5f" * 32  # any text
FIRST_NUMBERS_OF_A_TEXT = [879, 873, 341, 937, 196, 636, 309, 791]


def as_documented(text: str, bound: int, count: int) -> list[int]:
    """What docs/verifying.md says, by the standard library alone."""
    key, drawn, counter = sha256(b"key of " + text.encode()).digest(), list[int](), 0
    while len(drawn) < count:
        number = int.from_bytes(sha256(key + b"draw" + counter.to_bytes(8, "big")).digest()[:8], "big") >> 1
        counter += 1
        if number < (2**63 - 1) // bound * bound:
            drawn.append(number % bound)
    return drawn


def test_first_numbers_of_a_text_never_change() -> None:
    random = from_seed(SECRET)

    assert [random.below(1000) for _ in range(8)] == FIRST_NUMBERS_OF_A_TEXT


@pytest.mark.parametrize("bound", [1, 2, 52, 1000, ALL_THERE_ARE])
def test_numbers_of_a_text_are_digests_of_a_key_and_a_counter(bound: int) -> None:
    random = from_seed(SECRET)

    assert [random.below(bound) for _ in range(200)] == as_documented(SECRET, bound, 200)


@pytest.mark.parametrize("bound", [2, 3, 6, 13, 45])
def test_numbers_of_a_text_are_evenly_spread(bound: int) -> None:
    random = from_seed(f"secret {bound}")

    counts = Counter(random.below(bound) for _ in range(1000 * bound))

    assert sorted(counts) == list(range(bound))
    assert all(850 < count < 1150 for count in counts.values())


def test_state_and_key_are_all_there_is() -> None:
    random = from_seed(SECRET)
    random.shuffle(list(range(50)))

    again = Randomness(random.state, random.key)

    assert [again.below(100) for _ in range(50)] == [random.below(100) for _ in range(50)]
    assert len(random.key) * 8 == 256


def test_digest_of_a_text_is_not_its_key() -> None:
    """It may be published, as a commitment."""
    assert from_seed(SECRET).key != sha256(SECRET.encode()).digest()


def test_number_and_its_text_have_nothing_in_common() -> None:
    assert from_seed(7).key == b""
    assert from_seed("7").key != b""


@pytest.mark.parametrize("seed", [7, SECRET])
def test_fork_is_of_the_same_kind_and_tells_nothing_of_its_stream(seed: int | str) -> None:
    random, same = from_seed(seed), from_seed(seed)

    forks = [random.fork(), random.fork()]

    assert all(bool(fork.key) == bool(random.key) for fork in forks)
    assert len({(each.state, each.key) for each in [random, same, *forks]}) == 4
    assert [fork.state for fork in forks] == [same.fork().state, same.fork().state]
