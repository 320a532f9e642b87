### Stół Condottiere: regiony, kompanie z rachunkiem, postęp, ręce i talie.

## Regiony

condottiere-free = region wolny
condottiere-held = włada { $name }
condottiere-contested = trwa bitwa
condottiere-favoured = zamknięte znacznikiem papieskiej łaski
barred-favour = Leży tu znacznik papieskiej łaski: nie można wybrać bitwy.
barred-battle = Tu trwa bitwa.
barred-own = Ten region jest twój.
barred-held = Tym regionem włada { $name }.

## Co się dzieje

condottiere-battle-for = Bitwa o { REGION($area, form: "object") }
condottiere-final-battle = Ostatnia bitwa
condottiere-between = Między bitwami
condottiere-over = Koniec gry
condottiere-favour-on = znacznik papieskiej łaski { REGION($area, form: "in") }
condottiere-season-winter = Zima: każdy najemnik liczy się za 1
condottiere-season-spring = Wiosna: najsilniejsi najemnicy +3
condottiere-match-game = Gra { $number } tego meczu
condottiere-pile =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
condottiere-discards =
    { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
condottiere-no-discards = Nic jeszcze nie odrzucono.
# $names: wszyscy zwycięzcy, jest ich $count
condottiere-would-win =
    { $count ->
        [one] { $names } wygra grę, zdobywając { REGION($area, form: "object") }.
        [few] Każde z nich wygra grę, zdobywając { REGION($area, form: "object") }: { $names }.
       *[many] Każde z nich wygra grę, zdobywając { REGION($area, form: "object") }: { $names }.
    }
condottiere-you-would-win = Wygrasz grę, zdobywając { REGION($area, form: "object") }.
condottiere-hand-has-mercenary = Odrzucić karty można tylko bez najemników na ręce.

## Gracze: droga do obu zwycięstw, stan, ręka

condottiere-adjacent = { $have } z { $goal } sąsiadujących
condottiere-regions = { $have } z { $goal } dowolnych
condottiere-points = { $have } z { $goal } punktów
condottiere-you = (ty)
condottiere-token = ma znacznik Condottiere
condottiere-stake = może teraz wygrać
condottiere-state-won = wygrywa
condottiere-state-asked = myśli
condottiere-state-you = twoja kolej
condottiere-state-passed = pas
condottiere-state-absent = poza tą bitwą
condottiere-hand = Karty na ręce
condottiere-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
condottiere-hand-unknown = karty na ręce ukryte
condottiere-known = znane na ręce: { $cards }
condottiere-most-courtesans = Najwięcej kurtyzan: dostanie znacznik
condottiere-column-player = Gracz
condottiere-column-regions = Regiony
condottiere-column-adjacent = Sąsiednie
condottiere-column-strength = Siła
condottiere-column-company = Kompania
condottiere-column-hand = Na ręce
condottiere-column-state = Stan

## Kompanie i skąd bierze się ich siła

companies = Kompanie
condottiere-no-cards = jeszcze bez kart
condottiere-face-down = zakryta karta
condottiere-strength = Siła
condottiere-part-printed = najemnicy
condottiere-part-winter = zima
condottiere-part-drummer = dobosz
condottiere-part-spring = wiosna
condottiere-part-heroines = bohaterki
condottiere-part-courtesans = kurtyzany
cards-count =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cards-of-kind = { CARD($card) } ×{ $count }

## Karty według rodzaju: czytane na głos, na karcie i co robią

condottiere-card-mercenary = Najemnik { $strength }
condottiere-short-mercenary = Najemnik
condottiere-effect-mercenary = Liczy się za tyle, ile na nim wydrukowano.
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
