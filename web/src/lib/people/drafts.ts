// A message that was typed and not sent, by table: it outlives whatever takes the page away.
const keyOf = (table: string): string => `tilewright-draft-${table}`

export function readDraft(table: string): string {
  try {
    return sessionStorage.getItem(keyOf(table)) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(table: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(table), text)
    else sessionStorage.removeItem(keyOf(table))
  } catch {
    // then it is there as long as the page is
  }
}
