"""Whoever looks at a target sees the badges as they would be after the answer."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from meseta.engine.frame import AnyPosition
from meseta.engine.randomness import from_seed
from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.previews import Preview, open_with_king_at, own_change, previews
from meseta.web.boards.el_grande.spain import board
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF
from meseta.web.boards.el_grande.targets import Targets
from meseta.wording.words import words
from tests.any_game.play import Decision, Table, decisions
from tests.web.boards.guests import GUESTS, TABLES, arranged, element

Drawing = ElementTree.Element
CHOOSING_ONLY = "move"  # the first half of a move changes nothing yet, unless somebody escorts the king


def drawing(view: ElGrandeView) -> Drawing:
    return ElementTree.fromstring(board(view, GUESTS[: len(view["seats"])], words("en")))


def stand(drawn: Drawing, area: str) -> Drawing:
    found = [each for each in drawn.iter("g") if f"at-{SHAPE_OF.get(area, area)}" in classes(each)]
    return next(each for each in found if "stand" in classes(each))


def classes(each: Drawing) -> list[str]:
    return each.get("class", "").split()


def then(drawn: Drawing, area: str, *kind: str) -> Drawing:
    """What would stand in an area after an answer; the kind is as in `stands`."""
    wanted = {"then", *kind}
    return next(each for each in stand(drawn, area) if set(classes(each)) == wanted)


def paid_in(drawn: Drawing) -> list[bytes]:
    """The badge, and what a viewer may get of a Castillo that does not tell."""
    return [ElementTree.tostring(each) for each in drawn if {"badge", "share"} & set(classes(each))]


def kind_of(preview: Preview, area: str, view: ElGrandeView) -> tuple[str, ...]:
    if preview.verb in ("move", "remove"):
        step = next(step for step in preview.steps if step.area == area)
        return ("comes", f"p{step.colour + 1}") if step.way > 0 else (f"p{step.colour + 1}",)
    if preview.verb == "pardon":
        return ("as", "as-pardon")
    if preview.area != area:
        return ("left",)
    targets = Targets(view, words("en"))
    alone = area == preview.target and area not in targets.choices
    return () if alone or targets.rows.get(area) == preview.target else ("as", f"as-{preview.target}")


def after(position: AnyPosition, seat: int, preview: Preview) -> ElGrandeView:
    """What the seat sees when the answer was given, everybody allowed it, and who was to move has moved."""
    then = position.copy()
    then.answer(seat, then.parse(f"{preview.verb} {preview.target}"))
    allowed(then)
    if preview.verb == CHOOSING_ONLY and len(preview.steps) == 1:
        then.answer(seat, then.answers(seat)[0])
        allowed(then)
    view: ElGrandeView = then.seen_by(seat)
    return view


def allowed(position: AnyPosition) -> None:
    """Nobody vetoes it, and whose consent is asked agrees."""
    while position.waiting():
        seat = position.waiting()[0]
        yes = [answer for answer in position.answers(seat) if position.notation(answer) in ("allow", "agree")]
        if not yes:
            return
        position.answer(seat, yes[0])


def previewed(its_table: Table) -> Iterator[tuple[Decision, ElGrandeView, Preview]]:
    """One preview at a time, where something may be moved: of each kind when it is there first, and now and then."""
    random, before = from_seed(1), set[tuple[str, str]]()
    for decision in decisions(its_table):
        if decision.number % 2 == 0:  # to look what there is takes long as well
            continue
        view = decision.position.seen_by(decision.seat)
        offered = previews(view)
        possible = [each for each in offered if (view["business"][-1]["kind"], each.verb) not in before]
        if not possible and decision.number % 7 == 0:
            possible = offered
        if possible:
            chosen = possible[random.below(len(possible))]
            before.add((view["business"][-1]["kind"], chosen.verb))
            yield decision, view, chosen


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_previewed_badge_is_the_badge_after_the_answer(table: Table) -> None:
    for decision, view, preview in previewed(table):
        before, real = drawing(view), after(decision.position, decision.seat, preview)
        if real["round"] != view["round"]:  # more than the answer has happened since
            continue
        real_drawing = drawing(real)
        for area in preview.areas:
            shown = paid_in(then(before, area, *kind_of(preview, area, view)))
            assert shown == paid_in(stand(real_drawing, area)), (preview.verb, preview.target, area)


# ---- Questions that random games seldom ask.
def acting(card: str, deck: int, *facts: str, options: str = "players=4", more: tuple[str, ...] = ()) -> ElGrandeView:
    """Blue carries out a card."""
    turn = ("bids blue 7 orange 6 green 5 purple 4", f"offer {card}", "now turn blue")
    return arranged(options, *facts, *turn, when=("blue: court 0", f"blue: take {deck}", "blue: act", *more))


REGENCY = "edition=2023 players=4 veto=off new-regency=on"


def test_a_caballero_that_is_sent_home_leaves_its_badge() -> None:
    view = acting("one-of-each", 1, "king sevilla", "caballeros granada blue 1 orange 1")
    shown = then(drawing(view), "granada", "p2")
    sent = arranged("players=4", "king sevilla", "caballeros granada blue 1", "now bidding blue")
    assert paid_in(shown) == paid_in(stand(drawing(sent), "granada"))


def test_who_escorts_the_king_comes_to_his_region() -> None:
    facts = ("king sevilla", "caballeros sevilla blue 1 orange 2")
    view = acting("entourage", 5, *facts, options=REGENCY, more=("blue: king granada",))
    shown = drawing(view)
    gone = arranged(REGENCY, "king granada", "caballeros sevilla blue 1 orange 1", "caballeros granada orange 1")
    for area, kind in (("sevilla", ("p2",)), ("granada", ("comes", "p2"))):
        assert paid_in(then(shown, area, *kind)) == paid_in(stand(drawing(gone), area))


def test_a_caballero_that_is_recalled_is_struck_through() -> None:
    facts = ("king sevilla", "caballeros granada blue 23", "court blue 7", "province blue 0")
    bids = ("bids blue 7 orange 6 green 5 purple 4", "now turn blue")
    shown = then(drawing(arranged("players=4", *facts, *bids)), "granada")
    assert [each for each in shown.iter("path") if "strike" in classes(each)]
    assert [each.text for each in shown.iter("text") if "count" in classes(each)] == ["22"]


# ---- Ghosts.
PLACING = ("king sevilla", "bids blue 7 orange 6 green 5 purple 4", "offer own-4", "now turn blue")


def placing(*facts: str, options: str = "players=4") -> ElGrandeView:
    return arranged(options, *facts, *PLACING, when=("blue: court 0", "blue: take 1"))


def ghosts(shown: Drawing) -> list[Drawing]:
    return [each for each in shown.iter() if "ghost" in classes(each)]


def test_a_caballero_that_would_come_is_one_ghost_behind_the_others() -> None:
    shown = then(drawing(placing("caballeros granada blue 2 orange 3")), "granada")
    assert len(ghosts(shown)) == 1
    assert sorted(each.text or "" for each in shown.iter("text") if "count" in classes(each)) == ["3", "3"]


@pytest.mark.parametrize("there", [0, 1, 4, 5, 12])
def test_a_ghost_is_drawn_however_many_stand_there(there: int) -> None:
    shown = then(drawing(placing(f"caballeros granada blue {there}")), "granada")
    assert len(ghosts(shown)) == 1
    assert f">{there + 1}<" in ElementTree.tostring(shown, encoding="unicode")


def test_what_would_change_for_the_viewer_is_noted_and_spoken() -> None:
    view = placing("caballeros granada blue 2 orange 2")
    shown = then(drawing(view), "granada")
    assert "you +3" in "".join(shown.itertext())
    tag = element(board(view, GUESTS[:4], words("en")), 'data-area="granada"')
    assert "then you +3" in tag


def test_nothing_is_noted_of_a_castillo_that_does_not_tell() -> None:
    view = placing()
    into = next(each for each in previews(view) if each.target == "castillo")
    assert own_change(view, into) == 0


def test_previews_give_no_answers_and_keep_no_names() -> None:
    for each in drawing(placing("caballeros granada blue 2")).iter():
        if "then" in classes(each):
            assert not [inner for inner in each.iter() if inner.get("data-answer") or inner.get("id")]


def test_whoever_is_not_asked_sees_no_previews() -> None:
    view = arranged("players=4", *PLACING, when=("blue: court 0", "blue: take 1"), seat=1)
    assert not [each for each in drawing(view).iter() if "then" in classes(each)]


def test_a_grande_would_stand_in_its_new_home() -> None:
    view = acting("grande", 4, "king sevilla", "grande blue granada", "caballeros valencia blue 1")
    shown = then(drawing(view), "valencia")
    assert [classes(each)[0] for each in ghosts(shown)] == ["grande"]
    assert "+2" in "".join(shown.itertext())


# ---- The king.
def moving_king(options: str = "players=4") -> ElGrandeView:
    return acting("king", 5, "king sevilla", options=options)


def test_a_king_move_shows_where_caballeros_could_be_placed() -> None:
    reach = next(each for each in drawing(moving_king()).iter() if "reach" in classes(each))
    galicia = next(each for each in reach if "at-galicia" in classes(each))
    outlined = {each.get("href") for each in galicia.iter("use")}
    assert outlined == {"#sp-galicia", "#sp-ring-pais-vasco", "#sp-ring-castilla-vieja", "#sp-wall"}


def test_what_is_outlined_is_what_a_turn_would_offer() -> None:
    view = arranged("players=4", "king valencia", *PLACING[1:], when=("blue: court 0", "blue: take 1"))
    offered = {legal["notation"].removeprefix("place ") for legal in view["legal"]} - {"act", "end"}
    assert set(open_with_king_at(moving_king(), "valencia")) == offered


def test_a_king_who_may_go_abroad_is_previewed_there() -> None:
    view = acting("exile", 5, "king sevilla", options=REGENCY)
    shown = drawing(view)
    assert [classes(each)[0] for each in ghosts(then(shown, "france"))] == ["king"]
    reach = next(each for each in shown.iter() if "reach" in classes(each))
    assert {classes(each)[1] for each in reach} == {"at-france", "at-portugal"}
