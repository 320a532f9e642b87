### Przebieg zakończonej gry: krzywa punktów, kto co trzymał, za co były punkty, bitwa po bitwie.

## Krzywa punktów

end-curve = Punkty, runda po rundzie
end-bands = pasy: punktacje ogólne
end-start = początek
end-moment = Chwila
end-round = runda { $number }
end-scoring = punktacja { $number }
end-as-table = Jako tabela

## Co wyróżniło gracza

end-ahead-round = prowadzenie od rundy { $number }
end-ahead-scoring = prowadzenie od punktacji { $number }
end-held =
    { $count ->
        [one] przewaga { REGION($area, form: "in") } przez { $count } rundę
        [few] przewaga { REGION($area, form: "in") } przez { $count } rundy
       *[many] przewaga { REGION($area, form: "in") } przez { $count } rund
    }
end-led =
    { $count ->
        [one] prowadzenie po { $count } rundzie
        [few] prowadzenie po { $count } rundach
       *[many] prowadzenie po { $count } rundach
    }
end-turns = Zmiany prowadzenia
end-takes-lead = { $name } na czele
end-gained =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }

## Kto trzymał regiony

end-holders = Kto trzymał regiony
end-holders-says = rundy od 1 do { $count }; = po równo
end-holders-label = { REGION($area) }, najwięcej caballero runda po rundzie: { $names }
end-level = po równo

## Za co były punkty

end-sources = Za co były punkty
end-source-regions = regiony
end-source-special = punktacje specjalne
end-source-castillo = w Castillo
end-source-king = król i grande

## Condottiere

end-battles = Bitwa po bitwie
end-battles-says = zdobyte regiony po każdej bitwie, małą cyfrą: sąsiednie
end-battle-number = Nr
end-tied = remis
end-strength = siła { $count }
end-goal-adjacent = Sąsiednie regiony: wygrywa { $count }
end-goal-regions = Dowolne regiony: wygrywa { $count }
