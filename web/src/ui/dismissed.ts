// What every popup has in common: Escape, a touch of anything else, or leaving it by Tab closes it.

/** An attachment for what holds a popup and the button that opens it, while it is open. */
export function dismissed(close: () => void, isOpen = (): boolean => true): (holder: HTMLElement) => () => void {
  return (holder) => {
    const outside = (target: EventTarget | null): boolean => !(target instanceof Node && holder.contains(target))
    const touched = (event: Event): void => {
      if (isOpen() && outside(event.target)) close()
    }
    const left = (event: FocusEvent): void => {
      if (isOpen() && event.relatedTarget && outside(event.relatedTarget)) close()
    }
    // Before all others: what else Escape does at the table is for the next one.
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isOpen()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      close()
      holder.querySelector<HTMLElement>('[aria-expanded], summary')?.focus()
    }
    addEventListener('pointerdown', touched, true)
    addEventListener('keydown', pressed, true)
    holder.addEventListener('focusout', left)
    return () => {
      removeEventListener('pointerdown', touched, true)
      removeEventListener('keydown', pressed, true)
      holder.removeEventListener('focusout', left)
    }
  }
}

/**
 * The same for a details element. It is asked itself: its event that it was opened comes later than the next touch
 * may.
 */
export const dismissedDetails = (holder: HTMLDetailsElement): (() => void) =>
  dismissed(
    () => (holder.open = false),
    () => holder.open,
  )(holder)
