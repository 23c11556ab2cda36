// The fair shuffle, checked in the browser: the digest that was promised is that of the seed that was played.
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new TextEncoder().encode(`tilewright seed ${seed}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
