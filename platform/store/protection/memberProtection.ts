import { sql } from 'drizzle-orm'
import {
  type Break,
  breakUntilAfter,
  changedLimit,
  type LimitKind,
  type PlayedToday,
  type Protection,
} from '../../../streams/domain/protection.ts'
import type { Database, Queries } from '../database.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { breaks, ownLimits, playMinutes } from '../schema/protection.ts'
import { readPlayTotals } from '../playDays.ts'
import { protectionOf } from './stakeCheck.ts'

export interface PlayState extends Protection {
  readonly today: PlayedToday
  /** Returns minus stakes of seven days, minor units of RMB. */
  readonly weekNet: number
}

/** A minute of real time in which a member has used the app. */
export interface PlayedMinute {
  readonly memberId: number
  readonly day: number
  readonly minute: number
}

/** The limits and breaks of members (docs/betting.md, 9). Whatever takes a stake checks them: `stakeRefusal`. */
export interface MemberProtection {
  state(memberId: number, at: number): Promise<PlayState>
  /** `amount` is minor units of RMB, or minutes; `null` removes the limit. A looser limit begins later. */
  setLimit(memberId: number, kind: LimitKind, amount: number | null, at: number): Promise<void>
  /** Begins a break, or makes one longer; none is made shorter. */
  takeBreak(memberId: number, length: Break, at: number): Promise<void>
  /** Counts each minute once, whichever processes report it. */
  countMinutes(minutes: readonly PlayedMinute[]): Promise<void>
}

export function createMemberProtection(database: Database): MemberProtection {
  const { queries } = database
  return {
    state: async (memberId, at) => ({
      ...(await protectionOf(queries, memberId)),
      ...(await readPlayTotals(queries, memberId, at)),
    }),
    setLimit: (memberId, kind, wanted, at) =>
      database.transaction(async (tx) => {
        await lockWallets(tx, memberId, 'main')
        const { limits } = await protectionOf(tx, memberId)
        const { amount, next } = changedLimit(limits[kind], wanted, at)
        const values = { amount, nextAmount: next?.amount ?? null, nextFrom: next?.from ?? null }
        await tx
          .insert(ownLimits)
          .values({ memberId, kind, ...values })
          .onConflictDoUpdate({ target: [ownLimits.memberId, ownLimits.kind], set: values })
      }),
    takeBreak: (memberId, length, at) =>
      database.transaction(async (tx) => {
        await lockWallets(tx, memberId, 'main')
        const { breakUntil } = await protectionOf(tx, memberId)
        const until = breakUntilAfter(breakUntil, length, at)
        await tx
          .insert(breaks)
          .values({ memberId, until })
          .onConflictDoUpdate({ target: breaks.memberId, set: { until } })
      }),
    async countMinutes(minutes) {
      // One statement counts a row once, and a member may have several minutes after a pause of the process.
      const different = new Set(minutes.map(({ minute }) => minute))
      for (const minute of [...different].sort((one, other) => one - other)) {
        await countMinute(
          queries,
          minute,
          minutes.filter((each) => each.minute === minute),
        )
      }
    },
  }
}

/** @param seen each member and day once. */
async function countMinute(queries: Queries, minute: number, seen: readonly PlayedMinute[]): Promise<void> {
  // In a fixed order, so that two processes that count the same members cannot deadlock.
  const rows = seen
    .toSorted((one, other) => one.memberId - other.memberId || one.day - other.day)
    .map(({ memberId, day }) => ({ memberId, day, minutes: 1, lastMinute: minute }))
  await queries
    .insert(playMinutes)
    .values(rows)
    .onConflictDoUpdate({
      target: [playMinutes.memberId, playMinutes.day],
      set: { minutes: sql`${playMinutes.minutes} + 1`, lastMinute: sql`excluded.last_minute` },
      setWhere: sql`${playMinutes.lastMinute} < excluded.last_minute`,
    })
}
