"""The table of Condottiere as text: the regions, the companies, the cards."""

from __future__ import annotations

from meseta.cli.boards.condottiere_cards import company, in_numbers, in_words, season
from meseta.cli.boards.condottiere_map import MAP, drawn, kingdoms, neighbours
from meseta.cli.boards.condottiere_questions import QUESTIONS
from meseta.cli.boards.text_board import Asked, Block, TextBoard
from meseta.cli.boards.view import Frame, Player, View, colour, final_standings, own, top
from meseta.cli.lines import listed, wrapped
from meseta.cli.terminal import Ink
from meseta.games.condottiere.deck import KIND_NAMES, goes_face_down

LEGEND = [
    "2 of 5     so many regions, or so many adjacent ones, of those that win the game; a chain is enough",
    "a+b, c     a and b are adjacent, c lies apart",
    "token      who holds the Condottiere token chooses the region and begins",
    "favour     under the favour of the Pope no battle can be chosen",
    "58 = 10 5  the strength of a company: its mercenaries, and what other cards change",
    "face down  not counted, and seen by its owner alone, until the next card of the company or the end of the battle",
    "drummer    doubles the mercenaries of your company, once",
    "winter     all mercenaries count 1; removes spring",
    "spring     the strongest mercenaries of all companies count 3 more; removes winter",
    "heroine    10, whatever the season",
    "courtesan  1, whatever the season; most courtesans win the token",
    "bishop     removes the strongest mercenaries of all companies; you lay the favour of the Pope",
    "scarecrow  you may take one of your mercenaries back",
    "surrender  ends the battle",
    "",
    "Regions that touch are adjacent:",
    *MAP,
]


def legend(view: View) -> list[str]:
    return LEGEND


def blocks(view: View, ink: Ink) -> list[Block]:
    return [
        Block("", heading(view)),
        *([Block("", drawn(view, contested(view), ink))] if needs_map(view) else []),
        realms(view, ink),
        companies(view, ink),
        Block("", [*own_hand(view), *discarded(view)]),
    ]


# ---- What is going on.
def battle(view: View) -> Frame | None:
    return next((frame for frame in view["business"] if frame["kind"] == "battle"), None)


def contested(view: View) -> str | None:
    """Where the battle is, or the next one will be; where the last one was does not matter."""
    region: str | None = view["battle"]
    return None if asked(view) in ("", "choosing-region", "drawing") else region


def needs_map(view: View) -> bool:
    """Whenever a region is to be chosen, and at the end; and for spectators, who do not look so often."""
    return view["seat"] is None or asked(view) in ("choosing-region", "placing-favour", "")


def asked(view: View) -> str:
    """The kind of question, if there is one."""
    return str(top(view)["kind"]) if view["business"] else ""


def heading(view: View) -> list[str]:
    match = [f"Game {view['match_game']} of a match to {target(view)} points."] if target(view) else []
    return ["\n".join(wrapped(sentence)) for sentence in [*match, scene(view), *season(view)]]


def scene(view: View) -> str:
    region, fight = contested(view), battle(view)
    if region is not None:
        which = "The battle" if fight else "The next battle"
        return f"{which} is for {region}{defence(view, region)}, next to {around(view, region)}."
    if fight is not None:
        return f"The final battle is between {listed([colour(view, seat) for seat in fight['fighters']])}."
    if asked(view) == "choosing-region":
        return f"{colour(view, view['token']).capitalize()} chooses the next battle."
    return "Cards are drawn for the next battle." if asked(view) else over(view)


def over(view: View) -> str:
    return f"The {'match' if target(view) else 'game'} is over."


def defence(view: View, region: str) -> str:
    owner = owner_of(view, region)
    return f", which {owner} defends" if owner else ""


def around(view: View, region: str) -> str:
    """The neighbours, and who controls them."""
    near = [(each, owner_of(view, each)) for each in neighbours(region)]
    return listed([f"{each} ({owner})" if owner else each for each, owner in near])


def owner_of(view: View, region: str) -> str:
    return next((player["colour"] for player in view["seats"] if region in player["regions"]), "")


def target(view: View) -> str | None:
    """The points that end a match of several games."""
    points: str = view["options"]["points"]
    return None if points == "off" else points


# ---- The regions.
def realms(view: View, ink: Ink) -> Block:
    points = "points    " if target(view) else ""
    head = f"  {'':<10}regions  adjacent  {points}"
    return Block(head.rstrip(), [*(realm(view, player, ink) for player in view["seats"]), *unowned(view)])


def realm(view: View, player: Player, ink: Ink) -> str:
    """`blue      3 of 5   2 of 3    token  genova+torino, roma; wins with milano`."""
    regions, adjacent = progress(view, player)
    points = f"{player['points']} of {target(view)}" if target(view) else ""
    token = "token" if player["seat"] == view["token"] else ""
    begin = f"  {player['colour']:<10}{regions:<9}{adjacent:<10}{points:<{10 if points else 0}}{token:<7}"
    held = ", ".join("+".join(kingdom) for kingdom in kingdoms(player["regions"]))
    chance = f"wins with {contested(view)}" if would_win(view, player) else ""
    return row(player, begin, "; ".join(filter(None, [held, chance])), ink)


def progress(view: View, player: Player) -> tuple[str, str]:
    """Towards the two ways to win."""
    goals = view["goals"]
    return f"{len(player['regions'])} of {goals['regions']}", f"{player['kingdom']} of {goals['kingdom']}"


def would_win(view: View, player: Player) -> bool:
    """Does the region of the battle make the kingdom large enough?"""
    region = contested(view)
    if region is None or region in player["regions"]:
        return False
    goals, regions = view["goals"], [*player["regions"], region]
    return bool(len(regions) >= goals["regions"] or len(kingdoms(regions)[0]) >= goals["kingdom"])


def unowned(view: View) -> list[str]:
    free = [region["region"] for region in view["regions"] if region["owner"] is None and not region["favour"]]
    lines = wrapped(", ".join(free) or "none", f"  {'free':<10}", " " * 12)
    return ["\n".join(lines), f"  {'favour':<10}{view['favour'] or 'off the board'}"]


def row(player: Player, begin: str, text: str, ink: Ink) -> str:
    """The colour of a player, what stands below heads, and the rest in as many lines as it needs."""
    lines = wrapped(text, begin, " " * len(begin)) or [begin.rstrip()]
    return "\n".join(lines).replace(player["colour"], ink.paint(player["colour"], "bold", player["colour"]), 1)


# ---- The companies and the cards.
def companies(view: View, ink: Ink) -> Block:
    """One row: the companies are compared, so all are shown when one has changed."""
    lines = [company_line(view, player, ink) for player in view["seats"]]
    return Block(f"  {'':<18}hand  strength", ["\n".join(lines)])


def company_line(view: View, player: Player, ink: Ink) -> str:
    """`blue      passed     8        58 = 10 10 5 4, drummer +29`."""
    hand = "?" if player["hand_size"] is None else player["hand_size"]
    begin = f"  {player['colour']:<10}{standing(view, player):<8}{hand:>4}{player['strength']['total']:>10}"
    return row(player, begin, company(player), ink)


def standing(view: View, player: Player) -> str:
    """In the battle."""
    fight = battle(view)
    if fight is None:
        return ""
    if fight["fighters"] and player["seat"] not in fight["fighters"]:
        return "looks on"
    return "passed" if player["seat"] in fight["seats_passed"] else ""


def own_hand(view: View) -> list[str]:
    if view["seat"] is None:
        return []
    hand = own(view)["hand"]
    return ["\n".join(wrapped(f"Your hand: {in_words(hand) or 'no cards'}", "  ", " " * 13))]


def discarded(view: View) -> list[str]:
    cards = view["discard"]
    return ["\n".join(wrapped(f"Discarded: {in_numbers(cards)}", "  ", " " * 13))] if cards else []


# ---- The end, and what is not for everybody's eyes.
def standings(view: View) -> list[str]:
    return final_standings(view, lambda player: worth(view, player), lambda player: figures(view, player), reason(view))


def worth(view: View, player: Player) -> tuple[bool, int]:
    """Whoever has won is first, also where a final battle had to decide."""
    return player["seat"] in view["winners"], player["points"] if target(view) else len(player["regions"])


def figures(view: View, player: Player) -> str:
    regions, adjacent = progress(view, player)
    return f"{player['points']:>3} points" if target(view) else f"{regions} regions, {adjacent} adjacent"


def reason(view: View) -> str:
    winner = view["seats"][view["winners"][0]]
    held, kingdom, goals = len(winner["regions"]), winner["kingdom"], view["goals"]
    if target(view):
        level = sum(player["points"] == winner["points"] for player in view["seats"])
        return f"{decided(level)}with {winner['points']} points"
    if kingdom >= goals["kingdom"]:
        return f"with {kingdom} adjacent regions"
    if held >= goals["regions"]:
        return f"with {held} regions"
    level = sum(len(player["regions"]) == held for player in view["seats"])
    return f"{decided(level)}with {held} regions on a full board"


def decided(level: int) -> str:
    """What was needed if so many had most of all."""
    return "in the final battle, " if level > 1 else ""


def questions(view: View) -> dict[str, Asked]:
    return QUESTIONS


def hides(view: View, answer: str) -> bool:
    """Cards that are kept, and those that go face down."""
    verb, _, card = answer.partition(" ")
    laid_face_down = verb == "play" and view["options"]["face-down"] == "on" and goes_face_down(KIND_NAMES.index(card))
    return verb == "keep" or laid_face_down


def holds_secrets(view: View) -> bool:
    return bool(own(view)["hand"] or own(view)["own_face_down"])


TEXT_BOARD = TextBoard(blocks, questions, hides, holds_secrets, standings, legend)
