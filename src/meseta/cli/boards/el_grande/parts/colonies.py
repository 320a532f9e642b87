"""The colonies: places apart with what is carried there, the limit table, gold and wares."""

from __future__ import annotations

from typing import Final

from meseta.cli.boards.el_grande.part import Part, Place
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import wrapped
from meseta.games.el_grande.parts.colonies.scoring import FOR_AMBASSADOR, FOR_ENVOY, FOR_VICEROY
from meseta.games.el_grande.parts.colonies.view import PlaceView, of_colonies, with_places
from meseta.games.el_grande.view import AreaView, CardView, ElGrandeView
from meseta.reading.el_grande.areas import area_of, counts_in

LIMIT: Final = "L"
OUTSIDE: Final = "outside"
PAID: Final = {"ambassador": int(FOR_AMBASSADOR), "envoy": int(FOR_ENVOY), "viceroy": int(FOR_VICEROY)}
OF_HONOUR: Final = (*PAID, "captain")  # these are shown even if nobody stands there


class ColoniesOnBoard(Part):
    # ---- The map.
    def area_mark(self, view: ElGrandeView, area: AreaView) -> str:
        return LIMIT if of_colonies(view)["limit"]["area"] == area["area"] else ""

    def places(self, view: ElGrandeView, area: AreaView, writer: Writer) -> list[Place]:
        shown = [
            place for place in with_places(area)["places"] if place["place"] in OF_HONOUR or any(place["caballeros"])
        ]
        return [Place(called(place, writer), worth(place, area, writer), place["caballeros"]) for place in shown]

    # ---- What lies around it.
    def card_note(self, view: ElGrandeView, card: CardView, writer: Writer) -> str:
        return writer.say("terminal-turned-over") if card["deck"] in of_colonies(view)["turned_over"] else ""

    def this_round(self, view: ElGrandeView, writer: Writer) -> list[str]:
        """Where the limit table lies, and where discs are."""
        lines = [limit_table(view, writer), *discs(view, writer), *third_place(view, writer)]
        return ["\n".join(wrapped(line, "  ", "    ")) for line in lines]

    def legend(self, view: ElGrandeView, writer: Writer) -> list[tuple[str, str]]:
        return [
            (LIMIT, writer.say("terminal-legend-limit")),
            (writer.say("terminal-off-limit"), writer.say("terminal-legend-off-limit")),
            *[(writer.place(place), writer.say("terminal-legend-honour", place=place)) for place in OF_HONOUR],
            *[
                (carrying(goods, writer), writer.say("terminal-legend-goods", goods=goods))
                for goods in ("gold", "wares")
            ],
        ]


# ---- Places apart.
def called(place: PlaceView, writer: Writer) -> str:
    """A place of honour by its name, those who carry something by what that is."""
    if place["place"] == OUTSIDE:
        return writer.say("terminal-off-limit")
    if place["place"] in OF_HONOUR or place["carries"] is None:
        return writer.place(place["place"])
    return carrying(place["carries"], writer)


def carrying(goods: str, writer: Writer) -> str:
    return writer.say("terminal-carrying", goods=goods)


def worth(place: PlaceView, area: AreaView, writer: Writer) -> str:
    """`+2 gold`: what a place of honour is paid, and what its holder carries."""
    if place["place"] not in OF_HONOUR:
        return ""
    paid = f"+{PAID.get(place['place'], area['values'][0])}"
    return paid if place["carries"] is None else f"{paid} {writer.say('goods-' + place['carries'])}"


def third_place(view: ElGrandeView, writer: Writer) -> list[str]:
    """Nothing in the rows of France tells what is carried on its third place."""
    goods = with_places(area_of(view, "france"))["carries"]
    return [] if goods is None else [writer.say("terminal-third-place", goods=goods)]


# ---- The limit table, and discs.
def limit_table(view: ElGrandeView, writer: Writer) -> str:
    limit = of_colonies(view)["limit"]
    area = limit["area"] or ""
    return writer.say("limit-lies", area=area, count=sum(counts_in(area_of(view, area))), most=limit["spaces"])


def discs(view: ElGrandeView, writer: Writer) -> list[str]:
    colonies = of_colonies(view)
    gold, wares = colonies["gold"], colonies["wares"]
    said = [
        writer.say("discs-lie", goods="gold", count=gold["free"], supply=gold["supply"]),
        writer.say("discs-lie", goods="wares", count=wares["free"], supply=wares["supply"]),
    ]
    if gold["promised"] or wares["promised"]:
        said.append(writer.say("discs-promised", gold=gold["promised"], wares=wares["promised"]))
    return said


PART = ColoniesOnBoard()
