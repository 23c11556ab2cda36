// What did not change between two positions stays the same object: nothing that hangs on it is worked out or drawn
// again.

const isBranch = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null

/** `now`, with every part of `old` that says the same in its place; `old` itself if all does. */
export function kept<T>(old: unknown, now: T): T {
  if (!isBranch(old) || !isBranch(now) || Array.isArray(old) !== Array.isArray(now)) return now
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(old).length
  for (const key of keys) {
    const part = kept(old[key], now[key])
    if (part !== old[key] || !(key in old)) same = false
    else if (isBranch(part)) (now as Record<string, unknown>)[key] = part
  }
  return same ? (old as T) : now
}
