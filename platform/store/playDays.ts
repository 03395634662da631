import { and, eq, gte, sql } from 'drizzle-orm'
import { type Currency, money } from '../../streams/domain/money.ts'
import { playDay, type PlayedToday } from '../../streams/domain/protection.ts'
import { inRmb } from '../../streams/domain/rmbValue.ts'
import type { Queries } from './database.ts'
import type { HouseAccount, TransferKind } from './ledgerKinds.ts'
import { playDays, playMinutes } from './schema/protection.ts'

/** Transfers that are not play. What comes out of a lucky bag is a present, and must not make room for losses. */
const NOT_PLAY: ReadonlySet<TransferKind> = new Set<TransferKind>([
  'IN',
  'OUT',
  'TRANSFER',
  'LUCKY_BAG_SHARE',
])

/** Transfers that take a stake, or give one back that was not at risk. */
const STAKES: ReadonlySet<TransferKind> = new Set<TransferKind>([
  'BET',
  'RESERVE_BET',
  'GIFT',
  'LUCKY_BAG',
  'LUCKY_BAG_RETURN',
  'REFUND',
  'RESERVE_SUCCESS_REFUND',
  'RESERVE_FAIL_REFUND',
  'RESERVE_CANCEL_REFUND',
])

/** A transfer, as far as it changes what its members have played. */
interface Played {
  readonly kind: TransferKind
  readonly at: number
  readonly entries: readonly ({ readonly currency: Currency; readonly amount: number } & (
    { readonly member: number } | { readonly house: HouseAccount }
  ))[]
}

/** Adds a transfer to the day of its members. Their wallets are locked, so nothing else writes these rows. */
export async function addToPlayDays(tx: Queries, { kind, at, entries }: Played): Promise<void> {
  if (NOT_PLAY.has(kind)) return
  const rows = entries.flatMap((entry) => {
    if (!('member' in entry)) return []
    const { member: memberId, currency, amount } = entry
    return [{ memberId, currency, day: playDay(at), staked: STAKES.has(kind) ? -amount : 0, net: amount }]
  })
  if (rows.length === 0) return
  const { memberId, day, currency, staked, net } = playDays
  await tx
    .insert(playDays)
    .values(rows)
    .onConflictDoUpdate({
      target: [memberId, day, currency],
      set: { staked: sql`${staked} + excluded.staked`, net: sql`${net} + excluded.net` },
    })
}

/** The days before today that count in the result of the week. */
const EARLIER_DAYS_IN_WEEK = 6

/** What a member has played on the day of this time, and won or lost in seven days. */
export async function readPlayTotals(
  queries: Queries,
  memberId: number,
  at: number,
): Promise<{ readonly today: PlayedToday; readonly weekNet: number }> {
  const day = playDay(at)
  const days = await queries
    .select()
    .from(playDays)
    .where(and(eq(playDays.memberId, memberId), gte(playDays.day, day - EARLIER_DAYS_IN_WEEK)))
  const [used] = await queries
    .select({ minutes: playMinutes.minutes })
    .from(playMinutes)
    .where(and(eq(playMinutes.memberId, memberId), eq(playMinutes.day, day)))
  // Rows of later days exist after the platform's clock was set back.
  const sum = (of: 'staked' | 'net', from: number): number =>
    days
      .filter((row) => row.day >= from && row.day <= day)
      .reduce((total, row) => total + inRmb(money(row[of], row.currency)), 0)
  return {
    today: { staked: Math.max(0, sum('staked', day)), net: sum('net', day), minutes: used?.minutes ?? 0 },
    weekNet: sum('net', day - EARLIER_DAYS_IN_WEEK),
  }
}
