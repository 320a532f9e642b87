"""The rules of one game, put together from its edition, its options and the parts that are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meseta.engine.program import Card
from meseta.engine.saving import FrameKinds
from meseta.engine.seats import COLOUR_NAMES
from meseta.engine.title import resolve_options, rules_by_options, without_defaults
from meseta.games.el_grande.board import SEAT, Board, Colour, Decks, PowerCards
from meseta.games.el_grande.cards.action_card import ActionCard, Face
from meseta.games.el_grande.editions import EDITIONS, OPTIONS, PLAYERS, RULES_VERSION, Edition
from meseta.games.el_grande.events import MEANS
from meseta.games.el_grande.notation import notation_for
from meseta.games.el_grande.part import Part
from meseta.games.el_grande.parts.catalogue import PARTS
from meseta.games.el_grande.rounds import castillo_program, game_program
from meseta.games.el_grande.rules import VETO_OF_WHOLE_ACTIONS, Rules, is_kept
from meseta.games.el_grande.spain import TILES
from meseta.games.el_grande.steps.announce import announced

GAME: Final = "meseta.games.el_grande"
MERGED_DECKS: Final = (1, 2)  # decks 2 and 3
# A deck of one card comes up again every round: as many copies as another deck of 1995 has, for games of old seeds.
COPIES_OF_A_SINGLE_CARD: Final = 11

KNOWN: Final[dict[tuple[tuple[str, str], ...], Rules]] = {}  # by all options: those of the last games


def rules_for(chosen: dict[str, str]) -> Rules:
    """The rules of a game with these options; whatever is not chosen has its default."""
    return rules_by_options(KNOWN, OPTIONS, chosen, lambda options: rules_with(options, PARTS))


def rules_version(chosen: dict[str, str]) -> int:
    """Grows with the base and with the parts that are played: correcting a part touches no game without it."""
    options = resolve_options(OPTIONS, chosen)
    return RULES_VERSION + sum(part.VERSION for part in PARTS if part.is_played(options))


def rules_with(options: dict[str, str], known: Sequence[Part]) -> Rules:
    """All options settled; parts that are not known are not played."""
    edition, seats = EDITIONS[options["edition"]], int(options["players"])
    parts = [part for part in known if part.is_played(options)]
    cards = [card for card in edition.cards if not left_out(card, options, parts)]
    cards += [card for part in parts for card in part.cards(options)]
    added = [card for part in parts for card in part.added_cards(options)]
    faces = [face for entry in [*cards, *added] for face in faces_of(entry)]
    board = Board(
        rows=[*edition.rows, *[row for part in parts for row in part.rows(options)]],
        tiles=TILES,
        colours=[
            *colours_of_seats(edition, seats, parts),
            *[colour for part in parts for colour in part.colours(options)],
        ],
        most_seats=max(map(int, PLAYERS)),
        powers=powers_of(edition, options, parts),
        decks=decks_of(cards, added, MERGED_DECKS if options["merged-decks"] == "on" else ()),
    )
    actions = [action for part in parts for action in part.actions()]
    stopping = [card for card in [*[face.card for face in faces], *actions] if is_kept(card)]
    announces = VETO_OF_WHOLE_ACTIONS in edition.switches and bool(stopping)
    frames = FrameKinds([GAME, *[part.package for part in parts]], f"{GAME}.parts")
    means = {**MEANS, **{change.NAME: change.MEANS for change in frames.changes.values()}}
    for part in parts:
        means.update(part.events())
    return Rules(
        chosen=options,
        written=without_defaults(OPTIONS, options),
        parts=parts,
        board=board,
        notation=notation_for(board, parts),
        places=edition.places[seats],
        switches=[switch for switch in edition.switches if not any(switch in part.LIFTS for part in parts)],
        faces=[face._replace(card=as_played(face.card, parts, announces)) for face in faces],
        programs=[
            *[as_played(action, parts, announces) for action in actions],
            *[program for part in parts for program in part.programs()],
            castillo_program(parts),
            as_played(game_program(int(options["rounds"]), parts), parts, announces=False),
        ],
        frames=frames,
        means=means,
    )


def colours_of_seats(edition: Edition, seats: int, parts: list[Part]) -> list[Colour]:
    caballeros = edition.caballeros + sum(part.MORE_CABALLEROS for part in parts)
    court = edition.court + sum(part.MORE_IN_COURT for part in parts)
    return [Colour(name, SEAT, caballeros, court) for name in COLOUR_NAMES[:seats]]


# ---- Cards.
def powers_of(edition: Edition, options: dict[str, str], parts: list[Part]) -> PowerCards:
    """Those of the edition, or of the part that has others."""
    others = [powers for powers in [part.powers(options) for part in parts] if powers is not None]
    return others[0] if others else edition.powers


def left_out(entry: ActionCard, options: dict[str, str], parts: list[Part]) -> bool:
    """What gives way to the cards of a part; and the vetoes of 1995 can be played without."""
    return any(part.replaces(entry) for part in parts) or (options["veto"] == "off" and is_kept(entry.card))


def faces_of(entry: ActionCard) -> list[Face]:
    """A card lies in one deck, or in several."""
    return [
        Face(entry.card, deck, deck if entry.places is None else entry.places, entry.provenance)
        for deck in entry.copies
    ]


def as_played(card: Card, parts: list[Part], announces: bool) -> Card:
    """With the steps that parts put in the place of others, and announced where vetoes stop whole actions."""
    steps = card.does
    for part in parts:
        steps = [part.instead_of(step) for step in steps]
    texts = {name: text for part in parts for name, text in part.texts().items()}
    played = Card(card.name, steps, texts.get(card.name, card.text))
    return announced(played) if announces else played


def decks_of(cards: list[ActionCard], added: list[ActionCard], merged: tuple[int, ...]) -> Decks:
    """By the numbers of the cards, which count the faces."""
    count = max([deck for entry in cards for deck in entry.copies], default=0)
    decks: list[list[int]] = [[] for _ in range(count)]
    more: list[list[int]] = [[] for _ in range(count)]
    number = 0
    for entry in [*cards, *added]:
        for deck, copies in entry.copies.items():
            (more if entry in added else decks)[deck - 1].extend([number] * copies)
            number += 1
    single = [deck for deck in range(count) if len(decks[deck]) == 1]
    for deck in single:
        decks[deck] *= COPIES_OF_A_SINGLE_CARD
    return Decks(decks, more, single, merged)
