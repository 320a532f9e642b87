"""Search: a tree over imagined worlds, for any game that keeps the contract. What a game is about its judgement says.

One iteration imagines a world that the seat cannot tell from the real one, goes down the tree by answers that are
possible there (open loop: a node is a sequence of answers), grows it by one question, plays on by what looks good
at first sight to a milestone, and adds to each answer on the way what the seat that gave it may expect. Everything is a
function of position, seat, seed and the number of iterations, compiled or not.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from meseta.engine.answers import MOST_ANSWERS, Answers
from meseta.engine.frame import Frame
from meseta.engine.judgement import Judgement
from meseta.engine.position import Position
from meseta.engine.randomness import Randomness, from_seed
from meseta.engine.sealed import SealedChoice
from meseta.engine.tree import MOST_NODES, NO_NODE, SEAT_BITS, SEAT_MASK, Tree, key_of

MOST_SEATS: Final[i64] = SEAT_MASK + 1
MOST_DEPTH: Final[i64] = 512  # of a way through the tree
UNTRIED: Final = 0.02  # what has not been tried is taken to be so much worse than the mean
UNLIKELY: Final = -6.0  # nothing is taken to be less likely than this, as a power of e
WOBBLE: Final = 0.0004  # of rates in a rollout, times a number below 1024: equals are chosen among at random
NONE_YET: Final = -1e18


class Tried(NamedTuple):
    """An answer that was thought about."""

    answer: int
    visits: int
    chance: float  # to win, for the seat that thinks
    points: float  # that it may expect to win from now on


@final
class Search:
    def __init__(self, judgement: Judgement, seat: int, seed: int, most_nodes: int = MOST_NODES) -> None:
        self.judgement: Judgement = judgement
        parameters = judgement.parameters
        self.curiosity: float = parameters.curiosity
        self.warmth: float = parameters.warmth
        self.whims: float = parameters.whims * 1024.0
        self.by_rates: bool = parameters.by_rates
        self.seat: i64 = seat
        self.random: Randomness = from_seed(seed)
        self.noise: i64 = seed % 2147483646 + 1  # Park and Miller's generator, as in engine.playout
        self.tree: Tree = Tree(most_nodes)
        self.root: i64 = 0
        self.position: Position | None = None
        self.now: float = 0.0  # the points of the seat that thinks
        self.iterations: i64 = 0  # since the search began, or followed an answer
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)  # of each seat, all of these together
        # Of one iteration:
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.value: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.path: vec[i64] = vec[i64]([0] * MOST_DEPTH)
        # Of one question:
        self.rates: vec[float] = vec[float]([0.0] * MOST_ANSWERS)
        self.nodes: vec[i64] = vec[i64]([0] * MOST_ANSWERS)

    # ---- The question to think about.
    def begin(self, position: Position) -> None:
        """Think about an imagined position of the seat; after `follow`, about what came of the answer."""
        self.position = position
        self.judgement.final(position, self.points)
        self.now = self.points[self.seat]

    def follow(self, seat: int, answer: int) -> bool:
        """Go on where a seat has given an answer. False: the tree knows nothing of it. What is forced it need not."""
        if len(self.asked().answers(seat)) > 1:
            node = self.tree.find(self.root, key_of(seat, answer))
            if node == NO_NODE:
                return False
            self.root = node
        self.iterations = 0
        for each in range(MOST_SEATS):
            self.values[each] = 0.0
        return True

    def asked(self) -> Position:
        position = self.position
        assert position is not None, "a search begins with a position"
        return position

    # ---- What has come of it.
    def best(self) -> int:
        """The answer that was tried most; of equals the one that did better."""
        legal = self.asked().answers(self.seat)
        tried = self.tried()
        return tried[0].answer if tried else legal[0]

    def tried(self) -> list[Tried]:
        """The answers that are legal now and were tried, the best first."""
        tree, found = self.tree, list[Tried]()
        for answer in self.asked().answers(self.seat):
            node = tree.find(self.root, key_of(self.seat, answer))
            if node != NO_NODE and tree.visits[node] > 0:
                points = tree.mean_points(node) - self.now
                found.append(Tried(answer, int(tree.visits[node]), tree.mean_value(node), points))
        return sorted(found, key=most_visits)

    def is_settled(self, left: int) -> bool:
        """So many more iterations cannot change which answer was tried most."""
        tried = self.tried()
        return bool(tried) and tried[0].visits - (tried[1].visits if len(tried) > 1 else 0) > left

    def known(self) -> int:
        """How often this question was reached, also before it was the one to think about."""
        return int(self.tree.visits[self.root] + self.iterations)

    def chances(self) -> list[float]:
        """The chance to win of each seat, as the iterations at this question saw it."""
        done = float(max(self.iterations, 1))
        return [self.values[seat] / done for seat in range(self.asked().seats)]

    # ---- Iterations.
    def run(self, iterations: int) -> None:
        position = self.asked()
        for _each in range(iterations):
            self.iterate(position.imagine(int(self.seat), self.random))

    def iterate(self, position: Position) -> None:
        judgement = self.judgement
        left = judgement.horizon(position)
        node, depth, in_tree, begun = self.root, i64(0), True, False
        top = position.run()
        if isinstance(top, SealedChoice):
            self.seal_again(position, top)
        while top is not None:
            if begun and judgement.is_milestone(position, top):
                left -= 1
                if left <= 0:
                    break
            begun = True
            seat = position.seat
            answers = top.legal(position, seat)
            if answers.count == 1:
                answer = answers.items[0]
            elif not in_tree or (seat != self.seat and isinstance(top, SealedChoice)):
                # Who seals a choice does not know what others have sealed, so the tree must not choose for them.
                answer = self.roll(position, top, seat, answers)
            elif depth < MOST_DEPTH and self.has_children(node, position, top, seat, answers):
                node = self.most_promising(answers.count)
                answer = self.tree.key[node] >> SEAT_BITS
                in_tree = self.tree.visits[node] > 0
                self.path[depth] = node
                depth += 1
            else:
                in_tree = False
                answer = self.roll(position, top, seat, answers)
            top.answer(position, seat, answer)
            top = position.run()
        self.evaluate(position, top is None)
        self.learn(depth)

    def seal_again(self, position: Position, top: SealedChoice) -> None:
        """What others have sealed was dealt at random: rather as they would choose."""
        if top.TAKES_SEVERAL_ANSWERS:
            return
        for seat in range(position.seats):
            if seat != self.seat and (top.asked & ~top.missing) >> seat & 1:
                top.answer(position, seat, self.roll(position, top, seat, top.legal(position, seat)))

    def roll(self, position: Position, top: Frame, seat: i64, answers: Answers) -> i64:
        """An answer at first sight, now and then any."""
        count, items = answers.count, answers.items
        self.noise = self.noise * 48271 % 2147483647
        if float(self.noise & 1023) < self.whims:
            self.noise = self.noise * 48271 % 2147483647
            return items[self.noise % count]
        rates = self.rates
        self.judgement.rates(position, top, seat, answers, rates)
        noise = self.noise
        best: i64 = 0
        most = NONE_YET
        for place in range(count):
            noise = noise * 48271 % 2147483647
            rate = rates[place] + float(noise & 1023) * WOBBLE
            if rate > most:
                most = rate
                best = place
        self.noise = noise
        return items[best]

    # ---- The tree.
    def has_children(self, node: i64, position: Position, top: Frame, seat: i64, answers: Answers) -> bool:
        """Is there a child for each answer, or can there be one? They are in `nodes` then."""
        if self.find_children(node, seat, answers):
            return True
        if not self.tree.has_room(answers.count):
            return False
        self.grow(node, position, top, seat, answers)
        return True

    def most_promising(self, count: i64) -> i64:
        """Of the children that are possible in this world."""
        tree, nodes = self.tree, self.nodes
        visits, value, prior = tree.visits, tree.value, tree.prior
        all_visits = 0.0
        all_value = 0.0
        for place in range(count):
            child = nodes[place]
            all_visits += float(visits[child])
            all_value += value[child]
        untried = all_value / all_visits - UNTRIED if all_visits > 0.0 else 0.5
        urge = self.curiosity * (sqrt(all_visits + 1.0) if self.by_rates else log(all_visits + 1.0))
        best: i64 = nodes[0]
        most = NONE_YET
        for place in range(count):
            child = nodes[place]
            tries = float(visits[child])
            if self.by_rates:
                score = (value[child] / tries if tries > 0.0 else untried) + urge * prior[child] / (1.0 + tries)
            elif tries > 0.0:
                score = value[child] / tries + sqrt(self.curiosity * urge / tries)
            else:
                self.noise = self.noise * 48271 % 2147483647
                score = 1000.0 + float(self.noise & 1023)
            if score > most:
                most = score
                best = child
        return best

    def find_children(self, node: i64, seat: i64, answers: Answers) -> bool:
        """The node of each answer, NO_NODE where there is none; they mostly lie in the order of the answers."""
        tree, nodes, items = self.tree, self.nodes, answers.items
        key, sibling = tree.key, tree.sibling
        child = tree.child[node]
        complete = True
        for place in range(answers.count):
            wanted = items[place] << SEAT_BITS | seat
            if child == NO_NODE or key[child] != wanted:
                child = tree.find(node, wanted)
            nodes[place] = child
            if child == NO_NODE:
                complete = False
            else:
                child = sibling[child]
        return complete

    def grow(self, node: i64, position: Position, top: Frame, seat: i64, answers: Answers) -> None:
        """A node for each answer that has none. In reverse, for each comes to lie before the others."""
        count, items, rates = answers.count, answers.items, self.rates
        total = 0.0
        if self.by_rates:
            self.judgement.rates(position, top, seat, answers, rates)
            most = NONE_YET
            for place in range(count):
                most = max(most, rates[place])
            for place in range(count):
                rates[place] = exp(max((rates[place] - most) / self.warmth, UNLIKELY))
                total += rates[place]
        for place in range(count - 1, -1, -1):
            if self.nodes[place] == NO_NODE:
                self.nodes[place] = self.tree.count
                prior = rates[place] / total if total > 0.0 else 0.0
                self.tree.add(node, items[place] << SEAT_BITS | seat, prior)

    def learn(self, depth: i64) -> None:
        """What the iteration has shown, to every answer on its way."""
        tree = self.tree
        for place in range(depth):
            node = self.path[place]
            seat = tree.key[node] & SEAT_MASK
            tree.visits[node] += 1
            tree.value[node] += self.value[seat]
            tree.points[node] += self.points[seat]
        for seat in range(MOST_SEATS):
            self.values[seat] += self.value[seat]
        self.iterations += 1

    # ---- Values.
    def evaluate(self, position: Position, over: bool) -> None:
        """The chance of each seat to win: at the end its share of the victory, before that by the estimate."""
        points, value, seats = self.points, self.value, position.seats
        temperature = 0.0
        if over:
            self.judgement.final(position, points)
        else:
            temperature = self.judgement.estimate(position, points)
        best = points[0]
        for seat in range(seats):
            best = max(best, points[seat])
        total = 0.0
        for seat in range(seats):
            if over:
                value[seat] = 1.0 if points[seat] == best else 0.0
            else:
                value[seat] = exp((points[seat] - best) / temperature)
            total += value[seat]
        for seat in range(seats):
            value[seat] /= total


def most_visits(tried: Tried) -> tuple[int, float]:
    return -tried.visits, -tried.chance
