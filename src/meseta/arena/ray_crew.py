"""Work carried out by a Ray cluster. Ray is an optional group; nothing else of the house knows it."""

# Ray's declarations leave much open.
# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

from meseta.engine.refusal import Refused

STARTING: Final = 300_000  # milliseconds in which a local cluster must be there, also on a busy machine
LOCAL: Final = "local"  # instead of an address: a cluster on this machine, for as long as the work takes

Task = TypeVar("Task")
Result = TypeVar("Result")


def carried_out(work: Callable[[Task], Result], task: Task) -> Result:
    """Ray takes functions that have a name, and no others."""
    return work(task)


class RayCrew:
    """Every machine of the cluster needs this version of meseta; on this machine it is found where we are."""

    def __init__(self, address: str, workers: int | None) -> None:
        self.address = address
        self.workers = workers

    def each(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        ray = self.connected()
        try:
            remote, shared = ray.remote(carried_out), ray.put(work)
            at_once = 2 * max(1, self.workers or int(ray.cluster_resources().get("CPU", 1)))
            left, running = iter(tasks), list[Any]()
            while True:
                running += [remote.remote(shared, task) for task in islice(left, at_once - len(running))]
                if not running:
                    return
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    def connected(self) -> Any:
        try:
            import ray
        except ImportError:
            raise Refused("arena-no-ray") from None
        here = {"env_vars": {"PYTHONPATH": os.pathsep.join(sys.path)}}
        local = self.address == LOCAL
        try:
            ray.init(
                None if local else self.address,
                num_cpus=self.workers if local else None,
                runtime_env=here if local else None,
                include_dashboard=False if local else None,
                _system_config={"agent_register_timeout_ms": STARTING} if local else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except Exception as error:  # whatever it is: Ray says it with several kinds
            raise Refused("arena-ray-refuses", address=self.address, reason=str(error)) from None
        return ray
