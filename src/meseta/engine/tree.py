"""The tree of a search: numbers in flat tables, a place in them for each node. Grown, never pruned, and bounded."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NO_NODE: Final[i64] = -1
MOST_NODES: Final[i64] = 400_000  # 56 bytes each
FIRST_NODES: Final[i64] = 4096
SEAT_BITS: Final[i64] = 3  # of a seat in a key
SEAT_MASK: Final[i64] = (1 << SEAT_BITS) - 1


@final
class Tree:
    """A node is an answer that a seat gave after those above it; the first one is where the search begins."""

    def __init__(self, most: i64 = MOST_NODES) -> None:
        self.most: i64 = most
        self.count: i64 = 0
        self.room: i64 = min(FIRST_NODES, most)
        self.key: vec[i64] = vec[i64]([0] * self.room)  # answer and seat, see `key_of`
        self.child: vec[i64] = vec[i64]([0] * self.room)  # the first one, or NO_NODE
        self.sibling: vec[i64] = vec[i64]([0] * self.room)  # the next one, or NO_NODE
        self.visits: vec[i64] = vec[i64]([0] * self.room)
        self.prior: vec[float] = vec[float]([0.0] * self.room)  # its share of what looks good at first sight
        self.value: vec[float] = vec[float]([0.0] * self.room)  # all that its seat had of its visits: chances to win
        self.points: vec[float] = vec[float]([0.0] * self.room)  # and points
        self.add(NO_NODE, 0, 1.0)

    def has_room(self, count: i64) -> bool:
        return self.count + count <= self.most

    def add(self, parent: i64, key: i64, prior: float) -> None:
        """A new node before the other children of its parent. There must be room."""
        node = self.count
        if node == self.room:
            self.widen()
        self.count = node + 1
        self.key[node] = key
        self.prior[node] = prior
        self.child[node] = NO_NODE
        self.sibling[node] = NO_NODE
        if parent != NO_NODE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node

    def widen(self) -> None:
        """Twice the room, all of it nought behind what there is."""
        more = min(self.room, self.most - self.room)
        assert more > 0, "a tree has no room for another node"
        self.room += more
        self.key = widened(self.key, self.room)
        self.child = widened(self.child, self.room)
        self.sibling = widened(self.sibling, self.room)
        self.visits = widened(self.visits, self.room)
        self.prior = widened_floats(self.prior, self.room)
        self.value = widened_floats(self.value, self.room)
        self.points = widened_floats(self.points, self.room)

    def find(self, parent: i64, key: i64) -> i64:
        """The child with this key, or NO_NODE."""
        child = self.child[parent]
        while child != NO_NODE and self.key[child] != key:
            child = self.sibling[child]
        return child

    def mean_value(self, node: i64) -> float:
        visits = self.visits[node]
        return self.value[node] / float(visits) if visits else 0.0

    def mean_points(self, node: i64) -> float:
        visits = self.visits[node]
        return self.points[node] / float(visits) if visits else 0.0


def key_of(seat: i64, answer: i64) -> i64:
    return answer << SEAT_BITS | seat


def widened(numbers: vec[i64], room: i64) -> vec[i64]:
    wide = vec[i64]([0] * room)
    for place in range(len(numbers)):
        wide[place] = numbers[place]
    return wide


def widened_floats(numbers: vec[float], room: i64) -> vec[float]:
    wide = vec[float]([0.0] * room)
    for place in range(len(numbers)):
        wide[place] = numbers[place]
    return wide
