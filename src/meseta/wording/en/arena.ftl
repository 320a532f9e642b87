### What the arena and the fitting of weights refuse.

arena-contestants = A match needs at least two contestants and at most one for each of the { $players } seats; named were { $given }.
arena-no-command = Behind { $kind }: stands the command that starts the program.
arena-no-workers = Somebody must play the games: at least one worker.
arena-no-patience = A program needs some seconds for an answer: more than 0.
arena-worker-lost = A process that played games was lost. With --resume FILE a match goes on from the last game that was finished.
arena-no-ray = Ray is not installed: install the group ray (`pip install meseta[ray]`).
arena-ray-refuses = There is no Ray cluster at { $address }: { $reason }
arena-another-match = { $file } holds another match: other contestants, options, rules or another seed.
arena-no-journal = { $file } is no journal of a match.
arena-ladder-has-its-bots = The ladder has contestants of its own: name none beside --ladder.

## Why a program has lost a game.

arena-program-not-started = '{ $program }' cannot be started: { $reason }.
arena-program-not-ready = '{ $program }' does not say that it is ready.
arena-program-ended = '{ $program }' has ended in the middle of the game.
arena-program-silent = '{ $program }' has said nothing for { $seconds } s.
arena-program-illegal = '{ $program }' says '{ $said }', which is no legal answer.

## What cannot be fitted.

fit-no-judgement = There is nothing to fit: no search plays { $game }.
fit-no-weights = { $file } is no file of weights of this game. Fit where the sources lie, or name one with --weights FILE.
fit-too-few-games = Some games are needed to fit on and some to be held out: play more of them.
