// The printed names of pieces, wherever they stand in the facts of a game.
import { readSpec } from '../../lib/games/spec.ts'

type Names = Record<string, string>

/** Without the second name that some have in brackets. */
const plain = (name: string): string => name.replace(/ *\([^)]*\)/, '')

/** One name, or those of both sides where they differ. */
function printed(named: unknown, lang: string): string {
  const sides = (Array.isArray(named) ? named : [named]).map((one) => (one as Names | null)?.[lang])
  return [...new Set(sides.filter((one) => typeof one === 'string').map(plain))].join(' / ')
}

export function namesIn(facts: unknown, lang: string): Names {
  const all: Names = {}
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(visit)
    for (const [key, child] of Object.entries(node)) {
      const name = printed((child as { names?: unknown } | null)?.names, lang)
      if (name) all[key] ??= name
      visit(child)
    }
  }
  visit(facts)
  return all
}

/**
 * Where the facts of all that was played lie: those of the game, and once more with each thing that was added to it.
 */
export function factsOf(game: string, specs: readonly string[]): string[] {
  const added = specs.map((spec) =>
    Object.entries(readSpec(spec).options)
      .filter(([, value]) => value === 'true')
      .map(([name]) => `${name}=true`)
      .join('&'),
  )
  return [...new Set(['', ...added])].map((query) => `${game}/facts${query && `?${query}`}`)
}
