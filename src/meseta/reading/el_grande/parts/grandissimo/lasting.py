"""What lasts from turn to turn in Grandissimo: who has figures, tokens and gifts, and the marks of cards."""

from __future__ import annotations

from typing import NamedTuple

from meseta.games.el_grande.parts.grandissimo.state import FIGURES
from meseta.games.el_grande.parts.grandissimo.view import ViewWithGrandissimo, of_grandissimo, with_figures
from meseta.games.el_grande.view import ElGrandeView
from meseta.reading.el_grande.cast import Cast
from meseta.wording.words import Said, Words


class Lasting(NamedTuple):
    kind: str
    says: str
    by: int | None = None  # whose it is
    colour: int | None = None  # of the caballero that it is


def lasting(view: ElGrandeView, cast: Cast, words: Words) -> list[Lasting]:
    its = of_grandissimo(view)
    return [
        *[figure(view, name, cast, words) for name in FIGURES],
        *tokens(its, cast, words),
        *gifts(view, cast, words),
        *marks(its, cast, words),
    ]


def whose(seat: int, cast: Cast) -> dict[str, Said]:
    """A seat as sentences need it."""
    return {"by": cast.names[seat], "you": "yes" if seat == cast.seat else "no"}


# ---- Figures, tokens and gifts.
def figure(view: ElGrandeView, name: str, cast: Cast, words: Words) -> Lasting:
    holder = next((seat["seat"] for seat in view["seats"] if name in with_figures(seat)["figures"]), None)
    if holder is None:
        return Lasting(name, words.say("figure-beside-the-board", figure=name))
    return Lasting(name, words.say("figure-in-a-court", figure=name, **whose(holder, cast)), holder)


def tokens(view: ViewWithGrandissimo, cast: Cast, words: Words) -> list[Lasting]:
    holders = [seat["seat"] for seat in view["seats"] if with_figures(seat)["ship_token"]]
    out = [Lasting("ship-token", words.say("token-in-a-court", **whose(holder, cast)), holder) for holder in holders]
    if view["free_tokens"]:
        out.append(Lasting("ship-token", words.say("tokens-beside-the-board", count=view["free_tokens"])))
    return out


def gifts(view: ElGrandeView, cast: Cast, words: Words) -> list[Lasting]:
    return [
        Lasting("gift", gift(seat["seat"], giver, count, cast, words), seat["seat"], giver)
        for seat in view["seats"]
        for giver, count in enumerate(with_figures(seat)["gifts"])
        if count
    ]


def gift(receiver: int, giver: int, count: int, cast: Cast, words: Words) -> str:
    mine = "yes" if giver == cast.seat else "no"
    details: dict[str, Said] = {"seat": cast.names[giver], "seat-you": mine, "count": count}
    return words.say("gift-waits", **whose(receiver, cast), **details)


# ---- Marks of cards.
def marks(view: ViewWithGrandissimo, cast: Cast, words: Words) -> list[Lasting]:
    out = [Lasting("boycott", words.say("boycott-lasts", area=area)) for area in view["boycotts"]]
    out += [
        Lasting("alliance", words.say("alliance-lasts", area=each["area"], names=called(each["seats"], cast)))
        for each in view["alliances"]
    ]
    chooser, rebel, kept = view["free_choice"], view["revolution"], view["kept_action"]
    if chooser is not None:
        out.append(Lasting("free-choice", words.say("free-choice-lasts", **whose(chooser, cast)), chooser))
    if rebel is not None:
        out.append(Lasting("revolution", words.say("revolution-lasts", **whose(rebel, cast)), rebel))
    if kept is not None:
        said = words.say("kept-action-lasts", card=kept["card"], **whose(kept["seat"], cast))
        out.append(Lasting("kept-action", said, kept["seat"]))
    return out


def called(seats: list[int], cast: Cast) -> str:
    return ", ".join(cast.called[seat] for seat in seats)
