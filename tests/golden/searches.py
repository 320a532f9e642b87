"""What a search finds in a few positions: the answers it tried, how often, with what chance; compiled or not."""

from __future__ import annotations

from meseta.bots.search_bot import consider
from meseta.engine.randomness import from_seed
from tests.any_game.play import Table, decisions_from

ITERATIONS = 24
EVERY = 61  # decisions of a game


def searches(tables: list[Table]) -> str:
    return "".join(f"{line}\n" for seed, table in enumerate(tables, 1) for line in lines(table, seed))


def lines(table: Table, seed: int) -> list[str]:
    found = [f"{table}"]
    for number, position, seat, _ in decisions_from(table.new_game(seed), seed):
        if number % EVERY == 0 and len(position.answers(seat)) > 1:
            considered = consider(position.imagine(seat, from_seed(seed)), seat, seed, ITERATIONS, 60)
            tried = [f"{position.notation(each.answer)} {each.visits} {each.chance:.6f}" for each in considered.tried]
            found.append(f"  {number} {position.seat_name(seat)}: {', '.join(tried)}")
    return found
