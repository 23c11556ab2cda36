## Спільне для всіх ігор: переліки, місця за столом і чому щось заборонено.

core-nothing = нічого
core-list-and = { $first } і { $last }
core-seat = Гравець { $number }
core-bot = { $bot } { $number }

core-reason-malformed = «{ $text }» — не дія цієї гри: { $detail }
core-reason-game-over = гру закінчено
core-reason-not-your-turn = зараз ходить не { $seat }; гра чекає: { $waiting }
core-reason-nothing-to-undo = { $seat }: скасувати нічого, після останнього власного кроку щось відкрилося або сходив хтось інший
core-reason-undo-entangled = { $seat }: цей крок уже не скасувати, на нього спираються ходи інших
core-hint-points =
    { $points ->
        [one] на { $points } очко краще за перший варіант
        [few] на { $points } очки краще за перший варіант
       *[other] на { $points } очок краще за перший варіант
    }
