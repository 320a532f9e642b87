### Spiski, które zawiązują karty kilku dodatków do El Grande. Robi to $by ($you: czy to czytający?), $area to miejsce.

# $step: także "conspiracy" (w głównej punktacji idzie też grand)
why-el-grande-disks-in-conspiracy =
    { $step ->
        [conspiracy] Trwa spisek: twój grand idzie do tego regionu razem z twoimi rycerzami z Castillo.
       *[other] { why-el-grande-disks }
    }
event-el-grande-conspires =
    { $you ->
        [yes] Zawiązujesz
       *[no] { $by } zawiązuje
    } spisek: w następnej głównej punktacji grandowie idą za dyskami
event-el-grande-grande-goes =
    { $you ->
        [yes] Twój grand idzie
       *[no] Grand gracza { $by } idzie
    } { REGION($area, form: "to") }
proposal-el-grande-conspires = { $by } chce zawiązać spisek: w następnej głównej punktacji grandowie pójdą za dyskami
mark-conspiracy = spisek
mark-conspiracy-says =
    { $you ->
        [yes] Twój spisek
       *[no] Spisek gracza { $by }
    }: w następnej głównej punktacji wszyscy ustawiają dyski, a grandowie idą tam, gdzie wskażą.
