## Mi történik, mit kérdez, mit lehet tenni.

windfall-question-swap = Cserélsz lapot, vagy megtartod a kezed? Középen { $worth } pont van.
windfall-question-lay = Tegyél le egy lapot: középen { $worth } pont van.
windfall-action-keep = A kéz megtartása
windfall-action-swap = { $one } eldobása és húzás
windfall-action-lay = { $one } letétele
windfall-event-prize = { $round }. forduló. Felfedett díj: { $prize }.
windfall-event-kept =
    { $seat ->
        [you] Megtartod a kezed.
       *[other] { $seat } megtartja a kezét.
    }
windfall-event-swapped =
    { $seat ->
        [you]
            { $drawn ->
                [none] Elcserélsz egy lapot: { $card }.
               *[other] Elcserélsz egy lapot: { $card }, és húzol: { $drawn }.
            }
       *[other]
            { $drawn ->
                [none] { $seat } elcserél egy lapot: { $card }.
               *[other] { $seat } elcserél egy lapot: { $card }, és húz: { $drawn }.
            }
    }
windfall-event-laid =
    { $seat ->
        [you] Leteszel egy lapot
       *[other] { $seat } letesz egy lapot
    }{ $card ->
        [none] .
       *[other] : { $card }.
    }
windfall-event-turned = A lapok felfedve: { $cards }.
windfall-event-won =
    { $seat ->
        [you] Elviszed: { $prizes }; { $points } pont.
       *[other] { $seat } elviszi: { $prizes }; { $points } pont.
    }
windfall-event-stays = Minden lap kioltódott; középen marad: { $prizes }.
windfall-reason-not-in-hand = nincs { $card } a kezedben
windfall-reason-not-yet = előbb mindenki cserélhet egy lapot
windfall-reason-too-late = cserélni csak a letétel előtt lehet
windfall-malformed-no-action = egy akció: keep, swap N vagy lay N, ahol N 1 és { $highest } közötti
windfall-explain-baskets = { $prizes }; { $points } pont
windfall-explain-wasps = { $prizes }; { $points } pont
windfall-hint-worth = kb. { $points } pontot ér
windfall-table = { $round }. forduló, összesen { $rounds }. Középen: { $prizes }
windfall-prize-basket = { $points } pontos kosár
windfall-prize-wasps = { $points } pontos darázsfészek

windfall-group-swap = Csere
windfall-group-lay = Lap letétele
windfall-group-keep = Megtartás
windfall-area-won = Nyert
windfall-area-cards = Lapok
windfall-area-laid = Letéve
windfall-area-middle = Középen
windfall-area-to_come = Hátralévő díjak
windfall-area-own = A te lapjaid
windfall-area-worth = Együtt ennyit érnek

windfall-reveal-swapped = meglátod az új lapot
windfall-reveal-turned = minden lapot felfedünk
