"""The same code not compiled: a child process that imports Meseta's Python sources even where it was built by mypyc.

Wheels carry the sources beside the compiled modules; the child's importer takes only the sources.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType, TracebackType

PACKAGE = Path(__file__).parent.parent


class SourcesOnly(MetaPathFinder):
    """An importer for meseta's modules that does not see compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "meseta":
            return None
        for folder in path or [str(PACKAGE.parent)]:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


class PureChild:
    """The child: it measures when it is told to, on the core of its parent."""

    def __enter__(self) -> PureChild:
        command = [sys.executable, "-c", f"import runpy; runpy.run_path({__file__!r}, run_name='__main__')"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.communicate()

    def driven(self) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print("driven", file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def measure_for_parent() -> None:
    from meseta.cli import bench_meseta

    assert not bench_meseta.COMPILED
    for _ in sys.stdin:
        print(bench_meseta.driven(), flush=True)


if __name__ == "__main__":
    sys.meta_path.insert(0, SourcesOnly())
    measure_for_parent()
