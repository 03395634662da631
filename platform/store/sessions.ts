import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Database, Queries } from './database.ts'
import { newRefreshToken, refreshTokenHash } from './refreshToken.ts'
import { rotateRefreshToken, type Rotation } from './rotateRefreshToken.ts'
import { refreshTokens, sessionFamilies, type EndReason } from './schema/sessions.ts'

export interface NewSession {
  readonly memberId: number
  readonly clientType: string
  readonly deviceId: string
  readonly at: number
  /** The lifetime of an unused refresh token, ms. */
  readonly lifetimeMs?: number
}

export interface OpenedSession {
  readonly sessionId: string
  readonly refreshToken: string
  readonly expiresAt: number
}

/** The state of a session, for checking an access token. */
export type SessionState =
  | {
      readonly state: 'open'
      readonly memberId: number
      readonly deviceId: string
      readonly clientType: string
    }
  | { readonly state: 'ended'; readonly memberId: number; readonly reason: EndReason }
  | { readonly state: 'expired'; readonly memberId: number }
  | { readonly state: 'unknown' }

export interface Sessions {
  /** Ends the member's oldest sessions when there are too many. */
  open(session: NewSession): Promise<OpenedSession>
  /**
   * Exchanges a refresh token for its successor. Repeated within 10 s it returns the same successor, so that
   * a lost answer does not sign anyone out; a later repetition means that the token was stolen, and ends the
   * session. Only the device that opened the session may do it.
   */
  rotate(refreshToken: string, deviceId: string, at: number): Promise<Rotation>
  state(sessionId: string, at: number): Promise<SessionState>
  /** Ends a session; an ended one keeps its first reason. */
  end(sessionId: string, reason: EndReason, at: number): Promise<void>
  /** Ends the member's other sessions, of one client type or of all. @returns how many it ended. */
  endOthers(others: {
    readonly memberId: number
    readonly keep: string | null
    readonly clientType?: string
    readonly reason: EndReason
    readonly at: number
  }): Promise<number>
  /** Deletes sessions that expired before `at`. @returns how many. */
  forgetExpired(at: number): Promise<number>
}

/** More than the devices that a member uses at a time. */
export const OPEN_SESSIONS = 12
const LIFETIME_MS = 30 * 24 * 3600 * 1000
const SESSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function createSessions(database: Database): Sessions {
  const endWhere = async (condition: SQL | undefined, reason: EndReason, at: number) => {
    const ended = await database.queries
      .update(sessionFamilies)
      .set({ endedAt: at, endReason: reason })
      .where(and(isNull(sessionFamilies.endedAt), condition))
      .returning({ id: sessionFamilies.id })
    return ended.length
  }

  return {
    async open({ memberId, clientType, deviceId, at, lifetimeMs = LIFETIME_MS }) {
      const sessionId = randomUUID()
      const refreshToken = newRefreshToken()
      const expiresAt = at + lifetimeMs
      await database.transaction(async (tx) => {
        await tx
          .insert(sessionFamilies)
          .values({ id: sessionId, memberId, clientType, deviceId, lifetimeMs, openedAt: at, expiresAt })
        await tx
          .insert(refreshTokens)
          .values({ hash: refreshTokenHash(refreshToken), familyId: sessionId, issuedAt: at, expiresAt })
        await endOldest(tx, memberId, sessionId, at)
      })
      return { sessionId, refreshToken, expiresAt }
    },
    rotate: (refreshToken, deviceId, at) =>
      database.transaction((tx) => rotateRefreshToken(tx, refreshToken, deviceId, at)),
    async state(sessionId, at) {
      // A session id comes from a client; anything but a UUID would cause a database error.
      if (!SESSION_ID.test(sessionId)) return { state: 'unknown' }
      const [family] = await database.queries
        .select()
        .from(sessionFamilies)
        .where(eq(sessionFamilies.id, sessionId))
      if (!family) return { state: 'unknown' }
      const { memberId, deviceId, clientType, endReason, expiresAt } = family
      if (endReason !== null) return { state: 'ended', memberId, reason: endReason }
      if (expiresAt <= at) return { state: 'expired', memberId }
      return { state: 'open', memberId, deviceId, clientType }
    },
    async end(sessionId, reason, at) {
      if (SESSION_ID.test(sessionId)) await endWhere(eq(sessionFamilies.id, sessionId), reason, at)
    },
    endOthers: ({ memberId, keep, clientType, reason, at }) =>
      endWhere(
        and(
          eq(sessionFamilies.memberId, memberId),
          keep === null ? undefined : ne(sessionFamilies.id, keep),
          clientType === undefined ? undefined : eq(sessionFamilies.clientType, clientType),
        ),
        reason,
        at,
      ),
    async forgetExpired(at) {
      const forgotten = await database.queries
        .delete(sessionFamilies)
        .where(lt(sessionFamilies.expiresAt, at))
        .returning({ id: sessionFamilies.id })
      return forgotten.length
    },
  }
}

async function endOldest(tx: Queries, memberId: number, keep: string, at: number): Promise<void> {
  const tooMany = await tx
    .select({ id: sessionFamilies.id })
    .from(sessionFamilies)
    .where(
      and(
        eq(sessionFamilies.memberId, memberId),
        ne(sessionFamilies.id, keep),
        isNull(sessionFamilies.endedAt),
        gt(sessionFamilies.expiresAt, at),
      ),
    )
    .orderBy(desc(sessionFamilies.openedAt))
    .offset(OPEN_SESSIONS - 1)
  if (tooMany.length === 0) return
  const ids = tooMany.map(({ id }) => id)
  await tx
    .update(sessionFamilies)
    .set({ endedAt: at, endReason: 'loggedInElsewhere' })
    .where(inArray(sessionFamilies.id, ids))
}
