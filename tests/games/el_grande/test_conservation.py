"""Whatever is answered, in whichever game: nothing is lost and nothing appears."""

from collections.abc import Iterator
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.engine.playout import playout
from meseta.engine.saving import to_list
from meseta.games.el_grande.editions import OPTIONS
from meseta.games.el_grande.parts.colonies.view import AreaWithPlaces
from meseta.games.el_grande.parts.grandissimo.view import SeatWithFigures, ViewWithGrandissimo
from meseta.games.el_grande.parts.shifting_powers.modifiers import modifiers_of
from meseta.games.el_grande.position import ElGrande
from meseta.games.el_grande.setup import new_game
from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.wording.words import words
from tests.any_game.play import decisions_from

# The same examples in every run: a test that fails must fail again.
steady = settings(max_examples=25, deadline=None, derandomize=True, database=None)

CHOICES = st.lists(st.integers(0, 2**16), min_size=40, max_size=120)


@st.composite
def games_under_way(draw: st.DrawFn, /, **fixed: str) -> ElGrande:
    """A game of any kind, played at random up to some decision."""
    options = {"castillo": "open", **fixed}
    for option in OPTIONS:
        options.setdefault(option.name, draw(st.sampled_from(option.possible(options))))
    game = new_game(options, draw(st.integers(0, 2**32)))
    skipped = draw(st.integers(0, 200))
    for number, _, _, _ in decisions_from(game, draw(st.integers(0, 2**32))):
        if number > skipped:
            break
    return game


def answer(game: ElGrande, choice: int) -> None:
    """Whoever may answer gives some legal answer, whichever the number says."""
    able = [seat for seat in range(game.seats) if game.answers(seat)]
    seat = able[choice % len(able)]
    legal = game.answers(seat)
    game.answer(seat, legal[choice // len(able) % len(legal)])


def answers(game: ElGrande, choices: list[int]) -> Iterator[None]:
    """Answer after answer, until the choices or the game are at an end."""
    for choice in choices:
        if game.waiting():
            answer(game, choice)
            yield


def caballeros(game: ElGrande) -> list[list[int]]:
    """Of each colour, everywhere it can be: regions and places apart, the Castillo, court and province."""
    view = game.seen_by(None)
    courts = [player["court"] for player in view["seats"]] + [0]
    colours = [*view["seats"], *view["extra"]]
    places = [place["caballeros"] for area in view["areas"] for place in cast("AreaWithPlaces", area).get("places", [])]
    stands = [*map(standing, view["areas"]), *places, *outside_all_regions(view)]
    return [
        [*[counts[number] for counts in stands], courts[number], colour["province"]]
        for number, colour in enumerate(colours)
    ]


def outside_all_regions(view: ElGrandeView) -> list[list[int]]:
    """On the Ship, in the Jail, given away and not placed: black ones are only in the Jail."""
    with_ship = cast("ViewWithGrandissimo", view)
    gifts = [cast("SeatWithFigures", player).get("gifts", []) for player in view["seats"]]
    rows = [with_ship.get("ship"), with_ship.get("jail"), *gifts] if "jail" in view else []
    return [[*row, 0] for row in rows if row is not None]


BLACK = {"colonies": 4, "king-and-colonies": 4, "grandissimo": 2}


@steady
@given(games_under_way(), CHOICES)
def test_every_colour_always_has_as_many_caballeros(game: ElGrande, choices: list[int]) -> None:
    expansion = game.rules.chosen["expansion"]
    colonies = expansion in ("colonies", "king-and-colonies")
    black = [BLACK[expansion]] if any(part.NAME == "inquisitor" for part in game.rules.parts) else []
    for _ in answers(game, choices):
        counts = caballeros(game)

        most = [36 if colonies else 30] * (len(counts) - len(black)) + black
        assert [sum(each) for each in counts] == most
        assert min(min(each) for each in counts) >= 0


@steady
@given(games_under_way(), CHOICES)
def test_every_seat_always_has_13_power_cards_in_hand_or_seen(game: ElGrande, choices: list[int]) -> None:
    for _ in answers(game, choices):
        for player in game.seen_by(None)["seats"]:
            hand, played = int(game.hand[player["seat"]]), int(game.played[player["seat"]])

            if has_own_cards(game):
                assert (hand | played).bit_count() == (own_cards(game) if chooses_hands(game) else 13)
            else:
                assert hand | played == 0b11111111111110
            assert (hand & played).bit_count() == player["taken_back_unseen"], "in hand, yet seen played: taken back"


def has_own_cards(game: ElGrande) -> bool:
    return game.rules.chosen["expansion"] in ("intrigue", "king-and-colonies")


def own_cards(game: ElGrande) -> int:
    """How many there are to choose a hand from. Until it is chosen, all of them are in every hand."""
    without_veto = game.rules.chosen["edition"] == "1995" and game.rules.chosen["veto"] == "off"
    return (0 if without_veto else 1) + (30 if game.rules.chosen["own-cards"] == "all" else 17)


def chooses_hands(game: ElGrande) -> bool:
    return game.round == 0


@steady
@given(games_under_way(edition="1995", expansion="intrigue"), CHOICES)
def test_the_13_own_cards_of_a_seat_are_always_the_same_ones(game: ElGrande, choices: list[int]) -> None:
    def cards() -> list[int]:
        return [int(game.hand[seat] | game.played[seat]) for seat in range(game.seats)]

    before = None if chooses_hands(game) else cards()
    for _ in answers(game, choices):
        assert before in (None, cards())
        assert chooses_hands(game) or [chosen.bit_count() for chosen in cards()] == [13] * game.seats
        before = None if chooses_hands(game) else cards()


@steady
@given(games_under_way(), CHOICES)
def test_modifiers_stay_with_their_players_once_they_are_passed(game: ElGrande, choices: list[int]) -> None:
    def modifiers() -> list[int]:
        if game.rules.chosen["shifting-powers"] == "off":
            return []
        theirs = modifiers_of(game)
        return [int(hand | played) for hand, played in zip(theirs.hand, theirs.played, strict=True)]

    before = modifiers() if game.round else None
    for _ in answers(game, choices):
        assert before in (None, modifiers())
        before = modifiers() if game.round else None


@steady
@given(games_under_way(), CHOICES)
def test_scoring_tiles_stay_on_the_board_and_apart(game: ElGrande, choices: list[int]) -> None:
    before = to_list(game.tile)
    for _ in answers(game, choices):
        tiles = to_list(game.tile)

        assert tiles[0] != tiles[1] or tiles == [-1, -1]
        assert all(now >= 0 or then < 0 for then, now in zip(before, tiles, strict=True))
        before = tiles


@steady
@given(games_under_way(), CHOICES)
def test_points_are_never_lost(game: ElGrande, choices: list[int]) -> None:
    before = to_list(game.score)
    for _ in answers(game, choices):
        score = to_list(game.score)

        assert all(now >= then for then, now in zip(before, score, strict=True))
        before = score


@steady
@given(games_under_way(), CHOICES)
def test_nothing_enters_or_leaves_the_kings_region(game: ElGrande, choices: list[int]) -> None:
    king, before, excepted = game.king, caballeros(game), excepts_from_taboo(game)
    for _ in answers(game, choices):
        after = caballeros(game)

        if king in game.board.area_rows and not excepted:
            assert [counts[king] for counts in after] == [counts[king] for counts in before]
        king, before, excepted = game.king, after, excepts_from_taboo(game)


def excepts_from_taboo(game: ElGrande) -> bool:
    """Infiltration lets caballeros in, entourage brings them along: two cards of New Regency."""
    business = game.seen_by(None)["business"]
    return any(frame["kind"] == "escorting" or frame.get("taboo_lifted") for frame in business)


@steady
@given(games_under_way(), CHOICES)
def test_decks_keep_their_order(game: ElGrande, choices: list[int]) -> None:
    decks = to_list(game.decks)
    for _ in answers(game, choices):
        assert to_list(game.decks) == decks


@steady
@given(games_under_way(), CHOICES)
def test_table_never_finds_fault_with_itself(game: ElGrande, choices: list[int]) -> None:
    for _ in answers(game, choices):
        assert game.faults() == []


def test_table_names_what_is_wrong_with_it() -> None:
    """Otherwise the test above could not fail."""
    game = new_game({}, 1)
    playout(game, 1)
    game.court[0] += 1
    game.hand[1] = game.played[1] = 0
    game.tile[0] = game.tile[1] = 3

    faults = " and ".join(map(words("en").refusal, game.faults()))

    assert "blue has 31 caballeros" in faults
    assert "orange has lost a power card" in faults
    assert "both scoring tiles" in faults


def standing(area: AreaView) -> list[int]:
    counts = area["caballeros"]
    assert counts is not None, "the Castillo is open in these games"
    return counts
