"""What lies beside the map."""

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.panels.el_grande.table import classes, table
from meseta.wording.words import words
from tests.web.boards.guests import GUESTS, Guest, arranged, drawn, element

TURN = ("king sevilla", "bids blue 7 orange 6 green 5 purple 4")


def test_a_card_that_may_be_taken_is_a_button() -> None:
    view = arranged("players=4", *TURN, "offer score-fives", "now turn blue", when=("blue: court 0",))
    assert 'class="face"' in element(drawn(view), 'title="All regions worth 5 are scored."')
    assert drawn(view).count('<button class="face"') == 5
    assert classes(view) == "table el-grande asks-cards"


def test_a_taken_card_shows_who_has_it() -> None:
    view = arranged("players=4", *TURN, "now turn blue", when=("blue: court 0", "blue: take 5"))
    assert element(drawn(view), 'class="action deck-5 mine"')


def test_a_reconstructed_card_is_marked() -> None:
    view = arranged("edition=2023 players=4 veto=off", "offer any-3", "now bidding blue")
    marked = [card["provenance"] for card in view["cards"]].count("reconstructed")
    assert marked
    assert drawn(view).count('class="rebuilt"') == marked


def test_a_noted_card_is_marked_too() -> None:
    view = arranged("edition=2023 players=4 veto=off new-regency=on", "offer regent", "now bidding blue")
    markup = drawn(view)
    assert markup.count("Noted: a rulebook names or annotates this card.") == 1
    assert markup.count("noted by a rulebook") == 1


def test_a_value_on_the_table_cannot_be_bid_again() -> None:
    view = arranged(
        "players=4", "leader orange", "now bidding orange", when=("orange: bid 9", "green: bid 8", "purple: bid 7")
    )
    markup = drawn(view)
    assert 'class="played p2"' in markup
    assert "This value already lies on the table." not in element(markup, 'class="played p2"')
    assert markup.count('<button class="value-cell"') == 10


def test_a_modified_bid_stretches_the_ruler() -> None:
    view = arranged(
        "edition=2023 players=4 veto=off shifting-powers=on",
        "modifiers blue +3",
        "now bidding blue",
        when=("blue: modify +3", "blue: bid 13"),
    )
    assert '<li class="played p1">' in drawn(view)
    assert ">16</span>" in drawn(view)


def test_a_colour_that_nobody_plays_stands_below_the_players_without_points() -> None:
    view = arranged("edition=2023 players=2", "automa-regions granada sevilla", "now bidding blue")
    row = drawn(view).split('<li class="player ')[-1].split("</li>")[0]
    assert row.startswith('p3 automa">')
    assert "Its region cards this round: Granada, Sevilla" in row
    assert "after" not in row


def test_modifiers_are_given_below_the_ruler_and_counted_beside_the_names() -> None:
    view = arranged("edition=2023 players=3 shifting-powers=on", "modifiers blue +3 +1 +1", "now bidding blue")
    assert [f"modify {name}" in [legal["notation"] for legal in view["legal"]] for name in ("+3", "+1")] == [True, True]
    assert drawn(view).count("3 mod.</span>") == 3
    assert drawn(view).split('<div class="modifiers">')[1].split("</div>")[0].count("data-answer=") == 2


def test_a_modifier_that_was_taken_back_is_counted() -> None:
    view = arranged(
        "edition=2023 players=3 shifting-powers=on",
        "used-modifiers orange +1",
        "bids orange 7 blue 6 green 5",
        "offer authority",
        "now turn orange",
        when=("orange: court 0", "orange: take 4", "orange: act", "orange: modifier +1"),
    )
    assert 'title="1 card is back in the hand, unseen">&minus;1</i>' in drawn(view)


def test_a_used_card_is_taken_back_by_value_and_name() -> None:
    view = arranged(
        "players=3 expansion=intrigue",
        "bids blue 30 orange 10 green 20",
        "now turn orange",
        when=("orange: court 0", "orange: take own", "orange: act"),
        seat=1,
    )
    assert "<b>10</b>Take a used card back</button>" in drawn(view)


def test_a_game_without_parts_shows_nothing_of_them() -> None:
    markup = drawn(arranged("players=4", "now bidding blue"))
    assert not [word for word in ("automa", "modifiers", "&plusmn;", "foreign-area") if word in markup]


def test_face_down_cards_are_only_counted() -> None:
    view = arranged("edition=2023 players=4 veto=off", *TURN, "now turn blue")
    assert drawn(view).count('<use href="#cards"/></svg>1</i>') == 3


def test_points_after_a_scoring_stand_beside_the_score() -> None:
    view = arranged("players=4", "king galicia", "caballeros granada blue 2", "score blue 10", "now bidding blue")
    assert '10 <span class="after">&rarr; 16</span>' in drawn(view)


def test_names_are_escaped_everywhere() -> None:
    guests = [Guest("<script>1</script>"), Guest("<i>"), Guest("&"), Guest("Ana")]
    view = arranged(
        "players=4", *TURN, "caballeros granada blue 1", "now turn blue", when=("blue: court 0", "blue: take 5")
    )
    markup = table(view, guests, words("en"))
    assert "<script" not in markup
    assert "<i></" not in markup.replace("<i></i>", "")
    assert "&lt;script&gt;" in markup


def test_the_tables_own_buttons_and_its_log_have_their_places() -> None:
    view = arranged("players=4", "now bidding blue")
    markup = table(
        view, GUESTS[:4], words("en"), table_buttons=Markup("<button>undo</button>"), log=Markup("<p>log</p>")
    )
    assert '<div class="table-buttons"><button>undo</button></div>' in markup
    assert "<p>log</p>" in markup


def test_the_board_as_table_has_a_row_for_every_area() -> None:
    view = arranged("players=4", "king granada", "caballeros granada orange 4", "now bidding blue")
    assert drawn(view).count('<tr><th scope="row">') == 10
    assert "<td>king</td>" in drawn(view)


def test_a_veto_is_asked_in_words_and_its_region_is_marked() -> None:
    view = arranged(
        "players=4",
        "king sevilla",
        "bids orange 7 blue 6 green 5 purple 4",
        "veto blue 1",
        "offer king",
        "now turn orange",
        when=("orange: court 0", "orange: take 5", "orange: act", "orange: king granada"),
    )
    assert "Ana wants to move the king to Granada" in drawn(view)
    assert element(drawn(view), 'class="area contested"')


def test_whoever_waits_reads_for_whom() -> None:
    view = arranged("players=4", *TURN, "now turn blue", seat=1)
    assert "Waiting for Mira" in drawn(view)


def test_the_end_shows_standings() -> None:
    view = arranged("players=4", "score blue 9 orange 20", "now bidding blue")
    over: ElGrandeView = {**view, "winners": [1], "waiting": [], "legal": [], "business": []}
    assert "Ana wins with 20 points" in drawn(over)
    assert classes(over) == "table el-grande is-over"
