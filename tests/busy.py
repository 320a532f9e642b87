"""`python tests/busy.py COMMAND`: runs a command while other processes keep every core busy.

No test may depend on how fast the machine is; this shows it.
"""

import os
import subprocess
import sys

BUSY = "while True: pass"


def main(command: list[str]) -> int:
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        return subprocess.run(command, check=False).returncode
    finally:
        for other in others:
            other.kill()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
