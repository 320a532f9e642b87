"""The table of Condottiere and its questions in words, as a player sees them."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

import pytest

from meseta.cli.boards.condottiere import TEXT_BOARD
from meseta.cli.boards.condottiere_map import MAP
from meseta.engine.frame import AnyPosition
from meseta.games.catalogue import title
from meseta.games.condottiere.board import BORDERS
from tests.cli.looking import answered, board, question, rows_of

BLUE, ORANGE = 0, 1


def table(*facts: str, now: str = "battle blue", **options: str) -> AnyPosition:
    """For four players; blue has three cards and orange one."""
    game = title("condottiere")
    position = game.bare_table(options)
    for fact in ["hand blue 4 bishop scarecrow", "hand orange 6", "battle firenze", *facts]:
        game.put(position, fact.split())
    game.start(position, now.split(), [])
    return position


# ---- The regions.
def test_progress_towards_both_goals_and_what_the_battle_would_win() -> None:
    lines = board(table("regions blue parma lucca napoli", "regions green roma", "token orange"))

    assert rows_of("blue", lines)[0] == "blue 3 of 5 2 of 3 parma+lucca, napoli; wins with firenze"
    assert rows_of("orange", lines)[0] == "orange 0 of 5 0 of 3 token"
    assert rows_of("green", lines)[0] == "green 1 of 5 1 of 3 roma"


def test_free_regions_the_favour_and_the_neighbours_of_the_battle() -> None:
    position = table("regions blue torino milano venezia genova mantova parma", "favour siena", retaking="on")

    lines = board(position)

    assert rows_of("free", lines) == ["free modena, ferrara, bologna, lucca, firenze, urbino, ancona, spoleto,"]
    assert rows_of("favour", lines) == ["favour siena"]
    assert lines[1] == "The battle is for firenze, next to modena, lucca, bologna, siena, urbino,"


def test_a_battle_for_a_region_of_somebody_names_the_defender() -> None:
    lines = board(table("regions green firenze roma", retaking="on"))

    assert lines[1].startswith("The battle is for firenze, which green defends, next to modena,")
    assert "roma (green)" in lines[2]


def test_a_match_shows_its_points() -> None:
    lines = board(table("points blue 7 green 12", points="20"))

    assert lines[1] == "Game 1 of a match to 20 points."
    assert rows_of("green", lines)[0] == "green 0 of 5 0 of 3 12 of 20"


def test_the_map_marks_who_controls_what() -> None:
    shown = "\n".join(board(table("regions blue parma", "favour siena", now="region")))

    assert "| parma(b)  |" in shown
    assert "|_siena(+)____|" in shown
    assert "| firenze        |" in shown


def test_regions_touch_on_the_map_where_there_is_a_border() -> None:
    touching = set[tuple[str, str]]()
    above: list[Place] = []
    for line in MAP[1:]:
        places = [in_its_place(cell, above) for cell in re.finditer(r"(?<=\|)[^|]+(?=\|)", line)]
        touching |= {(left.region, right.region) for left, right in pairwise(places) if left.end + 1 == right.start}
        touching |= {
            (upper.region, lower.region)
            for upper in above
            for lower in places
            if upper.region != lower.region and upper.start < lower.end and lower.start < upper.end
        }
        above = places

    borders = {tuple(sorted(border)) for border in touching if "" not in border}  # the sea has no name

    assert borders == {tuple(sorted(border)) for border in BORDERS}


class Place(NamedTuple):
    """A region in one line of the map."""

    region: str
    start: int
    end: int


def in_its_place(cell: re.Match[str], above: list[Place]) -> Place:
    """A cell without a name belongs to the region that was not underlined in the line above."""
    start, end = cell.span()
    name = cell[0].strip("_ ") or next((place.region for place in above if place[1:] == (start, end)), "")
    return Place(name, start, end)


# ---- The companies. The first examples are those of the rulebook.
@pytest.mark.parametrize(
    ("company", "of_orange", "shown"),
    [
        ("10 10 5 4", "", "29 = 10 10 5 4"),
        ("10 10 5 4", "winter", "4 = 10 10 5 4, winter -25"),
        ("10 6 5 drummer", "", "42 = 10 6 5, drummer +21"),
        ("10 6 5 drummer", "winter", "6 = 10 6 5, winter -18, drummer +3"),
        ("2 4 drummer", "spring", "15 = 4 2, drummer +6, spring +3"),
        ("1 4 heroine spring", "2 5 5", "15 = 4 1, heroine +10"),
        ("6 drummer drummer", "", "12 = 6, 2 drummers +6"),
        ("courtesan courtesan drummer", "", "2 = drummer +0, 2 courtesans +2"),
        ("", "", "0"),
    ],
)
def test_the_strength_of_a_company_is_reckoned_up(company: str, of_orange: str, shown: str) -> None:
    lines = board(table(f"company blue {company}", f"company orange {of_orange}"))

    assert rows_of("blue", lines)[1] == f"blue 3 {shown}"


def test_the_season_says_what_it_does() -> None:
    assert "Winter, laid by green: mercenaries count 1." in board(table("company green winter"))
    assert "Spring, laid by blue: every 6 counts 3 more." in board(table("company blue spring 5", "company green 6"))


@pytest.mark.parametrize(("seat", "card"), [(BLUE, "10"), (ORANGE, "?"), (None, "?")])
def test_a_face_down_card_is_named_only_to_its_owner(seat: int | None, card: str) -> None:
    lines = board(table("company blue 5", "face-down blue 10", **{"face-down": "on"}), seat)

    assert rows_of("blue", lines)[1] == f"blue 3 5 = 5 ({card} face down)"


def test_who_has_passed_is_shown() -> None:
    assert rows_of("blue", board(answered(table(), "pass"), ORANGE))[1] == "blue passed 3 0"


# ---- The cards.
def test_only_the_own_hand_is_shown_sorted() -> None:
    position = table("hand blue 10 1 heroine scarecrow")

    assert "  Your hand: 10 4 1, bishop, heroine, 2 scarecrows" in board(position)
    assert "  Your hand: 6" in board(position, ORANGE)
    assert "Your hand" not in "".join(board(position, None))


def test_hidden_hand_sizes_stay_hidden() -> None:
    lines = board(table(**{"hand-sizes": "hidden"}))

    assert rows_of("blue", lines)[1] == "blue 3 0"
    assert rows_of("orange", lines)[1] == "orange ? 0"


def test_the_discard_pile_is_counted() -> None:
    lines = board(table("discard 10 10 10 3 bishop scarecrow scarecrow"))

    assert "  Discarded: 10 x3, 3, bishop, 2 scarecrows" in lines


# ---- The questions.
def test_what_passing_means() -> None:
    assert question(table()) == "play a card, or `pass` and be out of this battle."
    assert "`pass` to end the battle: nobody else can play." in question(answered(table(), "play 4", "pass"))
    defender = table("regions blue firenze", retaking="on")
    assert "`pass` for now: the defender may come in later, as long as somebody else can play." in question(defender)
    hider = table("face-down blue 10", **{"face-down": "on"})
    assert "(`pass showing` also turns your face-down card up)" in question(hider)


def test_whoever_has_no_cards_is_asked_about_the_hidden_one_only() -> None:
    hider = answered(table(**{"face-down": "on"}), "play 4", "play 6", "play bishop", "favour off")
    assert question(hider) == "you have no cards left: `pass`, or `pass showing` to turn your face-down card up."


def test_bishop_and_scarecrow_ask_on() -> None:
    assert question(answered(table(), "play bishop")).startswith("your bishop brings you the favour of the Pope.")
    scarecrow = answered(table("company blue 5"), "play scarecrow")
    assert question(scarecrow).startswith("your scarecrow brings one of your mercenaries back to your hand")


def test_regions_are_chosen_by_the_holder_of_the_token() -> None:
    assert question(table(now="region")) == "you hold the Condottiere token: choose a region for the next battle."
    assert "a region that is free or belongs to another player" in question(table(now="region", retaking="on"))


def test_a_hand_without_mercenaries_may_be_discarded() -> None:
    battle = table("hand green winter", "company green 1")

    asked = answered(battle, "pass", "pass", "pass", "region roma")

    assert question(asked).startswith("you have no mercenaries: `hold` your hand, or `discard` all of it")
    assert question(answered(asked, "hold")) == "`hold` your hand: only one without mercenaries may be discarded."


def test_the_last_player_with_cards_may_keep_two() -> None:
    battle = answered(table("company green 1"), "pass", "play 6", "region roma", "hold")

    assert question(battle).startswith("only you have cards left: keep up to two of them")
    assert question(answered(battle, "keep 4")).startswith("you keep 4. Keep one more card, or be `done`")


def test_cards_are_drawn_after_a_battle() -> None:
    drawing = answered(table("hand blue 1 1 1 1 1", "company blue 1", draw="on"), "pass", "pass")

    assert question(drawing) == "draw up to 3 cards."
    assert board(drawing)[1] == "Cards are drawn for the next battle."


# ---- The end.
def standings(position: AnyPosition) -> list[str]:
    assert not position.waiting()
    return TEXT_BOARD.standings(position.seen_by(None))


def test_a_victory_says_how_it_came_about() -> None:
    adjacent = answered(table("regions blue parma lucca", "company blue 4"), "pass", "pass")
    scattered = answered(table("regions blue torino venezia urbino napoli", "company blue 4"), "pass", "pass")

    assert standings(adjacent)[-1] == "Blue wins with 3 adjacent regions."
    assert standings(scattered)[-1] == "Blue wins with 5 regions."


def test_a_match_is_ranked_by_points() -> None:
    match = table("regions blue parma lucca", "company blue 4", "points blue 14 orange 9 green 9", points="20")

    shown = standings(answered(match, "pass", "pass"))

    ranked = ["1. blue 22 points", "2. orange 9 points", "2. green 9 points", "4. purple 0 points"]
    assert [" ".join(line.split()) for line in shown[1:5]] == ranked
    assert shown[-1] == "Blue wins with 22 points."


def test_a_full_board_may_need_a_final_battle() -> None:
    full = table(
        "regions blue modena genova venezia",
        "regions orange milano spoleto mantova bologna",
        "regions green parma ferrara urbino roma",
        "regions purple lucca ancona napoli siena",
        "favour torino",
        "company blue 4",
    )

    last = answered(full, "pass", "pass")

    assert board(last)[1] == "The final battle is between blue, orange, green and purple."
    shared = "Blue, orange, green and purple share the victory in the final battle, with 4 regions on a full board."
    assert standings(answered(last, *["pass"] * 4))[-1] == shared
