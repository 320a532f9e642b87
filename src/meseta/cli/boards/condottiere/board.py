"""The table of Condottiere as text: the regions, the companies, the cards."""

from __future__ import annotations

from meseta.cli.boards.columns import columns
from meseta.cli.boards.condottiere.cards import company, in_words
from meseta.cli.boards.condottiere.map import drawn, kingdoms, neighbours
from meseta.cli.boards.ranking import ranking
from meseta.cli.boards.text_board import Block, TextBoard
from meseta.cli.boards.writer import Writer
from meseta.cli.lines import sentence, wrapped
from meseta.games.condottiere.deck import KIND_NAMES, goes_face_down
from meseta.games.condottiere.view import CondottiereView, PlayerView
from meseta.reading.condottiere.answers import answer
from meseta.reading.condottiere.battle import battle_of, contested, owner_of, standing
from meseta.reading.condottiere.near_victory import near_victory
from meseta.reading.condottiere.questions import asked
from meseta.reading.condottiere.victory import victory
from meseta.reading.view import question

STATES = ("passed", "absent")  # of players in a battle; who is asked, the prompt says


class CondottiereBoard(TextBoard[CondottiereView]):
    def blocks(self, view: CondottiereView) -> list[Block]:
        return [
            Block("", heading(view, self.writer)),
            *([Block("", drawn(view, contested(view), self.writer))] if needs_map(view) else []),
            realms(view, self.writer),
            companies(view, self.writer),
            Block("", [*own_hand(view, self.writer), *discarded(view, self.writer)]),
        ]

    def question(self, view: CondottiereView) -> str:
        said = asked(view, self.writer.sitters, self.writer.words)
        return " ".join(sentence(each) for each in said if each)

    def answer(self, view: CondottiereView, notation: str) -> str:
        return answer(notation, self.writer.words)

    def hides(self, view: CondottiereView, notation: str) -> bool:
        """Cards that are kept, and those that go face down."""
        verb, _, card = notation.partition(" ")
        if verb == "play" and view["options"]["face-down"] == "on":
            return bool(goes_face_down(KIND_NAMES.index(card)))
        return verb == "keep"

    def holds_secrets(self, view: CondottiereView) -> bool:
        return bool(own(view)["hand"] or own(view)["own_face_down"])

    def standings(self, view: CondottiereView) -> list[str]:
        """A winner is first, also where a final battle had to decide."""
        players = view["seats"]
        worth = [(int(player["seat"] in view["winners"]), progress_made(view, player)) for player in players]
        figures = [figures_of(view, player, self.writer) for player in players]
        return ranking(worth, figures, victory(view, self.writer.sitters, self.writer.words), self.writer)

    def legend(self, view: CondottiereView) -> list[tuple[str, str]]:
        say = self.writer.say
        return [
            ("2/5", say("terminal-legend-goals")),
            ("A+B, C", say("terminal-legend-kingdoms")),
            ("58 = 10 5", say("terminal-legend-strength")),
            *[(say(f"card-name-{card}"), say(f"card-{card}")) for card in KIND_NAMES if not card.isdecimal()],
            ("A|B", say("terminal-legend-map")),
            ("A(*)", say("condottiere-contested")),
            ("A(+)", say("condottiere-favoured")),
        ]


def own(view: CondottiereView) -> PlayerView:
    """The player who looks."""
    assert view["seat"] is not None
    return view["seats"][view["seat"]]


# ---- What is going on.
def needs_map(view: CondottiereView) -> bool:
    """Whenever a region is to be chosen, and at the end; and for spectators, who do not look so often."""
    return view["seat"] is None or question(view) in ("choosing-region", "placing-favour", "")


def heading(view: CondottiereView, writer: Writer) -> list[str]:
    said = [*match(view, writer), scene(view, writer), *season(view, writer)]
    return ["\n".join(wrapped(each)) for each in said]


def match(view: CondottiereView, writer: Writer) -> list[str]:
    return [sentence(writer.say("condottiere-match-game", number=view["match_game"]))] if target(view) else []


def scene(view: CondottiereView, writer: Writer) -> str:
    region, battle = contested(view), battle_of(view)
    if region is not None:
        battle_for = writer.say("condottiere-battle-for", area=region)
        return f"{battle_for}{defence(view, region, writer)}. {around(view, region, writer)}"
    if battle is not None:
        names = writer.words.listed([writer.names[seat] for seat in battle["fighters"]])
        return f"{writer.say('condottiere-final-battle')}: {names}."
    if question(view) == "choosing-region":
        return sentence(writer.say("doing-condottiere-choosing-region", by=writer.names[view["token"]]))
    return sentence(writer.say("condottiere-between" if question(view) else "condottiere-over"))


def defence(view: CondottiereView, region: str, writer: Writer) -> str:
    owner = owner_of(view, region)
    return "" if owner is None else ", " + writer.say("condottiere-held", name=writer.names[owner])


def around(view: CondottiereView, region: str, writer: Writer) -> str:
    """The neighbours, and who controls them."""
    near = [(writer.place(each), owner_of(view, each)) for each in neighbours(region)]
    names = [each if owner is None else f"{each} ({writer.names[owner]})" for each, owner in near]
    return writer.say("terminal-next-to", names=writer.words.listed(names))


def season(view: CondottiereView, writer: Writer) -> list[str]:
    """What it does, and before whom it lies."""
    if view["season"] is None:
        return []
    laid = [writer.names[player["seat"]] for player in view["seats"] if view["season"] in player["company"]]
    says = writer.say(f"condottiere-season-{view['season']}")
    return [f"{says} ({', '.join(laid)})."]


def target(view: CondottiereView) -> int | None:
    """The points that end a match of several games."""
    points = view["options"]["points"]
    return None if points == "off" else int(points)


# ---- The regions.
def realms(view: CondottiereView, writer: Writer) -> Block:
    heads = ["condottiere-column-regions", "condottiere-column-adjacent", *(["points"] if target(view) else [])]
    rows = [
        [writer.names[player["seat"]], *towards(view, player), tail(view, player, writer)] for player in view["seats"]
    ]
    head, *lines = columns([["", *[writer.say(each) for each in heads], ""], *rows])
    painted = [writer.painted(line, colour) for line, colour in zip(lines, writer.colours)]
    return Block(head, [*painted, *unowned(view, writer)])


def towards(view: CondottiereView, player: PlayerView) -> list[str]:
    """How far a player is on the ways to win."""
    goals = view["goals"]
    points = [f"{player['points']}/{target(view)}"] if target(view) else []
    return [f"{len(player['regions'])}/{goals['regions']}", f"{player['kingdom']}/{goals['kingdom']}", *points]


def tail(view: CondottiereView, player: PlayerView, writer: Writer) -> str:
    """`Genova+Torino, Roma; holds the Condottiere token; could win now`."""
    held = ", ".join("+".join(writer.place(each) for each in kingdom) for kingdom in kingdoms(player["regions"]))
    token = writer.say("condottiere-token") if player["seat"] == view["token"] else ""
    chance = writer.say("condottiere-stake") if player["seat"] in near_victory(view) else ""
    return "; ".join(filter(None, [held, token, chance]))


def unowned(view: CondottiereView, writer: Writer) -> list[str]:
    free = [writer.place(each["region"]) for each in view["regions"] if each["owner"] is None and not each["favour"]]
    said = [writer.say("terminal-free", names=", ".join(free))] if free else []
    said.append(writer.say("terminal-favour", area=view["favour"] or "none"))
    return ["\n".join(wrapped(each, "  ", "    ")) for each in said]


# ---- The companies and the cards.
def companies(view: CondottiereView, writer: Writer) -> Block:
    """One row: the companies are compared, so all are shown when one has changed."""
    heads = ["", writer.say("condottiere-column-hand"), writer.say("condottiere-column-strength"), ""]
    head, *lines = columns([heads, *[company_row(view, player, writer) for player in view["seats"]]])
    return Block(head, ["\n".join(writer.painted(line, colour) for line, colour in zip(lines, writer.colours))])


def company_row(view: CondottiereView, player: PlayerView, writer: Writer) -> list[str]:
    """`Blue   8   58   = 10 10 5 4, Drummer +29; passed`."""
    hand = "?" if player["hand_size"] is None else str(player["hand_size"])
    state = standing(view, player["seat"])
    said = [
        company(player, writer),
        writer.say(f"condottiere-state-{state}") if state in STATES else "",
        writer.say("condottiere-known", cards=" ".join(player["known_in_hand"])) if player["known_in_hand"] else "",
    ]
    return [writer.names[player["seat"]], hand, str(player["strength"]["total"]), "; ".join(filter(None, said))]


def own_hand(view: CondottiereView, writer: Writer) -> list[str]:
    if view["seat"] is None:
        return []
    cards = in_words(own(view)["hand"] or [], writer) or writer.say("cards-count", count=0)
    return ["\n".join(wrapped(f"{writer.say('condottiere-hand')}: {cards}", "  ", "    "))]


def discarded(view: CondottiereView, writer: Writer) -> list[str]:
    cards = view["discard"]
    lying = f"{writer.say('condottiere-discards', count=len(cards))}: {in_words(cards, writer)}"
    return ["\n".join(wrapped(lying, "  ", "    "))] if cards else []


# ---- The end.
def progress_made(view: CondottiereView, player: PlayerView) -> int:
    return player["points"] if target(view) else len(player["regions"])


def figures_of(view: CondottiereView, player: PlayerView, writer: Writer) -> str:
    points, goals = target(view), view["goals"]
    if points:
        return writer.say("condottiere-points", have=player["points"], goal=points)
    regions = writer.say("condottiere-regions", have=len(player["regions"]), goal=goals["regions"])
    return f"{regions}, {writer.say('condottiere-adjacent', have=player['kingdom'], goal=goals['kingdom'])}"
