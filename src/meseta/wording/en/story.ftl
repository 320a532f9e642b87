### How a game is told: scorings step by step, several events in one line of the log, the replay.

## Scorings

# $number: the first, second ... of a game
scoring-el-grande-general-scoring = General scoring { $number }
scoring-special = Scored
scoring-sum = Together
scoring-total = Points now
walk-go-on = Go on

## Several events in one line: what is listed, and what is said of it

each-el-grande-card-turned-up = “{ CARD($card) }”
events-el-grande-card-turned-up = New cards: { $list }
each-el-grande-disk-shown =
    { $you ->
        [yes] you { REGION($area, form: "name") }
       *[no] { $by } { REGION($area, form: "name") }
    }
events-el-grande-disk-shown = The disks are turned: { $list }
each-el-grande-leaves-castillo =
    { $you ->
        [yes] you
       *[no] { $by }
    } { $count } { REGION($area, form: "to") }
events-el-grande-leaves-castillo = Out of the Castillo: { $list }
each-el-grande-paid =
    { $you ->
        [yes] you { $points }
       *[no] { $by } { $points }
    }
events-el-grande-paid = { REGION($area, form: "name") }: { $list }

## The end of a battle. $next: the strength of the strongest other company

condottiere-conquest =
    { $you ->
        [yes] You conquer
       *[no] { $by } conquers
    } { REGION($region, form: "object") }, { $strength } to { $next }

## The replay

replay-beginning = Beginning
replay-play = Play by itself
replay-link = Copy the link to this moment

## The log

log-whole = The whole log

## The record of a running game

export-sure = Nobody else can join then: export

## A step of a scoring in which everybody does the same: what it is, and beside each token what that player does

heading-el-grande-disk-shown = The disks are turned
deed-el-grande-disk-shown = { REGION($area, form: "name") }
heading-el-grande-leaves-castillo = Out of the Castillo
deed-el-grande-leaves-castillo = { $count } { REGION($area, form: "to") }
