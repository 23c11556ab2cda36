## A polcon lévő játékok: címük, milyenek, és a beállításaik.

games-keyflower-title = Keyflower
games-keyflower-headline = Négy évszak, egy falu, te jössz.
games-keyflower-about = Licitálj a lapkákra ugyanazokkal a munkásokkal, akik bármelyik faluban dolgoznak, és építsd fel a saját faludat négy évszak alatt. Becsületes botok vagy barátok ellen; fiók és várakozás nélkül.
games-keyflower-lesson = Első tavasz
games-keyflower-lesson-about = vezetett évszak, lépésről lépésre
games-keyflower-adds-merchants = A Kereskedők
games-keyflower-option-merchants = A Kereskedők kiegészítővel
games-keyflower-option-variant = A Kereskedők: mi van a dobozban
games-keyflower-choice-variant-base = az alapjátékkal keverve
games-keyflower-choice-variant-merchants = csak az ő hajói, minden lapkája
games-keyflower-option-open_workers = A Kereskedők: amit mindenki látott, nyíltan fekszik
games-keyflower-option-handicap = A Kereskedők: eggyel több zöld munkás
games-keyflower-option-edition = A nyomtatott pontok
games-keyflower-choice-edition-standard = az első kiadásé
games-keyflower-choice-edition-ru = az orosz kiadásé
games-keyflower-option-tiebreak = Döntetlen
games-keyflower-choice-tiebreak-shared = közös győzelem
games-keyflower-choice-tiebreak-boat = a téli hajóválasztás dönt
games-artificium-title = Artificium
games-artificium-headline = Rakj le titokban, termelj sorrendben, győzd le a piacot.
games-artificium-about = Gyors kártyajáték termelési láncokról: cserélj, tedd le a lapokat lefelé fordítva, kereskedj a jó pillanatban, és csinálj búzából és ércből kardot, bájitalt és pontot.
games-artificium-lesson = Első kör
games-artificium-lesson-about = vezetett kör, lépésről lépésre
