### The table of Condottiere: regions, companies with their arithmetic, progress, hands and piles.

## Regions

condottiere-free = free
condottiere-held = held by { $name }
condottiere-contested = fought over now
condottiere-favoured = locked by the favour of the Pope
barred-favour = The favour of the Pope lies here: no battle can be chosen.
barred-battle = The battle is here.
barred-own = This region is yours.
barred-held = { $name } controls this region.

## What is going on

condottiere-battle-for = Battle for { REGION($area, form: "object") }
condottiere-final-battle = Final battle
condottiere-between = Between two battles
condottiere-over = The game is over
condottiere-favour-on = favour on { REGION($area, form: "object") }
condottiere-season-winter = Winter: all mercenaries count 1
condottiere-season-spring = Spring: the strongest mercenaries +3
condottiere-match-game = Game { $number } of the match
condottiere-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
condottiere-discards =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
condottiere-no-discards = Nothing has been discarded.
# $names: all who have won, $count of them
condottiere-would-win =
    { $count ->
        [one] { $names } would win the game with { REGION($area, form: "object") }.
       *[other] Each would win the game with { REGION($area, form: "object") }: { $names }.
    }
condottiere-you-would-win = { REGION($area, form: "name") } would win you the game.
condottiere-hand-has-mercenary = Only a hand without mercenaries may be discarded.

## Players: progress towards both victories, where they stand, what they hold

condottiere-adjacent = { $have } of { $goal } adjacent
condottiere-regions = { $have } of { $goal } any
condottiere-points = { $have } of { $goal } points
condottiere-you = (you)
condottiere-token = holds the Condottiere token
condottiere-stake = could win now
condottiere-state-won = has won
condottiere-state-asked = thinking
condottiere-state-you = your turn
condottiere-state-passed = passed
condottiere-state-absent = not in this battle
condottiere-hand = Your hand
condottiere-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
condottiere-hand-unknown = hand hidden
condottiere-known = known in hand: { $cards }
condottiere-most-courtesans = Most courtesans: would take the token
condottiere-column-player = Player
condottiere-column-regions = Regions
condottiere-column-adjacent = Adjacent
condottiere-column-strength = Strength
condottiere-column-company = Company
condottiere-column-hand = Hand
condottiere-column-state = State

## Companies, and how their strength comes about

companies = Companies
condottiere-no-cards = no cards yet
condottiere-face-down = face-down card
condottiere-strength = Strength
condottiere-part-printed = mercenaries
condottiere-part-winter = winter
condottiere-part-drummer = drummer
condottiere-part-spring = spring
condottiere-part-heroines = heroines
condottiere-part-courtesans = courtesans
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-of-kind = { CARD($card) } ×{ $count }

## Cards by kind: spoken, on the card, and what they do

condottiere-card-mercenary = Mercenary { $strength }
condottiere-short-mercenary = Mercenary
condottiere-effect-mercenary = Counts what is printed on it.
condottiere-card-winter = { card-name-winter }
condottiere-short-winter = { card-name-winter }
condottiere-effect-winter = { card-winter }
condottiere-card-spring = { card-name-spring }
condottiere-short-spring = { card-name-spring }
condottiere-effect-spring = { card-spring }
condottiere-card-bishop = { card-name-bishop }
condottiere-short-bishop = { card-name-bishop }
condottiere-effect-bishop = { card-bishop }
condottiere-card-courtesan = { card-name-courtesan }
condottiere-short-courtesan = { card-name-courtesan }
condottiere-effect-courtesan = { card-courtesan }
condottiere-card-drummer = { card-name-drummer }
condottiere-short-drummer = { card-name-drummer }
condottiere-effect-drummer = { card-drummer }
condottiere-card-heroine = { card-name-heroine }
condottiere-short-heroine = { card-name-heroine }
condottiere-effect-heroine = { card-heroine }
condottiere-card-scarecrow = { card-name-scarecrow }
condottiere-short-scarecrow = { card-name-scarecrow }
condottiere-effect-scarecrow = { card-scarecrow }
condottiere-card-surrender = { card-name-surrender }
condottiere-short-surrender = { card-name-surrender }
condottiere-effect-surrender = { card-surrender }
