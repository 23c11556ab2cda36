// Codes as people type and read them.

/** Without spaces, dashes and what else stands between the letters; whether large or small does not matter. */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

const LINK = /[#&](link|letter)=([^&\s]+)/

/** What the fragment of an address brings: the code of another device, or of a letter. */
export function codeIn(address: string): { kind: 'link' | 'letter'; code: string } | null {
  const found = LINK.exec(address)
  if (!found) return null
  try {
    return { kind: found[1] as 'link' | 'letter', code: decodeURIComponent(found[2]!) }
  } catch {
    return null
  }
}

/** Where to go after signing in: only to a page of this server. */
export function safeReturn(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/')) return '/'
  try {
    const url = new URL(wanted, origin)
    return url.origin === origin && !url.pathname.startsWith('/sign-in') ? url.pathname + url.search : '/'
  } catch {
    return '/'
  }
}
