### El Grande: what has happened, a line of the log for each event, and what somebody wants to do while a veto is out.
### $by did it ($you: is that the reader?), it concerns $seat ($seat-you). 30 caballeros are all there are of a colour.

## Events

event-el-grande-action-begins = Nobody stops “{ CARD($card) }” ({ $by }): it begins
event-el-grande-acts =
    { $you ->
        [yes] You carry out
       *[no] { $by } carries out
    } “{ CARD($card) }”
event-el-grande-automa-arrives = The automa places { count-caballeros.object } { REGION($area, form: "in") }
event-el-grande-automa-bids = The automa shows power card { $value }
event-el-grande-automa-takes = The automa takes card { $deck }, “{ CARD($card) }”, and does nothing with it
event-el-grande-bid =
    { $you ->
        [yes] You play
       *[no] { $by } plays
    } power card { $value }
event-el-grande-caballero-moves =
    { $you ->
        [yes] You move { piece-object.moved-by-you }
       *[no] { $by } moves { piece-object }
    } { REGION($piece-region, form: "from") } { REGION($area, form: "to") }
event-el-grande-caballero-placed =
    { $you ->
        [yes] You place
       *[no] { $by } places
    } a caballero { REGION($area, form: "in") }
event-el-grande-caballero-removed =
    { $you ->
        [yes] You send home { piece-object.moved-by-you }
       *[no] { $by } sends home { piece-object }
    } { REGION($piece-region, form: "from") }
event-el-grande-card-turned-up = Deck { $deck } shows “{ CARD($card) }”
event-el-grande-castillo-opened = The Castillo is opened
event-el-grande-court-grows =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } { count-caballeros.object } more into the court
event-el-grande-court-shrinks =
    { $seat-you ->
        [yes] You return
       *[no] { $seat } returns
    } { $count ->
        [30] all caballeros
        [one] { $count } caballero
       *[other] { $count } caballeros
    } from the court
# Told at tables of before; today it is returned-from-region.
event-el-grande-disk-empties =
    { $seat-you ->
        [yes] You return
       *[no] { $seat } returns
    } { $count ->
        [30] all caballeros
        [one] { $count } caballero
       *[other] { $count } caballeros
    } from the region on the disk
event-el-grande-disk-shown =
    { $you ->
        [yes] Your disk shows
       *[no] The disk of { $by } shows
    } { REGION($area, form: "object") }
event-el-grande-disks-to-leave = Opponents { REGION($area, form: "in") } set their disks
event-el-grande-disks-to-lose =
    { $you ->
        [yes] Your opponents set their disks
       *[no] Opponents of { $by } set their disks
    }
event-el-grande-disks-to-score = Everybody sets a disk
event-el-grande-ends-turn =
    { $you ->
        [yes] You end your turn
       *[no] { $by } ends the turn
    }
event-el-grande-evicts =
    { $you ->
        [yes] You name
       *[no] { $by } names
    } { REGION($area, form: "object") } to be left
event-el-grande-first-place-payment = First place { REGION($area, form: "in") } is paid, with { count-caballeros.object }
event-el-grande-general-scoring = A general scoring begins
event-el-grande-grande-moves =
    { $you ->
        [yes] Your grande moves
       *[no] The grande of { $by } moves
    } { REGION($area, form: "to") }
event-el-grande-intake =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } { $count ->
        [0] no caballeros from the province
        [one] { $count } caballero from the province into the court
       *[other] { $count } caballeros from the province into the court
    }
event-el-grande-keeps-veto =
    { $you ->
        [yes] You keep
       *[no] { $by } keeps
    } a veto
event-el-grande-king-and-grande-swap =
    { $you ->
        [yes] The king and your grande change places
       *[no] The king and the grande of { $by } change places
    }
event-el-grande-king-moves =
    { $you ->
        [yes] You move the king
       *[no] { $by } moves the king
    } { $area ->
        [castillo] beside the Castillo
       *[other] { REGION($area, form: "to") }
    }
event-el-grande-leaves =
    { $seat-you ->
        [yes] You leave
       *[no] { $seat } leaves
    } { REGION($area, form: "object") }
event-el-grande-leaves-castillo =
    { $you ->
        [yes] You leave
       *[no] { $by } leaves
    } the Castillo with { count-caballeros.object }: the disk shows { REGION($area, form: "object") }
event-el-grande-modifier-back =
    { $you ->
        [yes] What you took back is a modifier
       *[no] What { $by } took back is a modifier
    }
event-el-grande-modifiers-passed = Everybody has passed a modifier to the left
event-el-grande-modifies =
    { $you ->
        [yes] You add
       *[no] { $by } adds
    } the modifier { NAME($modifier, of: "modifier") }
event-el-grande-must-return =
    { $seat-you ->
        [yes] You must return
       *[no] { $seat } must return
    } { count-caballeros.object }
event-el-grande-paid =
    { $you ->
        [yes] You get
       *[no] { $by } gets
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { REGION($area, form: "object") }
event-el-grande-payment = Those with { count-caballeros.object } { REGION($area, form: "in") } are paid
event-el-grande-placed =
    { $you ->
        [yes] You place
       *[no] { $by } places
    } { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    } { REGION($area, form: "in") }
event-el-grande-power-card-back =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } a power card back
event-el-grande-recalled =
    { $you ->
        [yes] You recall
       *[no] { $by } recalls
    } { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    } { REGION($area, form: "from") }
event-el-grande-returned-from-court =
    { $you ->
        [yes] You return
       *[no] { $by } returns
    } { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    } from the court
event-el-grande-returned-from-region =
    { $you ->
        [yes] You return
       *[no] { $by } returns
    } { $count ->
        [one] a caballero
       *[other] { $count } caballeros
    } { REGION($area, form: "from") }
event-el-grande-round = Round { $round } begins
event-el-grande-scored = { REGION($area, form: "name") } comes up for scoring
event-el-grande-taboo-lifted =
    { $you ->
        [yes] You may place
       *[no] { $by } may place
    } in the king's region
event-el-grande-tile-moves =
    { $you ->
        [yes] You lay
       *[no] { $by } lays
    } the scoring tile { TILE($tile) } on { REGION($area, form: "object") }
event-el-grande-took =
    { $you ->
        [yes] You take
       *[no] { $by } takes
    } card { $deck }, “{ CARD($card) }”
event-el-grande-vetoed =
    { $you ->
        [yes] You veto the action of { $seat }
       *[no] { $seat-you ->
            [yes] { $by } vetoes your action
           *[no] { $by } vetoes the action of { $seat }
        }
    }

## What somebody wants to do
## $payees are proposal-payee, listed; of disk-empties $area is the region on the disk

proposal-el-grande-action-begins = { $by } wants to carry out “{ CARD($card) }”
proposal-el-grande-caballero-moves = { $by } wants to move { piece-object } { REGION($piece-region, form: "from") } { REGION($area, form: "to") }
proposal-el-grande-caballero-placed = { $by } wants to place a caballero { REGION($area, form: "in") }
proposal-el-grande-caballero-removed = { $by } wants to send home { piece-object } { REGION($piece-region, form: "from") }
proposal-el-grande-castillo-opened = { $by } wants to open the Castillo: it is scored
proposal-el-grande-court-grows = { $by } wants to take { count-caballeros.object } more into the court
proposal-el-grande-court-shrinks =
    { $seat-you ->
        [yes] By { $by }'s card you return
       *[no] By { $by }'s card { $seat } returns
    } { $count ->
        [30] all caballeros
        [one] { $count } caballero
       *[other] { $count } caballeros
    } from the court
proposal-el-grande-disk-empties =
    { $seat-you ->
        [yes] By { $by }'s card you return
       *[no] By { $by }'s card { $seat } returns
    } { $count ->
        [30] all caballeros
        [one] { $count } caballero
       *[other] { $count } caballeros
    } { REGION($area, form: "from") }
proposal-el-grande-disks-to-leave = { $by } wants opponents { REGION($area, form: "in") } to choose another region in secret
proposal-el-grande-disks-to-lose = { $by } wants all opponents to choose a region in secret and return caballeros from it
proposal-el-grande-disks-to-score = { $by } wants everybody to choose a region in secret; those chosen once are scored
proposal-el-grande-first-place-payment = { $by } wants the first place { REGION($area, form: "in") } to be paid: { $payees }
proposal-el-grande-grande-moves = { $by } wants to move their grande { REGION($area, form: "to") }
proposal-el-grande-king-and-grande-swap = { $by } wants the king and their grande to change places
proposal-el-grande-king-moves = { $by } wants to move the king { $area ->
        [castillo] beside the Castillo
       *[other] { REGION($area, form: "to") }
    }
proposal-el-grande-leaves =
    { $seat-you ->
        [yes] By { $by }'s card you leave
       *[no] By { $by }'s card { $seat } leaves
    } { REGION($area, form: "object") }
proposal-el-grande-must-return =
    { $seat-you ->
        [yes] By { $by }'s card you must return
       *[no] By { $by }'s card { $seat } must return
    } { count-caballeros.object }
proposal-el-grande-payment = { $by } wants to score { REGION($area, form: "object") }: { $payees }
proposal-el-grande-power-card-back = { $by } wants to take a power card back
proposal-el-grande-taboo-lifted = { $by } wants to place in the king's region
proposal-el-grande-tile-moves = { $by } wants to lay the scoring tile { TILE($tile) } on { REGION($area, form: "object") }
proposal-payee =
    { $you ->
        [yes] you { $points }
       *[no] { $by } { $points }
    }
# By how much a change on the map would change a scoring; short, for phones show one line
proposal-would-bring = In a scoring: { $payees }.
proposal-payees-hidden = this table does not show who
