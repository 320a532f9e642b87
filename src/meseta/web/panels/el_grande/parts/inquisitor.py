"""The Grand Inquisitor: the figure in the row of who has him, and his help as buttons."""

from __future__ import annotations

from typing import ClassVar, Final

from markupsafe import Markup

from meseta.games.el_grande.parts.inquisitor.view import of_inquisitor
from meseta.games.el_grande.view import ElGrandeView, ExtraView
from meseta.reading.el_grande.business import turn
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.parts.inquisitor import HELP, TO_COURT
from meseta.web.boards.tokens import icon
from meseta.web.markup import html
from meseta.web.panels.el_grande.parts.shown_part import Mark, ShownPart
from meseta.wording.words import Words

FIGURE: Final = "inquisitor"


class ShownInquisitor(ShownPart):
    NAME: ClassVar[str] = "inquisitor"
    BY_AREA: ClassVar[tuple[str, ...]] = (HELP,)
    STYLES: ClassVar[tuple[str, ...]] = ("el-grande-inquisitor.css",)

    # ---- What is asked, and how it is answered.
    def group(self, view: ElGrandeView, said: str) -> str:
        return "inquisitor-helps" if said.split()[0] == HELP else ""

    def inside_button(self, view: ElGrandeView, said: str, cast: Cast, words: Words) -> Markup | None:
        return html("{}{}", icon("court"), words.say("inquisitor-helps-court")) if said == TO_COURT else None

    # ---- Where he is.
    def marks(self, view: ElGrandeView, cast: Cast, words: Words) -> list[Mark]:
        """Beside the board until somebody has him; then with a dot while that player's turn could use his help."""
        its, its_turn = of_inquisitor(view)["inquisitor"], turn(view)
        holder, name = its["holder"], words.say("mark-inquisitor")
        if holder is None:
            return [Mark(FIGURE, name, words.say("inquisitor-beside-the-board"))]
        unused = its_turn is not None and its_turn["seat"] == holder and not its["helped"]
        said = words.say("inquisitor-in-a-court", by=cast.names[holder], you="yes" if holder == cast.seat else "no")
        more = f" {words.say('mark-inquisitor-unused')}" if unused else ""
        return [Mark(FIGURE, name, said + more, holder, unused)]

    def about(self, view: ElGrandeView, extra: ExtraView, cast: Cast, words: Words) -> str:
        if extra["role"] != self.NAME:
            return ""
        holder = of_inquisitor(view)["inquisitor"]["holder"]
        name = "" if holder is None else cast.names[holder]
        whose = "nobody" if holder is None else "you" if holder == cast.seat else "other"
        return words.say("inquisitor-whose", whose=whose, by=name)


PART: Final = ShownInquisitor()
