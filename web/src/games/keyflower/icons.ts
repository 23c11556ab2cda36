// Icons of the sprite that stand for this game.
export const icon = 's-spring'
