import * as v from 'valibot'
import type { Storage } from '../ports/storage.ts'
import { decodeJson } from '../wire/decode.ts'
import { storageKeys } from './storageKeys.ts'

export interface Member {
  readonly id: string
  readonly name: string
}

/** A session as kept on the device. */
export interface StoredSession {
  readonly token: string
  readonly refreshToken: string
  /** Local time, ms, by which the token is to be renewed. */
  readonly expiresAt: number
  /** Local time, ms, at which it was given. */
  readonly givenAt: number
  readonly member: Member
}

const filled = v.pipe(v.string(), v.minLength(1))
const shape = v.object({
  token: filled,
  refreshToken: filled,
  expiresAt: v.number(),
  givenAt: v.number(),
  member: v.object({ id: filled, name: v.string() }),
})

/**
 * Keeps the session on the device: the token in session storage, local storage and a cookie (specification,
 * platform part, 6), with what renews it in local storage only.
 */
export interface SessionStore {
  load(): StoredSession | null
  save(session: StoredSession): void
  clear(): void
}

export function createSessionStore({ session, local, cookie }: Storage): SessionStore {
  return {
    // Local storage is what other tabs write too: the newest of the rotating tokens stands there.
    load: () => {
      const decoded = decodeJson(shape, local.get(storageKeys.session) ?? '')
      return decoded.ok ? decoded.value : null
    },
    save: (stored) => {
      local.set(storageKeys.session, JSON.stringify(stored))
      session.set(storageKeys.token, stored.token)
      cookie.set(storageKeys.token, stored.token)
    },
    clear: () => {
      local.remove(storageKeys.session)
      for (const store of [session, cookie]) store.remove(storageKeys.token)
      for (const flag of [storageKeys.changePassword, storageKeys.securityNotice]) {
        session.remove(flag)
        local.remove(flag)
      }
    },
  }
}
