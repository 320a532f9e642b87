### What every page says, whatever the game.
### $you is "yes" where the reader is meant and "no" elsewhere; names of people are never declined.

## The house

brand = Meseta
brand-sentence = Two great games of quiet power, on one open table.
brand-more = El Grande and Condottiere in your browser: with friends, with bots, without an account.
brand-foot = open source, self-hosted, no tracking
page-title = { $page } - Meseta
game-el-grande = El Grande
game-el-grande-says = 2 to 5 players, 60 to 90 minutes. Send caballeros, move the king, count majorities.
game-condottiere = Condottiere
game-condottiere-says = 2 to 6 players, 45 minutes. Send companies of cards to battle for the cities of Italy.
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
home = To the front page
copy = Copy
link-copied = Link copied
link-not-copied = The link could not be copied here: please copy it from the address line.
change = Change
yes = Yes
no = No
guest = Guest
you = you
name-and-you = { $name } (you)
list-pair = { $before } and { $last }

## The front page

front-title = Open tables for El Grande and Condottiere
front-doors = Start
front-play = Play now against bots
front-guided = Guided first round
front-learn = in three minutes
front-rules = the rules
front-play-change = set up your own
front-friends = Play with friends
front-friends-says = Get a link. Whoever opens it has a seat, on any device.
front-friends-more = no account, a name at most
front-watch = Watch a game
front-watch-says = Tables that everybody may look at.
front-watch-count =
    { $count ->
        [0] no table is open to watch right now
        [one] { $count } table is open to watch
       *[other] { $count } tables are open to watch
    }
front-tables = Running tables
front-no-tables = No listed table is running. Start one.
front-seats-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
front-table-watch = watch
front-table-join = join
front-table-watch-label = watch { $table }
front-your-tables = Your tables
front-gone-tables = Tables of earlier rules, to look at
front-come-back = come back

## A new table

setup-title = A new table
setup-game = Game
setup-defaults = Everything is set for a first game. Change what you like.
setup-made-of = What this is made of
setup-name = Name of the table
setup-your-name = Your name
setup-seats = Seats
setup-seat = Seat { $number }
seat-kind-you = You
seat-kind-open = Open seat
seat-add = Add a seat
seat-remove = Remove a seat
setup-listed = Listed
setup-listed-says = Everybody finds this table on the front page, may watch and take an open seat. You have one listed table at a time: an earlier one becomes private.
setup-private = Private
setup-private-says = Only who has the link finds this table.
setup-link = Link for your friends
setup-link-says = The link is the key: whoever opens it can take an open seat.
setup-create = Get the link
setup-start = Start the table
setup-start-bots = Fill open seats with bots and start
setup-foot = Who leaves is replaced by a bot and can come back.
import-title = Import a game
import-says = A record file that was exported from a table. The table stands where the record ends: watch it again, or play on. Whoever has the record knows all cards to come, so nobody else can take a seat there.
import-file = Record file
import-paste = Or paste its text
import-go = Import it
import-nothing = There is nothing in it: choose a record file, or paste its text.
import-too-long = This file is too long for a record: at most { $most } kB.
import-no-text = This is no record: it is no text in UTF-8.

## Before the game begins: the waiting room

waiting-title = Waiting for players
waiting-seats-open =
    { $count ->
        [0] Everybody is here.
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
join-title = You are invited
join-says = { $name } invites you to a game of { $game }.
join-seat = Join this seat
join-name = Your name
invited-running = The game has begun: you take the seat of a bot.
waiting-remove = send away
waiting-remove-name = Send { $name } away

## The shuffle, and how it is verified

shuffle-title = The shuffle
shuffle-says = Before the cards are dealt you get this fingerprint of our secret. When the game is over you get the secret: then everybody can verify that all cards followed from it.
shuffle-commitment = Fingerprint of the secret
shuffle-add = Add words of your own
shuffle-add-says = Whatever you write is shuffled in: so not even we could choose the cards. Everybody sees it.
shuffle-add-go = Shuffle it in
shuffle-words = Shuffled in by the players
shuffle-no-words = Nobody has added anything.
shuffle-secret = The secret
shuffle-not-yet = The secret is shown when the game is over.
shuffle-imported-title = A game whose record is known
shuffle-imported = The record of this game was brought here or taken out: whoever has it may know all cards to come, so nobody else can take a seat, and the shuffle cannot be verified.
verify = Verify the shuffle
verify-title = Was it shuffled fairly?
verify-holds = Yes. The fingerprint is that of the secret, and the secret with the words of the players gives this game, card by card.
verify-fails = No. { $reason }
verify-unknown = That cannot be verified any more. { $reason }
verify-back = To the table
verify-yourself = Compare the fingerprint with the one you were shown before. You need not take our word for it: the exported game and the script verify_a_game.py are enough.
verify-no-secret = There is nothing to verify: this game was not dealt from a secret of this server.
verify-other-secret = The fingerprint shown was { $shown }, but that of the secret is { $found }.
verify-unfinished = The game is not over: somebody is still asked.
verify-told-otherwise = The secret leads to another game than the one that was played.

## The table

table-watching = You are watching
table-waiting-for = Waiting for { $name }
table-waiting-for-several = Waiting for { $names }
table-sealed = sealed
table-choosing = choosing
table-sealed-count = { $count } of { $total } sealed
table-sealed-says = Nothing moves before the last seal. Then all is shown together.
table-only-you = only you see this
table-your-choice = Your choice
table-done = done
table-next = next
table-acting = acting
table-asked = asked
undo = Undo
restart-turn = Restart turn
ask-take-back = Ask to take it back
take-back-asked = You have asked to take your move back: the others have to agree.
take-back-granted = You agree that { $name } takes a move back; others have not said yet.
take-back-wish = { $name } asks to take a move back.
take-back-grant = Agree
take-back-refuse = Refuse
done = Done
pass = Pass
confirm = Confirm
look-at-board = Look at the board
log = Log
log-empty = Nothing has happened yet.
log-rules-changed = From here on today's rules hold: what was played before them can be read, and neither taken back nor replayed.
log-undone =
    { $you ->
        [yes] You take an answer back
       *[no] { $by } takes an answer back
    }
log-said = { $by } answers: { $said }
since-my-last-turn = since your last turn
if-scored-now = If scored now
court = court
province = province
court-and-province-label = { $court } in the court, { $province } in the province
points = points
power-and-turn-order = Power and turn order
power-legend = below: caballeros to court · struck: you have used it
power-played = { $name } played { $value }
power-spent = Spent power cards
action-cards = Action cards
players = Players
players-heading = Players
players-rank = place { $place }
round-of = Round { $round } of { $rounds }
before-first-round = Before the first round
scoring-after = scoring after round { $round }
scoring-after-this = scoring after this round
rounds-and-scorings = Rounds and general scorings
general-scoring = General scoring { $number }
free = free
sheets = Sheets
prompt-more = more
sheet-map = Map
sheet-cards = Cards
sheet-players = Players
sheet-log = Log
sheet-scored = If scored
leave = Leave
leave-sure = Leave? A bot plays on
come-back = Come back
take-seat = Take this seat
hand-over = Let a bot play for { $name }
hand-over-asked = You have asked for a bot for { $name }: the others have to agree.
back-to-table = Back to the table
device-title = Another device
device-offer = Go on playing on a phone or another computer, or sign out there.
device-link = Get a link to your seat
device-says = Open this link on the other device to go on as { $name } there. It works once, within { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }. Keep it to yourself: whoever opens it has your seats.
sign-out-title = Sign out everywhere else
sign-out-says = You stay who you are here. Every other device and program that is you becomes a stranger, and links to your seat are void.
sign-out-yes = Sign out everywhere else
become-title = Sit here as { $name }?
become-says = This link leads to the seats of { $name }. Go on only if it is your own, or { $name } gave it to you: whoever made it sees what you see.
become-instead = Here you are { $me }. If you go on as { $name }, the seats of { $me } stay behind: you come back to them only with a link of their own.
become-yes = Go on as { $name }
become-no = Only watch
pace = Moves of others
pace-slow = slowly
pace-normal = one by one
pace-at-once = at once
walk-skip = Skip
walk-again = Show again
walk-again-says = Show again what happened since your last turn
reconnecting = Connection lost. Reconnecting …
typed-answer = Typed answer
typed-answer-send = Answer
answers = What you can answer

## Chat

chat = Chat
chat-placeholder = Write to the table
chat-send = Send
chat-spectator = watching
line-came = { $name } has come to the table.
line-left = { $name } has left the table.
line-replaced = A bot plays for { $name }.
line-refused = { $name } does not agree to take a move back.
line-rematch = { $name } wants a rematch.
chat-silence = silence
chat-silence-name = Silence { $name }
chat-quiet = Silence all who only watch
chat-loud = Let all who watch talk
chat-readmit = Let those talk and sit down again who were silenced or sent away

## Standing orders for the veto

order-el-grande-veto = Standing order for the veto
order-el-grande-veto-ask = Ask me each time
order-el-grande-veto-never = Never veto
order-el-grande-veto-points = Veto whatever costs me points

## Cards and their texts

on-card-text = What the cards do
on-card-text-of = What “{ CARD($card) }” does
on-card-caballeros =
    { $count ->
        [one] { $count } caballero
       *[other] { $count } caballeros
    }
on-card-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
on-card-reconstructed = Reconstructed: no rulebook prints this card. Its text is ours until an owner of the box corrects it.
on-card-noted = Noted: a rulebook names or annotates this card. The rest of its text is ours until an owner of the box corrects it.
provenance-noted = noted by a rulebook, the rest is ours
provenance-reconstructed = reconstructed

## The board as text

board-caption-el-grande = The board: caballeros of each player in each area
board-caption-condottiere = The board: who controls each region
board-region = Region
board-values = Values
board-places = Places apart
board-notes = Notes
board-king = king
board-tile = scoring tile
board-count-and-grande = { $count } and grande
board-hidden = hidden
board-nobody = nobody
board-show = Show the board as text
board-hide = Hide the board as text
map-spain = Map of Spain
map-italy = Map of Italy

## Replay

replay = Replay
replay-title = Replay of { $table }
replay-slider = Answer
replay-at = Answer { $number } of { $total }
replay-first = To the beginning
replay-back = One back
replay-forward = One forward
replay-last = To the end
replay-view = Whose view
replay-view-everybody = what everybody sees
replay-view-seat = what { $name } sees
replay-not-yet = Other seats' views open when the game is over.

## The end

end-standings = Final standings
end-winner =
    { $you ->
        [yes] You win
       *[no] { $by } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-shared = { $names } share the victory with { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }
end-rematch = Rematch
end-rematch-join = { $name } wants a rematch: join
end-rematch-made = To the rematch
end-export = Export the game
end-new = Another game

## Games that cannot be played on

gone-title = This game cannot be played on
gone-rules = This game follows version { $played } of the rules, and this program has version { $program }: it can be looked at, replayed and exported, but nothing can be answered any more.
gone-log = The rules of this program do not accept what was played in this game: it can be looked at, replayed and exported, but nothing can be answered any more.
gone-shown-to = The table is shown as it was after answer { $followed } of { $answers }; what followed stands in the log.
gone-tag = earlier rules

## Help, what to look up there, and keys

help-title = { $game }: help
help-open = Help, rules and keys
skip-to-choices = To what you can choose
help-close = Close
help-now = What can I do now?
help-more-answers = and { $count } more
help-the-rule = The rule: { $topic }
help-legend = What the signs mean
help-rules = The rules of this table
help-options = What this table plays
help-find = Find in the rules
help-find-nothing = Nothing is said about that.
rules-title = The rules of { $game }
rules-options = Played with
help-keys = Keys
help-keys-on = Letters alone are shortcuts
help-key-choices = to what you can choose
help-key-help = this help
help-key-areas = walk through the areas
help-key-players = players
help-key-scoring = if scored now, on and off
help-key-last = read the last events
help-key-typed = type an answer
help-key-undo = undo
help-key-skip = skip to the present
help-key-again = what happened since your last turn
help-key-confirm = confirm
help-key-arrows = to a neighbouring area

## When something goes wrong

error-title = That did not work
