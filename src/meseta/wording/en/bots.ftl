## Bots and hints

bot-strong = Strong bot
bot-strong-says = Thinks ahead for up to a second. Hard to beat.
bot-middle = Middling bot
bot-middle-says = Looks a little ahead and answers at once. A fair opponent when you know the game.
bot-quick = Quick bot
bot-quick-says = Plays by sensible rules of thumb. Right for your first games.
bot-random = Random bot
bot-random-says = Gives any legal answer. For looking around in peace.
setup-bots = How strong the bots are

hint = Hint
hint-thinking = The strong bot thinks …
hint-says = What the strong bot would do, knowing what you know:
hint-away = Put the hint away
hint-brings = { $chance }% to win
hint-brings-points =
    { $chance }% to win, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } still to come
help-key-hint = a hint
line-hint = { $name } has taken a hint.
setup-hints = Hints allowed
setup-hints-says = Who is asked may ask the strong bot, and the others read that.
setup-no-hints = No hints
setup-no-hints-says = Everybody finds their own way.
error-hints-off = There are no hints at this table.
error-hint-none = There are no hints in this game.
error-hint-not-asked = There is nothing for you to choose now, and so nothing to be hinted at.
error-hint-fast =
    You have taken { $most ->
        [one] one hint
       *[other] { $most } hints
    } within a minute. Try your own idea, and ask again a little later.
error-hint-waiting = A hint for you is being thought about already. Wait until it is there.
error-hints = Many hints are wanted at the moment. Please ask again soon.
error-hint-late = No hint was found in time. Please ask again.
