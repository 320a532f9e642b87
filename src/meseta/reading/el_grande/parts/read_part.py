"""What a part may ask and count in ways of its own. Everything has a default that adds nothing.

Questions and counts ask all parts that are played and name none: `catalogue.read_parts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, TypeAlias

from meseta.games.el_grande.view import AreaView, ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.places import Place
from meseta.reading.rulebook import Sign, Topic
from meseta.wording.words import Said, Words

Details: TypeAlias = dict[str, Said]  # what the sentences of a question are filled with
Question: TypeAlias = Callable[[ElGrandeView, Cast], Details]


class ReadPart:
    NAME: ClassVar[str] = ""  # of the part in the rules
    QUESTIONS: ClassVar[Mapping[str, Question]] = {}  # by kind of business, beside the details the base knows
    TOPICS: ClassVar[Sequence[Topic]] = ()  # of the rules
    SIGNS: ClassVar[Sequence[Sign]] = ()  # on the table, to be explained
    AREA_VERBS: ClassVar[tuple[str, ...]] = ()  # the first words of answers that name an area and nothing else

    # ---- What is asked.
    def card_of_turn(self, view: ElGrandeView) -> str | None:
        """What the turn that is being taken carries out, if that is no card of a deck."""
        return None

    def also(self, view: ElGrandeView, words: Words) -> str:
        """What more is to be said of the question that is asked, after its reason."""
        return ""

    def answer(self, view: ElGrandeView, said: str, its_cast: Cast, words: Words) -> str | None:
        """What one of its own answers does, which is given in notation; None for all others."""
        return None

    def disk_note(self, view: ElGrandeView, words: Words) -> str | None:
        """What a disk does that shows a closed region, if that is not what the base says."""
        return None

    # ---- Where caballeros stand.
    def boxes(self, view: ElGrandeView) -> Sequence[AreaView]:
        """Where some stand who are in no area of the board: nobody is ever paid for them."""
        return ()

    def elsewhere(self, view: ElGrandeView) -> Sequence[Sequence[int]]:
        """Caballeros that stand neither on the map nor in courts and provinces: of each seat, once or several times."""
        return []

    def places(self, area: AreaView) -> Sequence[Place]:
        """Its places apart in an area."""
        return ()

    def carries(self, area: AreaView) -> str | None:
        """What those of an area carry who stand on no place apart."""
        return None

    # ---- What counts.
    def owners(self, view: ElGrandeView) -> Mapping[int, int]:
        """The seats that have colours beside their own, by those colours."""
        return {}

    def points(self, view: ElGrandeView, area: str, firsts_only: bool = False) -> Mapping[str, int]:
        """What the owner of a place is paid when its area is scored, whoever has most there.

        A card may count first places only: then some are paid only to who has it, and others nothing.
        """
        return {}

    def alone(self, area: str) -> str | None:
        """The place that alone is paid in an area, if the others there are paid nothing."""
        return None

    def counting_grandes(self, view: ElGrandeView) -> list[int]:
        """The seats whose grande counts like a caballero where it stands."""
        return []

    def one_more(self, view: ElGrandeView, area: str) -> list[int]:
        """The seats that count one caballero more in an area."""
        return []

    def uncounted(self, view: ElGrandeView) -> list[int]:
        """The colours that are not considered at all."""
        return []

    def together(self, view: ElGrandeView, area: str) -> list[int]:
        """The seats that count as one in an area, and are paid for the same place."""
        return []

    def left_out(self, view: ElGrandeView, area: str) -> bool:
        """Is it passed over in the scoring that is under way?"""
        return False
