import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import type { Storage } from '../ports/storage.ts'
import type { SessionAnswer } from '../wire/site/session.ts'
import {
  createSessionStore,
  type Member,
  NO_FLAGS,
  type SecurityFlags,
  type StoredSession,
} from './sessionStore.ts'

/** The session of this page and its copy on the device, which other tabs share. */
export interface HeldSession {
  /** `null` when signed out. */
  readonly session$: State$<StoredSession | null>
  readonly flags$: State$<SecurityFlags>
  /** Whether the stored token had expired when the page was opened, and is not renewed yet. */
  readonly restoring$: State$<boolean>
  /** The session was restored, or another one was opened. */
  restored(): void
  /** Replaces the session by an answer of the platform. */
  keep(answer: SessionAnswer): StoredSession
  /**
   * Deletes the session here, and on the device unless another tab has stored another one there; this one, renewed by
   * another tab, counts as another. Returns what was deleted; `null` when there was none.
   */
  drop(): StoredSession | null
  /** The same, also where another tab has renewed the session: so that it is not there again after a reload. */
  leave(): StoredSession | null
  /**
   * Another tab may have renewed the session. Its tokens are valid, and the ones held here are spent. Returns
   * the session that was adopted, or `null`.
   */
  adoptNewer(current: StoredSession): StoredSession | null
  /** Replaces the member's name. Tokens that another tab has renewed are adopted. */
  rename(current: StoredSession, member: Member): void
  clearFlag(flag: keyof SecurityFlags): void
}

interface HeldSessionDeps {
  readonly storage: Storage
  readonly clock: Clock
  /** A token counts as expired this long before it does, ms. */
  readonly renewMarginMs: number
}

export function createHeldSession(
  scope: Scope,
  { storage, clock, renewMarginMs }: HeldSessionDeps,
): HeldSession {
  const store = createSessionStore(storage)
  const initial = store.load()
  if (initial !== null) store.adopt(initial)
  const session = scope.cell<StoredSession | null>(initial)
  const flags = scope.cell<SecurityFlags>(initial === null ? NO_FLAGS : store.loadFlags())
  const restoring = scope.cell(initial !== null && isExpired(initial, clock.now(), renewMarginMs))

  const replace = (next: StoredSession): void => {
    store.save(next)
    session.set(next)
  }
  const setFlags = (next: SecurityFlags): void => {
    store.saveFlags(next)
    flags.set(next)
  }
  const newerThan = (current: StoredSession): StoredSession | null => {
    const stored = store.load()
    if (stored === null || stored.refreshToken === current.refreshToken) return null
    return stored.member.id === current.member.id && stored.givenAt >= current.givenAt ? stored : null
  }
  const end = (ended: StoredSession | null): StoredSession | null => {
    store.clear(ended)
    flags.set(NO_FLAGS)
    session.set(null)
    restoring.set(false)
    return ended
  }
  return {
    session$: session.state$,
    flags$: flags.state$,
    restoring$: restoring.state$,
    restored: () => {
      restoring.set(false)
    },
    keep: ({ token, refreshToken, member, expiresIn, changePassword, newDevice }) => {
      const givenAt = clock.now()
      const next = { token, refreshToken, member, givenAt, expiresAt: givenAt + expiresIn * 1000 }
      setFlags({ changePassword, newDevice })
      replace(next)
      return next
    },
    drop: () => end(session.state$.value),
    leave: () => {
      const current = session.state$.value
      return end(current === null ? null : (newerThan(current) ?? current))
    },
    adoptNewer: (current) => {
      const newer = newerThan(current)
      if (newer === null) return null
      store.adopt(newer)
      session.set(newer)
      return newer
    },
    rename: (current, member) => {
      // The tokens held here may be spent.
      replace({ ...(newerThan(current) ?? current), member })
    },
    clearFlag: (flag) => {
      setFlags({ ...flags.state$.value, [flag]: NO_FLAGS[flag] })
    },
  }
}

/** If the token was issued in the future, the local clock was set back, and the expiry means nothing. */
function isExpired({ expiresAt, givenAt }: StoredSession, now: number, marginMs: number): boolean {
  return now > expiresAt - marginMs || now < givenAt
}
