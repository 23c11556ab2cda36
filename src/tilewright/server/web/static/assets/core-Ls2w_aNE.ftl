## Ami minden játékban közös: felsorolások, helyek, és hogy miért nem szabad valami.

core-nothing = semmi
core-list-and = { $first } és { $last }
core-seat = { $number }. játékos
core-bot = { $bot } { $number }

core-reason-malformed = „{ $text }” nem ennek a játéknak az akciója: { $detail }
core-reason-game-over = a játék véget ért
core-reason-not-your-turn = most nem { $seat } következik; a játék rá vár: { $waiting }
core-reason-nothing-to-undo = { $seat } semmit sem vonhat vissza: az utolsó saját lépése óta kiderült valami, vagy más lépett
core-reason-undo-entangled = { $seat } ezt már nem vonhatja vissza: mások építettek rá
core-hint-points =
    { $points ->
        [one] { $points } ponttal jobb az első lehetőségnél
       *[other] { $points } ponttal jobb az első lehetőségnél
    }
