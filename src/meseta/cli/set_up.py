"""What was settled before the first answer, in the notation in which it can be chosen again."""

from __future__ import annotations

from meseta.cli.lines import sentence, wrapped
from meseta.engine.randomness import Seed
from meseta.engine.title import Title
from meseta.wording.words import Words


def set_up(title: Title, settled: dict[str, str], seed: Seed, words: Words) -> list[str]:
    """`El Grande, seed 3: edition=2023, players=4`, as far as there was a choice."""
    chosen = [option.name for option in title.options if len(option.possible(settled)) > 1]
    written = ", ".join(str(seed).split("\n"))  # of a table it has a line for each player who added words
    said = words.say("terminal-set-up", game=game_name(title, words), seed=written)
    options = ", ".join(f"{name}={settled[name]}" for name in chosen)
    return wrapped(sentence(f"{said}: {options}" if options else said))


def game_name(title: Title, words: Words) -> str:
    """As pages call it; a game without a name there is called by its own."""
    message = f"game-{title.name}"
    return words.say(message) if words.has(message) else title.name
