## Boty i podpowiedzi

bot-strong = Silny bot
bot-strong-says = Myśli do sekundy i patrzy daleko naprzód. Trudno go pokonać.
bot-middle = Średni bot
bot-middle-says = Patrzy trochę naprzód i odpowiada od razu. Dobry przeciwnik, gdy znasz już grę.
bot-quick = Szybki bot
bot-quick-says = Gra według rozsądnych prostych reguł. W sam raz na pierwsze partie.
bot-random = Losowy bot
bot-random-says = Daje dowolną dozwoloną odpowiedź. Żeby rozejrzeć się w spokoju.
setup-bots = Jak silne są boty

hint = Podpowiedź
hint-thinking = Silny bot myśli…
hint-says = Co zrobiłby silny bot, wiedząc tyle co ty:
hint-away = Schowaj podpowiedź
hint-brings = { $chance }% szans na wygraną
hint-brings-points =
    { $chance }% szans na wygraną, do zdobycia jeszcze { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
help-key-hint = podpowiedź
line-hint = { $name } korzysta z podpowiedzi.
setup-hints = Z podpowiedziami
setup-hints-says = Kto ma odpowiedzieć, może spytać silnego bota, a pozostali o tym przeczytają.
setup-no-hints = Bez podpowiedzi
setup-no-hints-says = Każdy radzi sobie sam.
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-hint-none = W tej grze nie ma podpowiedzi.
error-hint-not-asked = Nie masz teraz nic do wyboru, więc nie ma czego podpowiadać.
error-hint-fast =
    W ciągu minuty { $most ->
        [one] wzięto jedną podpowiedź
        [few] wzięto { $most } podpowiedzi
       *[many] wzięto { $most } podpowiedzi
    }. Spróbuj po swojemu i zapytaj za chwilę.
error-hint-waiting = Jedna podpowiedź dla ciebie właśnie powstaje. Poczekaj na nią.
error-hints = W tej chwili powstaje wiele podpowiedzi. Spróbuj wkrótce ponownie.
error-hint-late = Nie udało się na czas znaleźć podpowiedzi. Spróbuj jeszcze raz.
