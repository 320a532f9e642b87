"""What the README shows works as it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from meseta.cli.main import parser

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = sorted(set(re.findall(r"`\./run ([a-z]+)", README)) - {"test"})


def test_the_python_example_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    for program in PROGRAMS:
        exec(compile(program, "README.md", "exec"), {})

    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d(, \d)*\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_exists(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        parser().parse_args([command, "--help"])

    assert stopped.value.code == 0
    assert command in capsys.readouterr().out
