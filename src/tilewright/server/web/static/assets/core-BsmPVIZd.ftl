## Общее для всех игр: перечни, места за столом и почему что-то запрещено.

core-nothing = ничего
core-list-and = { $first } и { $last }
core-seat = Игрок { $number }
core-bot = { $bot } { $number }

core-reason-malformed = «{ $text }» — не действие этой игры: { $detail }
core-reason-game-over = игра окончена
core-reason-not-your-turn = сейчас ходит не { $seat }; игра ждёт: { $waiting }
core-reason-nothing-to-undo = { $seat }: отменить нечего, после последнего своего шага что-то открылось или сходил кто-то другой
core-reason-undo-entangled = { $seat }: этот шаг уже не отменить, на него опираются ходы других
core-hint-points =
    { $points ->
        [one] на { $points } очко лучше первого варианта
        [few] на { $points } очка лучше первого варианта
       *[other] на { $points } очков лучше первого варианта
    }
