### The terminal: what only it says. Questions, answers, events and names are those of the pages.
### What is typed (undo, save FILE, --seat) and notation (bid 9, blue) are the same in every language.

## Before and after a game

terminal-set-up = { $game }, seed { $seed }
terminal-you-are = You are { $name }.
terminal-share = { $name } share this keyboard.
terminal-type-help = Type `help` to learn what you can type.
terminal-goodbye =
    { $count ->
        [one] Goodbye: the game stops after { $count } answer.
       *[other] Goodbye: the game stops after { $count } answers.
    }
terminal-record-kept = It is kept in { $file }.
terminal-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }

## Asking

# $said: what that answer does
terminal-only-answer =
    { $you ->
        [yes] You have
       *[no] { $by } has
    } only one answer: { $said }
terminal-look-alone = Now { $name } alone may look.
terminal-press-enter = Press Enter to go on.
terminal-typed-in-secret = (typed in secret)
terminal-in-secret = an answer in secret
terminal-taken-back = Taken back by { $name }: { $answers }.
terminal-saved =
    { $count ->
        [one] Saved to { $file }: { $count } answer.
       *[other] Saved to { $file }: { $count } answers.
    }

## What can be typed. $example is an answer in notation

terminal-help = Type what stands before an answer. Its notation works as well, such as `{ $example }`, or the last word of it. Or type:
terminal-help-undo = take your last answer back; it stops where another seat has decided or something was revealed
terminal-help-restart = take back all you may: usually your whole turn
terminal-help-board = show the whole table again
terminal-help-log = tell the game from the beginning
terminal-help-help = this help
terminal-help-quit = leave the game
terminal-help-save = write the game so far to a record, to be shown again with `meseta replay FILE`

## A record, shown again

terminal-after-answer = After answer { $number }:
terminal-before-first = Before the first answer:
terminal-awaited = Awaited: { $names }.

## The table of El Grande

# $names: the regions next to the king, who stands in none
terminal-king-elsewhere = The king stands { REGION($area, form: "in") }, next to { $names }.
terminal-power = power
terminal-card = card
terminal-veto = veto
terminal-used = used
terminal-modifiers = modifiers
terminal-back =
    { $count ->
        [one] { $count } back
       *[other] { $count } back
    }
terminal-power-cards = Your power cards: { $cards }
terminal-power-cards-used = used: { $cards }
terminal-turn-order = Turn order: { $names }
terminal-automa = Region cards of the automa: { $names }
# $supplies are terminal-supply, listed; $powers such as "2-3"
terminal-supplies = Caballeros for your court: { $supplies }.
terminal-supply = { $count } for { $powers }
terminal-legend-values = what the first, second and third place are paid; T: a scoring tile lies there
terminal-legend-caballeros = so many caballeros; G: the grande is at home here
terminal-legend-closed = the Castillo is closed
terminal-legend-paid = what would be paid if the area were scored now, bonuses included
terminal-legend-court = caballeros that can be placed; those in the province must come to the court first
terminal-legend-power = the power card of this round
terminal-legend-used =
    { $face-down ->
        [yes] how many power cards lie face down; “1 back”: one was taken back, only its owner knows which
       *[no] the power cards played so far; “1 back”: one of them is in the hand again, only its owner knows which
    }
terminal-legend-card = the action card taken this round: its number is how many caballeros it lets you place, unless it says another
terminal-legend-result = a power card with its modifier: turns go by the result, caballeros by the power card
terminal-legend-modifiers = how many of them are in the hand; what some of them do comes after the intake, before a card is taken

## The table of Condottiere

terminal-next-to = Next to it: { $names }.
terminal-free = Free: { $names }
# $area: "none" if it is off the board
terminal-favour =
    { $area ->
        [none] The favour of the Pope is off the board
       *[other] The favour of the Pope lies on { REGION($area, form: "object") }
    }
terminal-legend-goals = so many regions, or so many adjacent ones, of those that win the game; a chain is enough
terminal-legend-kingdoms = A and B are adjacent, C lies apart
terminal-legend-strength = the strength of a company: its mercenaries, and what other cards change
terminal-legend-map = A and B touch on the map: they are adjacent

## What is refused

terminal-no-seat = There is no seat '{ $colour }'; the seats are { $colours }.
terminal-no-option = The option '{ $text }' should read NAME=VALUE.
terminal-no-such-player = There is no player '{ $name }'; choose from { $known }.
terminal-seats-do-not-fit =
    { $count ->
        [one] { $count } seat is named, but the game has { $players }.
       *[other] { $count } seats are named, but the game has { $players }.
    }
terminal-no-person = Somebody must play: name a seat '{ $you }'.
terminal-save-where = Say where to: save FILE.
terminal-not-written = The record cannot be written to { $file }: { $reason }.
terminal-no-such-answer =
    { $count ->
        [one] There is no answer { $number }: this record has { $count }.
       *[other] There is no answer { $number }: this record has { $count }.
    }
