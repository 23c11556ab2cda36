// Marks what a suggestion would touch, wherever it stands on the table: pages style `data-advised`, its value is how
// often.

/** Everything that these selectors find is marked until the returned function is called, also what is drawn later. */
export function markAdvised(root: Element, selectors: readonly string[]): () => void {
  const mark = (): void => {
    const counts = new Map<Element, number>()
    for (const one of selectors)
      for (const found of root.querySelectorAll(one)) counts.set(found, (counts.get(found) ?? 0) + 1)
    for (const old of root.querySelectorAll('[data-advised]')) if (!counts.has(old)) old.removeAttribute('data-advised')
    for (const [one, count] of counts) one.setAttribute('data-advised', count > 1 ? `×${count}` : '')
  }
  mark()
  const first = selectors.map((one) => root.querySelector(one)).find((one) => one !== null)
  first?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const watch = new MutationObserver(mark)
  watch.observe(root, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    for (const one of root.querySelectorAll('[data-advised]')) one.removeAttribute('data-advised')
  }
}

/** A value as CSS writes it between quotes. */
export const quoted = (value: string): string => JSON.stringify(value)
