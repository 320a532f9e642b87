### Conspiracies, which cards of several expansions of El Grande begin. $by did it ($you: is that the reader?), $area is a
### place.

# $step: also "conspiracy" (the grande goes along at a general scoring)
why-el-grande-disks-in-conspiracy =
    { $step ->
        [conspiracy] A conspiracy is on: your grande goes to this region, with your caballeros from the Castillo.
       *[other] { why-el-grande-disks }
    }
event-el-grande-conspires =
    { $you ->
        [yes] You conspire
       *[no] { $by } conspires
    }: at the next general scoring the grandes follow the disks
event-el-grande-grande-goes =
    { $you ->
        [yes] Your grande goes
       *[no] The grande of { $by } goes
    } { REGION($area, form: "to") }
proposal-el-grande-conspires = { $by } wants to conspire: at the next general scoring the grandes would follow the disks
mark-conspiracy = conspiracy
mark-conspiracy-says =
    { $you ->
        [yes] You conspire
       *[no] { $by } conspires
    }: at the next general scoring everybody turns a disk, and the grandes go where it shows.
