"""A program for the arena: it reads questions from standard input, a line of JSON each, and answers at random.

meseta arena "program:python examples/line_player.py" quick --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":  # which game, with which options, at which seat
        random.seed(told["seed"])  # so that the same match can be played again
        print(json.dumps({"ready": True}), flush=True)
    elif told["type"] == "question":  # the view of our seat, with its legal answers
        chosen = random.choice(told["view"]["legal"])
        print(json.dumps({"notation": chosen["notation"]}), flush=True)
