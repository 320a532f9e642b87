"""Grand Inquisitor & the Colonies and King & Colonies beside the map: cards, help, claims, figures, chips, text."""

from __future__ import annotations

import pytest

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.closed_castillo import inside
from meseta.web.panels.el_grande.table import classes
from tests.web.boards.guests import arranged, buttons, drawn, element

COLONIES = "players=4 expansion=colonies"
KING = "players=4 expansion=king-and-colonies"
COLOURS = ("blue", "orange", "green", "purple")
BIDS = "bids blue 7 orange 6 green 5 purple 4"
TAKEN = ("blue: court 0", "blue: take 5")


def turn(*facts: str, when: tuple[str, ...] = TAKEN, seat: int = 0) -> ElGrandeView:
    return arranged(COLONIES, "king granada", *facts, BIDS, "now turn blue", when=when, seat=seat)


def answer(view: ElGrandeView, said: str) -> int:
    return next(legal["answer"] for legal in view["legal"] if legal["notation"] == said)


def group(view: ElGrandeView, name: str) -> str:
    return drawn(view).partition(f'data-within="{name}"')[2].partition("</div>")[0]


def card(view: ElGrandeView, deck: int) -> str:
    return drawn(view).partition(f'<li class="action deck-{deck}')[2].partition("</li>")[0]


# ---- Cards on offer.
def test_seven_cards_are_on_offer() -> None:
    view = turn(when=("blue: court 0",))

    assert drawn(view).count('<li class="action deck-') == 7
    assert drawn(view).count('<button class="face"') == 7


def test_discs_that_a_card_brings_stand_on_it() -> None:
    view = turn("offer colonial-scoring")

    assert "#disc-gold" in card(view, 7)
    assert "#disc-wares" in card(view, 7)
    assert "#disc-" not in card(view, 6)


def test_card_that_is_turned_over_lies_face_down_and_is_no_answer() -> None:
    view = turn("turned-over 6", when=("blue: court 0",))

    assert 'class="back"' in card(view, 6)
    assert "is turned over: nobody can take it in this round" in card(view, 6)
    assert buttons(card(view, 6)) == []


def test_card_is_turned_over_by_pressing_it() -> None:
    view = turn("offer turn-over-card", when=("blue: court 0", "blue: take 7", "blue: act"))

    assert buttons(card(view, 6)) == [answer(view, "turn-over 6")]
    assert "asks-cards" in classes(view).split()


# ---- The inquisitor.
def test_figure_stands_in_the_row_of_who_has_it_and_beside_the_rounds() -> None:
    rows = drawn(turn("inquisitor orange")).split('<li class="player ')

    with_figure = [row for row in rows[1:] if 'href="#inquisitor"' in row.partition("</li>")[0]]

    assert [row.partition('"')[0] for row in with_figure] == ["p2"]
    assert 'href="#inquisitor"' in drawn(turn("inquisitor orange")).partition('<ul class="marks"')[2]


@pytest.mark.parametrize(
    ("holder", "helped", "dot"), [("blue", False, True), ("blue", True, False), ("orange", False, False)]
)
def test_dot_tells_that_his_help_is_not_used_in_this_turn(holder: str, helped: bool, dot: bool) -> None:
    helps = ("blue: inquisitor court",) if helped else ()

    view = turn(f"inquisitor {holder}", when=(*TAKEN, *helps))

    assert ('class="mark unused"' in drawn(view)) == dot


def test_nobody_has_him_at_first() -> None:
    markup = drawn(turn())

    assert "The inquisitor stands beside the board" in markup
    assert "black caballeros belong to nobody" in markup.partition('class="player p5 inquisitor"')[2]


def test_his_help_is_buttons_and_the_region_stays_an_answer_of_its_own() -> None:
    view = turn("inquisitor blue")

    helps = [legal["answer"] for legal in view["legal"] if legal["notation"].startswith("inquisitor ")]

    assert buttons(group(view, "inquisitor-helps")) == helps
    assert 'data-at="sevilla"' in group(view, "inquisitor-helps")
    assert f'data-answer="{answer(view, "place sevilla")}"' in element(drawn(view), 'data-area="sevilla"')


def test_black_caballeros_have_no_province() -> None:
    row = drawn(turn()).partition('class="player p5 inquisitor"')[2].partition("</li>")[0]

    assert "province" not in row


def test_own_range_of_a_closed_castillo_counts_black_caballeros_that_are_ones_own() -> None:
    facts = ("caballeros castillo blue 1 black 2", "caballeros aragon black 2")

    held, free = (inside(turn(*facts, *more)) for more in (("inquisitor blue",), ()))

    assert held is not None
    assert free is not None
    assert (held.own, held.lent, held.others) == (1, 2, 0)
    assert (free.own, free.lent, free.others) == (1, 0, 2)


# ---- Claims.
def test_discs_are_claimed_by_buttons() -> None:
    view = turn("discs gold 1 wares 1", "caballeros america blue 1", "caballeros viceroy blue 1", when=())

    claims = [legal["answer"] for legal in view["legal"] if legal["notation"].startswith("claim ")]

    assert buttons(group(view, "claims")) == claims
    assert "as viceroy who resigns" in group(view, "claims")


# ---- Below the map on phones.
def test_each_small_area_is_a_chip_that_can_be_pressed_like_it() -> None:
    view = turn("caballeros captain orange 1", "discs gold 2")
    chips = drawn(view).partition('<ul class="area-chips"')[2].partition("</ul>")[0].split("<li ")[1:]

    assert [each.partition('data-chip="')[2].partition('"')[0] for each in chips] == [
        "france",
        "ship",
        "america",
        "mediterranean",
    ]
    assert f'data-same="{answer(view, "place ship")}"' in chips[1]
    assert "#place-captain" in chips[1]
    assert "#disc-gold" in chips[2]


def test_chips_are_there_only_where_there_are_small_areas() -> None:
    assert "area-chips" not in drawn(arranged("players=4", "now bidding blue"))


def test_those_off_the_limit_table_are_a_line_of_their_own() -> None:
    view = turn(
        "limit granada", "caballeros granada blue 10", "caballeros outside orange 2", "caballeros captain green 1"
    )

    chips = drawn(view).partition('<ul class="area-chips"')[2].partition("</ul>")[0]

    assert chips.count('class="idle"') == 1, "a captain counts nowhere else, and is on the chip of the Ship"
    assert "<b>Granada</b><i>off the table</i>" in chips


# ---- The board as text.
def test_board_as_text_has_rows_for_the_new_regions_and_a_column_of_places() -> None:
    view = turn("caballeros captain orange 1", "caballeros ship-gold green 2", "limit granada")
    table = drawn(view).partition('id="board-as-table"')[2].partition("</table>")[0]

    assert table.count('<tr><th scope="row">') == 14
    assert '<th scope="col">Places apart</th>' in table
    assert "<td>Captain: Ana; with gold: Tomás 2</td>" in table


def test_board_as_text_without_places_has_no_such_column() -> None:
    assert "Places apart" not in drawn(arranged("players=4", "now bidding blue"))


# ---- What lasts.
@pytest.mark.parametrize("options", [COLONIES, KING, "players=4 expansion=intrigue"])
def test_conspiracy_is_a_chip_with_every_expansion_that_has_it(options: str) -> None:
    view = arranged(options, "conspiracy orange", "now bidding blue")

    chip = drawn(view).partition('<ul class="marks"')[2].partition("</ul>")[0]

    assert "Ana conspires" in chip


# ---- King & Colonies.
def test_own_cards_and_cards_of_decks_can_be_taken() -> None:
    bids = "bids blue 60 orange 160 green 20 purple 110"
    view = arranged(KING, "king granada", bids, "now turn purple", when=("purple: court 0",), seat=3)
    markup = drawn(view)

    assert [legal["notation"] for legal in view["legal"]] == ["take own", "take 6", "take 7"]
    assert buttons(markup.partition('<div class="buttons">')[2].partition("</div>")[0]) == [answer(view, "take own")]
    assert buttons(card(view, 6)) == [answer(view, "take 6")]
    assert 'class="own-cards"' in markup


def test_card_that_somebody_took_is_grey_for_the_others() -> None:
    bids = "bids blue 60 orange 160 green 20 purple 110"
    view = arranged(KING, "king granada", bids, "now turn orange", when=("orange: take 6", "orange: end"), seat=3)

    assert element(drawn(view), 'class="action deck-6 taken"')
    assert "take 6" not in [legal["notation"] for legal in view["legal"]]


IN_THE_ORDER = "The card that your place in the order brings you, instead of your own."


@pytest.mark.parametrize(
    ("seat", "when", "says"),
    [(1, (), IN_THE_ORDER), (3, ("purple: court 0",), "Your own card.")],
    ids=["first in the order", "in the middle"],
)
def test_turn_names_only_the_actions_it_can_take(seat: int, when: tuple[str, ...], says: str) -> None:
    facts = ("king granada", "bids blue 60 orange 160 green 20 purple 110", f"now turn {COLOURS[seat]}")

    view = arranged(KING, *facts, when=when, seat=seat)

    assert f"{says} Or a card on offer" in drawn(view)
