"""The hand chooser: before the game each player picks thirteen of the own cards, in secret and one by one."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from meseta.bots.el_grande.parts.intrigue import suggested_hand
from meseta.games.el_grande.parts.intrigue.view import ChoosingHandFrame, OwnCardView, of_intrigue
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.areas import rules_of
from meseta.reading.el_grande.parts.intrigue import choosing
from meseta.reading.view import answers
from meseta.web.boards.attributes import DISABLED, answer
from meseta.web.boards.tokens import icon
from meseta.web.markup import NOTHING, html
from meseta.web.panels.el_grande.parts.intrigue.hand_card import on_face, slot
from meseta.web.panels.el_grande.parts.intrigue.kinds import KINDS, kinds_of
from meseta.web.panels.el_grande.parts.intrigue.own_card import edge, more, name_of, sheet
from meseta.wording.words import Words

ALL: Final = "all"  # kinds of cards
CHECKED: Final = html(" checked")


def hand_chooser(view: ElGrandeView, words: Words) -> Markup:
    """Nothing for spectators, and when no hands are chosen."""
    frame = choosing(view)
    return NOTHING if frame is None or view["seat"] is None else Chooser(view, frame, words).drawn()


class Chooser:
    """The cards of one seat, and those among them that it has chosen so far."""

    def __init__(self, view: ElGrandeView, frame: ChoosingHandFrame, words: Words) -> None:
        self.view = view
        self.words = words
        self.rules = rules_of(view)
        self.answers = answers(view)
        self.cards = of_intrigue(view)["own_cards"]
        self.total = frame["cards"]
        names = {said.removeprefix("keep ") for said in frame["answers"]}
        self.hand = [card for card in self.cards if card["name"] in names]
        self.kinds = {card["name"]: kinds_of(card["card"], self.rules) for card in self.cards}

    def drawn(self) -> Markup:
        return html(
            '<section class="chooser" aria-label="{}">{}<div class="box"><p class="lead">{}</p><ul class="hand-cards"'
            ' aria-label="{}">{}</ul></div>{}</section>',
            self.words.say("hand-title"),
            self.filters(),
            self.words.say("hand-says"),
            self.words.say("hand-cards"),
            [self.card(card) for card in self.cards],
            self.tray(),
        )

    # ---- Which cards are shown is a matter of the style sheet: it needs no request, and outlasts an update.
    def filters(self) -> Markup:
        counts = {ALL: len(self.cards)}
        counts |= {kind: sum(kind in its for its in self.kinds.values()) for kind in KINDS}
        return html(
            '<fieldset class="filters"><legend class="vh">{}</legend>{}</fieldset>',
            self.words.say("hand-filters"),
            [self.filter(kind, count) for kind, count in counts.items()],
        )

    def filter(self, kind: str, count: int) -> Markup:
        return html(
            '<label><input class="vh" type="radio" name="own-cards" value="{}"{}>{} <b>{}</b></label>',
            kind,
            CHECKED if kind == ALL else NOTHING,
            self.words.say(f"hand-filter-{kind}"),
            count,
        )

    # ---- The cards.
    def card(self, card: OwnCardView) -> Markup:
        """A button that is down while the card is in the hand, and beside it a sheet with its whole text."""
        words, text = self.words, f"hand-card-{card['name']}"
        kept = card in self.hand
        chosen = self.answers.get(f"{'drop' if kept else 'keep'} {card['name']}")
        barred = chosen is None and not kept
        return html(
            '<li class="hand-card {edge} {kinds}"><button type="button" class="hand-face" aria-pressed="{kept}"'
            ' aria-label="{label}" title="{title}" data-walk{answer}{disabled}>{face}</button>{more}{sheet}</li>',
            edge=edge(card),
            kinds=" ".join(self.kinds[card["name"]]),
            kept="true" if kept else "false",
            label=self.spoken(card, kept),
            title=words.say("barred-hand-full") if barred else words.say(f"card-{card['text']}"),
            answer=answer(chosen),
            disabled=DISABLED if chosen is None else NOTHING,
            face=on_face(card, self.rules, words),
            more=more(text, words),
            sheet=sheet(text, card, words),
        )

    def spoken(self, card: OwnCardView, kept: bool) -> str:
        return self.words.say(
            "hand-card-label",
            value=card["value"],
            name=name_of(card, self.words),
            count=card["brings"],
            must="yes" if card["must"] else "no",
            chosen="yes" if kept else "no",
        )

    # ---- The hand so far.
    def tray(self) -> Markup:
        """A slot for each card that has to be chosen, and what they bring together."""
        words, count = self.words, len(self.hand)
        free = html('<li><span class="vh">{}</span></li>', words.say("hand-slot-free"))
        done = count == self.total
        return html(
            '<footer class="tray{}"><p class="so-far"><b>{}{}</b> <span>{}</span></p><ol aria-label="{}">{}{}</ol>'
            '<div class="buttons">{}<label class="btn"><input class="vh" type="checkbox">{}{}</label></div></footer>',
            " sealed" if done else "",
            icon("seal") if done else NOTHING,
            words.say("hand-sealed") if done else words.say("hand-tray", count=count, most=self.total),
            words.say("hand-sum", count=sum(card["brings"] for card in self.hand)),
            words.say("hand-tray-label", count=count, most=self.total),
            [slot(card, words) for card in self.hand],
            [free] * (self.total - count),
            NOTHING if done else self.suggest(),
            icon("eye"),
            words.say("look-at-board"),
        )

    def suggest(self) -> Markup:
        """A button that gives all the answers which are missing, as our bots would give them."""
        given = [str(self.answers[said]) for said in self.suggested() if said in self.answers]
        if not given:
            return NOTHING
        return html(
            '<button type="button" class="btn" title="{}" data-answers="{}">{}{}</button>',
            self.words.say("hand-suggest-says"),
            " ".join(given),
            icon("bot"),
            self.words.say("hand-suggest"),
        )

    def suggested(self) -> list[str]:
        """What was chosen stays chosen, and what was put back stays there, as far as that leads to a whole hand."""
        values = suggested_hand(self.view)
        changed = [card for card in self.cards if (card in self.hand) != (card["value"] in values)]
        return [f"{'drop' if card in self.hand else 'keep'} {card['name']}" for card in changed]
