"""What El Grande asks the viewer: the heading and the reason, for each kind of unfinished business."""

from __future__ import annotations

from collections.abc import Sequence

from meseta.games.el_grande.answers import ALL
from meseta.games.el_grande.view import (
    CardView,
    DisksFrame,
    ElGrandeFrame,
    ElGrandeView,
    MovingFrame,
    MovingTileFrame,
    PlacingFrame,
    Proposal,
    TurnFrame,
)
from meseta.reading.el_grande.areas import area_of, is_region, rules_of
from meseta.reading.el_grande.business import numbers, top
from meseta.reading.el_grande.business import turn as turn_of
from meseta.reading.el_grande.cast import Cast
from meseta.reading.el_grande.counted_areas import Area, counted_area, counting, honours
from meseta.reading.el_grande.details import may, near, piece, trays
from meseta.reading.el_grande.parts.catalogue import read_parts
from meseta.reading.el_grande.parts.read_part import Details
from meseta.reading.el_grande.viewer import own
from meseta.reading.view import answers, question
from meseta.wording.by_part import said_by
from meseta.wording.words import Words


def asked(view: ElGrandeView, cast: Cast, words: Words) -> tuple[str, str]:
    """The heading and the reason."""
    kind, details = question(view), all_details(view, cast, words)
    ask, why = (message(view, f"{asks}-el-grande-{kind}", words) for asks in ("ask", "why"))
    more = [part.also(view, words) for part in read_parts(view)]
    return words.say(ask, **details), " ".join(filter(None, [words.say(why, **details), *more]))


def answer_of_part(view: ElGrandeView, said: str, cast: Cast, words: Words) -> str | None:
    """What an answer does that a part has of its own."""
    its_words = [part.answer(view, said, cast, words) for part in read_parts(view)]
    return next((each for each in its_words if each is not None), None)


def message(view: ElGrandeView, name: str, words: Words) -> str:
    """The id of a sentence, or of that which a part says in its place."""
    return said_by(words, [part.NAME for part in rules_of(view).parts], name)


def all_details(view: ElGrandeView, cast: Cast, words: Words) -> Details:
    """What the sentences of the question are filled with that is asked now, by the base and by the parts."""
    kind, frame = question(view), top(view)
    details: Details = {} if frame is None else details_of(view, frame, cast, words)
    for part in read_parts(view):
        if kind in part.QUESTIONS:
            details |= part.QUESTIONS[kind](view, cast)
    return details


def details_of(view: ElGrandeView, frame: ElGrandeFrame, cast: Cast, words: Words) -> Details:
    """What the base knows of them."""
    match frame["kind"]:
        case "bidding" | "taking-back":
            return {"step": "plain"}
        case "intake":
            return {"step": "province" if may(view, "court") else "regions", "count": frame["left"], **trays(view)}
        case "turn":
            return turn(view, frame)
        case "moving":
            return moving(frame, cast)
        case "placing":
            return placing(view, frame)
        case "returning" | "placing-in":
            return {"count": frame["left"]}
        case "removing":
            return {"names": ", ".join(cast.names[colour] for colour in frame["colours_left"])}
        case "escorting":
            return {"count": frame["left"], "area": frame["area"], "king": view["king"]}
        case "choosing-home":
            return {"area": own(view)["grande"] or ""}
        case "moving-tile":
            return moving_tile(view, frame)
        case "choosing":
            return {"first-card": frame["first_card"], "second-card": frame["second_card"]}
        case "disks":
            return disks(view, frame, cast)
        case "proposal":
            step = "whole" if frame["change"] == "action-begins" else "rest"
            return {"announced": sentence(view, frame, cast, words), "step": step}
        case "player-by-player":
            return {"change": frame["change"]}
        case _:
            return {}


# ---- A turn.
def turn(view: ElGrandeView, frame: TurnFrame) -> Details:
    """The halves of a turn come in either order, but never mixed."""
    if own(view)["took"] is None:
        return {"step": "take", "count": 0, "near": "", "card": ""}
    card = taken_card(view)
    if not may(view, "place"):
        step = "over" if frame["acted"] else "act"
    elif frame["acted"]:
        step = "acted"
    else:
        step = "placing" if frame["left"] < card["caballeros"] else "first"
    return {
        "step": step,
        "count": min(frame["left"], own(view)["court"]),
        "near": near(view, with_king=bool(frame["taboo_lifted"])),
        "card": card["card"],
    }


def taken_card(view: ElGrandeView) -> CardView:
    """The viewer's."""
    return card_on(view, own(view)["took"])


def card_of_turn(view: ElGrandeView) -> str | None:
    """The card that the turn that is being taken carries out, once it was taken."""
    its_turn = turn_of(view)
    if its_turn is None or its_turn["deck"] is None:
        return next((card for part in read_parts(view) if (card := part.card_of_turn(view)) is not None), None)
    return card_on(view, its_turn["deck"])["card"]


def card_on(view: ElGrandeView, deck: int | None) -> CardView:
    """The face-up card of a deck. Decks may be missing, so its place among the cards says nothing."""
    return next(card for card in view["cards"] if card["deck"] == deck)


# ---- Caballeros and tiles.
def moving(frame: MovingFrame, cast: Cast) -> Details:
    return {
        "step": "piece" if frame["piece"] is None else "target",
        "count": frame["left"],
        "any-number": "yes" if frame["left"] > ALL // 2 else "no",
        "whose": whose(frame),
        "own": frame["own"],
        "others": frame["others"],
        "out-of": "anywhere" if not frame["one_region"] else "area" if frame["area"] else "one-region",
        "area": frame["area"] or "",
        **piece(frame["piece"], cast),
    }


def whose(frame: MovingFrame) -> str:
    mine, others = frame["own"], frame["others"]
    if mine and others:
        return "each" if mine + others == frame["left"] else "any"
    return "own" if mine else "others"


def placing(view: ElGrandeView, frame: PlacingFrame) -> Details:
    count = min(frame["left"], own(view)["court"])
    if frame["near_king"]:
        return {"count": count, "near": near(view)}
    return {"count": count, "near": "anywhere" if "place castillo" in answers(view) else "regions"}


def moving_tile(view: ElGrandeView, frame: MovingTileFrame) -> Details:
    if may(view, "tile"):
        return {"step": "tile", "tile": ""}
    return {"step": "target", "tile": list(view["tiles"])[frame["tile"]]}


# ---- Secret disks.
def disks(view: ElGrandeView, frame: DisksFrame, cast: Cast) -> Details:
    by = cast.names[frame["by"]] if frame["by"] >= 0 else ""
    count = frame["holding"] if view["round"] else max(part.SENT_OUT for part in rules_of(view).parts)
    return {"step": disk_step(view, frame), "by": by, "count": count, "area": frame["barred_region"] or ""}


def disk_step(view: ElGrandeView, frame: DisksFrame) -> str:
    """What the disk is turned for."""
    if not view["round"]:
        return "start"
    if frame["by"] < 0:
        return "castillo-grande" if own(view)["grande"] == "castillo" else "castillo"
    if frame["holding"]:
        # A card that takes all asks for a region where at least one stands.
        return "lose-all" if frame["holding"] == 1 else "lose"
    return "leave" if frame["barred_region"] else "score"


def king_takes(view: ElGrandeView, words: Words) -> str:
    """What a disk does that shows the king's region; empty where it does nothing special."""
    for part in read_parts(view):
        note = part.disk_note(view, words)
        if note is not None:
            return note
    frame = top(view)
    if frame is None or frame["kind"] != "disks" or not is_region(view, view["king"]):
        return ""
    step = disk_step(view, frame)
    return words.say("disk-king", step=step) if step in ("castillo", "castillo-grande", "leave") else ""


# ---- Vetoes.
def sentence(view: ElGrandeView, change: Proposal, cast: Cast, words: Words) -> str:
    """The change that is about to happen."""
    about = numbers(change)
    seat, named = about.get("seat"), about.get("piece")
    details: Details = {
        **about,
        "by": cast.names[change["by"]],
        "seat": cast.names[seat] if isinstance(seat, int) else "",
        "seat-you": "yes" if seat is not None and seat == cast.seat else "no",
        **piece(named if isinstance(named, str) else None, cast),
    }
    if change["change"] == "disk-empties":
        details["area"] = view["seats"][change["seat"]]["disk"] or ""
    if change["change"] == "payment" or change["change"] == "first-place-payment":
        firsts_only = change["change"] == "first-place-payment"
        details["payees"] = payees(view, change["area"], change["count"], firsts_only, cast, words)
    return words.say(f"proposal-el-grande-{change['change']}", **details)


def signed(points: int) -> str:
    """What is gained or lost, with its sign; nothing is nought."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def paid_for_firsts(view: ElGrandeView, area: Area) -> list[int]:
    """What seats are paid where only first places count: not every place is, that is paid otherwise."""
    points = {place: each for part in read_parts(view) for place, each in part.points(view, area["area"], True).items()}
    more, less = honours({**area, "points": points}), honours(area)
    return [pays + more[seat] - less[seat] for seat, pays in enumerate(area["if_scored_now"] or [])]


def payees(view: ElGrandeView, name: str, count: int, firsts_only: bool, cast: Cast, words: Words) -> str:
    """Who is paid what unless somebody stops it: all with so many caballeros, and after them those with fewer; the
    reader is told also of no points. Of those in a closed Castillo nothing is said."""
    area = counted_area(view, area_of(view, name))
    if area["if_scored_now"] is None:
        return words.say("proposal-payees-hidden")
    pays = paid_for_firsts(view, area) if firsts_only else area["if_scored_now"]
    counts = counting(area)
    paid = [seat for seat in range(len(view["seats"])) if counts[seat] <= count and (pays[seat] or seat == cast.seat)]
    return gains_said(paid, pays, cast, words)


def gains_said(seats: Sequence[int], gains: Sequence[int], cast: Cast, words: Words) -> str:
    """What these seats gain, whoever gains most first."""
    return ", ".join(
        words.say(
            "proposal-payee", you="yes" if seat == cast.seat else "no", by=cast.names[seat], points=signed(gains[seat])
        )
        for seat in sorted(seats, key=lambda seat: -gains[seat])
    )
