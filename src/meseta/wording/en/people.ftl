### Who is there, whose turn it is, and how friends get in.

## Your turn

your-turn = Your turn
turn-switches = Tell me that it is my turn
turn-sound = a soft sound
turn-notification = a notification while I look elsewhere
turn-not-permitted = Your browser does not permit notifications here. Permit them in its settings for this site; over plain http only this computer's own address can show any.

## Who is there

is-here = is here
is-not-here = is not here now
watching-now = Watching now
not-there = { $name } is not here now.
not-there-you-may = { $name } is not here now. After { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } of silence a bot may stand in.
hand-over-why = { $name } has not answered for { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } or more. A bot can play until { $name } is back.
bot-plays-for-you = You are not at the table: a bot plays for you.

## The waiting room

what-is-played = What is played
join-which-seat = Seat and colour
waiting-move = sit here
waiting-move-to = sit here: seat { $number }

## Chat

chat-unread = unread

## How friends get in

link-only-here = The address of this page works on this computer only. In your local network it is this one:
link-only-here-for-friends = The address of this page works on this computer only: your friends cannot open it.
link-start-with = Stop the server and start it with this command; the table stays as it is.
link-then = Then open { $address } and come back to this table: its link works on every device in your network.
qr-show = Show it as a QR code
qr-says = QR code of the link
code = Code
code-says = Whoever writes this on the front page comes here, as long as the table waits.
front-code = Were you told a code?
front-code-go = Go to the table

## A person's own tables

front-more-tables =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
front-finished-tables = Finished games ({ $count })
front-table-look = look at it
own-with = with { $names }
own-waits = waiting for players
own-won = you have won
own-lost = won by { $names }
