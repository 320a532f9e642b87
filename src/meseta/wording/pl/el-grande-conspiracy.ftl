### Spiski, które zawiązują karty kilku dodatków do El Grande. Robi to $by ($you: czy to czytający?), $area to miejsce.

# $step: także "conspiracy" (w punktacji ogólnej idzie też grande)
why-el-grande-disks-in-conspiracy =
    { $step ->
        [conspiracy] Trwa spisek: twój grande idzie do tego regionu razem z twoimi caballero z Castillo.
       *[other] { why-el-grande-disks }
    }
event-el-grande-conspires =
    { $you ->
        [yes] Zawiązujesz
       *[no] { $by } zawiązuje
    } spisek: w następnej punktacji ogólnej grande idą za dyskami
event-el-grande-grande-goes =
    { $you ->
        [yes] Twój grande idzie
       *[no] Grande gracza { $by } idzie
    } { REGION($area, form: "to") }
proposal-el-grande-conspires = { $by } chce zawiązać spisek: w następnej punktacji ogólnej grande pójdą za dyskami
mark-conspiracy = spisek
mark-conspiracy-says =
    { $you ->
        [yes] Twój spisek
       *[no] Spisek gracza { $by }
    }: w następnej punktacji ogólnej wszyscy ustawiają dyski, a grande idą tam, gdzie wskażą.
