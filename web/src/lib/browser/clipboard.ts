/** Puts a text where the next paste finds it; false if the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    // Only pages over HTTPS and of this machine have it; a table in a home network has not.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedByHand(text)
  }
}

function copiedByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  document.body.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}

/** Whether the page comes from this very machine: then its links lead nobody else here. */
export const ownMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(host)
