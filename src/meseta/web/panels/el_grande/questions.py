"""What El Grande asks the viewer: the heading and the reason, for each kind of unfinished business."""

from __future__ import annotations

from typing import Any, Final

from meseta.games.el_grande.answers import ALL
from meseta.web.boards.el_grande.areas import area_of, is_region
from meseta.web.boards.el_grande.cast import Cast
from meseta.web.boards.page import Frame, View, answers, top
from meseta.web.panels.el_grande.parts.catalogue import parts_of
from meseta.web.panels.el_grande.parts.shown_part import Details, Question
from meseta.wording.words import Words


def question(view: View, cast: Cast, words: Words) -> tuple[str, str]:
    """The heading and the reason."""
    kind = top(view)["kind"]
    details: Details = {}
    for known in [DETAILS, *[part.QUESTIONS for part in parts_of(view)]]:
        if kind in known:
            details |= known[kind](view, cast, words)
    return words.say(f"ask-el-grande-{kind}", **details), words.say(f"why-el-grande-{kind}", **details)


def own(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["seats"][view["seat"]]
    return player


def may(view: View, verb: str) -> bool:
    return any(said.split()[0] == verb for said in answers(view))


def card_on(view: View, deck: int) -> str:
    """The face-up card of a deck. Decks may be missing, so its place among the cards says nothing."""
    name: str = next(card["card"] for card in view["cards"] if card["deck"] == deck)
    return name


def near(view: View, with_king: bool = False) -> str:
    """Where caballeros are placed: next to the king, with him, or anywhere if he stands beside the Castillo."""
    return "castillo" if view["king"] == "castillo" else "with-king" if with_king else "king"


# ---- A round.
def bidding(view: View, cast: Cast, words: Words) -> Details:
    return {"step": "plain"}


def intake(view: View, cast: Cast, words: Words) -> Details:
    step = "province" if may(view, "court") else "regions"
    return {"step": step, "count": top(view)["left"], **trays(view)}


def trays(view: View) -> Details:
    return {"court": own(view)["court"], "province": own(view)["province"]}


def turn(view: View, cast: Cast, words: Words) -> Details:
    """The halves of a turn come in either order, but never mixed."""
    frame, deck = top(view), own(view)["took"]
    if deck is None:
        return {"step": "take", "count": 0, "near": "", "card": ""}
    card = next(each for each in view["cards"] if each["deck"] == deck)
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


# ---- Caballeros.
def moving(view: View, cast: Cast, words: Words) -> Details:
    frame = top(view)
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


def whose(frame: Frame) -> str:
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


def placing(view: View, cast: Cast, words: Words) -> Details:
    count = min(top(view)["left"], own(view)["court"])
    if top(view)["near_king"]:
        return {"count": count, "near": near(view)}
    return {"count": count, "near": "anywhere" if "place castillo" in answers(view) else "regions"}


def returning(view: View, cast: Cast, words: Words) -> Details:
    return {"count": top(view)["left"]}


def removing(view: View, cast: Cast, words: Words) -> Details:
    return {"names": ", ".join(cast.names[colour] for colour in top(view)["colours_left"])}


# ---- King, grande, tiles, two actions.
def escorting(view: View, cast: Cast, words: Words) -> Details:
    return {"count": top(view)["left"], "area": top(view)["area"], "king": view["king"]}


def choosing_home(view: View, cast: Cast, words: Words) -> Details:
    return {"area": own(view)["grande"]}


def moving_tile(view: View, cast: Cast, words: Words) -> Details:
    if may(view, "tile"):
        return {"step": "tile", "tile": ""}
    return {"step": "target", "tile": list(view["tiles"])[top(view)["tile"]]}


def choosing(view: View, cast: Cast, words: Words) -> Details:
    return {"first-card": top(view)["first_card"], "second-card": top(view)["second_card"]}


def taking_back(view: View, cast: Cast, words: Words) -> Details:
    return {"step": "plain"}


# ---- Secret disks.
def disks(view: View, cast: Cast, words: Words) -> Details:
    frame = top(view)
    by = cast.names[frame["by"]] if frame["by"] >= 0 else ""
    return {"step": disk_step(view), "by": by, "count": frame["holding"], "area": frame["barred_region"] or ""}


def disk_step(view: View) -> str:
    """What the disk is turned for."""
    frame = top(view)
    if frame["by"] < 0:
        return "castillo-grande" if own(view)["grande"] == "castillo" else "castillo"
    if frame["holding"]:
        # A card that takes all asks for a region where at least one stands.
        return "lose-all" if frame["holding"] == 1 else "lose"
    return "leave" if frame["barred_region"] else "score"


def king_takes(view: View, words: Words) -> str:
    """What a disk does that shows the king's region; empty where it does nothing special."""
    step = disk_step(view)
    if not is_region(view, view["king"]) or step not in ("castillo", "castillo-grande", "leave"):
        return ""
    return words.say("disk-king", step=step)


# ---- Vetoes.
def proposal(view: View, cast: Cast, words: Words) -> Details:
    return {
        "announced": announced(view, cast, words),
        "step": "whole" if top(view)["change"] == "action-begins" else "rest",
    }


def announced(view: View, cast: Cast, words: Words) -> str:
    """The change that is about to happen."""
    frame = top(view)
    seat: int | None = frame.get("seat")
    details = {
        **frame,
        "by": cast.names[frame["by"]],
        "seat": "" if seat is None else cast.names[seat],
        "seat-you": "yes" if seat is not None and seat == cast.seat else "no",
        **piece(frame.get("piece"), cast),
    }
    if frame["change"] == "disk-empties" and seat is not None:
        details["area"] = view["seats"][seat]["disk"]
    if frame["change"] in ("payment", "first-place-payment"):
        details["payees"] = payees(view, frame, cast, words)
    return words.say(f"proposal-el-grande-{frame['change']}", **details)


def payees(view: View, frame: Frame, cast: Cast, words: Words) -> str:
    """Who is about to be paid what, unless they stand in a closed Castillo."""
    area = area_of(view, frame["area"])
    if area["if_scored_now"] is None:
        return words.say("proposal-payees-hidden")
    paid = [seat for seat in range(len(view["seats"])) if area["caballeros"][seat] == frame["count"]]
    return ", ".join(
        words.say(
            "proposal-payee",
            you="yes" if seat == cast.seat else "no",
            by=cast.names[seat],
            points=area["if_scored_now"][seat],
        )
        for seat in paid
    )


def player_by_player(view: View, cast: Cast, words: Words) -> Details:
    return {"change": top(view)["change"]}


DETAILS: Final[dict[str, Question]] = {
    "bidding": bidding,
    "choosing": choosing,
    "choosing-home": choosing_home,
    "disks": disks,
    "escorting": escorting,
    "intake": intake,
    "moving": moving,
    "moving-tile": moving_tile,
    "placing": placing,
    "player-by-player": player_by_player,
    "proposal": proposal,
    "removing": removing,
    "returning": returning,
    "taking-back": taking_back,
    "turn": turn,
}
