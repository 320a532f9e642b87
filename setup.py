"""Build the package: engine and games compiled by mypyc where that is possible, plain Python where it is not.

Only a wheel is compiled (`pip install .`). An editable install stays plain Python, because a compiled file beside
an edited source would go on running the old rules.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SRC = Path(__file__).parent / "src"
sys.path.insert(0, str(SRC))

from meseta.build_digest import compiled_sources, digest  # noqa: E402

GCC_FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-Wno-all",  # half of the time went into looking for doubtful places in C that no person wrote
]


@cache
def compiler_version() -> str:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    try:
        return subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def is_gcc() -> bool:
    """On macOS `gcc` is clang under another name, so ask it."""
    return "Free Software Foundation" in compiler_version()


def plain_python(why: str) -> list[Extension]:
    print(f"meseta: nothing is compiled: {why}", file=sys.stderr)
    return []


def extensions(scratch: str) -> list[Extension]:
    """The compiled group, or nothing where plain Python is wanted or all that can be had."""
    if "bdist_wheel" not in sys.argv:
        return []
    if os.environ.get("MESETA_PURE") == "1":
        return plain_python("MESETA_PURE asks for that")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return plain_python("mypy is not installed")
    sources = [os.path.relpath(file) for file in compiled_sources(SRC)]
    try:
        group = mypycify(
            ["--strict", *sources],
            opt_level=os.environ.get("MESETA_OPTIMIZE", "3"),
            debug_level="0",
            group_name="meseta",
            target_dir=scratch,
        )
    except SystemExit:
        return plain_python("mypyc refuses the sources")
    flags = GCC_FLAGS if is_gcc() else []
    for extension in group:
        extension.optional = True
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # the group shares one list
    return group


class BuildAllOrNothing(build_ext):
    """The modules of the group need each other: where one could not be compiled, none is installed."""

    def run(self) -> None:
        super().run()
        modules = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(module.exists() for module in modules):
            note = Path(self.build_lib, "meseta", "compiled_from.py")
            note.write_text(f'"""What the compiled modules were built from."""\n\nDIGEST = "{digest(SRC)}"\n')
            return
        plain_python("there is no C compiler that works")
        for module in modules:
            module.unlink(missing_ok=True)

    def build_extension(self, ext: Extension) -> None:
        """Compiling takes minutes: where a shelf is named, keep the outcome for builds from the same C code."""
        shelf = os.environ.get("MESETA_SHELF")
        if not shelf:
            super().build_extension(ext)
            return
        module = Path(self.get_ext_fullpath(ext.name))
        kept = Path(shelf, f"{ext.name}-{self.fingerprint(ext)}")
        if kept.exists():
            module.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, module)
            return
        super().build_extension(ext)
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in kept.parent.glob(f"{ext.name}-*"):
            old.unlink()
        unfinished = kept.with_name(f"{kept.name}.part")
        shutil.copyfile(module, unfinished)
        unfinished.rename(kept)

    def fingerprint(self, ext: Extension) -> str:
        tools = [sys.version, version("mypy"), compiler_version(), self.compiler.compiler_so, ext.extra_compile_args]
        total = sha256(repr(tools).encode())
        for file in [*ext.sources, *ext.depends]:
            total.update(Path(file).read_bytes())
        return total.hexdigest()


# A fresh folder for each build: what an earlier build left behind, such as a deleted module, must not be packed.
with TemporaryDirectory() as scratch:
    setup(
        ext_modules=extensions(scratch),
        cmdclass={"build_ext": BuildAllOrNothing},
        options={"build": {"build_base": scratch}, "build_ext": {"parallel": os.cpu_count() or 1}},
    )
