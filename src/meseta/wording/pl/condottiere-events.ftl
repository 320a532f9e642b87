### Condottiere: co się stało, po jednej linijce na wydarzenie. Robi to $by; $you: czy to czytający?

event-condottiere-battle-tied = Bitwa o { REGION($region, form: "object") } bez rozstrzygnięcia: nikt nie podbija regionu
event-condottiere-bishop-removes =
    { $you ->
        [yes] Twój Biskup usuwa
       *[no] { $by } usuwa Biskupem
    } wszystkich najemników o sile { $card }
event-condottiere-board-full = Nie ma już regionu do zdobycia
event-condottiere-conquered =
    { $you ->
        [yes] Podbijasz
       *[no] { $by } podbija
    } { REGION($region, form: "object") } z siłą { $strength }
event-condottiere-discarded =
    { $you ->
        [yes] Pokazujesz i odrzucasz
       *[no] { $by } pokazuje i odrzuca
    }: { cards-of-kind }
event-condottiere-drew =
    { $you ->
        [yes] Dobierasz
       *[no] { $by } dobiera
    } { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
event-condottiere-favour-off =
    { $you ->
        [yes] Zostawiasz
       *[no] { $by } zostawia
    } znacznik papieskiej łaski poza planszą
event-condottiere-favour-placed =
    { $you ->
        [yes] Umieszczasz
       *[no] { $by } umieszcza
    } znacznik papieskiej łaski { REGION($region, form: "in") }
event-condottiere-final-battle = Rozstrzygnie ostatnia bitwa
# $kingdom: 1, gdy grę wygrały sąsiednie regiony
event-condottiere-game-won =
    { $you ->
        [yes] Wygrywasz grę
       *[no] { $by } wygrywa grę
    } { $kingdom ->
        [1] dzięki sąsiednim regionom
       *[0] dzięki liczbie regionów
    }
event-condottiere-hands-discarded = Nikt nie gra: wszystkie karty na ręce wracają do talii
event-condottiere-kept =
    { $you ->
        [yes] Zachowujesz
       *[no] { $by } zachowuje
    } na następną rundę { $count ->
        [0] 0 kart
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
event-condottiere-new-game = Zaczyna się gra { $game }
event-condottiere-new-round = Zaczyna się nowa runda, karty są rozdane
event-condottiere-passed =
    { $you ->
        [yes] Pasujesz
       *[no] { $by } pasuje
    }
event-condottiere-passes-for-now =
    { $you ->
        [yes] Pasujesz na razie, jak wolno obrońcy
       *[no] { $by } pasuje na razie, jak wolno obrońcy
    }
event-condottiere-played =
    { $you ->
        [yes] Zagrywasz
       *[no] { $by } zagrywa
    } { CARD($card, form: "object") }
event-condottiere-played-face-down =
    { $you ->
        [yes] Kładziesz
       *[no] { $by } kładzie
    } zakrytą kartę
event-condottiere-points =
    { $you ->
        [yes] Masz
       *[no] { $by } ma
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
event-condottiere-region-chosen =
    { $you ->
        [yes] Wybierasz
       *[no] { $by } wybiera
    } { REGION($region, form: "object") } na miejsce następnej bitwy
event-condottiere-token-to =
    { $you ->
        [yes] Masz
       *[no] { $by } ma
    } znacznik Condottiere
event-condottiere-took-back =
    { $you ->
        [yes] Bierzesz
       *[no] { $by } bierze
    } z powrotem { CARD($card, form: "object") }
event-condottiere-turned-up =
    { $you ->
        [yes] Odkrywasz
       *[no] { $by } odkrywa
    } { CARD($card, form: "object") }
