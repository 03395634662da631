import { eq } from 'drizzle-orm'
import type { Queries } from './database.ts'
import { newSuccessorSalt, refreshTokenHash, successorToken } from './refreshToken.ts'
import { refreshTokens, sessionFamilies, type EndReason } from './schema/sessions.ts'

/** The result of a refresh. */
export type Rotation =
  | {
      readonly status: 'rotated'
      readonly sessionId: string
      readonly memberId: number
      readonly deviceId: string
      readonly clientType: string
      readonly refreshToken: string
      readonly expiresAt: number
    }
  | { readonly status: 'ended'; readonly memberId: number; readonly reason: EndReason }
  | { readonly status: 'expired' | 'unknown' }

/** How long a used token may be sent again. */
export const ROTATION_GRACE_MS = 10_000

type TokenRow = typeof refreshTokens.$inferSelect
type FamilyRow = typeof sessionFamilies.$inferSelect

/**
 * Runs in the caller's transaction; the lock on the session's row serialises its rotations. A token from
 * another device is treated as unknown: it is not used up, and it does not count as proof that it was stolen.
 */
export async function rotateRefreshToken(
  tx: Queries,
  token: string,
  deviceId: string,
  at: number,
): Promise<Rotation> {
  const hash = refreshTokenHash(token)
  const [seen] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  if (!seen) return { status: 'unknown' }
  const [family] = await tx
    .select()
    .from(sessionFamilies)
    .where(eq(sessionFamilies.id, seen.familyId))
    .for('update')
  // Read again under the lock: another process may have used the token meanwhile.
  const [current] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))
  if (family?.deviceId !== deviceId || !current) return { status: 'unknown' }

  if (family.endReason !== null) {
    return { status: 'ended', memberId: family.memberId, reason: family.endReason }
  }
  if (current.usedAt !== null && current.successorSalt !== null) {
    if (at - current.usedAt <= ROTATION_GRACE_MS) return repeat(tx, family, token, current.successorSalt)
    return endStolen(tx, family, at)
  }
  if (current.expiresAt <= at) return { status: 'expired' }
  return succeed(tx, family, current, token, at)
}

async function succeed(
  tx: Queries,
  family: FamilyRow,
  current: TokenRow,
  token: string,
  at: number,
): Promise<Rotation> {
  const salt = newSuccessorSalt()
  const refreshToken = successorToken(token, salt)
  const expiresAt = at + family.lifetimeMs
  await tx
    .update(refreshTokens)
    .set({ usedAt: at, successorSalt: salt })
    .where(eq(refreshTokens.hash, current.hash))
  await tx
    .insert(refreshTokens)
    .values({ hash: refreshTokenHash(refreshToken), familyId: family.id, issuedAt: at, expiresAt })
  await tx.update(sessionFamilies).set({ expiresAt }).where(eq(sessionFamilies.id, family.id))
  return rotated(family, refreshToken, expiresAt)
}

async function repeat(tx: Queries, family: FamilyRow, token: string, salt: string): Promise<Rotation> {
  const refreshToken = successorToken(token, salt)
  const [successor] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, refreshTokenHash(refreshToken)))
  return successor ? rotated(family, refreshToken, successor.expiresAt) : { status: 'unknown' }
}

async function endStolen(tx: Queries, family: FamilyRow, at: number): Promise<Rotation> {
  await tx
    .update(sessionFamilies)
    .set({ endedAt: at, endReason: 'tokenReused' })
    .where(eq(sessionFamilies.id, family.id))
  return { status: 'ended', memberId: family.memberId, reason: 'tokenReused' }
}

function rotated(family: FamilyRow, refreshToken: string, expiresAt: number): Rotation {
  const { id, memberId, deviceId, clientType } = family
  return { status: 'rotated', sessionId: id, memberId, deviceId, clientType, refreshToken, expiresAt }
}
