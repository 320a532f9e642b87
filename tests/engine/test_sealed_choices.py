"""Sealed choices of several answers, and questions between sealing and reveal, on a tiny game of the tests."""

import pytest

from meseta.build_digest import compiled

if compiled():
    pytest.skip("compiled classes have no interpreted subclasses", allow_module_level=True)

from meseta.engine import saving
from meseta.engine.answers import DONE
from meseta.engine.business import business
from meseta.engine.randomness import from_seed
from meseta.engine.refusal import Refused
from meseta.engine.undo import History
from tests.engine.tiny_game import DROP, KEEP, ChoosingHand, TinyGame, tiny_game


def keep(game: TinyGame, seat: int, *cards: int) -> TinyGame:
    for card in cards:
        game.answer(seat, int(KEEP) + card)
    return game


def sealed_by_all() -> TinyGame:
    game = tiny_game()
    for seat in range(3):
        keep(game, seat, 0, 1, 2 + seat)
    return game


def test_seat_is_awaited_until_it_has_chosen_all_its_cards() -> None:
    game = keep(tiny_game(), 1, 0, 3)
    assert game.waiting() == [0, 1, 2]

    keep(game, 1, 4)

    assert game.waiting() == [0, 2]


def test_card_too_many_is_refused() -> None:
    game = keep(tiny_game(), 1, 0, 3, 4)

    with pytest.raises(Refused):
        keep(game, 1, 2)


def test_seat_that_drops_a_card_is_awaited_again() -> None:
    game = keep(tiny_game(), 1, 0, 3, 4)

    game.answer(1, int(DROP) + 3)

    assert game.waiting() == [0, 1, 2]
    assert int(KEEP) + 3 in game.answers(1)


def test_hands_are_revealed_together_when_the_last_one_is_sealed_and_nothing_is_left_to_ask() -> None:
    game = sealed_by_all()
    assert list(game.hand) == [0, 0, 0]

    game.answer(0, DONE)

    assert [int(hand) for hand in game.hand] == [0b00111, 0b01011, 0b10011]
    assert game.waiting() == []


def test_question_between_sealing_and_reveal_is_asked_while_the_hands_stay_secret() -> None:
    game = sealed_by_all()

    assert game.waiting() == [0]
    assert game.answers(0) == [DONE]
    assert game.answers(1) == [], "what is sealed cannot be changed any more"
    shown = business(game, 1, lambda _, number: number, lambda *_: {})
    expected = ["keep 0", "keep 1", "keep 3"]
    assert dict(shown[-2])["answers"] == expected, "each sees the own cards, and no others"


def test_others_see_only_who_is_awaited() -> None:
    def seen(*cards: int) -> object:
        game = keep(tiny_game(), 1, *cards)
        return business(game, 0, lambda _, number: number, lambda *_: {})[-1]

    assert seen(0, 1, 2) == seen(2, 3, 4)
    assert seen(0) == seen() == seen(3, 4), "not even how many have been chosen so far"


@pytest.mark.parametrize("count", [0, 2, 3])
def test_choice_can_be_saved_and_copied_half_made(count: int) -> None:
    game = keep(tiny_game(), 2, *range(count))

    loaded = saving.load("tiny", saving.from_text(saving.to_text(game.save())), lambda _: TinyGame())

    assert loaded.save() == game.save() == game.copy().save()
    assert loaded.waiting() == game.waiting()


def test_question_before_the_reveal_can_be_saved() -> None:
    loaded = saving.load("tiny", sealed_by_all().save(), lambda _: TinyGame())

    loaded.answer(0, DONE)

    assert isinstance(loaded, TinyGame)
    assert [int(hand) for hand in loaded.hand] == [0b00111, 0b01011, 0b10011]


def test_choices_of_others_are_imagined_whole_also_under_a_question() -> None:
    random = from_seed(1)
    for game in [keep(keep(tiny_game(), 1, 0, 1, 2), 0, 4), sealed_by_all()]:
        worlds = [game.imagine(0, random) for _ in range(60)]
        frames = [frame for world in worlds for frame in world.frames() if isinstance(frame, ChoosingHand)]
        real = next(frame for frame in game.frames() if isinstance(frame, ChoosingHand))

        assert len(frames) == 60
        assert {frame.answers[0] for frame in frames} == {real.answers[0]}, "the own choice stays"
        assert len({int(frame.answers[1]) for frame in frames}) == 10, "any three of five"
        assert all(frame.is_done(1) for frame in frames)


def test_answers_of_a_choice_can_be_taken_back_until_it_is_revealed() -> None:
    history = History(tiny_game())
    for card in (0, 1):
        history.answer(0, int(KEEP) + card)

    history.undo(0)

    assert history.position.save() == keep(tiny_game(), 0, 0).save()
