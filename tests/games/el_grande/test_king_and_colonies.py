"""Own cards and colonies together: which cards can be taken in a turn, and the one that turns over another."""

from meseta.engine.frame import AnyPosition
from meseta.records import scenario

TURN = """game el-grande expansion=king-and-colonies veto={veto}
given
  round 3
  king granada
  court blue 0
  bids blue 100 orange 180 green 60 purple 50
  offer grand-inquisitor turn-over-card
  now turn blue
when
  blue: court 0"""


def position_after(*answers: str, veto: str = "on") -> AnyPosition:
    lines = "\n".join(f"  blue: {answer}" for answer in answers)
    return scenario.play(scenario.read(f"{TURN.format(veto=veto)}\n{lines}"))


def legal(position: AnyPosition) -> list[str]:
    return [position.notation(answer) for answer in position.answers(0)]


def test_of_the_decks_only_those_with_cards_can_be_taken() -> None:
    position = position_after()

    assert legal(position) == ["take own", "take 6", "take 7"]


def test_card_that_is_to_be_turned_over_is_asked_for_once() -> None:
    position = position_after("take 7", "act", "choose 1")

    assert legal(position) == ["turn-over 6"]


def test_without_vetoes_there_is_nothing_to_choose_from() -> None:
    position = position_after("take 7", "act", veto="off")

    assert legal(position) == ["turn-over 6"]
