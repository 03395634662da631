import { and, eq, sql } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { postTransfer } from '../ledgerPosting.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { orderLegs, orders } from '../schema/orders.ts'
import type { NewOrder, StoredOrder } from './order.ts'
import { readOrders, toLegRow } from './rows.ts'

/** All that one tap on the main button sends. */
export interface Confirm {
  readonly memberId: number
  /** Made by the client, once for each confirm. */
  readonly clientOrderId: string
  /** At least one. */
  readonly orders: readonly NewOrder[]
  /**
   * Asked when nothing can come between any more; with `false` the confirm is `expired`. A check made
   * before the call could be overtaken by the order's end while the call waits its turn.
   */
  readonly stillValid?: () => boolean
}

/** All orders of a confirm, or none. `duplicate` gives what the first sending made. */
export type Placement =
  | { readonly status: 'placed' | 'duplicate'; readonly orders: readonly StoredOrder[] }
  | { readonly status: 'expired' }
  | { readonly status: 'insufficient'; readonly currency: Currency; readonly balance: number }

/**
 * Places in the caller's transaction. The member's wallets are locked first, so confirms of one member
 * follow each other, and the look for an earlier sending and the balance are both exact.
 */
export async function placeConfirm(tx: Queries, confirm: Confirm): Promise<Placement> {
  const { memberId, clientOrderId } = confirm
  const balances = await lockWallets(tx, memberId)
  const earlier = await readOrders(
    tx,
    and(eq(orders.memberId, memberId), eq(orders.confirmId, clientOrderId)),
  )
  if (earlier.length > 0) return { status: 'duplicate', orders: earlier }
  if (confirm.stillValid?.() === false) return { status: 'expired' }
  for (const [currency, stake] of stakesByCurrency(confirm.orders)) {
    const balance = balances.get(currency) ?? 0
    if (balance < stake) return { status: 'insufficient', currency, balance }
  }

  const orderNos = await nextOrderNos(tx, confirm.orders.length)
  const numbered = confirm.orders.map((order, index) => ({
    order,
    orderNo: orderNos[index] ?? '',
    clientOrderId: confirm.orders.length === 1 ? clientOrderId : `${clientOrderId}#${index}`,
  }))
  const rows = numbered.map(({ order: { legs, ...order }, orderNo, clientOrderId: id }) => ({
    ...order,
    orderNo,
    memberId,
    confirmId: clientOrderId,
    clientOrderId: id,
    returned: 0,
    firstKickOff: Math.min(...legs.map((leg) => leg.kickOff)),
    version: 1,
  }))
  await tx.insert(orders).values(rows)
  await tx
    .insert(orderLegs)
    .values(
      numbered.flatMap(({ order, orderNo }) =>
        order.legs.map((leg, index) => toLegRow(orderNo, index, leg, order.placedAt)),
      ),
    )
  for (const { order, orderNo } of numbered) await takeStake(tx, memberId, orderNo, order)
  const placed = await readOrders(tx, and(eq(orders.memberId, memberId), eq(orders.confirmId, clientOrderId)))
  return { status: 'placed', orders: placed }
}

function stakesByCurrency(placed: readonly NewOrder[]): ReadonlyMap<Currency, number> {
  const stakes = new Map<Currency, number>()
  for (const { currency, totalStake } of placed) {
    stakes.set(currency, (stakes.get(currency) ?? 0) + totalStake)
  }
  return stakes
}

async function nextOrderNos(tx: Queries, count: number): Promise<readonly string[]> {
  const number = sql`nextval('order_numbers')`.mapWith(safeInteger)
  const rows = await tx.select({ number }).from(sql`generate_series(1, ${count}::integer)`)
  return rows.map((row) => `TL${row.number}`).sort()
}

async function takeStake(tx: Queries, memberId: number, orderNo: string, order: NewOrder): Promise<void> {
  const { currency, totalStake } = order
  const result = await postTransfer(tx, {
    key: `bet:${orderNo}`,
    kind: 'BET',
    reference: orderNo,
    at: order.placedAt,
    entries: [
      { member: memberId, currency, amount: -totalStake },
      { house: 'house:bets', currency, amount: totalStake },
    ],
  })
  // The balance was read under the lock, so anything else is our fault; throwing undoes the confirm.
  if (result.status !== 'posted') throw new Error(`the stake of ${orderNo} is ${result.status}`)
}
