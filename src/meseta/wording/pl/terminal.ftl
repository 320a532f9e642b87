### Terminal: co mówi tylko on. Pytania, odpowiedzi, zdarzenia i nazwy są takie jak na stronach.
### Co się wpisuje (undo, save FILE, --seat) i notacja (bid 9, blue) jest w każdym języku takie samo.

## Przed grą i po grze

terminal-set-up = { $game }, ziarno { $seed }
terminal-options = Opcje gry { $game }, najpierw wartość domyślna; wybiera się je przez --option NAME=VALUE.
terminal-you-are = Grasz jako { $name }.
terminal-share = Przy tej klawiaturze grają: { $name }.
terminal-type-help = Wpisz `help`, żeby dowiedzieć się, co można wpisać.
terminal-goodbye =
    { $count ->
        [one] Do zobaczenia: gra kończy się po { $count } odpowiedzi.
        [few] Do zobaczenia: gra kończy się po { $count } odpowiedziach.
       *[many] Do zobaczenia: gra kończy się po { $count } odpowiedziach.
    }
terminal-record-kept = Jej zapis: { $file }.
terminal-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Zwycięstwem dzielą się { $names }.
       *[many] Zwycięstwem dzielą się { $names }.
    }

## Pytania

# $said: co robi ta odpowiedź
terminal-only-answer =
    { $you ->
        [yes] Masz
       *[no] { $by } ma
    } tylko jedną odpowiedź: { $said }
terminal-look-alone = Teraz patrzy tylko { $name }.
terminal-press-enter = Naciśnij Enter, żeby grać dalej.
terminal-typed-in-secret = (wpisano potajemnie)
terminal-in-secret = tajna odpowiedź
terminal-taken-back = { $name } cofa: { $answers }.
terminal-saved =
    { $count ->
        [one] Zapisano w { $file }: { $count } odpowiedź.
        [few] Zapisano w { $file }: { $count } odpowiedzi.
       *[many] Zapisano w { $file }: { $count } odpowiedzi.
    }

## Co można wpisać. $example to odpowiedź w notacji

terminal-help = Wpisz to, co stoi przed odpowiedzią. Można też użyć jej notacji, na przykład `{ $example }`, albo ostatniego słowa notacji. Poza tym:
terminal-help-undo = cofa twoją ostatnią odpowiedź; dalej nie można, gdy ktoś inny już zdecydował albo coś odsłonięto
terminal-help-restart = cofa wszystko, co można: zwykle całą turę
terminal-help-board = pokazuje jeszcze raz cały stół
terminal-help-log = opowiada grę od początku
terminal-help-help = ta pomoc
terminal-help-quit = kończy grę
terminal-help-save = zapisuje dotychczasową grę; pokaże ją potem `meseta replay FILE`

## Pokaz zapisanej gry

terminal-after-answer = Po odpowiedzi { $number }:
terminal-before-first = Przed pierwszą odpowiedzią:
terminal-awaited = Teraz odpowiada: { $names }.

## Stół El Grande

# $names: regiony obok króla, który nie stoi w żadnym
terminal-king-elsewhere = Król stoi { REGION($area, form: "in") }, a obok leżą { $names }.
terminal-power = siła
terminal-card = karta
terminal-veto = weto
terminal-used = zużyte
terminal-modifiers = modyf.
terminal-back =
    { $count ->
        [one] wróciła { $count }
        [few] wróciły { $count }
       *[many] wróciło { $count }
    }
terminal-power-cards = Twoje karty siły: { $cards }
terminal-power-cards-used = zużyte: { $cards }
terminal-turn-order = Kolejność: { $names }
terminal-automa = Karty regionów automy: { $names }
terminal-take = Jej numer mówi, ilu caballero pozwala umieścić, chyba że podaje inną liczbę.
# $supplies: kolejne terminal-supply; $powers, na przykład "2-3"
terminal-supplies = Caballero na twój dwór: { $supplies }.
terminal-supply = { $count } za { $powers }
terminal-legend-values = punkty za pierwsze, drugie i trzecie miejsce; T: leży tu płytka punktacji
terminal-legend-caballeros = tylu caballero; G: tu jest dom grande
terminal-legend-closed = Castillo jest zamknięte
terminal-legend-paid = punkty, gdyby obszar podliczono teraz, razem z premiami
terminal-legend-court = caballero, których można umieścić; ci z prowincji muszą najpierw przyjść na dwór
terminal-legend-power = karta siły z tej rundy
terminal-legend-used =
    { $face-down ->
        [yes] ile kart siły leży zakrytych; „wróciła 1”: jedną wzięto z powrotem, tylko właściciel wie, którą
       *[no] zagrane dotąd karty siły; „wróciła 1”: jedna z nich znów jest na ręce, tylko właściciel wie, która
    }
terminal-legend-card = karta akcji wzięta w tej rundzie: jej numer mówi, ilu caballero pozwala umieścić, chyba że podaje inną liczbę
terminal-legend-result = karta siły z modyfikatorem: kolejność wyznacza wynik, liczbę caballero sama karta siły
terminal-legend-modifiers = ile modyfikatorów jest na ręce; co robią niektóre, dzieje się po wzięciu caballero na dwór, a przed wzięciem karty

## Stół Condottiere

terminal-next-to = Sąsiednie regiony: { $names }.
terminal-free = Wolne: { $names }
# $area: "none", gdy leży poza planszą
terminal-favour =
    { $area ->
        [none] Znacznik papieskiej łaski leży poza planszą
       *[other] Znacznik papieskiej łaski leży { REGION($area, form: "in") }
    }
terminal-legend-goals = tyle regionów albo tyle sąsiednich z tych, które wygrywają grę; wystarczy łańcuch
terminal-legend-kingdoms = A i B sąsiadują ze sobą, C leży osobno
terminal-legend-strength = siła kompanii: jej najemnicy i to, co zmieniają inne karty
terminal-legend-map = A i B stykają się na mapie: sąsiadują ze sobą

## Odmowy

terminal-seats-do-not-fit =
    { $count ->
        [one] Podano { $count } miejsce, a gra ma ich { $players }.
        [few] Podano { $count } miejsca, a gra ma ich { $players }.
       *[many] Podano { $count } miejsc, a gra ma ich { $players }.
    }
terminal-no-person = Ktoś musi grać: nazwij jakieś miejsce „{ $you }”.
terminal-save-where = Napisz, dokąd: save FILE.
terminal-not-written = Nie można zapisać gry w { $file }: { $reason }.
terminal-no-such-answer =
    { $count ->
        [one] Nie ma odpowiedzi { $number }: w tym zapisie jest { $count }.
        [few] Nie ma odpowiedzi { $number }: w tym zapisie są { $count }.
       *[many] Nie ma odpowiedzi { $number }: w tym zapisie jest ich { $count }.
    }
