"""Verifies a finished game offline: did all its cards and luck follow from the secret that the table had promised?

python examples/verify_a_game.py RECORD.json [FINGERPRINT]

RECORD.json is the game as its table exports it; FINGERPRINT is the one the table showed before the game began.
Needs the rules of the game, that is Meseta itself, and nothing else. docs/verifying.md says what this proves.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from meseta.engine.events import Log
from meseta.engine.refusal import Refused
from meseta.games.catalogue import title_of

record = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
if not isinstance(record["seed"], str) or "commitment" not in record:
    sys.exit("There is nothing to verify: this game was not dealt from a secret.")

# 1. The secret is the first line of the seed; what the players have added follows. Only the secret was promised.
secret, *words = record["seed"].split("\n")
fingerprint = sha256(secret.encode()).hexdigest()
for promised in [record["commitment"], *sys.argv[2:3]]:
    if fingerprint != promised:
        sys.exit(f"NOT VERIFIED: the fingerprint shown was {promised}, that of the secret is {fingerprint}.")

# 2. Everything random comes from SHA-256 of the whole seed and a counter (meseta.engine.randomness), so the seed and
# the answers of the players give the game once more. An answer that was not possible then is refused.
title = title_of(record["game"])
if title.rules_version(record["options"]) != record["rules"]:
    sys.exit("The rules of this game have changed since: use the version of Meseta that it was played with.")
position, log = title.new_game(record["options"], record["seed"]), Log()
position.listener = log
try:
    for seat, said in record["answers"]:
        position.answer(record["seats"].index(seat), position.parse(said))
except (Refused, ValueError) as error:
    sys.exit(f"NOT VERIFIED: the secret leads to another game. {error}")

# 3. What happened in it, event by event, is what happened at the table.
told = [[event.name, int(event.by), int(event.first), int(event.second)] for event in log.take()]
if sha256(json.dumps(told, separators=(",", ":")).encode()).hexdigest() != record["told"]:
    sys.exit("NOT VERIFIED: the secret leads to another game than the one that was played.")

# 4. It is the whole game: of one that was cut short, what was to come was not seen.
if position.waiting():
    sys.exit("NOT VERIFIED: the game is not over, somebody is still asked.")

print(f"Verified: fingerprint {fingerprint}, {len(words)} lines of players, {len(record['answers'])} answers.")
