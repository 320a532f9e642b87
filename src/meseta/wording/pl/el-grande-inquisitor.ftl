### Wielki inkwizytor i jego czarni rycerze, z kilku dodatków do El Grande. $count to liczba, $area to miejsce.
### Robi to $by ($you: czy to czytający?).

colour-black = czarny
    .caballero = czarnego rycerza
role-inquisitor = inkwizytor
role-inquisitor-says = Czarni rycerze należą do tego, kto ma na dworze inkwizytora. Bez niego nie należą do nikogo: zajmują swoje miejsce i nie dostają punktów.

## O co pytamy i co można odpowiedzieć

# $step: "piece" (który) albo "target" (dokąd)
ask-el-grande-moving-black =
    { $step ->
        [target] Wybierz, dokąd idzie
       *[piece] Przesuń czarnego rycerza, { still-left }
    }
why-el-grande-moving-black =
    { $step ->
        [target] Przesuwasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Dowolnego, ale nie z regionu króla i nie do niego.
    }
doing-el-grande-moving-black = { $by } przesuwa czarnych rycerzy
answer-el-grande-inquisitor-court = Pomoc inkwizytora: jeszcze 1 na dwór
answer-el-grande-inquisitor = Pomoc inkwizytora: postaw 1 { REGION($area, form: "in") }
# $step: "both" (na dwór albo z dworu), "court" albo "place"
inquisitor-may-help =
    { $step ->
        [both] Inkwizytor pomaga raz: jeszcze 1 rycerz na dwór albo jeszcze 1 postawiony obok króla.
        [court] Inkwizytor pomaga raz: jeszcze 1 rycerz na dwór.
       *[place] Inkwizytor pomaga raz: jeszcze 1 rycerz postawiony obok króla.
    }

## Co się stało i co ktoś chce zrobić, gdy inny gracz ma weto

event-el-grande-inquisitor-brings =
    Inkwizytor sprowadza { count-caballeros.object } { $you ->
        [yes] na twój dwór
       *[no] na dwór gracza { $by }
    }
event-el-grande-inquisitor-places =
    { $you ->
        [yes] Stawiasz
       *[no] { $by } stawia
    } { REGION($area, form: "in") } { count-caballeros.object } z pomocą inkwizytora
event-el-grande-inquisitor-comes =
    Inkwizytor przychodzi { $you ->
        [yes] na twój dwór
       *[no] na dwór gracza { $by }
    }
event-el-grande-inquisitor-leaves =
    { $you ->
        [yes] Odsyłasz
       *[no] { $by } odsyła
    } inkwizytora: czarni rycerze nie należą do nikogo
proposal-el-grande-inquisitor-comes = { $by } chce mieć inkwizytora na swoim dworze
proposal-el-grande-inquisitor-leaves = { $by } chce odesłać inkwizytora: czarni rycerze nie należeliby do nikogo

## Gdzie jest

inquisitor-beside-the-board = Inkwizytor stoi obok planszy: czarni rycerze nie należą do nikogo.
inquisitor-in-a-court =
    { $you ->
        [yes] Inkwizytor jest na twoim dworze: czarni rycerze są twoi.
       *[no] Inkwizytor jest na dworze gracza { $by }: do tego gracza należą czarni rycerze.
    }

## Na stole

mark-inquisitor = inkwizytor
# Może jeszcze pomóc w tej turze
mark-inquisitor-unused = Może jeszcze pomóc w tej turze.
# Przed przyciskami jego pomocy i na pierwszym z nich
inquisitor-helps = Pomoc inkwizytora
inquisitor-helps-court = 1 więcej na dwór
# $whose: "nobody", "you" albo "other", czyli $by
inquisitor-whose =
    { $whose ->
        [nobody] czarni rycerze nie należą do nikogo
        [you] czarni rycerze są twoi
       *[other] czarnych rycerzy ma { $by }
    }
