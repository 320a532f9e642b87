### Jak opowiadana jest gra: punktacja krok po kroku, kilka wydarzeń w jednej linijce dziennika, powtórka.

## Punktacja

# $number: która z kolei w grze
scoring-el-grande-general-scoring = Punktacja ogólna { $number }
scoring-special = Punktacja
scoring-sum = Razem
scoring-total = Punkty teraz
walk-go-on = Dalej

## Kilka wydarzeń w jednej linijce: co się wymienia i co o tym powiedzieć

each-el-grande-card-turned-up = „{ CARD($card) }”
events-el-grande-card-turned-up = Nowe karty: { $list }
each-el-grande-disk-shown =
    { $you ->
        [yes] ty { REGION($area, form: "name") }
       *[no] { $by } { REGION($area, form: "name") }
    }
events-el-grande-disk-shown = Odkryto dyski: { $list }
each-el-grande-leaves-castillo =
    { $you ->
        [yes] ty
       *[no] { $by }
    } { $count } { REGION($area, form: "to") }
events-el-grande-leaves-castillo = Z Castillo wychodzą: { $list }
each-el-grande-paid =
    { $you ->
        [yes] ty { $points }
       *[no] { $by } { $points }
    }
events-el-grande-paid = { REGION($area, form: "name") }: { $list }

## Koniec bitwy. $next: siła najsilniejszej z pozostałych kompanii

condottiere-conquest =
    { $you ->
        [yes] Podbijasz
       *[no] { $by } podbija
    } { REGION($region, form: "object") }: { $strength } do { $next }

## Powtórka

replay-beginning = Początek
replay-play = Odtwarzaj
replay-link = Kopiuj link do tej chwili

## Przebieg

log-whole = Cały przebieg gry

## Zapis trwającej partii

export-sure = Nikt już nie dołączy: eksportuj

## Krok punktacji, w którym wszyscy robią to samo: co to jest i, obok każdego żetonu, co robi ten gracz

heading-el-grande-disk-shown = Odkrycie dysków
deed-el-grande-disk-shown = { REGION($area, form: "name") }
heading-el-grande-leaves-castillo = Wyjście z Castillo
deed-el-grande-leaves-castillo = { $count } { REGION($area, form: "to") }
