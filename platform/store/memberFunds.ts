import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import { safeInteger } from './columns.ts'
import type { Database, Queries } from './database.ts'
import type { Purpose } from './ledgerKinds.ts'
import { ledgerAccounts } from './schema/ledger.ts'
import { orders } from './schema/orders.ts'
import { positions } from './schema/positions.ts'
import { cashOuts } from './schema/returns.ts'

/** What a member has, and what open bets have taken. Minor units. */
export interface MemberFunds {
  balance(purpose: Purpose, currency: Currency): number
  /** The open stakes that `main` has paid. */
  staked(currency: Currency): number
  /** Open orders and positions, in all currencies and whatever wallet has paid. */
  readonly openBets: number
}

/** Reads everything in one snapshot, so that a stake is either in a wallet or in an open bet. */
export function readMemberFunds(database: Database, memberId: number): Promise<MemberFunds> {
  return database.transaction(
    async (tx) => {
      const wallets = await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.memberId, memberId))
      const bets = [...(await openOrders(tx, memberId)), ...(await openPositions(tx, memberId))]
      return {
        balance: (purpose, currency) =>
          wallets.find((wallet) => wallet.purpose === purpose && wallet.currency === currency)?.balance ?? 0,
        staked: (currency) =>
          bets.reduce((sum, bet) => (bet.currency === currency ? sum + bet.staked : sum), 0),
        openBets: bets.reduce((sum, bet) => sum + bet.open, 0),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

interface OpenBets {
  readonly currency: Currency
  readonly open: number
  readonly staked: number
}

/**
 * The open stakes. A part that is cashed out is not open, and a reservation that is paid with its bet has not taken
 * anything yet.
 */
function openOrders(tx: Queries, memberId: number): Promise<readonly OpenBets[]> {
  const closed = sql`(
    SELECT coalesce(sum(${cashOuts.stake}), 0) FROM ${cashOuts} WHERE ${cashOuts.orderNo} = ${orders.orderNo}
  )`
  const isUnpaid = sql`${orders.reservePay} = 'atFill' AND ${orders.filledAt} IS NULL`
  return tx
    .select({
      currency: orders.currency,
      open: count(),
      staked: sql`sum(CASE WHEN ${isUnpaid} THEN 0 ELSE ${orders.totalStake} - ${closed} END)`.mapWith(
        safeInteger,
      ),
    })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, ['reserved', 'confirming', 'accepted', 'rolledBack']),
      ),
    )
    .groupBy(orders.currency)
}

function openPositions(tx: Queries, memberId: number): Promise<readonly OpenBets[]> {
  return tx
    .select({
      currency: positions.currency,
      open: count(),
      staked: sql`coalesce(sum(${positions.stake}) FILTER (WHERE ${positions.purpose} = 'main'), 0)`.mapWith(
        safeInteger,
      ),
    })
    .from(positions)
    .where(and(eq(positions.memberId, memberId), inArray(positions.status, ['open', 'rolledBack'])))
    .groupBy(positions.currency)
}
