### The coach of a guided first round: a line for each question. $advice is coach-advice, or nothing.

coach = Coach
coach-skip = Play on without the coach
coach-waits = The others have their turns now. Their moves are told one by one; the log keeps them.
coach-advice = Try this: { $answer }.

## El Grande: $court and $province are the reader's, $count may still be placed

coach-el-grande-bidding = You have { $court } at court and { $province } in the province. A high card gives you the first turn, a low one brings more caballeros to court; nobody may repeat a value. { $advice }
coach-el-grande-intake = Only caballeros at court can be placed later, so take all you may. { $advice }
coach-el-grande-take = Each card has dots, so many caballeros it lets you place, and an action. The “?” on a card shows its text. { $advice }
coach-el-grande-first = You have { $court } at court and may place { $count }. Ringed regions touch the king's; point at one, and it shows what you would get. { $advice }
coach-el-grande-placing = You may place { $count } more. A place of your own pays more than a tie: those who are level drop by one place. { $advice }
coach-el-grande-acted = The action is done; you may still place { $count }. { $advice }
coach-el-grande-act = Now you may carry out the action of your card, or leave it out. { $advice }
coach-el-grande-over = All is done that your card allows. { $advice }
coach-el-grande-other = This belongs to an action. The book beside the question, or “?”, opens its rule. { $advice }
coach-el-grande-leaves = That was a round. After every third one all regions are scored: look at “→” beside the points to see what you would have. From here you play alone; “?” knows the rules.

## Condottiere: $cards in hand; $own and $best are strengths, $regions and $kingdom win

coach-condottiere-choosing-region = You have the Condottiere token, so you choose the battle. { $regions } regions win, or { $kingdom } that are adjacent: begin where there are many neighbours. { $advice }
coach-condottiere-battle = Your { $cards } cards must last for several battles. Your company counts { $own }, the strongest other { $best }. Who passes loses nothing but this region. { $advice }
coach-condottiere-other = The book beside the question, or “?”, opens its rule. { $advice }
coach-condottiere-leaves = That was a battle. Cards that were played are gone; new ones come when at most one player has any left. From here you play alone; “?” knows the rules.
