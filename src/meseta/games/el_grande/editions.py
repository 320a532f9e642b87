"""The editions: what each is made of, in what it differs, and the options a game can be set up with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from meseta.engine.notation import Notation
from meseta.engine.title import Condition, TitleOption, settle, who_starts
from meseta.games.el_grande.board import COLOUR_NAMES, DECKS, KING_CARDS
from meseta.games.el_grande.cards import edition_1995, edition_2023, new_regency
from meseta.games.el_grande.cards.action_card import NOTED, RECONSTRUCTED, ActionCard
from meseta.games.el_grande.cards.shifting_powers import ABILITIES
from meseta.games.el_grande.modifiers import MODIFIERS
from meseta.games.el_grande.names import NAMES_1995, NAMES_2023, Names
from meseta.games.el_grande.notation import NOTATION_1995, NOTATION_2023
from meseta.games.el_grande.rounds import game_program
from meseta.games.el_grande.rules import OPEN, STRICT, TALLY, Decks, Rules
from meseta.games.el_grande.steps.announce import announced

# ---- In what editions differ beside their cards: named switches, each with the sentence that explains it.
CASTILLO_IS_A_REGION: Final = "The Castillo is a region where a card lets one choose or place."
VETO_STEP_BY_STEP: Final = "A veto stops the next step of a special action; what was done before it stands."
VETO_OF_WHOLE_ACTIONS: Final = "A veto stops a whole special action, and only before it begins."
SHORTAGE_FOR_CARDS: Final = "When the province is empty, action cards too may bring caballeros from regions to court."
DISCARDS_FACE_DOWN: Final = "Used power cards lie face down: nobody looks through those of the others."
AUTOMA_FOR_TWO: Final = "With two players a third colour, the automa, takes part without scoring."


class Edition(NamedTuple):
    names: Names
    notation: Notation
    cards: list[ActionCard]
    places: dict[int, int]  # how many places of a scoring strip count, by the number of players
    switches: list[str]


EDITIONS: Final[dict[str, Edition]] = {
    "1995": Edition(
        names=NAMES_1995,
        notation=NOTATION_1995,
        cards=edition_1995.CARDS,
        places={2: 1, 3: 2, 4: 3, 5: 3},
        switches=[CASTILLO_IS_A_REGION, VETO_STEP_BY_STEP],
    ),
    "2023": Edition(
        names=NAMES_2023,
        notation=NOTATION_2023,
        cards=edition_2023.CARDS,
        places={2: 2, 3: 2, 4: 3, 5: 3},
        switches=[VETO_OF_WHOLE_ACTIONS, SHORTAGE_FOR_CARDS, DISCARDS_FACE_DOWN, AUTOMA_FOR_TWO],
    ),
}


def differences(name: str) -> list[str]:
    """What an edition is, sentence by sentence, for whoever has to choose."""
    edition = EDITIONS[name]
    sizes = [sum(entry.copies.get(deck + 1, 0) for entry in edition.cards) for deck in range(DECKS)]
    places = ", ".join(f"{count} with {players}" for players, count in edition.places.items())
    return [
        f"Decks of {', '.join(map(str, sizes))} action cards.",
        f"Places that score, by the number of players: {places}.",
        *edition.switches,
        *not_printed(edition.cards),
    ]


# ---- What no rulebook prints, or not wholly: whoever has to choose reads which cards that are.
OURS: Final = {
    RECONSTRUCTED: "Reconstructed, for no rulebook prints it",
    NOTED: "Noted by a rulebook, the rest is ours",
}


def not_printed(cards: Iterable[ActionCard]) -> list[str]:
    return listed([(entry.card.name, entry.provenance) for entry in cards])


def listed(cards: list[tuple[str, str]]) -> list[str]:
    """A sentence for each provenance of names, but for those that a rulebook prints."""
    names = {provenance: [name for name, its in cards if its == provenance] for provenance in OURS}
    return [f"{OURS[provenance]}: {', '.join(names[provenance])}." for provenance in OURS if names[provenance]]


# ---- The options.
def of_2023(before: dict[str, str]) -> bool:
    return before["edition"] == "2023"


def of_1995(before: dict[str, str]) -> bool:
    return before["edition"] == "1995"


def with_automa(before: dict[str, str]) -> bool:
    return of_2023(before) and before["players"] == "2"


def may_merge(before: dict[str, str]) -> bool:
    return of_2023(before) and int(before["players"]) <= 3


def only_2023(name: str, values: list[str], says: str, what: str, ours: list[str]) -> TitleOption:
    """An option of the newer edition; its first value is that of a game without it. `ours` is said of all others."""
    refused = f"{what} belongs to the 2023 edition: choose edition=2023 or leave {name} {values[0]}."
    conditions = [Condition(value, of_2023, refused) for value in values[1:]]
    return TitleOption(name, values, f"2023: {says}", conditions, dict.fromkeys(values[1:], ours))


def alternative(name: str, values: list[str], says: str, what: str) -> TitleOption:
    return only_2023(name, values, says, what, not_printed([edition_2023.ALTERNATIVES[name]]))


OPTIONS: Final[list[TitleOption]] = [
    TitleOption(
        "edition",
        list(EDITIONS),
        "Which edition's board, cards and rules.",
        values_say={name: differences(name) for name in EDITIONS},
    ),
    TitleOption("players", ["4", "2", "3", "5"], "How many play; with 2 or 3 fewer places score."),
    TitleOption("rounds", ["9", "6"], "Nine rounds, or the short game of six."),
    TitleOption(
        "veto",
        ["on", "off"],
        "1995: with the two veto cards, or without them.",
        [Condition("on", of_1995, "Deck 2 of the 2023 edition has no vetoes: add them with added-vetoes=2.")],
    ),
    TitleOption(
        "castillo",
        [STRICT, TALLY, OPEN],
        "Closed as in the box, with a tally of what was announced, or open to all.",
    ),
    TitleOption(
        "merged-decks",
        ["off", "on"],
        "2023: decks 2 and 3 are one, so a round offers four cards; with two players always, with three if you like.",
        [
            Condition("off", lambda before: not with_automa(before), "With two players decks 2 and 3 are always one."),
            Condition("on", may_merge, "Decks 2 and 3 are one only with two or three players of the 2023 edition."),
        ],
    ),
    only_2023(
        "new-regency",
        ["off", "on"],
        "ten cards that move the king replace the king card.",
        "New Regency",
        not_printed(new_regency.CARDS),
    ),
    only_2023(
        "shifting-powers",
        ["off", "on"],
        "modifiers raise or lower power cards.",
        "Shifting Powers",
        listed([(modifier.name, modifier.provenance) for modifier in MODIFIERS]),
    ),
    alternative(
        "added-own-or-militia",
        ["off", "on"],
        "alternative card of deck 1: own caballeros out of one region, or militia.",
        "The alternative card own-or-militia",
    ),
    alternative(
        "added-vetoes", ["0", "1", "2"], "alternative cards of deck 2: so many vetoes.", "An alternative veto card"
    ),
    alternative(
        "added-secret-scoring",
        ["off", "on"],
        "alternative card of deck 4: regions on one disk are scored.",
        "The alternative card secret-scoring",
    ),
    who_starts(COLOUR_NAMES, "Who plays the first power card."),
]


# ---- The rules of one game.
def rules_for(chosen: dict[str, str]) -> Rules:
    """The rules of a game with these options; whatever is not chosen has its default."""
    options = settle(OPTIONS, chosen)
    edition = EDITIONS[options["edition"]]
    automa = AUTOMA_FOR_TWO in edition.switches and options["players"] == "2"
    regency = options["new-regency"] == "on"
    base = [entry for entry in edition.cards if not left_out(entry, options)] + (new_regency.CARDS if regency else [])
    added = {name: entry for name, entry in edition_2023.ALTERNATIVES.items() if options[name] not in ("off", "0")}
    faces = [(entry, deck) for entry in [*base, *added.values()] for deck in entry.copies]
    cards = [entry.card for entry, _ in faces]
    if VETO_OF_WHOLE_ACTIONS in edition.switches and "added-vetoes" in added:
        cards = [announced(card) for card in cards]
    return Rules(
        chosen=options,
        names=edition.names,
        notation=edition.notation,
        places=edition.places[int(options["players"])],
        castillo_is_a_region=CASTILLO_IS_A_REGION in edition.switches,
        veto_step_by_step=VETO_STEP_BY_STEP in edition.switches,
        shortage_for_cards=SHORTAGE_FOR_CARDS in edition.switches,
        discards_face_down=DISCARDS_FACE_DOWN in edition.switches,
        automa=automa,
        cards=[*cards, *ABILITIES, game_program(options, automa)],
        caballeros=[deck for _, deck in faces],
        provenance=[entry.provenance for entry, _ in faces],
        decks=Decks(
            [deck_of(number + 1, faces, base) for number in range(DECKS)],
            [added_to(number + 1, faces, added, options) for number in range(DECKS)],
            merged=options["merged-decks"] == "on",
        ),
        king_card=not regency,
    )


def left_out(entry: ActionCard, options: dict[str, str]) -> bool:
    """The king card gives way to New Regency, and the vetoes of 1995 can be played without."""
    return (5 in entry.copies and options["new-regency"] == "on") or (
        entry.card.name == "veto" and options["veto"] == "off"
    )


def deck_of(number: int, faces: list[tuple[ActionCard, int]], base: list[ActionCard]) -> list[int]:
    """The cards of one deck before shuffling. The king card comes up again every round."""
    deck: list[int] = []
    for card, (entry, of_deck) in enumerate(faces):
        if of_deck == number and entry in base:
            deck += [card] * entry.copies[number]
    return deck * int(KING_CARDS) if len(deck) == 1 else deck


def added_to(
    number: int, faces: list[tuple[ActionCard, int]], added: dict[str, ActionCard], options: dict[str, str]
) -> list[int]:
    """The alternative cards that are shuffled into a deck."""
    deck: list[int] = []
    for option, entry in added.items():
        if number in entry.copies:
            times = 1 if options[option] == "on" else int(options[option])
            deck += [faces.index((entry, number))] * times
    return deck
