"""Places apart on the map: who stands there, what they are paid, and how they are chosen."""

from __future__ import annotations

import re

import pytest

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.counted_areas import areas_of, counting
from meseta.web.boards.el_grande.majority import payments
from meseta.web.boards.el_grande.spain import board
from meseta.wording.words import words
from tests.any_game.play import Table, decisions
from tests.web.boards.guests import GUESTS, TABLES, arranged, buttons, drawn, element

COLONIES = "players=4 expansion=colonies"
BIDS = "bids blue 7 orange 6 green 5 purple 4"
WITH_PLACES = [table for table in TABLES if "colonies" in table.options["expansion"]]


def placing(*facts: str, king: str = "cataluna") -> ElGrandeView:
    """Blue, who has taken a card, is to place caballeros."""
    return arranged(COLONIES, f"king {king}", *facts, BIDS, "now turn blue", when=("blue: court 0", "blue: take 5"))


def laid_out(*facts: str, options: str = COLONIES) -> ElGrandeView:
    return arranged(options, "king sevilla", *facts, "now bidding blue")


def the_map(view: ElGrandeView) -> str:
    return board(view, GUESTS[: len(view["seats"])], words("en"))


def area(view: ElGrandeView, name: str) -> str:
    return element(the_map(view), f'data-area="{name}"')


def answer(view: ElGrandeView, said: str) -> int:
    return next(legal["answer"] for legal in view["legal"] if legal["notation"] == said)


# ---- What is counted and paid is what the rules count and pay.
@pytest.mark.parametrize("table", WITH_PLACES, ids=str)
def test_what_counts_in_an_area_is_what_the_rules_count(table: Table) -> None:
    for decision in decisions(table):
        view = decision.position.seen_by(decision.seat)
        areas = areas_of(view)
        for each in view["areas"]:
            if each["caballeros"] is not None:
                assert counting(areas[each["area"]]) == each["counted"], each["area"]


@pytest.mark.parametrize("table", WITH_PLACES, ids=str)
def test_what_an_area_would_pay_is_what_the_rules_would_pay(table: Table) -> None:
    for decision in decisions(table, seed=2):
        view = decision.position.seen_by(decision.seat)
        for name, each in areas_of(view).items():
            if each["if_scored_now"] is not None:
                assert list(payments(each))[: len(view["seats"])] == each["if_scored_now"], name


# ---- Boxes.
def test_boxes_are_drawn_where_the_board_has_them() -> None:
    assert 'href="#sp-box-america"' in the_map(laid_out())
    assert "#sp-box-" not in the_map(arranged("players=4", "now bidding blue"))


def test_land_beyond_the_border_is_drawn_as_a_region_where_it_is_one() -> None:
    with_colonies, without = the_map(laid_out()), the_map(arranged("players=4", "now bidding blue"))

    assert 'href="#sp-region-france"' in with_colonies
    assert 'class="foreign-name nohit"' in without
    assert with_colonies.count(">France<") == without.count(">France<") == 1


def test_jail_is_no_box_of_the_colonies() -> None:
    assert "jail" not in the_map(laid_out())


# ---- Who stands there.
def test_who_has_a_place_for_one_stands_in_its_seat() -> None:
    view = laid_out("caballeros ambassador orange 1")

    seat = the_map(view).partition('<g class="seat ambassador')[2].partition("</g></g>")[0]

    assert 'class="piece p2"' in seat
    assert "Ambassador" in seat


def test_what_a_place_is_paid_stands_at_it() -> None:
    drawing = the_map(laid_out())

    points = {place: drawing.partition(f'<g class="seat {place}')[2].partition("seat-name")[0] for place in SEATS}

    assert {place: f">+{SEATS[place]}<" in points[place] for place in SEATS} == dict.fromkeys(SEATS, True)
    assert ">+" not in drawing.partition('<g class="seat captain')[2].partition("seat-name")[0]


SEATS = {"ambassador": 2, "envoy": 1, "viceroy": 5}


def test_who_carries_something_stands_on_a_disc() -> None:
    view = laid_out("caballeros ship blue 1", "caballeros ship-gold blue 2", "caballeros ambassador green 1")
    carried = arranged(COLONIES, "caballeros ambassador green 1", "cargo ambassador wares", "now bidding blue")

    assert the_map(view).count('class="disc gold"') == 1
    assert 'id="row-ship-gold-p1"' in the_map(view)
    assert the_map(carried).count('class="disc wares"') == 1


def test_discs_that_nobody_has_claimed_lie_in_their_colony() -> None:
    drawing = the_map(laid_out("discs gold 2 wares 3"))

    assert drawing.count('href="#disc-gold"') == 2
    assert drawing.count('href="#disc-wares"') == 3
    assert "3 discs of wares to claim" in element(drawing, 'data-area="mediterranean"')


def test_only_the_captain_is_paid_on_the_ship() -> None:
    crew = laid_out("caballeros ship blue 3")
    captain = laid_out("caballeros ship blue 3", "caballeros captain orange 1")

    assert "you 3, nobody first" in area(crew, "ship")
    assert "first Ana" in area(captain, "ship")
    assert "Captain: Ana" in area(captain, "ship")


def test_viceroy_is_told_and_does_not_count() -> None:
    tag = area(laid_out("caballeros viceroy orange 1", "caballeros america green 1"), "america")

    assert "Viceroy: Ana" in tag
    assert "first Tomás" in tag


# ---- Black caballeros.
def test_black_caballeros_are_stars_with_an_edge_of_whoever_has_the_inquisitor() -> None:
    nobody = laid_out("caballeros granada black 2")
    held = laid_out("caballeros granada black 2", "inquisitor orange")

    assert "p5 inquisitor" in element(the_map(nobody), 'id="row-granada-p5"')
    assert "#tok-inquisitor" in the_map(nobody)
    assert "black-of-" not in drawn(nobody)
    assert "black-of-p2" in element(the_map(held), 'role="group"')


def test_black_caballeros_count_as_those_of_whoever_has_the_inquisitor() -> None:
    facts = ("caballeros granada black 2 blue 1 orange 2", "inquisitor blue")

    assert "first you" in area(laid_out(*facts), "granada")
    assert "first place tied" in area(laid_out(facts[0]), "granada")


# ---- The limit table.
def test_limit_table_is_a_plate_that_tells_how_many_stand_on_it() -> None:
    view = laid_out("limit granada", "caballeros granada blue 4 orange 3")

    assert ">7 of 10</text>" in the_map(view)
    assert "limit table, 7 of 10" in area(view, "granada")
    assert the_map(view).count('class="limit ') == 1


def test_limit_table_of_few_players_has_six_spaces() -> None:
    view = laid_out("limit granada", "caballeros granada blue 4", options="players=3 expansion=colonies")

    assert ">4 of 6</text>" in the_map(view)


def test_those_who_have_no_room_on_it_stand_below_and_faint() -> None:
    view = laid_out("limit granada", "caballeros granada blue 10", "caballeros outside blue 1 green 2")

    below = the_map(view).partition('class="crowd-in-box in-granada beside"')[2]

    assert 'id="row-outside-p3"' in below
    assert "off the table: you, Tomás 2" in area(view, "granada")


def test_six_colours_stand_in_three_lines() -> None:
    crowd = "caballeros valencia blue 1 orange 1 green 1 purple 1 vermilion 1 black 1"
    view = laid_out("limit granada", crowd, options="players=5 expansion=colonies")

    rows = the_map(view).partition('class="crowd n6 in-valencia')[2].partition('class="crowd ')[0]

    assert len(set(re.findall(r'class="row r\d [^"]*" transform="translate\([-.\d]+ ([-.\d]+)\)', rows))) == 3


# ---- What can be chosen.
def test_area_with_several_places_is_no_answer_and_its_places_are_buttons() -> None:
    view = placing("caballeros envoy green 1")
    france = area(view, "france")

    assert 'class="area choice"' in france
    assert "data-answer" not in france
    assert "choose one below the question" in france
    group = drawn(view).partition('data-within="france"')[2].partition("</div>")[0]
    assert buttons(group) == [answer(view, "place france"), answer(view, "place ambassador")]


def test_place_on_the_map_can_be_pressed_as_well_as_its_button() -> None:
    view = placing("caballeros envoy green 1")

    assert f'data-same="{answer(view, "place ambassador")}"' in element(the_map(view), "seat ambassador")
    assert "data-same" not in element(the_map(view), "seat envoy")


def test_area_with_one_place_left_is_the_answer() -> None:
    view = placing("caballeros envoy green 1", "caballeros ambassador green 1")

    assert f'data-answer="{answer(view, "place france")}"' in area(view, "france")
    assert 'data-within="france"' not in drawn(view)


def test_full_france_says_so() -> None:
    view = placing("caballeros envoy green 1", "caballeros ambassador green 1", "caballeros france blue 1")

    assert "All three places in France are taken." in area(view, "france")


@pytest.mark.parametrize(
    ("king", "barred", "why"),
    [
        ("castilla-la-nueva", "ship", "The king stands on no coast."),
        ("granada", "america", "only by ship or by moving"),
        ("granada", "galicia", "Not next to the king."),
    ],
)
def test_area_that_cannot_be_reached_says_why(king: str, barred: str, why: str) -> None:
    assert why in area(placing(king=king), barred)


def test_caballeros_in_a_box_are_chosen_by_buttons() -> None:
    view = arranged(
        COLONIES, "king valencia", "caballeros ship blue 2", "caballeros ship-gold blue 1", BIDS, "now turn blue"
    )
    group = drawn(view).partition('data-within="ship"')[2].partition("</div>")[0]

    assert buttons(group) == [answer(view, "move blue ship"), answer(view, "move blue ship-gold")]
    assert f'data-same="{answer(view, "move blue ship-gold")}"' in element(the_map(view), 'id="row-ship-gold-p1"')


def test_limit_table_is_moved_by_pressing_a_region() -> None:
    view = arranged(
        COLONIES,
        "king valencia",
        "limit granada",
        BIDS,
        "offer limit-table-1",
        "now turn blue",
        when=("blue: court 0", "blue: take 7", "blue: act"),
    )

    assert f'data-answer="{answer(view, "limit ship")}"' in area(view, "ship")
    assert "The limit table does not go there." in area(view, "france")
    assert the_map(view).count('class="limit ') == 1 + len(view["legal"]), "where it lies, and where it would"


# ---- What an answer would change.
def test_arriving_with_a_disc_is_told_as_points() -> None:
    view = arranged(
        COLONIES,
        "king valencia",
        "caballeros ship-gold blue 1",
        BIDS,
        "now turn blue",
        when=("blue: move blue ship-gold",),
    )

    assert "then you +10" in area(view, "galicia"), "6 for the gold, 4 for the region"


def test_who_comes_to_a_full_limit_table_would_stand_beside_it() -> None:
    view = placing("limit aragon", "caballeros aragon orange 10")

    then = the_map(view).partition('class="stand at-aragon"')[2].partition('class="then "')[2]

    assert "beside" in then.partition('class="stand')[0]


# ---- The disk.
def test_disk_has_the_nine_regions_alone() -> None:
    view = arranged(COLONIES, "king sevilla", "caballeros castillo blue 2", "round 3", "now general-scoring")

    dial = drawn(view).partition('class="board dial"')[2].partition("</svg>")[0]

    assert dial.count("data-answer") == 9
    assert 'data-area="france"' not in dial
