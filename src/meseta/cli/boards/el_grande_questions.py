"""What El Grande asks a player, in plain words, for each kind of unfinished business."""

from __future__ import annotations

from itertools import groupby

from meseta.cli.boards.el_grande_words import board_of, card_of, colour, king_in_region, where_the_king_is
from meseta.cli.boards.text_board import Asked
from meseta.cli.boards.view import Frame, View, may_answer, own, top
from meseta.cli.lines import listed
from meseta.engine.events import Event
from meseta.games.catalogue import title
from meseta.games.el_grande.answers import ALL
from meseta.wording.telling import Reader
from meseta.wording.words import DEFAULT, words


# ---- Words that many questions need.
def up_to(count: int) -> str:
    return f"up to {count} caballero{'' if count == 1 else 's'}"


def card_text(view: View, deck: int) -> str:
    text: str = card_of(view, deck)["text"]
    return text.rstrip(".")


def supplies(view: View) -> str:
    """`6 for 1, 5 for 2-3, ...`: what the power cards bring to the court."""
    board = board_of(view)
    values = range(1, board.highest_power + 1)
    runs = [(supply, list(run)) for supply, run in groupby(values, key=lambda value: int(board.supply[value]))]
    return ", ".join(f"{supply} for {run[0]}" + (f"-{run[-1]}" if run[1:] else "") for supply, run in runs)


def near_the_king(view: View, and_with_him: bool = False) -> str:
    """Where caballeros of the court are placed."""
    if view["king"] == "castillo":
        return "in any region or in the Castillo" if and_with_him else "in any region"
    if not king_in_region(view):
        return f"next to the king {where_the_king_is(view)} or in the Castillo"
    return f"next to the king{', with him' if and_with_him else ''} or in the Castillo"


def to_the_king(view: View, what: str) -> str:
    """What a disk does that shows the king's region, if there is one."""
    return f" The king's region sends {what}." if king_in_region(view) else ""


# ---- A round.
def bidding(view: View) -> str:
    return (
        "play a power card that does not lie on the table yet. The highest acts first; low ones bring more caballeros"
        f" to the court: {supplies(view)}."
    )


def intake(view: View) -> str:
    left = up_to(top(view)["left"])
    if may_answer(view, "court"):
        return f"take {left} from your province ({own(view)['province']}) into your court ({own(view)['court']})."
    return f"your province is empty: you may recall {left} from regions into your court, or be `done`."


def turn(view: View) -> str:
    """The halves of a turn come in either order, but never mixed: so the player is told what acting now means."""
    frame, deck = top(view), own(view)["took"]
    if deck is None:
        unless = ", unless it says another" if view["options"]["merged-decks"] == "on" else ""
        return f"take an action card. Its number is how many caballeros you may place{unless}."
    action = f"`act` ({card_text(view, deck)})"
    if not may_answer(view, "place"):
        return f"{action}, or `end` your turn without the action."
    near = near_the_king(view, and_with_him=bool(frame["taboo_lifted"]))
    places = f"{up_to(min(frame['left'], own(view)['court']))} from your court {near}"
    if frame["acted"]:
        return f"place {places}, or `end` your turn."
    if frame["left"] < card_of(view, deck)["caballeros"]:
        return f"place {places}; or {action}, and place no more; or `end` your turn."
    return f"place {places}; or first {action}; or `end` your turn."


# ---- Caballeros.
def moving(view: View) -> str:
    frame = top(view)
    if frame["piece"] is not None:
        whose, region = frame["piece"].split()
        return f"where does the caballero of {whose} in {region} go?{barred(view, frame)}"
    out_of = f", all out of {frame['area'] or 'one region'}" if frame["one_region"] else ""
    return f"move {movable(frame)}{out_of}: choose one, or be `done`."


def barred(view: View, frame: Frame) -> str:
    king = ["the king's region"] if king_in_region(view) else []
    castillo = ["the Castillo"] if view["king"] == "castillo" or not frame["castillo"] else []
    areas = listed([*king, *castillo])
    return f" {areas[0].upper()}{areas[1:]} {'are' if king and castillo else 'is'} barred." if areas else ""


def movable(frame: Frame) -> str:
    mine, others, left = frame["own"], frame["others"], frame["left"]
    if mine and others and mine + others == left:
        return f"{mine} of your caballeros and {others} of your opponents'"
    count = "any number of" if left > ALL // 2 else f"up to {left} of" if left > 1 else "one of"
    if mine and others:
        return f"{count} the caballeros, whatever their colours"
    return f"{count} your caballeros" if mine else f"{count} your opponents' caballeros"


def placing(view: View) -> str:
    count = min(top(view)["left"], own(view)["court"])
    if top(view)["near_king"]:
        return f"place {up_to(count)} from your court {near_the_king(view)}, or be `done`."
    if any(legal["notation"] == "place castillo" for legal in view["legal"]):
        where = "anywhere but with the king" if king_in_region(view) else "anywhere"
    else:
        where = "in any region but the king's" if king_in_region(view) else "in any region"
    return f"place {count} from your court {where}."


def returning(view: View) -> str:
    return f"you must return {top(view)['left']} to your province: choose where the next one comes from."


def removing(view: View) -> str:
    left = ", ".join(colour(view, each) for each in top(view)["colours_left"])
    if top(view)["may_spare"]:
        return f"you may send one caballero of each opponent home (left: {left}), or be `done`."
    return f"send one caballero of each opponent home (left: {left})."


# ---- King, grande, tiles, two actions.
def choosing_king(view: View) -> str:
    places = top(view)["places"]
    if set(places) == regions_without_king(view):
        but = f" but {view['king']}" if king_in_region(view) else ""
        return f"move the king to any region{but}."
    return f"the king is {where_the_king_is(view)}: move him to {listed(places, 'or')}."


def regions_without_king(view: View) -> set[str]:
    board = board_of(view)
    return {board.names[region] for region in board.regions} - {view["king"]}


def escorting(view: View) -> str:
    frame = top(view)
    others = f"; {frame['left']} go in all" if frame["left"] > 1 else ""
    return f"choose a caballero in {frame['area']} that goes with the king to {view['king']}{others}."


def choosing_home(view: View) -> str:
    return f"move your grande from {own(view)['grande']} to another region."


def moving_tile(view: View) -> str:
    if may_answer(view, "to"):
        return "which area do you lay the scoring tile on?"
    tiles = [f"{name} ({f'on {area}' if area else 'not on the board'})" for name, area in view["tiles"].items()]
    return f"which scoring tile do you lay or move? {', '.join(tiles)}."


def choosing_score(view: View) -> str:
    areas = "area" if any(legal["notation"] == "score castillo" for legal in view["legal"]) else "region"
    return f"choose the {areas} that is scored."


def choosing(view: View) -> str:
    frame, text = top(view), card_text(view, own(view)["took"])
    return f"1 ({frame['first_card']}) or 2 ({frame['second_card']})? {text}."


# ---- Secret disks.
def disks(view: View) -> str:
    frame = top(view)
    if frame["by"] < 0:
        return f"turn your secret disk to the region {leaving_castillo(view)}"
    actor = colour(view, frame["by"])
    if frame["holding"]:
        # A card that takes all asks for a region where at least one stands.
        count = "all your" if frame["holding"] == 1 else str(frame["holding"])
        return f"by {actor}'s card, turn your secret disk to a region: {count} caballeros return to your province."
    if frame["barred_region"]:
        return (
            f"{actor} evicts you from {frame['barred_region']}: turn your secret disk to the region you go to."
            f"{to_the_king(view, 'you to your court')}"
        )
    return "turn your secret disk to a region: it is scored if no other disk shows it."


def leaving_castillo(view: View) -> str:
    if own(view)["grande"] != "castillo":
        return f"your caballeros in the Castillo will go to.{to_the_king(view, 'them to your court')}"
    to_court = to_the_king(view, "caballeros to your court, and your grande stays")
    return f"your grande and your caballeros in the Castillo will go to.{to_court}"


# ---- Vetoes.
def proposal(view: View) -> str:
    frame = top(view)
    if frame["change"] == "action-begins":
        return f"{whole_action(view, frame)} Do you allow it, or veto the whole action?"
    return f"{announced(view, frame)}. Do you allow it, or veto the rest of {colour(view, frame['by'])}'s action?"


def whole_action(view: View, frame: Frame) -> str:
    """Of two actions on one card the chosen one is announced, which has a name of its own."""
    action = frame["card"]
    card = card_of(view, view["seats"][frame["by"]]["took"])
    text = card["text"] if card["card"] == action else f"one of the two actions of {card['card']}."
    return f"it is announced that {colour(view, frame['by'])} carries out {action}: {text}"


def announced(view: View, frame: Frame) -> str:
    """The change that is about to happen, in the words in which it will be told."""
    change, more = frame["change"], ""
    reader = Reader(words(DEFAULT), title("el-grande"), [colour(view, seat) for seat in range(len(view["seats"]))])
    meant = {name: value for name, value in frame.items() if name not in ("kind", "change", "by")}
    if "seat" in frame:
        region = view["seats"][frame["seat"]]["disk"]
        more = {"disk-empties": f", {region}", "leaves": f" for {region}"}.get(change, "")
    if change in ("payment", "first-place-payment"):
        more = payees(view, frame)
    announced = reader.told(Event(change, frame["by"], 0, 0), meant)
    return f"it is announced that {announced}{more}"


def payees(view: View, frame: Frame) -> str:
    """`: blue 5, green 5`, unless they stand in a closed Castillo."""
    area = next(each for each in view["areas"] if each["area"] == frame["area"])
    if area["if_scored_now"] is None:
        return ""
    paid = [seat for seat in range(len(view["seats"])) if area["caballeros"][seat] == frame["count"]]
    return ": " + ", ".join(f"{colour(view, seat)} {area['if_scored_now'][seat]}" for seat in paid)


def player_by_player(view: View) -> str:
    what = {"court-shrinks": "return from the court", "disk-empties": "return", "leaves": "leave"}
    return f"a veto is out, so you fix the order: who is the next to {what[top(view)['change']]}?"


QUESTIONS: dict[str, Asked] = {
    "bidding": bidding,
    "choosing": choosing,
    "choosing-home": choosing_home,
    "choosing-king": choosing_king,
    "choosing-score": choosing_score,
    "disks": disks,
    "escorting": escorting,
    "evicting": "name the region your opponents must leave.",
    "intake": intake,
    "moving": moving,
    "moving-tile": moving_tile,
    "placing": placing,
    "player-by-player": player_by_player,
    "proposal": proposal,
    "removing": removing,
    "returning": returning,
    "taking-back": "take one of your used power cards back to your hand. Nobody else learns which.",
    "turn": turn,
}
