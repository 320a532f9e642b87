"""What El Grande asks a player, in plain words, for each kind of unfinished business."""

from __future__ import annotations

from itertools import groupby

from meseta.cli.boards.text_board import Asked
from meseta.cli.boards.view import Frame, View, colour, may_answer, own, top
from meseta.games.el_grande.board import ALL, HIGHEST_POWER, SUPPLY
from meseta.games.el_grande.events import SAYS


# ---- Words that many questions need.
def up_to(count: int) -> str:
    return f"up to {count} caballero{'' if count == 1 else 's'}"


def card_text(view: View, deck: int) -> str:
    text: str = view["cards"][deck - 1]["text"]
    return text.rstrip(".")


def supplies() -> str:
    """`6 for 1, 5 for 2-3, ...`: what the power cards bring to the court."""
    values = range(1, int(HIGHEST_POWER) + 1)
    runs = [(supply, list(run)) for supply, run in groupby(values, key=lambda value: int(SUPPLY[value]))]
    return ", ".join(f"{supply} for {run[0]}" + (f"-{run[-1]}" if run[1:] else "") for supply, run in runs)


# ---- A round.
def intake(view: View) -> str:
    left = up_to(top(view)["left"])
    if may_answer(view, "court"):
        return f"take {left} from your province ({own(view)['province']}) into your court ({own(view)['court']})."
    return f"your province is empty: you may recall {left} from regions into your court, or be `done`."


def turn(view: View) -> str:
    """The halves of a turn come in either order, but never mixed: so the player is told what acting now means."""
    frame, deck = top(view), own(view)["took"]
    if deck is None:
        return "take an action card. Its number is how many caballeros you may place."
    action = f"`act` ({card_text(view, deck)})"
    if not may_answer(view, "place"):
        return f"{action}, or `end` your turn without the action."
    places = f"{up_to(min(frame['left'], own(view)['court']))} from your court next to the king or in the Castillo"
    if frame["acted"]:
        return f"place {places}, or `end` your turn."
    if frame["left"] < deck:
        return f"place {places}; or {action}, and place no more; or `end` your turn."
    return f"place {places}; or first {action}; or `end` your turn."


# ---- Caballeros.
def moving(view: View) -> str:
    frame = top(view)
    if frame["piece"] is not None:
        whose, region = frame["piece"].split()
        return f"where does the caballero of {whose} in {region} go? The king's region is barred."
    out_of = f", all out of {frame['area'] or 'one region'}" if frame["one_region"] else ""
    return f"move {movable(frame)}{out_of}: choose one, or be `done`."


def movable(frame: Frame) -> str:
    mine, others, left = frame["own"], frame["others"], frame["left"]
    if mine and others and mine + others == left:
        return f"{mine} of your caballeros and {others} of your opponents'"
    count = "any number of" if left > ALL // 2 else f"up to {left} of" if left > 1 else "one of"
    if mine and others:
        return f"{count} the caballeros, whatever their colours"
    return f"{count} your caballeros" if mine else f"{count} your opponents' caballeros"


def placing(view: View) -> str:
    count = up_to(min(top(view)["left"], own(view)["court"]))
    return f"place {count} from your court anywhere but with the king, or be `done`."


def mustering(view: View) -> str:
    return f"take {up_to(top(view)['up_to'])} from your province ({own(view)['province']}) into your court."


def returning(view: View) -> str:
    return f"you must return {top(view)['left']} to your province: choose where the next one comes from."


def removing(view: View) -> str:
    left = ", ".join(colour(view, seat) for seat in top(view)["seats_left"])
    return f"you may send one caballero of each opponent home (left: {left}), or be `done`."


# ---- King, grande, tiles, two actions.
def choosing_king(view: View) -> str:
    where = "a region next to" if top(view)["next_door"] else "any region but"
    return f"move the king to {where} {view['king']}."


def choosing_home(view: View) -> str:
    return f"move your grande from {own(view)['grande']} to another region."


def moving_tile(view: View) -> str:
    if may_answer(view, "to"):
        return "which area do you lay the scoring tile on?"
    tiles = [f"{name} ({f'on {area}' if area else 'not on the board'})" for name, area in view["tiles"].items()]
    return f"which scoring tile do you lay or move? {', '.join(tiles)}."


def choosing(view: View) -> str:
    frame, text = top(view), card_text(view, own(view)["took"])
    return f"1 ({frame['first_card']}) or 2 ({frame['second_card']})? {text}."


# ---- Secret disks.
def disks(view: View) -> str:
    frame = top(view)
    if frame["by"] < 0:
        return (
            "turn your secret disk to the region your caballeros in the Castillo will go to."
            " The king's region sends them to your court."
        )
    actor = colour(view, frame["by"])
    if frame["holding"]:
        card = next(each["card"] for each in reversed(view["business"]) if each["kind"] == "program")
        count = "all your" if card == "secret-return-all" else str(frame["holding"])
        return f"by {actor}'s card, turn your secret disk to a region: {count} caballeros return to your province."
    if frame["barred_region"]:
        return (
            f"{actor} evicts you from {frame['barred_region']}: turn your secret disk to the region you go to."
            " The king's region sends you to your court."
        )
    return "turn your secret disk to a region: it is scored if no other disk shows it."


# ---- Vetoes.
def proposal(view: View) -> str:
    frame = top(view)
    return f"{announced(view, frame)}. Do you allow it, or veto the rest of {colour(view, frame['by'])}'s action?"


def announced(view: View, frame: Frame) -> str:
    """The change that is about to happen, in the words in which it will be told."""
    change, words = frame["change"], {**frame, "by": colour(view, frame["by"])}
    more = ""
    if words.get("count") == ALL:
        words["count"] = "all"
    if "seat" in frame:
        words["seat"] = colour(view, frame["seat"])
        region = view["seats"][frame["seat"]]["disk"]
        more = {"disk-empties": f", {region}", "leaves": f" for {region}"}.get(change, "")
    if change in ("payment", "first-place-payment"):
        more = payees(view, frame)
    return f"it is announced that {SAYS[change].format(**words)}{more}"


def payees(view: View, frame: Frame) -> str:
    """`: blue 5, green 5`, unless they stand in a closed Castillo."""
    area = next(each for each in view["areas"] if each["area"] == frame["area"])
    if area["if_scored_now"] is None:
        return ""
    paid = [seat for seat, count in enumerate(area["caballeros"]) if count == frame["count"]]
    return ": " + ", ".join(f"{colour(view, seat)} {area['if_scored_now'][seat]}" for seat in paid)


def player_by_player(view: View) -> str:
    what = {"court-shrinks": "return from the court", "disk-empties": "return", "leaves": "leave"}
    return f"a veto is out, so you fix the order: who is the next to {what[top(view)['change']]}?"


QUESTIONS: dict[str, Asked] = {
    "bidding": "play a power card that does not lie on the table yet. The highest acts first; low ones bring more"
    f" caballeros to the court: {supplies()}.",
    "choosing": choosing,
    "choosing-home": choosing_home,
    "choosing-king": choosing_king,
    "choosing-score": "choose the area that is scored.",
    "disks": disks,
    "evicting": "name the region your opponents must leave.",
    "intake": intake,
    "moving": moving,
    "moving-tile": moving_tile,
    "mustering": mustering,
    "placing": placing,
    "player-by-player": player_by_player,
    "proposal": proposal,
    "removing": removing,
    "returning": returning,
    "taking-back": "take one of your used power cards back to your hand. Nobody else learns which.",
    "turn": turn,
}
