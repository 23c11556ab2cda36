// Keys that work anywhere at the table: by their place on the keyboard, whatever the layout says.
export type Shortcuts = Record<string, () => void>

/** "Shift+KeyZ", "Slash", "Escape". */
export const nameOf = (event: KeyboardEvent): string => `${event.shiftKey ? 'Shift+' : ''}${event.code}`

const TYPING = 'input:not([type=checkbox]):not([type=radio]):not([type=range]),textarea,select,[contenteditable=true]'

/** Listens until the returned function is called; somebody who types text or answers a dialog is left alone. */
export function shortcuts(keys: () => Shortcuts): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if ((event.target as Element | null)?.closest?.(TYPING) || document.querySelector('dialog[open]')) return
    const run = keys()[nameOf(event)] ?? (event.key === '?' ? keys()['?'] : undefined)
    if (run) {
      event.preventDefault()
      run()
    }
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Roving focus: one stop for Tab, arrows go from one to the next. An attachment for the holder of the items. */
export function roving(selector: string): (holder: HTMLElement) => () => void {
  return (holder) => {
    const items = () => [...holder.querySelectorAll<HTMLElement>(selector)]
    const settle = (at: HTMLElement | null) => {
      const all = items()
      const stop =
        at && all.includes(at)
          ? at
          : (all.find(
              (item) => item.getAttribute('aria-checked') === 'true' || item.getAttribute('aria-selected') === 'true',
            ) ?? all[0])
      for (const item of all) item.tabIndex = item === stop ? 0 : -1
    }
    const moved = (event: KeyboardEvent) => {
      const all = items()
      const here = all.indexOf(event.target as HTMLElement)
      if (here < 0) return
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : event.key in STEP
              ? (here + STEP[event.key]! + all.length) % all.length
              : -1
      if (to < 0) return
      event.preventDefault()
      settle(all[to]!)
      all[to]!.focus()
    }
    const focused = (event: FocusEvent) => settle(event.target as HTMLElement)
    const watch = new MutationObserver(() => settle(document.activeElement as HTMLElement | null))
    settle(null)
    watch.observe(holder, { childList: true, subtree: true })
    holder.addEventListener('keydown', moved)
    holder.addEventListener('focusin', focused)
    return () => {
      watch.disconnect()
      holder.removeEventListener('keydown', moved)
      holder.removeEventListener('focusin', focused)
    }
  }
}
