"""The answers that have no place on the map, the cards or the ruler: buttons below the question."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.business import top
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import area_at, areas_of, rows_of
from meseta.reading.el_grande.questions import answer_of_part, card_of_turn
from meseta.reading.el_grande.verbs import AREA_VERBS, PIECE_VERBS
from meseta.reading.el_grande.waste import sure
from meseta.reading.view import answers, place_name
from meseta.web.boards.attributes import answer, does, label
from meseta.web.boards.el_grande.spain_ground import SHAPE_OF, is_narrow, land_of
from meseta.web.boards.el_grande.targets import on_the_map, shown_at
from meseta.web.boards.tokens import icon, token
from meseta.web.markup import NOTHING, html, joined
from meseta.web.panels.el_grande.parts.catalogue import SHOWN, parts_of
from meseta.wording.words import Words

ON_THE_CARDS: Final = ("take", "bid")  # verbs of answers that are given there
BY_AREA: Final = tuple(verb for part in SHOWN for verb in part.BY_AREA)
FOLDED: Final = tuple(group for part in SHOWN for group in part.FOLDED)

ICONS: Final = {"allow": "check", "veto": "veto", "done": "check", "end": "check", "act": "play", "tile": "tile"}
LOOKS: Final = {"veto": "royal", "done": "primary"}


def choices(view: ElGrandeView, cast: Cast, words: Words) -> Markup:
    """All buttons, in the order of the rules; those that belong to one place stand together after the others."""
    elsewhere, alone, groups = on_the_map(view) | on_the_cards(view), list[Markup](), dict[str, list[Markup]]()
    for said, chosen in answers(view).items():
        if said in elsewhere:
            continue
        group = group_of(view, said)
        if group:
            groups.setdefault(group, []).append(choice(view, said, chosen, cast, words))
        else:
            alone.append(choice(view, said, chosen, cast, words))
    return joined([*alone, *[together(name, buttons, words) for name, buttons in groups.items()]])


def on_the_cards(view: ElGrandeView) -> set[str]:
    """The answers that cards give. Parts that are not played may mean something else by the same verb."""
    parts = parts_of(view)
    verbs = [*ON_THE_CARDS, *[verb for part in parts for verb in (*part.ON_THE_CARDS, *part.ON_ACTION_CARDS)]]
    buttons = [said for part in parts for said in part.BUTTONS]
    return {said for said in answers(view) if said.split()[0] in verbs and said not in buttons}


def group_of(view: ElGrandeView, said: str) -> str:
    """What is common to several buttons, and said before them: an area, or what a part names."""
    for part in parts_of(view):
        name = part.group(view, said)
        if name:
            return name
    verb, _, what = said.partition(" ")
    if what == "court" or verb not in (*AREA_VERBS, *PIECE_VERBS):
        return ""
    row = what.rpartition(" ")[2]
    area = area_at(view, row)
    return area if is_narrow(area) or verb in AREA_VERBS else row


def together(name: str, buttons: list[Markup], words: Words) -> Markup:
    said = words.say(name) if words.has(name) else place_name(words, name)
    if name in FOLDED:
        return html(
            '<details class="together" data-within="{}"><summary class="btn">{}</summary>{}</details>',
            name,
            said,
            buttons,
        )
    return html(
        '<div class="together" role="group" aria-label="{said}" data-within="{}"><span>{said}</span>{}</div>',
        name,
        buttons,
        said=said,
    )


def choice(view: ElGrandeView, said: str, chosen: int, cast: Cast, words: Words) -> Markup:
    verb, _, what = said.partition(" ")
    for part in parts_of(view):
        its_chip, inside = part.chip(view, verb, what, words), part.inside_button(view, said, cast, words)
        if its_chip is not None:
            return chip(its_chip.shown, chosen, its_chip.spoken)
        if inside is not None:
            return button(inside, chosen, LOOKS.get(verb, ""), part.at(said))
    if verb in ("court", "power"):
        return chip(what, chosen, words.say(f"answer-el-grande-{verb}", count=int(what), value=int(what)))
    if verb == "next":
        seat = cast.colours.index(what)
        return button(html("{}{}", token(seat, cast.marks[seat], "s"), cast.names[seat]), chosen)
    if verb in (*AREA_VERBS, *BY_AREA) and what != "court":
        by_area = verb in BY_AREA and what in areas_of(view)
        says = place_name(words, what) if by_area else called(what, words)
        return place_button(view, what, says, chosen, words.say(f"answer-el-grande-{verb}", area=what))
    if verb in PIECE_VERBS:
        return piece_button(view, verb, what, chosen, cast, words)
    drawn = icon(ICONS[verb]) if verb in ICONS else NOTHING
    inside = html("{}{}", drawn, phrase(view, said, cast, words))
    return button(inside, chosen, LOOKS.get(verb, ""), sure=sure(view, said, cast, words))


# ---- Places apart.
def place_button(view: ElGrandeView, place: str, says: str, chosen: int, spoken: str) -> Markup:
    """An area, or a place in one: looking at the button shows there what it would change."""
    points, at = areas_of(view)[area_at(view, place)]["points"].get(place, 0), shown_at(view, place)
    return html(
        '<button type="button" class="btn place" aria-label="{}" title="{}" data-at="{}"{}{}>{}{}</button>',
        label(spoken, f"{says}+{points}" if points else says),
        spoken,
        SHAPE_OF.get(at, at),
        answer(chosen),
        does(spoken),
        says,
        html("<b>+{}</b>", points) if points else NOTHING,
    )


def piece_button(view: ElGrandeView, verb: str, piece: str, chosen: int, cast: Cast, words: Words) -> Markup:
    """A token says whose it is; where somebody has a place alone, its name says which."""
    its_colour, place = piece.split()
    colour, area = cast.colours.index(its_colour), area_at(view, place)
    row = next(row for row in rows_of(areas_of(view)[area]) if row["place"] == place)
    carries = icon(f"disc-{row['carries']}", "disc") if row["carries"] else NOTHING
    return html(
        '<button type="button" class="btn place" aria-label="{spoken}" title="{spoken}"{}>{}{}{}</button>',
        answer(chosen),
        token(colour, cast.marks[colour], "s", role=cast.roles[colour]),
        carries,
        called(place, words) if place in land_of(area).get("places", {}) else NOTHING,
        spoken=words.say(f"answer-el-grande-{verb}", **cast.piece(colour, place)),
    )


def called(row: str, words: Words) -> str:
    """What a row is called after the name of its area."""
    return words.say(f"place-{row}") if words.has(f"place-{row}") else place_name(words, row)


def phrase(view: ElGrandeView, said: str, cast: Cast, words: Words) -> str:
    """The words on a button."""
    verb, _, what = said.partition(" ")
    frame, of_part = top(view), answer_of_part(view, said, cast, words)
    if of_part is not None:
        return of_part
    if verb == "act":
        return words.say(f"card-name-{card_of_turn(view)}")
    if frame is not None and frame["kind"] == "choosing":
        return words.say(f"card-name-{frame['first_card'] if what == '1' else frame['second_card']}")
    if verb == "return":
        return words.say("answer-el-grande-return-court")
    return words.say(f"answer-el-grande-{verb}", tile=what)


def button(inside: Markup, chosen: int, look: str = "", at: str = "", sure: str = "") -> Markup:
    """`at`: where it shows what it would change, to a finger first; `sure`: what it asks when it is pressed first."""
    shows = html(' data-at="{}"{}', at, does(inside.striptags())) if at else NOTHING
    asks = html(' data-sure="{}"', sure) if sure else NOTHING
    return html('<button type="button" class="btn {}"{}{}{}>{}</button>', look, shows, asks, answer(chosen), inside)


def chip(shown: str, chosen: int, spoken: str) -> Markup:
    """A small button: what it does is spoken, and shown when it is pointed at."""
    return html(
        '<button type="button" class="btn chip" aria-label="{}" title="{}"{}><b>{}</b></button>',
        spoken,
        spoken,
        answer(chosen),
        shown,
    )
