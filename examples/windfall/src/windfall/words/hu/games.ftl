## Hogyan mutatkozik be a játék.

games-windfall-title = Windfall
games-windfall-headline = Egy lap, titokban. A legmagasabb viszi, ha más nem tett ugyanolyat.
games-windfall-about = Gyors játék titkos licitekkel: a kosarakat a legmagasabb olyan lap viszi, amilyet más nem tett le, a darázsfészkeket a legalacsonyabb. Cseréld el, ami nem kell, és találd ki, mi van a többieknél.
games-windfall-option-players = Hányan játszanak
games-windfall-option-rounds = Fordulók
games-windfall-option-wasps = A két darázsfészekkel
