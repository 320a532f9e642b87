"""The colonies: who sails, who comes onto the limit table, what can be claimed, and what counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from meseta.games.el_grande.parts.colonies.scoring import FOR_AMBASSADOR, FOR_ENVOY, FOR_VICEROY
from meseta.games.el_grande.parts.colonies.view import FillingFrame, SailingFrame, of_colonies, with_places
from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.details import piece
from meseta.reading.el_grande.parts.read_part import Details, Question, ReadPart
from meseta.reading.el_grande.places import Place
from meseta.reading.el_grande.topics import lessons, sign, where_played
from meseta.reading.rulebook import Sign, Topic
from meseta.reading.view import answers
from meseta.wording.words import Words

CLAIM: Final = "claim"
TURNS: Final = ("turn", "own-turn")

# What who has a place is paid, by area, and where such a place alone is.
POINTS: Final[Mapping[str, Mapping[str, int]]] = {
    "france": {"ambassador": int(FOR_AMBASSADOR), "envoy": int(FOR_ENVOY)},
    "america": {"viceroy": int(FOR_VICEROY)},
}
ALONE: Final = {"ship": "captain"}


# ---- What the sentences of questions are filled with.
def sailing(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("SailingFrame", top(view))
    return {"step": "piece" if frame["piece"] is None else "target", **piece(frame["piece"], its_cast)}


def filling(view: ElGrandeView, its_cast: Cast) -> Details:
    frame = cast("FillingFrame", top(view))
    return {"count": frame["left"], "area": limit_area(view)}


def moving_limit(view: ElGrandeView, its_cast: Cast) -> Details:
    return {"count": of_colonies(view)["limit"]["spaces"], "area": limit_area(view)}


def limit_area(view: ElGrandeView) -> str:
    area = of_colonies(view)["limit"]["area"]
    assert area is not None, "the limit table lies somewhere in every game"
    return area


# ---- What comes on top of them.
def near(view: ElGrandeView, words: Words) -> str:
    """Where caballeros go from the court that the base does not know of."""
    frame, legal = top(view), answers(view)
    if frame is None:
        return ""
    if frame["kind"] == "placing" and not frame["near_king"]:
        return words.say("not-from-the-court")
    return words.say("near-the-ship") if frame["kind"] in (*TURNS, "placing") and "place ship" in legal else ""


def claims(view: ElGrandeView, words: Words) -> str:
    goods = {goods_at(view, said.split()[-1]) for said in answers(view) if said.split()[0] == CLAIM}
    return words.say("may-claim", step="both" if len(goods) > 1 else goods.pop()) if goods else ""


def goods_at(view: ElGrandeView, place: str) -> str:
    """What can be claimed there."""
    region = limit_area(view) if place == "outside" else place
    return "wares" if region == "mediterranean" else "gold"


def claim_said(view: ElGrandeView, said: str, words: Words) -> str:
    """`claim america`, or `claim black america` with a black one."""
    *whose, area = said.split()[1:]
    goods = goods_at(view, area)
    return words.say("answer-el-grande-claim", goods=goods, area=area, whose=whose[0] if whose else "own")


# By the numbers of lessons: what is asked about them.
ABOUT: Final = {4: ("sailing",), 7: ("moving-black",), 8: ("filling", "moving-limit"), 9: ("turning-over",)}


class ReadColonies(ReadPart):
    NAME: ClassVar[str] = "colonies"
    TOPICS: ClassVar[Sequence[Topic]] = lessons(NAME, 9, ABOUT)
    SIGNS: ClassVar[Sequence[Sign]] = [sign(each, where_played("colonies")) for each in ("honour", "goods", "limit")]
    QUESTIONS: ClassVar[Mapping[str, Question]] = {
        "filling": filling,
        "moving-limit": moving_limit,
        "sailing": sailing,
    }
    AREA_VERBS: ClassVar[tuple[str, ...]] = ("limit",)

    # ---- What is asked.
    def also(self, view: ElGrandeView, words: Words) -> str:
        return " ".join(filter(None, [near(view, words), claims(view, words)]))

    def answer(self, view: ElGrandeView, said: str, its_cast: Cast, words: Words) -> str | None:
        verb, _, what = said.partition(" ")
        if verb == CLAIM:
            return claim_said(view, said, words)
        if verb == "limit":
            return words.say("answer-el-grande-limit", area=what)
        if verb != "turn-over":
            return None
        card = next(card["card"] for card in view["cards"] if card["deck"] == int(what))
        return words.say("answer-el-grande-turn-over", card=card)

    # ---- Where caballeros stand.
    def places(self, area: AreaView) -> Sequence[Place]:
        return with_places(area)["places"]

    def carries(self, area: AreaView) -> str | None:
        return with_places(area)["carries"]

    # ---- What counts.
    def points(self, view: ElGrandeView, area: str, firsts_only: bool = False) -> Mapping[str, int]:
        return {} if firsts_only and area != "france" else POINTS.get(area, {})

    def alone(self, area: str) -> str | None:
        return ALONE.get(area)


PART: Final = ReadColonies()
