"""The Grand Inquisitor: his black caballeros, and his help in the turn of who has him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from meseta.games.el_grande.parts.inquisitor.state import NAME as ROLE
from meseta.games.el_grande.parts.inquisitor.view import MovingBlackFrame, of_inquisitor
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.details import piece
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.reading.el_grande.topics import sign, where_played
from meseta.reading.rulebook import Sign
from meseta.reading.view import answers
from meseta.wording.words import Words

HELP: Final = "inquisitor"
TO_COURT: Final = f"{HELP} court"


def moving_black(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("MovingBlackFrame", top(view))
    step = "piece" if frame["piece"] is None else "target"
    return {"step": step, "count": frame["left"], **piece(frame["piece"], its_cast)}


class ReadInquisitor(ReadPart):
    NAME: ClassVar[str] = "inquisitor"
    SIGNS: ClassVar[Sequence[Sign]] = [sign("black", where_played("inquisitor"))]
    QUESTIONS: ClassVar[Mapping[str, Question]] = {"moving-black": moving_black}

    # ---- What is asked.
    def also(self, view: ElGrandeView, words: Words) -> str:
        """How he can help in this turn."""
        helps = [said for said in answers(view) if said.split()[0] == HELP]
        if not helps:
            return ""
        step = "place" if TO_COURT not in helps else "both" if len(helps) > 1 else "court"
        return words.say("inquisitor-may-help", step=step)

    def answer(self, view: ElGrandeView, said: str, its_cast: Cast, words: Words) -> str | None:
        if said == TO_COURT:
            return words.say("answer-el-grande-inquisitor-court")
        verb, _, area = said.partition(" ")
        return words.say("answer-el-grande-inquisitor", area=area) if verb == HELP else None

    # ---- What counts.
    def owners(self, view: ElGrandeView) -> Mapping[int, int]:
        holder = of_inquisitor(view)["inquisitor"]["holder"]
        return {} if holder is None else {black(view): holder}


def black(view: ElGrandeView) -> int:
    """The number of the colour of his caballeros."""
    return len(view["seats"]) + [extra["role"] for extra in view["extra"]].index(ROLE)


PART: Final = ReadInquisitor()
