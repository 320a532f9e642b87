"""What a search thinks those are worth who are abroad."""

from meseta.games.el_grande.parts.colonies.judgement import worth
from tests.games.el_grande.laid_out import laid_out, seat


def abroad(place: str, rounds_left: int) -> float:
    """What it is worth to blue to have one there, beside what the board pays."""
    there = f"caballeros {place} blue 1"
    game = laid_out("king galicia", "limit galicia", there, "now bidding blue", expansion="colonies")
    return worth(game, seat("blue"), rounds_left)


def test_a_disc_is_worth_more_the_nearer_it_is_to_spain() -> None:
    assert abroad("ship-gold", 3) > abroad("america-gold", 3) > abroad("america", 3) > 0


def test_what_cannot_come_home_any_more_is_worth_nothing() -> None:
    assert abroad("america-gold", 2) > abroad("america-gold", 1) == 0
    assert abroad("ship-gold", 1) > abroad("ship-gold", 0) == 0


def test_who_sits_on_the_ship_may_bring_more_the_longer_the_game_still_is() -> None:
    assert abroad("ship", 6) > abroad("ship", 3) > abroad("ship", 1) > abroad("ship", 0) == 0


def test_a_place_of_honour_is_worth_more_than_one_without() -> None:
    assert abroad("ambassador", 4) > abroad("envoy", 4) > abroad("france", 4) > 0
    assert abroad("viceroy", 6) > abroad("america", 6)


def test_who_stands_beside_the_limit_table_is_better_off_elsewhere() -> None:
    assert abroad("outside", 4) < 0
