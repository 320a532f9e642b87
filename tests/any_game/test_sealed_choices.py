"""Several seats choose in secret: an answer may be changed until the last one is in, and nobody else notices."""

from tests.any_game.play import Table, decisions, sealed, seen, text, viewers

from meseta.engine.undo import History

SEEDS = (1, 2)  # sealed choices are rare, so these tests look at more than one game


def test_seat_that_has_answered_may_change_its_answer(table: Table) -> None:
    changes = 0
    for seed in SEEDS:
        for _, position, _, _ in decisions(table, seed):
            for seat in sealed(position):
                for option in position.options(seat):
                    twin = position.copy()
                    twin.answer(seat, option)
                    changes += text(twin) != text(position)

                    assert twin.waiting() == position.waiting()
                    assert twin.options(seat) == position.options(seat)

    assert changes


def test_changed_answer_changes_no_byte_of_what_others_see(table: Table) -> None:
    compared = 0
    for seed in SEEDS:
        for _, position, _, _ in decisions(table, seed):
            for seat in sealed(position):
                others = [viewer for viewer in viewers(position) if viewer != seat]
                before = [seen(position, viewer) for viewer in others]
                own = set()
                for option in position.options(seat):
                    twin = position.copy()
                    twin.answer(seat, option)
                    own.add(seen(twin, seat))
                    compared += 1

                    assert [seen(twin, viewer) for viewer in others] == before
                assert len(own) == len(position.options(seat)), "a seat sees what it has answered itself"

    assert compared


def test_first_answer_looks_the_same_to_others_whatever_it_is(table: Table) -> None:
    compared = 0
    for seed in SEEDS:
        for _, position, seat, _ in decisions(table, seed):
            if len(position.waiting()) > 1:
                others = [viewer for viewer in viewers(position) if viewer != seat]
                views = set()
                for option in position.options(seat):
                    twin = position.copy()
                    twin.answer(seat, option)
                    views.add(str([seen(twin, viewer) for viewer in others]))
                    compared += 1

                assert len(views) == 1

    assert compared


def test_order_of_the_answers_does_not_matter(table: Table) -> None:
    compared = 0
    for seed in SEEDS:
        for _, position, _, _ in decisions(table, seed):
            waiting = position.waiting()
            if len(waiting) > 1:
                choice = {seat: position.options(seat)[-1] for seat in waiting}
                forwards, backwards = position.copy(), position.copy()
                for seat in waiting:
                    forwards.answer(seat, choice[seat])
                for seat in reversed(waiting):
                    backwards.answer(seat, choice[seat])
                compared += 1

                assert text(forwards) == text(backwards)

    assert compared


def test_last_answer_of_a_sealed_choice_cannot_be_taken_back(table: Table) -> None:
    revealed = 0
    for seed in SEEDS:
        for _, position, seat, option in decisions(table, seed):
            if sealed(position) and position.waiting() == [seat]:
                history = History(position.copy())
                history.answer(seat, option)
                revealed += 1

                assert history.may_undo(seat) == 0

    assert revealed


def test_sealed_choice_can_be_saved_half_answered(table: Table) -> None:
    saved = 0
    for seed in SEEDS:
        for _, position, seat, option in decisions(table, seed):
            if sealed(position):
                loaded, twin = table.title.load(position.save()), position.copy()
                for each in (loaded, twin):
                    each.answer(seat, option)
                saved += 1

                assert text(loaded) == text(twin)

    assert saved
