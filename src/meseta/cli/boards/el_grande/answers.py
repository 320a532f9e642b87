"""What each answer in El Grande does, in the words of the page's buttons."""

from __future__ import annotations

from meseta.cli.boards.el_grande.parts.catalogue import parts_of
from meseta.cli.boards.writer import Writer
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.questions import answer_of_part, card_on
from meseta.reading.el_grande.verbs import AREA_VERBS, DISK_VERBS, PIECE_VERBS
from meseta.wording.words import Said

NUMBERS = {"bid": "value", "power": "value", "court": "count"}  # verbs with a number, and what it is to the sentence


def answer(view: ElGrandeView, notation: str, writer: Writer) -> str:
    verb, _, what = notation.partition(" ")
    for part in parts_of(view):
        said = part.answer(view, verb, what, writer)
        if said is not None:
            return said
    cast = Cast(view, writer.sitters, writer.words)
    if (of_part := answer_of_part(view, notation, cast, writer.words)) is not None:
        return of_part
    if notation == "return court":
        return writer.say("answer-el-grande-return-court")
    return writer.say(f"answer-el-grande-{verb}", **details(view, verb, what, writer))


def details(view: ElGrandeView, verb: str, what: str, writer: Writer) -> dict[str, Said]:
    """What the sentence of a verb is filled with."""
    if verb in NUMBERS:
        return {NUMBERS[verb]: int(what)}
    if verb in (*AREA_VERBS, *DISK_VERBS):
        return {"area": what}
    if verb in PIECE_VERBS:
        cast = Cast(view, writer.sitters, writer.words)
        colour, region = what.split()
        return cast.piece(cast.colours.index(colour), region)
    if verb == "take":
        return {"card": card_on(view, int(what))["card"]}
    frame = view["business"][-1]
    if frame["kind"] == "choosing":
        return {"card": frame["first_card"] if what == "1" else frame["second_card"]}
    if verb == "next":
        return {"seat": writer.names[writer.colours.index(what)]}
    if verb == "tile":
        return {"tile": what}
    return {part.ANSWERS[verb]: what for part in parts_of(view) if verb in part.ANSWERS}
