### El Grande: o co pytamy gracza, co można odpowiedzieć, jak nazywają się obszary i figury.
### $count to liczba, $area, $king i $piece-region to miejsca, $card karta, $tile płytka punktacji, $modifier modyfikator.
### $piece-you ma wartość "yes", gdy figura należy do czytającego; $seat to gracz, którego coś spotyka.

## Caballero

count-caballeros = { $count } caballero
    .object = { $count } caballero
still-left =
    { $count ->
        [one] został { $count }
        [few] zostało { $count }
       *[many] zostało { $count }
    }
# $piece-owner: a player, or "nobody" where nobody plays the colour
piece-of-another =
    { $piece-owner ->
        [nobody] { COLOUR($piece-colour, form: "caballero") }
       *[other] caballero gracza { $piece-owner }
    }
piece-object =
    { $piece-you ->
        [yes] twojego caballero
       *[no] { piece-of-another }
    }
    .moved-by-you =
        { $piece-you ->
            [yes] swojego caballero
           *[no] { piece-of-another }
        }
tile-8 = 8-4-0
tile-4 = 4-0-0

## O co pytamy: nagłówek i wyjaśnienie dla każdego rodzaju niedokończonej sprawy.
## $step rozróżnia pytania tej samej sprawy w różnych chwilach.

# $step: "plain", "modify" (można zacząć od modyfikatora) albo "modified" (już zagrany: $modifier)
ask-el-grande-bidding =
    { $step ->
        [modified] Zagraj kartę siły do modyfikatora { NAME($modifier, of: "modifier") }
        [modify] Zagraj kartę siły albo najpierw modyfikator
       *[plain] Zagraj kartę siły
    }
why-el-grande-bidding =
    { $step ->
        [modified] Takiego wyniku nie może jeszcze być na stole.
        [modify] Kolejność wyznacza wynik; caballero na dwór sprowadza sama karta siły.
       *[plain] Najwyższa rozpoczyna; niskie sprowadzają na dwór więcej caballero.
    }
ask-el-grande-choosing = Wybierz jedną z dwóch akcji
why-el-grande-choosing = „{ CARD($first-card) }” albo „{ CARD($second-card) }”.
ask-el-grande-choosing-home = Rusz swojego grande
why-el-grande-choosing-home = Stoi { REGION($area, form: "in") }. W domu samodzielne pierwsze miejsce daje 2 punkty więcej.
ask-el-grande-choosing-king = Rusz króla
why-el-grande-choosing-king = Tam, gdzie stoi, nic nie wchodzi ani nie wychodzi; caballero umieszcza się obok niego.
ask-el-grande-choosing-score = Wybierz, co będzie podliczane
why-el-grande-choosing-score = Kto zajmuje tam punktujące miejsce, od razu dostaje punkty.
ask-el-grande-choosing-score-of = { ask-el-grande-choosing-score }
why-el-grande-choosing-score-of = { why-el-grande-choosing-score }
ask-el-grande-disks = Ustaw swój tajny dysk
# $step: "start" ($count przed pierwszą rundą), "castillo", "castillo-grande" (wychodzi też grande), "lose" ($count),
# "lose-all", "leave" ($area) albo "score"; $by: czyja to karta
why-el-grande-disks =
    { $step ->
        [start] { $count ->
            [one] { $count } caballero z twojego dworu zaczyna w tym regionie. Jeśli to region króla, zostaje na dworze.
            [few] { $count } caballero z twojego dworu zaczynają w tym regionie. Jeśli to region króla, zostają na dworze.
           *[many] { $count } caballero z twojego dworu zaczyna w tym regionie. Jeśli to region króla, zostają na dworze.
        }
        [castillo] Twoi caballero razem opuszczają Castillo: wybierz region, do którego idą.
        [castillo-grande] Twój grande i caballero opuszczają Castillo: wybierz region, do którego idą.
        [lose] { $by } zagrywa kartę: z tego regionu zwracasz do prowincji { count-caballeros.object }.
        [lose-all] { $by } zagrywa kartę: z tego regionu zwracasz do prowincji wszystkich swoich caballero.
        [leave] { $by } każe ci opuścić { REGION($area, form: "object") }: wybierz region, do którego idziesz.
       *[score] Region będzie podliczany, jeśli nie wskaże go żaden inny dysk.
    }
disk-king =
    { $step ->
        [castillo-grande] Jeśli to region króla, twoi caballero wracają na dwór, a grande zostaje na miejscu.
       *[castillo] Jeśli to region króla, twoi caballero wracają na dwór.
    }
ask-el-grande-escorting = Wybierz, kto idzie z królem, { still-left }
why-el-grande-escorting = Caballero idą { REGION($area, form: "from") } { REGION($king, form: "to") }.
ask-el-grande-evicting = Wskaż region do opuszczenia
why-el-grande-evicting = Przeciwnicy w tym regionie potajemnie wybierają inny i się tam przenoszą.
# $step: "province" albo, gdy jest pusta, "regions"
ask-el-grande-intake =
    { $step ->
        [regions] Odwołaj na dwór maks. { count-caballeros.object }
       *[province] Weź na dwór maks. { count-caballeros.object }
    }
why-el-grande-intake =
    { $step ->
        [regions] Twoja prowincja jest pusta: odwołaj caballero z regionów albo na tym poprzestań.
       *[province] W prowincji: { $province }, na dworze: { $court }.
    }
# $step: "piece" (który) albo "target" (dokąd); $any-number: "yes", gdy nie ma limitu
ask-el-grande-moving =
    { $step ->
        [target] Wybierz, dokąd idzie
       *[piece] { $any-number ->
            [yes] Rusz caballero, ilu chcesz
           *[no] Rusz caballero, { still-left }
        }
    }
# $whose: "own", "others", "any" albo "each" (ilu: $own i $others); $out-of: "anywhere", "one-region" albo "area" ($area)
why-el-grande-moving =
    { $step ->
        [target] Ruszasz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }.
       *[piece] { $whose ->
            [own] Tylko własnych caballero
            [others] Tylko caballero innych graczy
            [each] Własnych: { $own }, innych graczy: { $others }
           *[any] Caballero dowolnego koloru
        }{ $out-of ->
            [one-region] , wszystkich z jednego regionu.
            [area] , wszystkich { REGION($area, form: "from") }.
           *[anywhere] .
        }
    }
# $step: "tile" (która) albo "target" (dokąd: $tile)
ask-el-grande-moving-tile =
    { $step ->
        [target] Wybierz, gdzie położyć płytkę
       *[tile] Wybierz płytkę punktacji
    }
why-el-grande-moving-tile =
    { $step ->
        [target] Odtąd będzie się tam liczyć { TILE($tile) }. Nie tam, gdzie stoi król.
       *[tile] Płytka zakrywa wartości obszaru.
    }
ask-el-grande-passing-modifiers = Przekaż modyfikator w lewo
why-el-grande-passing-modifiers = Modyfikator dodaje się raz do karty siły: zmienia twoje miejsce w kolejności. Ten dostaje zakryty { $seat }; wszyscy przekazują naraz.
ask-el-grande-placing = Umieść caballero, { still-left }
# $near: "king", "castillo" (król stoi przy nim), "with-king" (jego region jest otwarty), "anywhere" albo "regions"
why-el-grande-placing = { near-king }
ask-el-grande-placing-in = { ask-el-grande-placing }
why-el-grande-placing-in = Karta mówi gdzie, bez względu na to, gdzie stoi król.
near-king =
    { $near ->
        [castillo] W dowolnym regionie: król stoi przy Castillo.
        [with-king] Obok króla, razem z nim albo w Castillo.
        [anywhere] Wszędzie, tylko nie u króla.
        [regions] W dowolnym regionie oprócz królewskiego.
       *[king] Obok króla albo w Castillo.
    }
ask-el-grande-player-by-player = Kto następny?
# $change: "leaves" albo inna, gdy caballero wracają do prowincji
why-el-grande-player-by-player =
    { $change ->
        [leaves] Ktoś ma weto, więc ustalasz, w jakiej kolejności przeciwnicy opuszczają region.
       *[other] Ktoś ma weto, więc ustalasz, w jakiej kolejności przeciwnicy zwracają caballero.
    }
# $announced: co się zaraz stanie, zob. proposal-el-grande
ask-el-grande-proposal = { $announced }. Wetujesz?
# $step: "whole", gdy weto zatrzymuje całą akcję, "rest", gdy to, co z niej zostało
why-el-grande-proposal =
    { $step ->
        [whole] Weto zatrzymuje całą akcję i zużywa twoją kartę.
       *[rest] Weto zatrzymuje resztę akcji i zużywa twoją kartę; co już się stało, zostaje.
    }
ask-el-grande-removing = Zwróć caballero do prowincji
# $names: przeciwnicy, których caballero można jeszcze zwrócić
why-el-grande-removing = Najwyżej jednego każdego przeciwnika. Jeszcze możliwi: { $names }.
ask-el-grande-returning = Zwróć do prowincji { count-caballeros.object }
why-el-grande-returning = Z dworu albo z regionów, ale nie z królewskiego.
# $step: "plain" albo "modifiers"
ask-el-grande-taking-back =
    { $step ->
        [modifiers] Weź z powrotem kartę siły albo modyfikator
       *[plain] Weź z powrotem kartę siły
    }
why-el-grande-taking-back =
    { $step ->
        [modifiers] Nikt inny nie wie, którą, ale wszyscy wiedzą, czy to modyfikator.
       *[plain] Nikt inny nie wie, którą.
    }
# $step: "take" (karta akcji), "first" (jeszcze nikogo nie umieszczono), "placing" (już kogoś), "acted" (po akcji),
# "act" (nie ma kogo umieszczać) albo "over" (po jednym i drugim, ale można zrobić coś jeszcze)
ask-el-grande-turn =
    { $step ->
        [take] Weź kartę akcji
        [act] Wykonaj akcję albo zakończ turę
        [over] Zakończ turę albo zrób coś jeszcze
       *[placing] Umieść caballero, { still-left }
    }
why-el-grande-turn =
    { $step ->
        [take] Kropki to caballero, których pozwala umieścić.
        [act] „{ CARD($card) }”.
        [over] Akcja jest wykonana i nie ma kogo umieszczać.
        [first] { near-king } Akcja „{ CARD($card) }” może być przed tym albo po tym.
        [placing] { near-king } Po akcji nikogo już nie umieścisz.
       *[acted] { near-king }
    }

## Co robi ktoś inny: dla czekających i widzów

doing-el-grande-bidding = { $by } zagrywa kartę siły
doing-el-grande-choosing = { $by } wybiera jedną z dwóch akcji
doing-el-grande-choosing-home = { $by } rusza swojego grande
doing-el-grande-choosing-king = { $by } rusza króla
doing-el-grande-choosing-score = { $by } wybiera, co będzie podliczane
doing-el-grande-choosing-score-of = { doing-el-grande-choosing-score }
doing-el-grande-disks = Trwa ustawianie tajnych dysków
doing-el-grande-escorting = { $by } wybiera, kto idzie z królem
doing-el-grande-evicting = { $by } wskazuje region do opuszczenia
doing-el-grande-intake = { $by } bierze caballero na dwór
doing-el-grande-moving = { $by } rusza caballero
doing-el-grande-moving-tile = { $by } przekłada płytkę punktacji
doing-el-grande-passing-modifiers = Trwa przekazywanie modyfikatorów w lewo
doing-el-grande-placing = { $by } umieszcza caballero
doing-el-grande-placing-in = { doing-el-grande-placing }
doing-el-grande-player-by-player = { $by } ustala kolejność
doing-el-grande-proposal = { $by } może zawetować
doing-el-grande-removing = { $by } zwraca caballero do prowincji
doing-el-grande-returning = { $by } zwraca swoich caballero
doing-el-grande-taking-back = { $by } bierze z powrotem kartę siły
doing-el-grande-turn =
    { $step ->
        [take] { $by } bierze kartę akcji
       *[placing] { $by } umieszcza caballero
    }

## Co można odpowiedzieć: słowa na przycisku albo czytane na głos

answer-el-grande-allow = Niech się stanie
answer-el-grande-veto = Weto: zatrzymaj
answer-el-grande-done = Gotowe
answer-el-grande-act = Wykonaj akcję
# Co by przepadło. $what: "place" (caballeros do umieszczenia), "act" (akcja) albo "both"
sure-el-grande-end =
    { $what ->
        [act] Zakończ mimo to: akcja przepada
        [place] Zakończ mimo to: { not-placed }
       *[both] Zakończ mimo to: bez akcji, { not-placed }
    }
sure-el-grande-act = Wykonaj mimo to: { not-placed }
not-placed =
    { $count ->
        [one] 1 caballero nie zostanie umieszczony
        [few] { $count } caballero nie zostanie umieszczonych
       *[many] { $count } caballero nie zostanie umieszczonych
    }
answer-el-grande-end = Zakończ turę
answer-el-grande-return-court = Zwróć jednego z dworu
answer-el-grande-choose = Wybierz akcję „{ CARD($card) }”
answer-el-grande-bid = Zagraj kartę siły { $value }
answer-el-grande-power = Weź z powrotem kartę siły { $value }
answer-el-grande-court =
    { $count ->
        [0] Nie bierz nikogo
        [one] Weź { $count } caballero
        [few] Weź { $count } caballero
       *[many] Weź { $count } caballero
    }
answer-el-grande-take = Weź kartę „{ CARD($card) }”
answer-el-grande-tile = Weź płytkę { TILE($tile) }
answer-el-grande-next = Następny gracz: { $seat }
answer-el-grande-place = Umieść { REGION($area, form: "in") }
answer-el-grande-to = Idź { REGION($area, form: "to") }
answer-el-grande-score = Podlicz { REGION($area, form: "object") }
answer-el-grande-recall = Odwołaj jednego { REGION($area, form: "from") }
answer-el-grande-return = Zwróć jednego { REGION($area, form: "from") }
answer-el-grande-disk = Wybierz { REGION($area, form: "object") }
answer-el-grande-evict = Wskaż { REGION($area, form: "object") }
answer-el-grande-king =
    { $area ->
        [castillo] Rusz króla pod Castillo
       *[other] Rusz króla { REGION($area, form: "to") }
    }
answer-el-grande-grande = Rusz swojego grande { REGION($area, form: "to") }
answer-el-grande-move = Rusz { piece-object.moved-by-you } { REGION($piece-region, form: "from") }
answer-el-grande-remove = Zwróć { piece-object.moved-by-you } { REGION($piece-region, form: "from") } do prowincji
answer-el-grande-modify = Zagraj modyfikator { NAME($modifier, of: "modifier") }
answer-el-grande-pass = Przekaż modyfikator { NAME($modifier, of: "modifier") }
answer-el-grande-modifier = Weź z powrotem modyfikator { NAME($modifier, of: "modifier") }

## Obszary, czytane na głos. $values na przykład "6 3 1"; $counts to area-count po kolei

# $state: "empty", "led" ($leader, $you), "tied" albo "hidden"
area-label-el-grande =
    { REGION($area, form: "name") }, punkty { $values }{ $state ->
        [hidden] , zawartość ukryta
        [empty] , pusto
        [unled] , { $counts }, nikt nie ma pierwszego miejsca
        [tied] , { $counts }, remis o pierwsze miejsce
       *[led] , { $counts }, pierwsze miejsce { $you ->
            [yes] ty
           *[no] { $leader }
        }
    }
# Where nobody is ever paid
area-label-unpaid =
    { REGION($area, form: "name") }{ $state ->
        [empty] , pusto
       *[other] , { $counts }
    }
area-label-grande =
    { $you ->
        [yes] twój grande
       *[no] grande: { $by }
    }
area-label-king = król
area-label-barred = zablokowane: { $reason }
area-label-share =
    { $exact ->
        [yes] twoje punkty: { $most }
       *[no] twoje punkty: od { $least } do { $most }
    }
# $change: with its sign
area-label-change = potem { change-for-you }
change-for-you = ty { $change }
# $place: które miejsce miałby czytelnik w regionie na dysku: "first", "second", "third" albo "none" (żadne płatne)
disk-outcome =
    { $place ->
        [none] nie dostajesz punktów
        [first] twoje miejsce pierwsze: { disk-points }
        [second] twoje miejsce drugie: { disk-points }
       *[third] twoje miejsce trzecie: { disk-points }
    }
disk-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Dlaczego czegoś nie można wybrać

barred-king = Tu stoi król: nic nie wchodzi ani nie wychodzi.
barred-king-castillo = Król stoi przy Castillo: jest zamknięte.
barred-not-near-king = Nie sąsiaduje z królem.
barred-castillo = Ta karta nie sięga do Castillo.
barred-same-area = Już tu stoi.
barred-nobody-of-yours = Nie stoi tu żaden twój caballero.
barred-left-on-disk = Właśnie ten region musisz opuścić.
barred-value-played = Ta wartość już leży na stole.
barred-value-spent = Ta karta siły jest już przez ciebie zużyta.
barred-not-now = Teraz nie można tego wybrać.

## Stół

marks = Co trwa
vetoes-held =
    { $count ->
        [one] { $count } weto
        [few] { $count } weta
       *[many] { $count } wet
    }
modifiers-held =
    { $count ->
        [one] { $count } modyfikator
        [few] { $count } modyfikatory
       *[many] { $count } modyfikatorów
    }
modifiers-tag = { $count } mod.
taken-back-unseen =
    { $count ->
        [one] { $count } karta wróciła na rękę, zakryta
        [few] { $count } karty wróciły na rękę, zakryte
       *[many] { $count } kart wróciło na rękę, zakrytych
    }
power-brings =
    { $count ->
        [0] karta siły { $value } nie sprowadza caballero na dwór
        [one] karta siły { $value } sprowadza na dwór { $count } caballero
        [few] karta siły { $value } sprowadza na dwór { $count } caballero
       *[many] karta siły { $value } sprowadza na dwór { $count } caballero
    }
role-automa = automa
role-automa-says = Trzeci kolor bez punktów: bierze udział, o niczym nie decyduje i niczego nie zdobywa.
automa-regions = Jej karty regionów w tej rundzie: { $names }
your-modifiers = Twoje modyfikatory
# Taki, który nie robi nic więcej.
modifier-says = Dodaje się go do karty siły: zmienia twoje miejsce w kolejności i nic więcej.
modifier-received = Przekazujesz { NAME($passed, of: "modifier") }, dostajesz { NAME($received, of: "modifier") }.
