## Mi történik, mit kérdez, mit lehet tenni.

windfall-question-swap = Cserélsz lapot, vagy megtartod a kezed? Középen { $points } pont van.
windfall-question-lay = Tegyél le egy lapot: középen { $points } pont van.
windfall-action-keep = A kéz megtartása
windfall-action-swap = { $card } eldobása és húzás
windfall-action-lay = { $card } letétele
windfall-event-prize = { $round }. forduló: { $prize } pontos díj került elő.
windfall-event-kept = { $seat } megtartja a kezét.
windfall-event-swapped =
    { $drawn ->
        [none] { $seat } elcserél egy lapot: { $card }.
       *[other] { $seat } elcserél egy lapot: { $card }, és húz: { $drawn }.
    }
windfall-event-laid =
    { $card ->
        [none] { $seat } letesz egy lapot.
       *[other] { $seat } letesz egy lapot: { $card }.
    }
windfall-event-turned = A lapok felfedve: { $cards }.
windfall-event-won = { $seat } elviszi: { $prizes }; { $points } pont.
windfall-event-stays = Minden lap kioltódott; középen marad: { $prizes }.
windfall-reason-not-in-hand = nincs { $card } a kezedben
windfall-reason-not-yet = előbb mindenki cserélhet egy lapot
windfall-reason-too-late = cserélni csak a letétel előtt lehet
windfall-explain-baskets = Kosarak: { $prizes }; { $points } pont
windfall-explain-wasps = Darázsfészkek: { $prizes }; { $points } pont
windfall-hint-worth = kb. { $points } pontot ér
windfall-table = { $round }. forduló ({ $rounds }). Középen: { $prizes }

windfall-field-player = Játékos
windfall-field-points = Pont
windfall-field-won = Nyert
windfall-field-cards = Lapok
windfall-field-hand = A kezed
windfall-field-laid = Letéve
windfall-field-middle = Középen
windfall-field-to_come = Hátralévő díjak
windfall-field-deck = Pakli
windfall-field-discards = Eldobott lapok
windfall-field-round = Forduló
windfall-field-rounds = Fordulók
windfall-field-start = Kezd
windfall-field-own = A te lapjaid
windfall-field-players = Játékosok
windfall-field-scores = Eredmény
