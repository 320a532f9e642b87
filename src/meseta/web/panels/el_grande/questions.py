"""What El Grande asks the viewer: the heading and the reason, for each kind of unfinished business."""

from __future__ import annotations

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
from meseta.web.boards.el_grande.areas import area_of, counts_in, is_region
from meseta.web.boards.el_grande.business import numbers, top
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.el_grande.viewer import own
from meseta.web.boards.page import answers, question
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.el_grande.parts.shown_part import Details
from meseta.wording.words import Words


def asked(view: ElGrandeView, cast: Cast, words: Words) -> tuple[str, str]:
    """The heading and the reason."""
    kind, frame = question(view), top(view)
    details: Details = {} if frame is None else details_of(view, frame, cast, words)
    for part in parts_of(view):
        if kind in part.QUESTIONS:
            details |= part.QUESTIONS[kind](view, cast)
    return words.say(f"ask-el-grande-{kind}", **details), words.say(f"why-el-grande-{kind}", **details)


def details_of(view: ElGrandeView, frame: ElGrandeFrame, cast: Cast, words: Words) -> Details:
    """What the sentences of a question are filled with; parts add theirs."""
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
        case "returning":
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


def may(view: ElGrandeView, verb: str) -> bool:
    return any(said.split()[0] == verb for said in answers(view))


def near(view: ElGrandeView, with_king: bool = False) -> str:
    """Where caballeros are placed: next to the king, with him, or anywhere if he stands beside the Castillo."""
    return "castillo" if view["king"] == "castillo" else "with-king" if with_king else "king"


# ---- A turn.
def trays(view: ElGrandeView) -> Details:
    return {"court": own(view)["court"], "province": own(view)["province"]}


def turn(view: ElGrandeView, frame: TurnFrame) -> Details:
    """The halves of a turn come in either order, but never mixed."""
    if own(view)["took"] is None:
        return {"step": "take", "count": 0, "near": "", "card": ""}
    card = taken_card(view)
    if not may(view, "place"):
        step = "act"
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
    deck = own(view)["took"]
    return card_on(view, deck)


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


def piece(name: str | None, cast: Cast) -> Details:
    """`orange granada` as sentences need it."""
    if name is None:
        return {"piece-you": "", "piece-colour": "", "piece-region": ""}
    colour, region = name.split()
    return cast.piece(cast.colours.index(colour), region)


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
    return {"step": disk_step(view, frame), "by": by, "count": frame["holding"], "area": frame["barred_region"] or ""}


def disk_step(view: ElGrandeView, frame: DisksFrame) -> str:
    """What the disk is turned for."""
    if frame["by"] < 0:
        return "castillo-grande" if own(view)["grande"] == "castillo" else "castillo"
    if frame["holding"]:
        # A card that takes all asks for a region where at least one stands.
        return "lose-all" if frame["holding"] == 1 else "lose"
    return "leave" if frame["barred_region"] else "score"


def king_takes(view: ElGrandeView, words: Words) -> str:
    """What a disk does that shows the king's region; empty where it does nothing special."""
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
        details["payees"] = payees(view, change["area"], change["count"], cast, words)
    return words.say(f"proposal-el-grande-{change['change']}", **details)


def payees(view: ElGrandeView, name: str, count: int, cast: Cast, words: Words) -> str:
    """Who is about to be paid what, unless they stand in a closed Castillo: all with so many caballeros."""
    area = area_of(view, name)
    pays = area["if_scored_now"]
    if pays is None:
        return words.say("proposal-payees-hidden")
    paid = [seat for seat in range(len(view["seats"])) if counts_in(area)[seat] == count]
    return ", ".join(
        words.say("proposal-payee", you="yes" if seat == cast.seat else "no", by=cast.names[seat], points=pays[seat])
        for seat in paid
    )
