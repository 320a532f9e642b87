### Przegląd zakończonej gry: na stronie końcowej i w terminalu.

review = Przegląd gry
review-says = szansa każdego na wygraną, tura po turze, według tego, co można było wtedy wiedzieć
review-curve = Szansa na wygraną, tura po turze
review-progress = Gra jest przeglądana: { $percent }%
review-gone = Przeglądu nie ma, bo w tę grę grano według innej wersji zasad.

review-turn = tura { $number }, { $name }
review-turns = Co kosztowało najwięcej
review-no-turns = Żadna odpowiedź nie kosztowała tyle, by nie mógł to być przypadek.
review-lost = −{ $percent }%
review-given = Odpowiedź: { $answer }
review-better = Lepiej: { $answer }
review-look = Zobacz turę { $number }

review-parts = Skąd się to wzięło, w punktach procentowych
review-player = Gracz
review-start = początek
review-choice = własne odpowiedzi
review-others = tury innych
review-luck = los
review-end = koniec
review-looked-at = Sprawdzone odpowiedzi: { $looked } z { $choices }. Własne odpowiedzi porównano z najlepszymi; los to tyle, ile przyniosły karty, i wszystko, czego nie tłumaczy nic innego.

## Odmowy

error-review-unfinished = Przejrzeć można tylko grę, która się skończyła.
error-review-no-judgement = Takich gier nie można przejrzeć: żaden bot nie umie ich ocenić.
error-review-off = Ten serwer nie robi przeglądów gier.
