### Wielki inkwizytor i jego czarni caballero, z kilku dodatków do El Grande. $count to liczba, $area to miejsce.
### Robi to $by ($you: czy to czytający?).

colour-black = czarny
    .caballero = czarnego caballero
role-inquisitor = inkwizytor
role-inquisitor-says = Czarni caballero należą do tego, kto ma na dworze inkwizytora. Bez niego nie należą do nikogo i nie dostają punktów; tam, gdzie się liczą, zajmują swoje miejsce.

## O co pytamy i co można odpowiedzieć

# $step: "piece" (który) albo "target" (dokąd)
ask-el-grande-moving-black =
    { $step ->
        [target] Wybierz, dokąd idzie
       *[piece] Rusz czarnego caballero, { still-left }
    }
why-el-grande-moving-black =
    { $step ->
        [target] Ruszasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] Dowolnego, ale nie z regionu króla i nie do niego.
    }
doing-el-grande-moving-black = { $by } rusza czarnych caballero
answer-el-grande-inquisitor-court = Pomoc inkwizytora: jeszcze 1 na dwór
answer-el-grande-inquisitor = Pomoc inkwizytora: umieść 1 { REGION($area, form: "in") }
# $step: "both" (na dwór albo z dworu), "court" albo "place"
inquisitor-may-help =
    { $step ->
        [both] Inkwizytor pomaga raz: jeszcze 1 caballero na dwór albo jeszcze 1 umieszczony obok króla.
        [court] Inkwizytor pomaga raz: jeszcze 1 caballero na dwór.
       *[place] Inkwizytor pomaga raz: jeszcze 1 caballero umieszczony obok króla.
    }

## Co się stało i co ktoś chce zrobić, gdy inny gracz ma weto

event-el-grande-inquisitor-brings =
    Inkwizytor sprowadza { count-caballeros.object } { $you ->
        [yes] na twój dwór
       *[no] na dwór gracza { $by }
    }
event-el-grande-inquisitor-places =
    { $you ->
        [yes] Umieszczasz
       *[no] { $by } umieszcza
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
    } inkwizytora: czarni caballero nie należą do nikogo
proposal-el-grande-inquisitor-comes = { $by } chce mieć inkwizytora na swoim dworze
proposal-el-grande-inquisitor-leaves = { $by } chce odesłać inkwizytora: czarni caballero nie należeliby do nikogo

## Gdzie jest

inquisitor-beside-the-board = Inkwizytor stoi obok planszy: czarni caballero nie należą do nikogo.
inquisitor-in-a-court =
    { $you ->
        [yes] Inkwizytor jest na twoim dworze: czarni caballero są twoi.
       *[no] Inkwizytor jest na dworze gracza { $by }: do tego gracza należą czarni caballero.
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
        [nobody] czarni caballero nie należą do nikogo
        [you] czarni caballero są twoi
       *[other] czarnych caballero ma { $by }
    }

legend-el-grande-black = czarna gwiazda
legend-el-grande-black-says = Caballero inkwizytora, w obwódce koloru gracza, który go ma: liczy się jako jego. Bez koloru jest niczyj.
