"""The whole El Grande table: everything that one update replaces."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from meseta.games.el_grande.view import ElGrandeView
from meseta.web.boards.el_grande.business import sealed
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.disk import dial
from meseta.web.boards.el_grande.spain import board
from meseta.web.boards.page import Sitter, question
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.board_as_table import board_as_table
from meseta.web.panels.el_grande.choices import ON_THE_CARDS
from meseta.web.panels.el_grande.offer import offer
from meseta.web.panels.el_grande.players import players
from meseta.web.panels.el_grande.prompt import prompt
from meseta.web.panels.el_grande.rounds import rail
from meseta.web.panels.el_grande.ruler import ruler
from meseta.web.panels.el_grande.seals import seals
from meseta.web.panels.el_grande.standings import standings
from meseta.web.panels.el_grande.turn_strip import turn_strip
from meseta.web.panels.phone import bottom_bar
from meseta.web.panels.typed import typed
from meseta.wording.words import Words


def table(
    view: ElGrandeView,
    sitters: Sequence[Sitter],
    words: Words,
    table_buttons: Markup = NOTHING,
    log: Markup = NOTHING,
    moment: Markup = NOTHING,
) -> Markup:
    """What goes into the page's `main`. `table_buttons` are those of every table, `log` is a panel with the id
    sheet-log, `moment` what stands in place of the prompt while an earlier moment is shown.

    Each legal answer of the view stands on exactly one element, as data-answer.
    """
    cast = Cast(view, sitters, words)
    asked = standings(view, cast, words, table_buttons) if view["winners"] else prompt(view, cast, words, table_buttons)
    return html(
        '{}{}{}<aside class="side">{}<section class="group" id="sheet-cards">{}{}</section>{}{}{}</aside>{}{}',
        moment or asked,
        the_map(view, sitters, cast, words),
        turn_strip(view, cast, words),
        seals(view, cast, words),
        offer(view, cast, words),
        ruler(view, cast, words),
        players(view, cast, words),
        log,
        typed(view, words),
        rail(view, words),
        bottom_bar(words),
    )


def classes(view: ElGrandeView) -> str:
    """The classes of `main`: where phones have to look for the answer."""
    if view["winners"]:
        return "table el-grande is-over"
    verbs = {legal["notation"].split()[0] for legal in view["legal"]}
    if verbs & set(ON_THE_CARDS):
        return "table el-grande asks-cards"
    return "table el-grande" if sealed(view) is None else "table el-grande asks-disk"


def the_map(view: ElGrandeView, sitters: Sequence[Sitter], cast: Cast, words: Words) -> Markup:
    """The board, and over it the secret disk while the viewer turns it."""
    turning = question(view) == "disks" and view["legal"]
    return html(
        '<section class="map" id="sheet-map">{}{}{}</section>',
        disk_above(view, sitters, words) if turning else NOTHING,
        board(view, sitters, words),
        board_as_table(view, cast, words),
    )


def disk_above(view: ElGrandeView, sitters: Sequence[Sitter], words: Words) -> Markup:
    """It can be put aside to look at the board."""
    return html(
        '<label class="peek"><input type="checkbox"> {}{}</label><div class="dialbox">{}</div>',
        icon("eye"),
        words.say("look-at-board"),
        dial(view, sitters, words),
    )
