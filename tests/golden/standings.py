"""How a game stands, in one line, as spectators see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from meseta.games.condottiere.view import CondottiereView
from meseta.games.el_grande.parts.colonies.view import AreaWithPlaces
from meseta.games.el_grande.view import ElGrandeView


class Standing(NamedTuple):
    chapter: object  # a new chapter of the game begins when this changes
    figures: list[int]  # one for each seat
    line: str

    def __str__(self) -> str:
        return f"-- {self.line}"


def of_el_grande(view: ElGrandeView) -> Standing:
    scores = ", ".join(f"{player['colour']} {player['score']}" for player in view["seats"])
    stands = [(area["area"], area["caballeros"]) for area in view["areas"]] + places(view)
    board = "; ".join(
        f"{name} {' '.join(map(str, caballeros)) if caballeros else 'closed'}"
        for name, caballeros in stands
        if caballeros is None or any(caballeros)
    )
    line = f"round {view['round']}: {scores} -- king in {view['king']}; {board}"
    return Standing(view["round"], [player["score"] for player in view["seats"]], line)


def places(view: ElGrandeView) -> list[tuple[str, list[int] | None]]:
    """Places apart in regions, where there are any."""
    areas = [cast("AreaWithPlaces", area) for area in view["areas"]]
    return [(place["place"], place["caballeros"]) for area in areas for place in area.get("places", [])]


def of_condottiere(view: CondottiereView) -> Standing:
    realms = "; ".join(f"{player['colour']} {' '.join(player['regions']) or 'nothing'}" for player in view["seats"])
    hands = " ".join(str(player["hand_size"]) for player in view["seats"])
    token = view["seats"][view["token"]]["colour"]
    line = f"battle for {view['battle']}, token with {token}, hands {hands} -- {realms}"
    figures = [player["points"] or len(player["regions"]) for player in view["seats"]]
    return Standing((view["match_game"], view["battle"]), figures, line)


STANDINGS: dict[str, Callable[[Any], Standing]] = {"el-grande": of_el_grande, "condottiere": of_condottiere}
