// What the account pages ask of the server.
import { get, post } from '../../lib/server/api.ts'
import type { Account, DeviceLink, PasskeyOptions, RecoveryCode } from '../../lib/server/wire.ts'

export const calls = {
  account: (): Promise<Account> => get('/api/me/account'),

  passkeyOptions: (): Promise<PasskeyOptions> => post('/api/me/passkeys/options'),
  addPasskey: (flow: string, credential: object): Promise<Account> => post('/api/me/passkeys', { flow, credential }),
  removePasskey: (id: string): Promise<Account> => post('/api/me/passkeys/remove', { id }),
  newRecovery: (): Promise<RecoveryCode> => post('/api/me/recovery'),
  link: (): Promise<DeviceLink> => post('/api/me/link'),
  addEmail: (address: string): Promise<unknown> => post('/api/me/email', { address }),
  removeEmail: (): Promise<Account> => post('/api/me/email/remove'),
  endSession: (id: string): Promise<Account> => post('/api/me/sessions/end', { id }),
  endOthers: (): Promise<Account> => post('/api/me/sessions/end', { all: true }),
  merge: (yes: boolean): Promise<Account> => post('/api/me/merge', { yes }),
  signOut: (): Promise<unknown> => post('/api/sign-out'),
  deleteAll: (name: string): Promise<unknown> => post('/api/me/delete', { name }),

  enterOptions: (): Promise<PasskeyOptions> => post('/api/sign-in/passkey/options'),
  enterByPasskey: (flow: string, credential: object): Promise<Account> =>
    post('/api/sign-in/passkey', { flow, credential }),
  enterByRecovery: (code: string): Promise<Account> => post('/api/sign-in/recovery', { code }),
  enterByLink: (code: string): Promise<Account> => post('/api/sign-in/link', { code }),
  askForLetter: (address: string): Promise<unknown> => post('/api/sign-in/email', { address }),
  enterByLetter: (token: string): Promise<Account> => post('/api/sign-in/letter', { token }),
}

/** Everything about oneself, as a file. */
export const EXPORT = '/api/me/export'
