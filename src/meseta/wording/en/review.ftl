### The review of a game that is over: on its end page and in the terminal.

review = Review
review-says = everybody's chance to win, turn by turn, by what could be known then
review-curve = Chance to win, turn by turn
review-progress = The game is being looked through: { $percent }%
review-gone = There is no review, for this game was played by rules of another version.

review-turn = turn { $number }, { $name }
review-turns = What cost most
review-no-turns = No answer cost so much that it cannot be chance.
review-lost = −{ $percent }%
review-given = Answered: { $answer }
review-better = Better: { $answer }
review-look = See turn { $number }

review-parts = Where it came from, in percentage points
review-player = Player
review-start = start
review-choice = own answers
review-others = others’ turns
review-luck = luck
review-end = end
review-looked-at = Answers looked at: { $looked } of { $choices }. Own answers are compared with the best ones; luck is what cards brought, and all that nothing else explains.

## Refusals

error-review-unfinished = Only a game that is over can be reviewed.
error-review-no-judgement = Games of this kind cannot be reviewed: no bot knows how to judge them.
error-review-off = This server makes no reviews.
