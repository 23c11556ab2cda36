## Как игра представлена.

games-windfall-title = Windfall
games-windfall-headline = Одна карта, втайне. Высшая берёт всё, если она одна такая.
games-windfall-about = Быстрая игра с тайными ставками: корзины достаются самой высокой карте, которой больше никто не положил, осиные гнёзда — самой низкой. Меняйте лишнее и угадывайте, что у других.
games-windfall-option-players = Сколько игроков
games-windfall-option-rounds = Раунды
games-windfall-option-wasps = С двумя осиными гнёздами
