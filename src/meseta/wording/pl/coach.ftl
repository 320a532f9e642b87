### Trener prowadzonej pierwszej rundy: po jednym zdaniu na pytanie. $advice to coach-advice albo nic.

coach = Trener
coach-skip = Graj dalej bez trenera
coach-waits = Teraz grają inni. Ich ruchy są pokazywane jeden po drugim; zostają w przebiegu gry.
coach-advice = Spróbuj: { $answer }.

## El Grande: $court i $province należą do czytającego, $count można jeszcze umieścić

coach-el-grande-bidding = Masz na dworze { $court }, a w prowincji { $province }. Wysoka karta daje pierwszą turę, niska sprowadza na dwór więcej caballero; nikt nie może powtórzyć wartości. { $advice }
coach-el-grande-intake = Umieszczać można tylko caballero z dworu, więc weź tylu, ilu wolno. { $advice }
coach-el-grande-take = Na każdej karcie są kropki, czyli caballero do umieszczenia, i akcja. „?” na karcie pokazuje jej tekst. { $advice }
coach-el-grande-first = Masz na dworze { $court }, a umieścić możesz { $count }. Obwiedzione regiony sąsiadują z królem; wskaż jeden, a pokaże, ile dostaniesz. { $advice }
coach-el-grande-placing = Możesz umieścić jeszcze { $count }. Własne miejsce daje więcej niż remis: remisujący punktują za miejsce niżej. { $advice }
coach-el-grande-acted = Akcja jest wykonana; możesz jeszcze umieścić { $count }. { $advice }
coach-el-grande-act = Teraz możesz wykonać akcję swojej karty albo ją pominąć. { $advice }
coach-el-grande-over = Zrobione jest wszystko, na co pozwala karta. { $advice }
coach-el-grande-other = To należy do akcji. Zasadę otwiera książka obok pytania albo „?”. { $advice }
coach-el-grande-leaves = To była runda. Po każdej trzeciej podlicza się wszystkie regiony: „→” przy punktach pokazuje, ile byłoby ich teraz. Dalej grasz samodzielnie; zasady są pod „?”.

## Condottiere: $cards na ręce; $own i $best to siły, $regions i $kingdom wygrywają

coach-condottiere-choosing-region = Masz znacznik Condottiere, więc wybierasz miejsce bitwy. Do zwycięstwa trzeba { $regions } regionów albo { $kingdom } sąsiadujących: zacznij tam, gdzie jest wielu sąsiadów. { $advice }
coach-condottiere-battle = Karty na ręce ({ $cards }) muszą wystarczyć na kilka bitew. Siła twojej kompanii to { $own }, najsilniejszej z innych { $best }. Kto pasuje, traci tylko ten region. { $advice }
coach-condottiere-other = Zasadę otwiera książka obok pytania albo „?”. { $advice }
coach-condottiere-leaves = To była bitwa. Zagrane karty przepadły; nowe przyjdą, gdy karty ma najwyżej jeden gracz. Dalej grasz samodzielnie; zasady są pod „?”.
