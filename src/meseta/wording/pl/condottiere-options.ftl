### Co można wybrać przed grą w Condottiere: opcje, ich wartości i dlaczego jakaś wartość nie jest możliwa.

option-condottiere-players = Gracze
option-condottiere-players-says = Ilu gra; dwóch lub trzech potrzebuje do zwycięstwa o jeden region więcej.
value-condottiere-players-2 = 2 graczy
value-condottiere-players-2-says =
    { $kingdoms ->
        [larger] Do zwycięstwa trzeba 6 regionów albo 5 sąsiednich.
       *[normal] Do zwycięstwa trzeba 6 regionów albo 4 sąsiednich.
    }
value-condottiere-players-3 = 3 graczy
value-condottiere-players-3-says =
    { $kingdoms ->
        [larger] Do zwycięstwa trzeba 6 regionów albo 5 sąsiednich.
       *[normal] Do zwycięstwa trzeba 6 regionów albo 4 sąsiednich.
    }
value-condottiere-players-4 = 4 graczy
value-condottiere-players-4-says =
    { $kingdoms ->
        [larger] Do zwycięstwa trzeba 5 regionów albo 4 sąsiednich.
       *[normal] Do zwycięstwa trzeba 5 regionów albo 3 sąsiednich.
    }
value-condottiere-players-5 = 5 graczy
value-condottiere-players-5-says =
    { $kingdoms ->
        [larger] Do zwycięstwa trzeba 5 regionów albo 4 sąsiednich.
       *[normal] Do zwycięstwa trzeba 5 regionów albo 3 sąsiednich.
    }
value-condottiere-players-6 = 6 graczy
value-condottiere-players-6-says =
    { $kingdoms ->
        [larger] Do zwycięstwa trzeba 5 regionów albo 4 sąsiednich.
       *[normal] Do zwycięstwa trzeba 5 regionów albo 3 sąsiednich.
    }
option-condottiere-draw = Dobieranie po bitwie
option-condottiere-draw-says = Dobieranie po bitwie: po każdej maks. 3 karty, zamiast rund.
value-condottiere-draw-off = Rundy
value-condottiere-draw-off-says = Karty rozdaje się na nowo, gdy skończą się karty na ręce.
value-condottiere-draw-on = Dobieranie po bitwie
value-condottiere-draw-on-says = Po każdej bitwie każdy dobiera maks. 3 karty.
option-condottiere-points = Gra na punkty
option-condottiere-points-says = Gra na punkty: kilka gier, aż ktoś zbierze tyle punktów.
value-condottiere-points-off = Jedna gra
value-condottiere-points-off-says = Kto ją wygra, ten zwycięża.
value-condottiere-points-20 = Do 20 punktów
value-condottiere-points-20-says =
    { $retaking ->
        [on] Kilka gier, aż ktoś będzie miał 20 punktów. Niezalecane przy odbijaniu regionów.
       *[off] Kilka gier, aż ktoś będzie miał 20 punktów.
    }
value-condottiere-points-30 = Do 30 punktów
value-condottiere-points-30-says =
    { $retaking ->
        [on] Kilka gier, aż ktoś będzie miał 30 punktów. Niezalecane przy odbijaniu regionów.
       *[off] Kilka gier, aż ktoś będzie miał 30 punktów.
    }
value-condottiere-points-number = Do innej liczby
value-condottiere-points-number-says =
    { $retaking ->
        [on] Kilka gier, aż ktoś będzie miał tyle punktów, od 5 do 100. Niezalecane przy odbijaniu regionów.
       *[off] Kilka gier, aż ktoś będzie miał tyle punktów, od 5 do 100.
    }
option-condottiere-kingdoms = Większe królestwa
option-condottiere-kingdoms-says = Większe królestwa: do zwycięstwa trzeba o jeden sąsiedni region więcej.
value-condottiere-kingdoms-normal = Zwykłe
value-condottiere-kingdoms-normal-says =
    { $players ->
        [2] Do zwycięstwa trzeba 4 sąsiednich regionów.
        [3] Do zwycięstwa trzeba 4 sąsiednich regionów.
       *[4] Do zwycięstwa trzeba 3 sąsiednich regionów.
    }
value-condottiere-kingdoms-larger = Większe
value-condottiere-kingdoms-larger-says =
    { $players ->
        [2] O jeden więcej: do zwycięstwa trzeba 5 sąsiednich regionów.
        [3] O jeden więcej: do zwycięstwa trzeba 5 sąsiednich regionów.
       *[4] O jeden więcej: do zwycięstwa trzeba 4 sąsiednich regionów.
    }
option-condottiere-retaking = Odbijanie regionów
option-condottiere-retaking-says = Odbijanie regionów: znacznik Condottiere można położyć w regionie innego gracza.
value-condottiere-retaking-off = Bez odbijania
value-condottiere-retaking-off-says = Co podbite, pozostaje podbite.
value-condottiere-retaking-on = Odbijanie
value-condottiere-retaking-on-says =
    { $points ->
        [off] Można atakować cudze regiony.
       *[other] Można atakować cudze regiony. Instrukcja odradza to w grze na punkty.
    }
option-condottiere-face-down = Zakryte karty
option-condottiere-face-down-says = Zakryte karty: ostatnia karta kompanii leży zakryta.
value-condottiere-face-down-off = Odkryte
value-condottiere-face-down-off-says = Widać wszystkie karty kompanii.
value-condottiere-face-down-on = Zakryte
value-condottiere-face-down-on-says = Ostatnia karta odkrywa się z następną.
option-condottiere-guard = Ochrona przed zastojem
option-condottiere-guard-says = Zasada domowa: gdy nikt nie gra przez tyle bitew, ilu jest graczy, karty na ręce przepadają.
value-condottiere-guard-off = Bez niej
value-condottiere-guard-off-says = Jak w instrukcji.
value-condottiere-guard-on = Z ochroną
value-condottiere-guard-on-says = Gdy nikt nie zagra karty w tylu bitwach z rzędu, ilu jest graczy, wszyscy odrzucają karty i rozdaje się nowe.
option-condottiere-hand-sizes = Liczba kart na ręce
option-condottiere-hand-sizes-says = Czy wszyscy widzą, ile kart mają inni.
value-condottiere-hand-sizes-shown = Widoczna
value-condottiere-hand-sizes-shown-says = Wszyscy widzą, ile kart mają inni.
value-condottiere-hand-sizes-hidden = Ukryta
value-condottiere-hand-sizes-hidden-says = Nikt nie widzi, ile kart mają inni.
option-condottiere-start = Kto zaczyna
option-condottiere-start-says = Kto pierwszy ma znacznik Condottiere.
value-condottiere-start-random = Losowo
value-condottiere-start-random-says = Pierwszego gracza wskazuje los.
value-condottiere-start-blue = Niebieski
value-condottiere-start-blue-says = Pierwszy znacznik Condottiere ma niebieski.
value-condottiere-start-orange = Pomarańczowy
value-condottiere-start-orange-says = Pierwszy znacznik Condottiere ma pomarańczowy.
value-condottiere-start-green = Zielony
value-condottiere-start-green-says = Pierwszy znacznik Condottiere ma zielony.
value-condottiere-start-purple = Fioletowy
value-condottiere-start-purple-says = Pierwszy znacznik Condottiere ma fioletowy.
value-condottiere-start-vermilion = Cynobrowy
value-condottiere-start-vermilion-says = Pierwszy znacznik Condottiere ma cynobrowy.
value-condottiere-start-sky = Błękitny
value-condottiere-start-sky-says = Pierwszy znacznik Condottiere ma błękitny.
