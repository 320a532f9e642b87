### El Grande: co się stało, po jednej linijce na wydarzenie, i co ktoś chce zrobić, gdy inny gracz ma weto.
### Robi to $by ($you: czy to czytający?), dotyczy to $seat ($seat-you). 30 caballero to wszyscy jednego koloru.

## Wydarzenia

event-el-grande-action-begins = Nikt nie zatrzymuje akcji „{ CARD($card) }” ({ $by }): zaczyna się
event-el-grande-acts =
    { $you ->
        [yes] Wykonujesz
       *[no] { $by } wykonuje
    } akcję „{ CARD($card) }”
event-el-grande-automa-arrives = Automa umieszcza { REGION($area, form: "in") } { count-caballeros.object }
event-el-grande-automa-bids = Automa pokazuje kartę siły { $value }
event-el-grande-automa-takes = Automa bierze kartę { $deck }, „{ CARD($card) }”, i nic z nią nie robi
event-el-grande-bid =
    { $you ->
        [yes] Zagrywasz
       *[no] { $by } zagrywa
    } kartę siły { $value }
event-el-grande-caballero-moves =
    { $you ->
        [yes] Ruszasz { piece-object.moved-by-you }
       *[no] { $by } rusza { piece-object }
    } { REGION($piece-region, form: "from") } { REGION($area, form: "to") }
event-el-grande-caballero-placed =
    { $you ->
        [yes] Umieszczasz
       *[no] { $by } umieszcza
    } caballero { REGION($area, form: "in") }
event-el-grande-caballero-removed =
    { $you ->
        [yes] Zwracasz { piece-object.moved-by-you }
       *[no] { $by } zwraca { piece-object }
    } { REGION($piece-region, form: "from") } do prowincji
event-el-grande-card-turned-up = Odkryto kartę ze stosu { $deck }: „{ CARD($card) }”
event-el-grande-castillo-opened = Castillo zostaje otwarte
event-el-grande-court-grows =
    { $you ->
        [yes] Bierzesz na dwór
       *[no] { $by } bierze na dwór
    } jeszcze { count-caballeros.object }
event-el-grande-court-shrinks =
    { $seat-you ->
        [yes] Zwracasz
       *[no] { $seat } zwraca
    } z dworu { $count ->
        [30] wszystkich caballero
        [one] { $count } caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    }
# Z dawniejszych stołów; dziś to returned-from-region.
event-el-grande-disk-empties =
    { $seat-you ->
        [yes] Zwracasz
       *[no] { $seat } zwraca
    } z regionu wskazanego na dysku { $count ->
        [30] wszystkich caballero
        [one] { $count } caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    }
event-el-grande-disk-shown =
    { $you ->
        [yes] Twój dysk wskazuje { REGION($area, form: "object") }
       *[no] { $by } odkrywa dysk: { REGION($area, form: "name") }
    }
event-el-grande-disks-to-leave = Przeciwnicy { REGION($area, form: "in") } ustawiają dyski
event-el-grande-disks-to-lose =
    { $you ->
        [yes] Twoi przeciwnicy ustawiają dyski
       *[no] { $by } każe przeciwnikom ustawić dyski
    }
event-el-grande-disks-to-score = Wszyscy ustawiają dyski
event-el-grande-ends-turn =
    { $you ->
        [yes] Kończysz turę
       *[no] { $by } kończy turę
    }
event-el-grande-evicts =
    { $you ->
        [yes] Wskazujesz
       *[no] { $by } wskazuje
    } { REGION($area, form: "object") } do opuszczenia
event-el-grande-first-place-payment = Punkty za pierwsze miejsce { REGION($area, form: "in") }, { $count } caballero
event-el-grande-general-scoring = Zaczyna się punktacja ogólna
event-el-grande-grande-moves =
    { $you ->
        [yes] Ruszasz
       *[no] { $by } rusza
    } swojego grande { REGION($area, form: "to") }
event-el-grande-intake =
    { $you ->
        [yes] { $count ->
            [0] Nie bierzesz caballero z prowincji
            [one] Bierzesz z prowincji na dwór { $count } caballero
            [few] Bierzesz z prowincji na dwór { $count } caballero
           *[many] Bierzesz z prowincji na dwór { $count } caballero
        }
       *[no] { $count ->
            [0] { $by } nie bierze caballero z prowincji
            [one] { $by } bierze z prowincji na dwór { $count } caballero
            [few] { $by } bierze z prowincji na dwór { $count } caballero
           *[many] { $by } bierze z prowincji na dwór { $count } caballero
        }
    }
event-el-grande-keeps-veto =
    { $you ->
        [yes] Zachowujesz
       *[no] { $by } zachowuje
    } weto
event-el-grande-king-and-grande-swap =
    { $you ->
        [yes] Król i twój grande zamieniają się miejscami
       *[no] { $by } zamienia miejscami króla i swojego grande
    }
event-el-grande-king-moves =
    { $you ->
        [yes] Ruszasz króla
       *[no] { $by } rusza króla
    } { $area ->
        [castillo] pod Castillo
       *[other] { REGION($area, form: "to") }
    }
event-el-grande-leaves =
    { $seat-you ->
        [yes] Opuszczasz
       *[no] { $seat } opuszcza
    } { REGION($area, form: "object") }
event-el-grande-leaves-castillo =
    { $you ->
        [yes] Opuszczasz
       *[no] { $by } opuszcza
    } Castillo z { $count } caballero: dysk wskazuje { REGION($area, form: "object") }
event-el-grande-modifier-back =
    { $you ->
        [yes] Bierzesz z powrotem modyfikator
       *[no] { $by } bierze z powrotem modyfikator
    }
event-el-grande-modifiers-passed = Wszyscy przekazują modyfikator w lewo
event-el-grande-modifies =
    { $you ->
        [yes] Dodajesz
       *[no] { $by } dodaje
    } modyfikator { NAME($modifier, of: "modifier") }
event-el-grande-must-return =
    { $seat-you ->
        [yes] Musisz zwrócić
       *[no] { $seat } musi zwrócić
    } { count-caballeros.object }
event-el-grande-paid =
    { $you ->
        [yes] Dostajesz
       *[no] { $by } dostaje
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { REGION($area, form: "object") }
event-el-grande-payment = Punkty { REGION($area, form: "in") } za { count-caballeros.object }
event-el-grande-placed =
    { $you ->
        [yes] Umieszczasz
       *[no] { $by } umieszcza
    } { $count ->
        [one] caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    } { REGION($area, form: "in") }
event-el-grande-power-card-back =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } z powrotem kartę siły
event-el-grande-recalled =
    { $you ->
        [yes] Odwołujesz
       *[no] { $by } odwołuje
    } { $count ->
        [one] caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    } { REGION($area, form: "from") }
event-el-grande-returned-from-court =
    { $you ->
        [yes] Zwracasz
       *[no] { $by } zwraca
    } { $count ->
        [one] caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    } z dworu
event-el-grande-returned-from-region =
    { $you ->
        [yes] Zwracasz
       *[no] { $by } zwraca
    } { $count ->
        [one] caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    } { REGION($area, form: "from") }
event-el-grande-round = Zaczyna się runda { $round }
event-el-grande-scored = Do podliczenia: { REGION($area, form: "name") }
event-el-grande-taboo-lifted =
    { $you ->
        [yes] Możesz umieszczać
       *[no] { $by } może umieszczać
    } w regionie króla
event-el-grande-tile-moves =
    { $you ->
        [yes] Kładziesz
       *[no] { $by } kładzie
    } płytkę punktacji { TILE($tile) } { REGION($area, form: "in") }
event-el-grande-took =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } kartę { $deck }, „{ CARD($card) }”
event-el-grande-vetoed =
    { $you ->
        [yes] Wetujesz: { $seat } przerywa akcję
       *[no] { $seat-you ->
            [yes] { $by } wetuje twoją akcję
           *[no] { $by } wetuje: { $seat } przerywa akcję
        }
    }

## Co ktoś chce zrobić
## $payees to proposal-payee po kolei; w disk-empties $area to region z dysku

proposal-el-grande-action-begins = { $by } chce wykonać akcję „{ CARD($card) }”
proposal-el-grande-caballero-moves = { $by } chce ruszyć { piece-object } { REGION($piece-region, form: "from") } { REGION($area, form: "to") }
proposal-el-grande-caballero-placed = { $by } chce umieścić caballero { REGION($area, form: "in") }
proposal-el-grande-caballero-removed = { $by } chce zwrócić { piece-object } { REGION($piece-region, form: "from") } do prowincji
proposal-el-grande-castillo-opened = { $by } chce otworzyć Castillo i je podliczyć
proposal-el-grande-court-grows = { $by } chce wziąć na dwór jeszcze { count-caballeros.object }
proposal-el-grande-court-shrinks =
    Karta gracza { $by }: { $seat-you ->
        [yes] zwracasz
       *[no] { $seat } zwraca
    } z dworu { $count ->
        [30] wszystkich caballero
        [one] { $count } caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    }
proposal-el-grande-disk-empties =
    Karta gracza { $by }: { $seat-you ->
        [yes] zwracasz
       *[no] { $seat } zwraca
    } { REGION($area, form: "from") } { $count ->
        [30] wszystkich caballero
        [one] { $count } caballero
        [few] { $count } caballero
       *[many] { $count } caballero
    }
proposal-el-grande-disks-to-leave = { $by } chce kazać przeciwnikom { REGION($area, form: "in") } potajemnie wybrać inny region
proposal-el-grande-disks-to-lose = { $by } chce kazać przeciwnikom potajemnie wybrać region i zwrócić z niego caballero
proposal-el-grande-disks-to-score = { $by } chce kazać wszystkim potajemnie wybrać region; wybrane tylko raz będą podliczane
proposal-el-grande-first-place-payment = { $by } chce podliczyć pierwsze miejsce { REGION($area, form: "in") }: { $payees }
proposal-el-grande-grande-moves = { $by } chce ruszyć swojego grande { REGION($area, form: "to") }
proposal-el-grande-king-and-grande-swap = { $by } chce zamienić miejscami króla i swojego grande
proposal-el-grande-king-moves = { $by } chce ruszyć króla { $area ->
        [castillo] pod Castillo
       *[other] { REGION($area, form: "to") }
    }
proposal-el-grande-leaves =
    Karta gracza { $by }: { $seat-you ->
        [yes] opuszczasz
       *[no] { $seat } opuszcza
    } { REGION($area, form: "object") }
proposal-el-grande-must-return =
    Karta gracza { $by }: { $seat-you ->
        [yes] musisz zwrócić
       *[no] { $seat } musi zwrócić
    } { count-caballeros.object }
proposal-el-grande-payment = { $by } chce podliczyć { REGION($area, form: "object") }: { $payees }
proposal-el-grande-power-card-back = { $by } chce wziąć z powrotem kartę siły
proposal-el-grande-taboo-lifted = { $by } chce umieszczać caballero w regionie króla
proposal-el-grande-tile-moves = { $by } chce położyć płytkę punktacji { TILE($tile) } { REGION($area, form: "in") }
proposal-payee =
    { $you ->
        [yes] ty { $points }
       *[no] { $by } { $points }
    }
# O ile zmiana na mapie zmieniłaby punktację; krótko, bo telefony pokazują jeden wiersz
proposal-would-bring = W punktacji: { $payees }.
proposal-payees-hidden = ten stół nie pokazuje kto
