"""Lists of legal answers: shared ones are built once, others are filled into one buffer again and again."""

from meseta.engine.answers import ALLOW_OR_VETO, MOST_ANSWERS, Answers
from tests.games.el_grande.laid_out import laid_out, play


def test_options_keep_their_order() -> None:
    options = Answers([5, 3, 8])

    assert options.as_list() == [5, 3, 8]
    assert options.count == 3


def test_options_with_room_are_filled_one_by_one() -> None:
    options = Answers([], MOST_ANSWERS)

    for option in (5, 3, 8):
        options.add(option)

    assert options.as_list() == [5, 3, 8]


def test_options_with_room_can_begin_filled() -> None:
    options = Answers([1, 2], 8)

    options.add(3)

    assert options.as_list() == [1, 2, 3]


def test_buffer_is_empty_for_the_next_question() -> None:
    game = laid_out("now turn blue")
    game.empty_answers().add(5)

    assert game.empty_answers().as_list() == []


def test_list_given_out_does_not_change_with_the_next_question() -> None:
    game = laid_out("king galicia", "caballeros granada blue 2", "offer any-4", "now turn blue")
    play(game, "blue: take 1", "blue: act")
    before = game.answers(0)
    kept = list(before)

    play(game, "blue: move blue granada", "blue: to sevilla")
    game.answers(0)

    assert before == kept


def test_caller_cannot_change_shared_options() -> None:
    game = laid_out("king galicia", "veto orange 1", "now turn blue")
    play(game, "blue: take 5", "blue: act", "blue: king granada")

    game.answers(1).clear()

    assert game.answers(1) == [0, 1]
    assert ALLOW_OR_VETO.as_list() == [0, 1]


def test_options_asked_for_a_copy_do_not_disturb_the_original() -> None:
    game = laid_out("king galicia", "caballeros granada blue 2 green 1", "offer any-4", "now turn blue")
    play(game, "blue: take 1", "blue: act")
    twin = game.copy()
    play(twin, "blue: move blue granada", "blue: to sevilla")

    own = game.answers(0)
    twin.answers(0)

    assert game.answers(0) == own
    assert len(twin.answers(0)) == len(own), "one caballero stays, the moved one rests"
