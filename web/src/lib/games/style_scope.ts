// The styles of a game's page apply only while the document names that game, so that pages of several games can
// follow one another.

/** Names it until the returned function is called; without a name nothing of any game applies. */
export function scopeStyles(game: string | undefined): () => void {
  const { dataset } = document.documentElement
  if (game) dataset.game = game
  else delete dataset.game
  return () => {
    if (dataset.game === game) delete dataset.game
  }
}
