"""Grandissimo: who lands, where a gift goes, who goes along, and what a turn may do besides its two halves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from meseta.games.el_grande.parts.grandissimo.view import (
    ChoosingFreelyFrame,
    ChoosingPartnerFrame,
    ConsentingFrame,
    LandingFrame,
    MovingWithCompanyFrame,
    NamingCardFrame,
    PlacingGiftFrame,
    TakingAlongFrame,
    of_grandissimo,
    with_figures,
)
from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.details import piece
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.reading.el_grande.topics import lessons, sign, where_played
from meseta.reading.rulebook import Sign, Topic
from meseta.reading.view import answers
from meseta.wording.words import Words


# ---- What the sentences of questions are filled with.
def landing(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("LandingFrame", top(view))
    return {"step": "piece" if frame["piece"] is None else "target", **piece(frame["piece"], its_cast)}


def placing_gift(view: ElGrandeView, its_cast: Cast) -> Details:
    return piece(cast("PlacingGiftFrame", top(view))["piece"], its_cast)


def naming_card(view: ElGrandeView, its_cast: Cast) -> Details:
    return {"purpose": cast("NamingCardFrame", top(view))["purpose"]}


def choosing_partner(view: ElGrandeView, its_cast: Cast) -> Details:
    return {"area": cast("ChoosingPartnerFrame", top(view))["area"]}


def moving(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("ChoosingFreelyFrame | MovingWithCompanyFrame", top(view))
    step = "piece" if frame["piece"] is None else "target"
    return {"step": step, "count": frame["left"], **piece(frame["piece"], its_cast)}


def taking_along(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("TakingAlongFrame", top(view))
    return {"area": frame["area"], "place": frame["piece"].split()[1]}


def consenting(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("ConsentingFrame", top(view))
    return {"by": its_cast.names[frame["by"]], "area": frame["area"], **piece(frame["piece"], its_cast)}


# ---- What comes on top of them: a sentence for each of the first words of answers.
HINTS: Final = {
    "token": "may-take-a-token",
    "jail": "may-jail",
    "pardon": "may-pardon",
    "queen": "queen-may-help",
    "jester": "jester-may-give",
    "keep": "may-keep-the-action",
}
WITH_A_PLAYER: Final = ("token", "jester", "ally")
WITH_AN_AREA: Final = ("pardon", "queen")
PLAIN: Final = ("token free", "jail", "queen court", "keep action", "figure queen", "figure jester", "agree", "refuse")


# By the numbers of lessons: what is asked about them.
ABOUT: Final = {
    3: ("landing",),
    4: ("jailing",),
    5: ("placing-gift", "choosing-figure", "moving-black", "moving-with-company", "taking-along", "consenting"),
    6: ("naming-card", "choosing-partner", "choosing-freely"),
    7: ("taking-another",),
}


class ReadGrandissimo(ReadPart):
    NAME: ClassVar[str] = "grandissimo"
    TOPICS: ClassVar[Sequence[Topic]] = lessons(NAME, 7, ABOUT)
    SIGNS: ClassVar[Sequence[Sign]] = [
        sign(each, where_played("grandissimo")) for each in ("figures", "symbols", "lasting")
    ]
    QUESTIONS: ClassVar[Mapping[str, Question]] = {
        "choosing-freely": moving,
        "choosing-partner": choosing_partner,
        "consenting": consenting,
        "landing": landing,
        "moving-with-company": moving,
        "naming-card": naming_card,
        "placing-gift": placing_gift,
        "taking-along": taking_along,
    }

    def also(self, view: ElGrandeView, words: Words) -> str:
        legal = answers(view)
        verbs = [said.split()[0] for said in legal]
        hints = ["token-lets-board"] if "place ship" in legal else []
        hints += [hint for verb, hint in HINTS.items() if verb in verbs]
        return " ".join(words.say(hint) for hint in hints)

    def answer(self, view: ElGrandeView, said: str, its_cast: Cast, words: Words) -> str | None:
        verb, _, what = said.partition(" ")
        if said in PLAIN:
            return words.say(f"answer-el-grande-{said.replace(' ', '-')}")
        if said == "act kept":
            kept = of_grandissimo(view)["kept_action"]
            return words.say("answer-el-grande-act-kept", card="" if kept is None else kept["card"])
        if verb in WITH_A_PLAYER:
            return words.say(f"answer-el-grande-{verb}", seat=its_cast.names[its_cast.colours.index(what)])
        return words.say(f"answer-el-grande-{verb}", area=what) if verb in WITH_AN_AREA else None

    # ---- Where caballeros stand.
    def boxes(self, view: ElGrandeView) -> list[AreaView]:
        """Ship and Jail, where they are played with."""
        its, colours = of_grandissimo(view), len(view["seats"]) + len(view["extra"])
        counts = {"ship": its["ship"], "jail": its["jail"]}
        return [box(name, there, colours, view) for name, there in counts.items() if there is not None]

    def elsewhere(self, view: ElGrandeView) -> list[list[int]]:
        """Gifts, until they are placed."""
        return [with_figures(seat)["gifts"] for seat in view["seats"]]

    # ---- What counts in a general scoring.
    def uncounted(self, view: ElGrandeView) -> list[int]:
        seats = len(view["seats"])
        return list(range(seats, seats + len(view["extra"]))) if of_grandissimo(view)["general_scoring"] else []

    def together(self, view: ElGrandeView, area: str) -> list[int]:
        its = of_grandissimo(view)
        alliances = its["alliances"] if its["general_scoring"] else []
        return next((alliance["seats"] for alliance in alliances if alliance["area"] == area), list[int]())

    def left_out(self, view: ElGrandeView, area: str) -> bool:
        its = of_grandissimo(view)
        return its["general_scoring"] and area in its["boycotts"]


def box(name: str, counts: list[int], colours: int, view: ElGrandeView) -> AreaView:
    """As an area without a value; of colours that never come there it counts none."""
    return {
        "area": name,
        "caballeros": [*counts, *[0] * (colours - len(counts))],
        "grandes": [],
        "values": [],
        "king": False,
        "if_scored_now": [0 for _ in view["seats"]],
    }


PART: Final = ReadGrandissimo()
