"""The notation of answers: one short text for each, the same in log, keyboard, speech, API and files."""

from __future__ import annotations

from typing import Final

from meseta.engine.options import ALLOW, DONE, VETO
from meseta.engine.refusal import Refused
from meseta.games.el_grande.answers import (
    ACT,
    BID,
    CHOOSE,
    COURT,
    DISK,
    END,
    EVICT,
    GRANDE,
    KING,
    MOVE,
    NEXT,
    PLACE,
    POWER,
    RECALL,
    REMOVE,
    RETURN,
    RETURN_COURT,
    SCORE,
    TAKE,
    TILE,
    TO,
)
from meseta.games.el_grande.board import (
    AREA_NAMES,
    COLOUR_NAMES,
    DECKS,
    HIGHEST_POWER,
    REGION_NAMES,
    TILE_NAMES,
)


def block(verb: str, first: int, names: list[str]) -> dict[int, str]:
    return {first + i: f"{verb} {name}" for i, name in enumerate(names)}


def count(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


PIECES: Final = [f"{colour} {region}" for region in REGION_NAMES for colour in COLOUR_NAMES]
POWERS: Final = count(1, int(HIGHEST_POWER))

TEXTS: Final[dict[int, str]] = {
    ALLOW: "allow",
    VETO: "veto",
    DONE: "done",
    ACT: "act",
    END: "end",
    RETURN_COURT: "return court",
    **block("choose", CHOOSE, count(1, 2)),
    **block("bid", BID + 1, POWERS),
    **block("power", POWER + 1, POWERS),
    **block("court", COURT, count(0, 6)),
    **block("take", TAKE, count(1, int(DECKS))),
    **block("tile", TILE, TILE_NAMES),
    **block("next", NEXT, COLOUR_NAMES),
    **block("place", PLACE, AREA_NAMES),
    **block("to", TO, AREA_NAMES),
    **block("score", SCORE, AREA_NAMES),
    **block("recall", RECALL, REGION_NAMES),
    **block("return", RETURN, REGION_NAMES),
    **block("disk", DISK, REGION_NAMES),
    **block("evict", EVICT, REGION_NAMES),
    **block("king", KING, REGION_NAMES),
    **block("grande", GRANDE, REGION_NAMES),
    **block("move", MOVE, PIECES),
    **block("remove", REMOVE, PIECES),
}
ANSWER_OF: Final = {text: answer for answer, text in TEXTS.items()}
VERBS: Final = sorted({text.split()[0] for text in TEXTS.values()})


def text(answer: int) -> str:
    return TEXTS.get(answer, f"answer {answer}")


def parse(said: str) -> int:
    """The answer a text stands for, whatever its case and spacing."""
    words = said.lower().split()
    answer = ANSWER_OF.get(" ".join(words))
    if answer is not None:
        return answer
    alike = [known for known in ANSWER_OF if words and known.split()[0] == words[0]]
    if alike:
        raise Refused(f"'{said}' is no answer in El Grande; those with '{words[0]}' are: {', '.join(alike)}.")
    raise Refused(f"'{said}' is no answer in El Grande; answers begin with {', '.join(VERBS)}.")
