import { eq } from 'drizzle-orm'
import { type Currency, money } from '../../../streams/domain/money.ts'
import {
  LIMIT_KINDS,
  NO_LIMIT,
  type OwnLimit,
  type Protection,
  protectionRefusal,
  type ProtectionRefusal,
} from '../../../streams/domain/protection.ts'
import { inRmb } from '../../../streams/domain/rmbValue.ts'
import type { Queries } from '../database.ts'
import { breaks, ownLimits } from '../schema/protection.ts'
import { readPlayTotals } from '../playDays.ts'

/** The limits and the break that a member has chosen. */
export async function protectionOf(queries: Queries, memberId: number): Promise<Protection> {
  const rows = await queries.select().from(ownLimits).where(eq(ownLimits.memberId, memberId))
  const [taken] = await queries.select().from(breaks).where(eq(breaks.memberId, memberId))
  const limitOf = (kind: (typeof LIMIT_KINDS)[number]): OwnLimit => {
    const row = rows.find((each) => each.kind === kind)
    if (row === undefined) return NO_LIMIT
    const { amount, nextAmount, nextFrom } = row
    return { amount, next: nextFrom === null ? null : { amount: nextAmount, from: nextFrom } }
  }
  return {
    limits: { stake: limitOf('stake'), loss: limitOf('loss'), time: limitOf('time') },
    breakUntil: taken?.until ?? null,
  }
}

/**
 * Why the member's own protection refuses these stakes. Called by everything that takes a stake, under the lock
 * of the member's wallets: a limit that was changed before the lock counts, and no two stakes use the same rest
 * of a limit.
 *
 * @param stakes minor units by currency.
 */
export async function stakeRefusal(
  tx: Queries,
  memberId: number,
  stakes: ReadonlyMap<Currency, number>,
  at: number,
): Promise<ProtectionRefusal | null> {
  const chosen = await protectionOf(tx, memberId)
  const isFree = LIMIT_KINDS.every((kind) => chosen.limits[kind] === NO_LIMIT)
  if (isFree && chosen.breakUntil === null) return null
  const { today } = await readPlayTotals(tx, memberId, at)
  let stake = 0
  for (const [currency, minor] of stakes) stake += inRmb(money(minor, currency))
  return protectionRefusal(chosen, today, stake, at)
}
