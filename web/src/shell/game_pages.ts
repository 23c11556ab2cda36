// Which pages show a game: those of this build, those that its own package brings, or the generic table.
import type { Component } from 'svelte'
import { notifier } from '../lib/browser/notifier.svelte.ts'
import { catalogue } from '../lib/games/catalogue.svelte.ts'
import type { GamePage, OutsidePage } from '../lib/table/contract.ts'
import { hasRoom, t, words } from '../lib/words/words.svelte.ts'

const own = import.meta.glob<{ page: GamePage }>('../games/*/index.ts')
const pictures = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte')
const icons = import.meta.glob<{ icon: string; pieces?: string }>('../games/*/icons.ts', { eager: true })

/** The picture of a game for the start page, drawn by this build. */
export const pictureOf = (key: string): Promise<{ default: Component }> =>
  (pictures[`../games/${key}/Picture.svelte`] ?? (() => import('./generic/Picture.svelte')))()

/** An icon of the sprite. */
export const iconOf = (key: string): string => icons[`../games/${key}/icons.ts`]?.icon ?? 'flag'

/** How the icons of a game's pieces begin in the sprite; empty if there are none. */
export const pieceIcons = (key: string): string => icons[`../games/${key}/icons.ts`]?.pieces ?? ''

/** The texts that the pages of a game need; a game whose texts do not come is still played with the server's words. */
export async function loadTexts(key: string): Promise<void> {
  const rooms = catalogue.of(key)?.rooms ?? []
  const built = ['core', ...rooms, `${key}-table`].filter(hasRoom)
  await words.need(...built)
  if (rooms.some((room) => !hasRoom(room))) await words.needGame(key).catch(() => undefined)
}

const genericPage = async (): Promise<GamePage> => (await import('./generic/index.ts')).page

async function outsidePage(key: string, address: string): Promise<GamePage> {
  const [{ outsideGame }, module] = await Promise.all([
    import('./generic/outside.ts'),
    import(/* @vite-ignore */ address) as Promise<{ default: OutsidePage }>,
  ])
  return outsideGame(key, module.default)
}

/** What the pages of a game know of it, whatever it is drawn with. */
function knownTo(page: GamePage | undefined): Partial<GamePage> {
  const { endsTurn, reveals, ruleOf, said } = page ?? {}
  return { endsTurn, reveals, ruleOf, said }
}

/** The pages of any game; `isPlain`: the generic ones even if it has others. */
export async function loadPage(key: string, isPlain = false): Promise<GamePage> {
  const built = own[`../games/${key}/index.ts`]
  if (isPlain) return { ...(await genericPage()), ...knownTo(built && (await built()).page) }
  if (built) return (await built()).page
  const address = catalogue.of(key)?.page
  if (!address) return genericPage()
  try {
    return await outsidePage(key, address)
  } catch {
    notifier.note({ kind: 'bad', text: t('shell-page-failed') })
    return genericPage()
  }
}
