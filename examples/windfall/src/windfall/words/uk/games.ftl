## Як гру представлено.

games-windfall-title = Windfall
games-windfall-headline = Одна карта, потай. Найвища бере все, якщо вона одна така.
games-windfall-about = Швидка гра з таємними ставками: кошики дістаються найвищій карті, якої більше ніхто не поклав, осині гнізда — найнижчій. Міняйте зайве і вгадуйте, що в інших.
games-windfall-option-players = Скільки гравців
games-windfall-option-rounds = Раунди
games-windfall-option-wasps = З двома осиними гніздами
