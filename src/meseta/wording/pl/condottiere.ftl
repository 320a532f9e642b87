### Condottiere: o co pytamy gracza, co można odpowiedzieć i dlaczego ktoś wygrywa.
### $area to region, $card karta, $count liczba; $you ma wartość "yes", gdy chodzi o czytającego.

## O co pytamy: nagłówek i wyjaśnienie dla każdego rodzaju niedokończonej sprawy

# $step: "final" w bitwie, która rozstrzyga grę, "defender" dla obrońcy, który może spasować i wrócić, "no-cards" dla gracza,
# który musi spasować i ma zakrytą kartę, inaczej "plain"
ask-condottiere-battle =
    { $step ->
        [no-cards] Odkryj zakrytą kartę albo jej nie odkrywaj
       *[plain] Zagraj kartę albo spasuj
    }
why-condottiere-battle =
    { $step ->
        [final] Ostatnia bitwa rozstrzyga grę. Jeśli spasujesz, wypadasz z niej.
        [defender] Bronisz { REGION($area, form: "of") }. Dopóki nie zagrasz karty, możesz pasować i wejść do bitwy później, o ile ktoś inny może jeszcze grać.
        [no-cards] Nie masz już kart i musisz spasować. Karta może pozostać zakryta do końca bitwy.
       *[plain] To bitwa o { REGION($area, form: "object") }. Jeśli spasujesz, wypadasz z niej.
    }
ask-condottiere-choosing-region = Wybierz miejsce następnej bitwy
why-condottiere-choosing-region = Masz znacznik Condottiere: wskaż jeden z otwartych regionów.
ask-condottiere-discarding-hands = Zachowaj karty albo je odrzuć
why-condottiere-discarding-hands = Nie masz najemników. Odrzucone karty zobaczą wszyscy.
ask-condottiere-drawing = Dobierz karty
why-condottiere-drawing = Maks. 3, o ile jest na nie miejsce: na ręce mieści się dziesięć kart i po jednej za każdy twój region.
# $kept: ile już zachowano
ask-condottiere-keeping-cards =
    { $kept ->
        [0] Zachowaj maks. 2 karty
       *[1] Zachowaj jeszcze jedną kartę
    }
why-condottiere-keeping-cards = Tylko ty masz jeszcze karty. Inni nie zobaczą, co zachowujesz; resztę odrzucasz.
ask-condottiere-placing-favour = Umieść znacznik papieskiej łaski
why-condottiere-placing-favour = Tam, gdzie leży, nie można wybrać bitwy. Możesz też zostawić go poza planszą.
ask-condottiere-taking-back = Weź z powrotem najemnika
why-condottiere-taking-back = Kukła przenosi jednego z twojej kompanii na rękę, jeśli chcesz.

## Co robi ktoś inny: dla czekających i widzów

doing-condottiere-battle =
    { $step ->
        [no-cards] { $by } musi spasować i może odkryć zakrytą kartę
       *[plain] { $by } zagrywa kartę albo pasuje
    }
doing-condottiere-choosing-region = { $by } wybiera miejsce następnej bitwy
doing-condottiere-discarding-hands = { $by } może odrzucić karty
doing-condottiere-drawing = { $by } dobiera karty
doing-condottiere-keeping-cards = { $by } wybiera karty do zachowania
doing-condottiere-placing-favour = { $by } umieszcza znacznik papieskiej łaski
doing-condottiere-taking-back = { $by } może wziąć z powrotem najemnika

## Co można odpowiedzieć: słowa na przycisku albo czytane na głos

answer-condottiere-done = Gotowe
answer-condottiere-pass = Spasuj
answer-condottiere-pass-showing = Spasuj i odkryj swoją kartę
answer-condottiere-hold = Zachowaj karty
answer-condottiere-discard = Odrzuć karty
answer-condottiere-favour-off = Zostaw poza planszą
answer-condottiere-draw =
    { $count ->
        [0] Nie dobieraj
        [one] Dobierz { $count } kartę
        [few] Dobierz { $count } karty
       *[many] Dobierz { $count } kart
    }
answer-condottiere-play = Zagraj { CARD($card, form: "object") }
answer-condottiere-keep = Zachowaj { CARD($card, form: "object") }
answer-condottiere-take = Weź z powrotem najemnika { $strength }
answer-condottiere-region = Wybierz { REGION($area, form: "object") }
answer-condottiere-favour = Umieść znacznik { REGION($area, form: "in") }

## Dlaczego ktoś wygrywa

end-by-kingdom =
    { $count ->
        [one] dzięki { $count } sąsiedniemu regionowi
        [few] dzięki { $count } sąsiednim regionom
       *[many] dzięki { $count } sąsiednim regionom
    }
end-by-regions =
    { $count ->
        [one] dzięki { $count } regionowi
        [few] dzięki { $count } regionom
       *[many] dzięki { $count } regionom
    }
end-by-full-board =
    { $count ->
        [one] dzięki { $count } regionowi na pełnej planszy
        [few] dzięki { $count } regionom na pełnej planszy
       *[many] dzięki { $count } regionom na pełnej planszy
    }
end-by-final-battle = w ostatniej bitwie
end-wins =
    { $you ->
        [yes] Wygrywasz
       *[no] Wygrywa { $by }
    } { $reason }
end-wins-shared = Zwycięstwo dzielą { $names } { $reason }
