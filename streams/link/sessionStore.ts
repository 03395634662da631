import * as v from 'valibot'
import type { Storage } from '../ports/storage.ts'
import { decodeJson } from '../wire/decode.ts'
import { storageKeys } from './storageKeys.ts'

export interface Member {
  readonly id: string
  readonly name: string
}

/** A session as stored on the device. */
export interface StoredSession {
  readonly token: string
  readonly refreshToken: string
  /** Local time, ms, by which the token is to be renewed. */
  readonly expiresAt: number
  /** Local time, ms, at which the token was issued. */
  readonly givenAt: number
  readonly member: Member
}

/** Security notices to the member, kept until they are dealt with or the session ends. */
export interface SecurityFlags {
  /** Somebody else set the password. */
  readonly changePassword: boolean
  /** A device that signed in for the first time; `at` is real ms. */
  readonly newDevice: { readonly at: number; readonly here: boolean } | null
}

export const NO_FLAGS: SecurityFlags = { changePassword: false, newDevice: null }

const storedDevice = v.object({ at: v.number(), here: v.boolean() })

const filled = v.pipe(v.string(), v.minLength(1))
const shape = v.object({
  token: filled,
  refreshToken: filled,
  expiresAt: v.number(),
  givenAt: v.number(),
  member: v.object({ id: filled, name: v.string() }),
})

/**
 * Stores the session on the device: the access token in session storage, local storage and a cookie, the
 * refresh token in local storage only.
 */
export interface SessionStore {
  load(): StoredSession | null
  save(session: StoredSession): void
  /** Stores what each tab has for itself of a session that another tab, or an earlier visit, has saved. */
  adopt(session: StoredSession): void
  loadFlags(): SecurityFlags
  saveFlags(flags: SecurityFlags): void
  /**
   * Deletes what this tab has of a session (`null` when it has none). What tabs share is deleted too, unless it
   * belongs to another session by now, which another tab has saved.
   */
  clear(session: StoredSession | null): void
}

export function createSessionStore({ session, local, cookie }: Storage): SessionStore {
  // Local storage comes first, because other tabs write to it too: it has the newest of the rotating tokens.
  const load = (): StoredSession | null => {
    const decoded = decodeJson(shape, local.get(storageKeys.session) ?? '')
    return decoded.ok ? decoded.value : null
  }
  const adopt = ({ token }: StoredSession): void => {
    session.set(storageKeys.token, token)
  }
  return {
    load,
    adopt,
    save: (stored) => {
      local.set(storageKeys.session, JSON.stringify(stored))
      cookie.set(storageKeys.token, stored.token)
      adopt(stored)
    },
    loadFlags: () => {
      const device = decodeJson(storedDevice, local.get(storageKeys.securityNotice) ?? '')
      return {
        changePassword: local.get(storageKeys.changePassword) === '1',
        newDevice: device.ok ? device.value : null,
      }
    },
    saveFlags: ({ changePassword, newDevice }) => {
      if (changePassword) local.set(storageKeys.changePassword, '1')
      else local.remove(storageKeys.changePassword)
      if (newDevice === null) local.remove(storageKeys.securityNotice)
      else local.set(storageKeys.securityNotice, JSON.stringify(newDevice))
    },
    clear: (held) => {
      const flags = [storageKeys.changePassword, storageKeys.securityNotice]
      for (const key of [storageKeys.token, ...flags]) session.remove(key)
      const stored = load()
      if (stored !== null && stored.refreshToken !== held?.refreshToken) return
      for (const key of [storageKeys.session, ...flags]) local.remove(key)
      cookie.remove(storageKeys.token)
    },
  }
}
