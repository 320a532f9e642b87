### Why something is refused: what was wrong, and what is possible instead. A refusal of the program carries the id of its
### sentence and what that needs. $possible and other lists are written out, separated by commas; $because is a refusal itself.

## Answers of seats. $seat is a colour, $said an answer in notation

error-too-late = '{ $said }' comes too late: the game is over.
error-no-such-seat = There is no seat { $seat }: the seats are 0 to { $last }.
error-no-such-viewer = There is no seat { $seat }: the seats are 0 to { $last }, or none for spectators.
error-not-asked = { COLOUR($seat) } is not asked now; awaited: { NAMES($awaited, of: "colour") }.
error-not-possible = { COLOUR($seat) } cannot answer '{ $said }' now; possible: { $possible }.
error-no-such-answer = '{ $said }' is no answer in { NAME($game, of: "game") }; those with '{ $verb }' are: { $alike }.
error-no-such-verb = '{ $said }' is no answer in { NAME($game, of: "game") }; answers begin with { $verbs }.
error-undo = Nothing can be taken back: something was revealed, or somebody else has decided since.
error-take-back-alone = You can take your answer back without asking anybody.
error-take-back-nobody = Nobody asks you to let them take an answer back, or it is too late for that.

## Games and their options

error-no-such-game = There is no game '{ $game }'; the games are { $games }.
error-no-such-option = There is no option '{ $option }'; the options are { $options }.
error-no-such-value = '{ $value }' is no value of the option '{ $option }'; possible: { $possible }.
error-no-such-number = '{ $value }' is no value of the option '{ $option }'; possible: { $possible }, or a number from { $least } to { $most }.
objection-start = { COLOUR($colour) } cannot start: this colour plays where { $players } or more do.

## Words of which only some are possible

error-no-such-name =
    '{ $word }' is no { $kind ->
        [area] area
        [bot] bot
        [card] card
        [colour] colour in this game
        [goods] kind of goods
        [king-place] place for the king
        [level] setting of a bot
        [language] language of this program
        [modifier] modifier
        [order] standing order
        [pace] pace
        [place] place in this region
        [player] player in this game
        [region] region
        [round] round of this game
        [seat] kind of seat
        [theme] theme
        [tile] scoring tile
       *[other] { $kind }
    }; possible: { $possible }.
error-no-number = '{ $word }' should be a whole number.
error-no-pairs = '{ $words }' should be pairs of a colour and its value.
error-pattern = '{ $words }' should read '{ $pattern }'.

## Saved positions

error-saved-game = This position is of the game '{ $other }', not of { $game }.
error-saved-position = This is no saved position of { $game }: { $reason }.
error-saved-name = This is no saved position: nothing in it can be called '{ $name }'.
error-saved-table = This is no saved position: '{ $name }' should have { $length } numbers.
error-saved-faults = This saved position of { $game } cannot be: { $faults }.
error-saved-text = This is no saved position: { $reason }.
error-saved-shape = This is no saved position: it should be an object with names.

## Tables that cannot be, or are laid out wrongly

error-impossible-table = This table cannot be: { $faults }.
error-no-such-fact = '{ $fact }' is no fact of { NAME($game, of: "game") }; facts are { $facts }.
error-no-such-moment = 'now { $words }' is no moment; moments are { $moments }.
error-fact-of-part = '{ $fact }' belongs to the part { $part }, which is not played in this game.
error-fact-follows = '{ $fact }' follows from the rest: it can only be expected.
error-no-power-card = There is no power card { $value }: there are { $possible }.
error-no-such-card = No deck of this game has the card '{ $card }'.
error-not-on-offer = '{ $card }' cannot be on offer: another card is named for its deck.
error-no-more-cards = There are not so many cards of the kind { $card }.
error-no-more-modifiers = There are not so many modifiers { $modifier }.
error-modifiers-dealt = { COLOUR($seat) } has { $dealt } modifiers, no more.
error-two-vetoes = There are only two vetoes.
error-too-many-caballeros = { COLOUR($colour) } has more than { $most } caballeros.
error-bids-missing = In a turn everybody has played a power card: name all bids, or none.
error-bids-equal = Two players cannot play power cards of the same value.
fault-caballeros = { COLOUR($colour) } has { $count } caballeros instead of { $most }: { $counts }
fault-power-card = { COLOUR($seat) } has lost a power card
fault-bid-in-hand = { COLOUR($seat) } holds the power card that lies on the table
fault-tiles = both scoring tiles lie on one area
fault-modifiers = { COLOUR($seat) } has { $count } modifiers
fault-modifier-twice = { COLOUR($seat) } has a modifier of { COLOUR($other) }
fault-cards = there are { $count } cards of the kind { $card }, not { $most }
fault-kinds = the kinds of card in the hand of { COLOUR($seat) } are wrongly counted
fault-seasons = both seasons are in play
fault-token = nobody holds the Condottiere token
fault-battle-under-favour = a battle is fought under the favour of the Pope
fault-favour = the favour of the Pope lies on a region that was conquered

## Records

error-record-json = This is no record: it is no JSON ({ $reason }).
error-record-key = This is no record of Meseta: the key 'meseta-record' is missing.
error-record-format = This record has format { $format }; this version reads format { $known }.
error-record-incomplete = This record is incomplete: { $missing } missing.
error-record-names = This record names { $count } players for { $seats } seats.
error-record-long = This record has { $count } answers; no game needs more than { $most }.
error-record-value =
    This record is damaged: { $key ->
        [game] 'game' should be a text
        [options] 'options' should be names with texts as values
        [seats] 'seats' should be a list of texts
        [names] 'names' should be a list of texts
        [answers] 'answers' should be a list
        [seed] 'seed' should be a whole number or a text
        [commitment] 'commitment' should be a text
        [told] 'told' should be a text
       *[other] '{ $key }' should be a whole number
    }.
error-record-answer = Answer { $number } of this record is damaged: it should be a seat and a notation.
error-record-two-rules = The rules of this game changed while it was played, so no rules would replay it: it can be read here, but not exported.
error-record-rules = This record follows version { $played } of the rules of { NAME($game, of: "game") }, and this program has version { $program }: it can be replayed with the version of Meseta that wrote it.
error-record-empty = There is no answer in this record: whoever wants to begin a game makes a new table.
error-record-seats = This record is damaged: its seats should be { $seats }.
error-record-refused = Answer { $number } of this record ({ $seat }: { $said }) cannot be: { $because }
error-no-such-colour = There is no seat '{ $colour }'; the seats are { $colours }.

## Scenarios

error-line = line { $number }: { $because }
error-scenario-head = '{ $word }' is not known before 'given'; known are title, source and game.
error-scenario-empty = A scenario needs a game and at least one line of 'given', 'when' or 'then'.
error-scenario-seat = '{ $words }' should begin with a seat and a colon; the seats are { $colours }.
error-scenario-answers = Some answers should be named; that a seat is not asked is said with 'waiting'.
error-option-pattern = The option '{ $word }' should read name=value.
failed-fact = expected '{ $expected }', found '{ $found }'
failed-names = expected { $expected }; found { $found }
failed-legal = '{ $said }' should be legal; legal are { $legal }
failed-refusal = the refusal should say '{ $expected }', but says '{ $found }'
failed-unchanged = '{ $said }' was refused but has changed the table
failed-refused = '{ $said }' should be refused, but was taken

## Bots

error-bot-not-asked = Seat { $seat } is not asked anything: there is nothing for a bot to answer.

## Tables and the people at them

error-page-not-found = There is nothing at this address.
error-not-here = This cannot be done at this address.
error-too-large = This is too large: at most { $most } kB can be sent.
error-head = The head of this request is too large: at most { $most } bytes can be sent.
error-too-slow = This request took too long to arrive.
error-full = There is no room for another connection at the moment. Please try again soon.
error-streams = This address holds { $most } live streams already. Close another page of a table first.
error-many-guests = Many new guests have come from this address. Wait a minute and try again.
error-importing = Another record of yours is being imported. Wait until that is done.
error-imports = Many records are being imported at the moment. Please try again soon.
error-unanswered-tables = You have made { $most } tables within an hour at which no person has answered yet. Play at one of them first.
error-waiting-tables = You have made { $most } tables within a day that have not begun yet. Begin one of them first.
error-no-such-host = This house does not go by the name '{ $host }'. Whoever runs it can add the name with --allow-host.
error-rate-limited = That was a little fast. Wait a moment and try again.
error-other-site = This was sent from another site, so it was not done.
error-out-of-reach = Tables cannot be reached at the moment. Please try again soon.
error-server = Something went wrong on our side. It has been noted; nothing that was accepted is lost.
error-table-not-found = There is no such table. Perhaps the link is incomplete.
error-record = A record holds every secret: it can be had when the game is over, or by who plays alone against bots and opens it.
error-imported = The record of this game was brought here or taken out, and whoever has it knows all cards to come: nobody else can take a seat. You can watch.
error-no-such-code = No table waits under this code. Look whether it is written as you were told; once the game has begun, only its link leads there.
error-many-codes = Too many codes were tried from your address. Wait a minute, or ask for the link.
error-move-begun = The game has begun: everybody keeps their seat.
error-words-too-late = The game has begun: nothing can be added to the shuffle any more.
error-code = This link to a seat is not complete, was used already, or is too old: such a link works once, for ten minutes. Make a new one on the device where you play.
error-seat-taken = This seat is taken. You can watch, or take another one.
error-one-seat = You can take one seat only.
error-not-seated = You do not sit at this table.
error-not-host =
    Only whoever made the table can start it, and whoever has sat here for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
error-not-host-remove = Only whoever made the table can send somebody away.
error-remove-begun = The game has begun: nobody can be sent away any more. If a person is silent for long, a bot can play for them.
error-remove-nobody = Nobody sits at seat { $seat } who could be sent away.
error-barred = You were sent away from this table: you can watch, but not take a seat.
error-invitation = The game has begun, and this table is listed: a seat can be taken only with an invitation from those who sit here. You can watch.
error-not-overdue =
    A bot can be asked to play for a person who has not answered for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, not before.
error-silenced = You were silenced at this table.
error-quiet = At this table only those talk who have a seat.
error-chat-fast =
    That was a little much: at most { $most ->
        [one] { $most } line
       *[other] { $most } lines
    } in a minute.
error-chat-much =
    Whoever only watches can say { $most ->
        [one] { $most } line
       *[other] { $most } lines
    } at a table.
error-no-such-line = Nobody can be silenced for line { $line }: it is not shown here, or it is not known who said it.
error-silence-seated = { $name } has a seat here: only those who watch can be silenced.
error-not-begun = The game begins when all seats are taken.
error-not-over = This game is not over yet.
error-over = The game is over.
error-stale = The game has moved on since you saw it. Here is how it stands now.
error-nothing-said = There is nothing in it to say.
error-name = A name has at least one letter.
error-no-such-order = '{ $order }' is no standing order of this game.
error-nothing-answered = Nothing was answered.
error-unknown-person = Say who you are first: take a name, or send your key.
error-undo-number = Answers are taken back until a number of them stays; '{ $said }' is no number.
error-nothing-sent = This was not understood: nothing was sent.
error-not-understood = This was not understood: { $reason }.
error-nested = This was not understood: it is nested too deeply.
error-no-text = This was not understood: it is no text in UTF-8.
error-seats-count = { $players } play, so there must be as many seats, not { $seats }.
error-answers-count = This game has { $count } answers, not { $asked }.
error-entry-order = Entry { $number } does not follow entry { $before }.

## The database

error-character = This text holds a character that cannot be stored. Please leave it out.
error-too-large-to-store = This holds a number or a text that is too large to be stored.
error-log-length = The table stands after { $number } entries; its log should hold just these.
error-entry-conflict = Entry { $number } is not the next one of table '{ $table }'.
error-table-exists = There is already a table '{ $table }'.
error-no-such-table = There is no table '{ $table }'.
error-position-of-version-1 = This is no position as version 1 saved it: { $reason }.
error-question-of-version-1 = Today's rules would not ask here what was asked.
error-database-newer = The database was made by a newer version of this program.
error-database-in-use = Another server uses the database { $database }. A SQLite file serves one; for several, use PostgreSQL.
error-database-removed = The database { $database } was removed or replaced while the server ran. Put it back and start again.
error-database-folder = The folder { $folder } for the database cannot be made: { $reason }.
error-database-unusable = The database { $database } cannot be used: { $reason }.
error-database-busy = The database has too much to do. Please try again soon.
error-database-listening = The database does not let us listen: { $reason }.
error-database-locks = The database gives no locks: { $reason }.
error-database-address = This is not the address of a database. It should look like { $examples }.
error-database-unknown = '{ $database }' is no database we know. The address should look like { $examples }.
error-database-memory = Tables should outlive the server: name a file for SQLite, such as { $example }.
