// Passkeys as the browser makes and uses them: whether it can, and why it did not.
export type Obstacle = '' | 'insecure' | 'address' | 'browser'
export type Fault = 'cancelled' | 'known' | 'address' | 'unable' | 'late' | 'odd'

/** Longer than the browser's own question stays; a browser that never answers does not block the page. */
const PATIENCE = 100_000
const BARE_ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/

/** Why there can be no passkeys here; '' if there can. */
export function obstacle(): Obstacle {
  if (!isSecureContext) return 'insecure'
  if (BARE_ADDRESS.test(location.hostname)) return 'address'
  const kind = globalThis.PublicKeyCredential as Partial<typeof PublicKeyCredential> | undefined
  return kind?.parseCreationOptionsFromJSON && kind.parseRequestOptionsFromJSON ? '' : 'browser'
}

export class PasskeyFault extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

const FAULTS: Record<string, Fault> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
  NotSupportedError: 'unable',
  ConstraintError: 'unable',
  TimeoutError: 'late',
}

export const faultOf = (error: unknown): Fault =>
  error instanceof PasskeyFault ? error.fault : (FAULTS[(error as { name?: string } | null)?.name ?? ''] ?? 'odd')

/** What `ask` answers, unless the time is over or the caller gives up; then the browser's question goes away too. */
async function timed<T>(ask: (signal: AbortSignal) => Promise<T>, patience: number, outer?: AbortSignal): Promise<T> {
  const inner = new AbortController()
  const stop = () => inner.abort()
  outer?.addEventListener('abort', stop)
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    if (patience)
      clock = setTimeout(() => {
        reject(new PasskeyFault('late'))
        inner.abort()
      }, patience)
  })
  try {
    return await Promise.race([ask(inner.signal), late])
  } finally {
    clearTimeout(clock)
    outer?.removeEventListener('abort', stop)
  }
}

const said = (credential: Credential | null): object => {
  if (!credential) throw new PasskeyFault('cancelled')
  return (credential as PublicKeyCredential).toJSON() as object
}

/** A new passkey, as the server wants to have it. */
export async function makePasskey(options: object, patience = PATIENCE): Promise<object> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON)
  return said(await timed((signal) => navigator.credentials.create({ publicKey, signal }), patience))
}

/** A passkey that is there, asked for by a button. */
export async function usePasskey(options: object, patience = PATIENCE): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  return said(await timed((signal) => navigator.credentials.get({ publicKey, signal }), patience))
}

/** Whether the browser offers passkeys among what it fills in. */
export const canOffer = async (): Promise<boolean> =>
  !obstacle() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Waits until somebody picks a passkey where a code would be typed; ends when the signal does. */
export async function offerPasskey(options: object, signal: AbortSignal): Promise<object> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  return said(
    await timed((one) => navigator.credentials.get({ publicKey, signal: one, mediation: 'conditional' }), 0, signal),
  )
}
