import { and, count, eq } from 'drizzle-orm'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { ProtectionRefusal } from '../../../streams/domain/protection.ts'
import type { ReserveReason } from '../../../streams/domain/reservation.ts'
import { safeInteger } from '../columns.ts'
import type { Queries } from '../database.ts'
import { stakeRefusal } from '../protection/stakeCheck.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { moveStake, type Payer } from '../returns.ts'
import { orderLegs, orders } from '../schema/orders.ts'
import { mayChange, ORDER_CHANGES } from '../stateChanges.ts'
import { cancelNow, rejectNow, type Refusal } from './change.ts'
import { changeOrder, isCharged, isLeg, payerOf, updateOrder } from './changing.ts'
import { exposureOn, lockExposure, type ExposureFault, type SelectionExposure } from './exposure.ts'
import type { NewLeg, OrderChange } from './order.ts'
import type { OrderRow } from './rows.ts'

/** The leg as it is now: the price that was found, and where. */
export type FilledLeg = Pick<
  NewLeg,
  'matchId' | 'marketId' | 'optionId' | 'slot' | 'odds' | 'oddsFinal' | 'scoreBenchmark' | 'placedScore'
>

/** How a reserved order becomes a bet, once its price is offered. */
export interface ReservedPlacing {
  /** When the order is due for a decision; `null` accepts it at once. */
  readonly confirmDueAt: number | null
  readonly at: number
  /** The price that is offered. When the member has meanwhile asked for a better one, nothing is done. */
  readonly offered?: number
  readonly leg?: FilledLeg
  readonly maxReturn?: number
  /** Called under the locks with what open orders risk on the match. */
  readonly overexposed?: (openBets: readonly SelectionExposure[]) => ExposureFault | null
}

/**
 * Makes a reserved order a bet, or rejects it when its stake cannot be taken now. A held stake is returned and
 * taken again as the stake of a bet.
 */
export function placeReservedOrder(
  tx: Queries,
  orderNo: string,
  placing: ReservedPlacing,
): Promise<OrderChange> {
  const { confirmDueAt, at, offered, maxReturn, leg } = placing
  const status = confirmDueAt === null ? 'accepted' : 'confirming'
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status !== 'reserved') return order.status === status ? 'unchanged' : 'refused'
    if (!mayChange(ORDER_CHANGES, order.status, status)) return 'refused'
    if (offered !== undefined && offered < (order.reserveOdds ?? 0)) return 'refused'
    const failure = await whyNotTaken(tx, order, placing)
    if (failure !== null) return rejectNow(tx, order, { reason: failure, at })
    await takeAsBet(tx, order, at)
    if (leg !== undefined) await updateLeg(tx, orderNo, leg, at)
    await updateOrder(tx, orderNo, {
      status,
      confirmDueAt,
      filledAt: at,
      ...(maxReturn === undefined ? {} : { maxReturn }),
    })
    return 'changed'
  })
}

/** Checked under the wallets' lock, in the same order as a placement does. */
async function whyNotTaken(
  tx: Queries,
  order: OrderRow,
  { at, leg, overexposed }: ReservedPlacing,
): Promise<ReserveReason | null> {
  const { memberId, currency, totalStake } = order
  const held = isCharged(order)
  const covered = await covers(tx, payerOf(order), held ? 0 : totalStake)
  const refusal = await stakeRefusal(tx, memberId, new Map([[currency, held ? 0 : totalStake]]), at)
  // The day's limits were checked when the stake was held; a break refuses every bet.
  if (refusal !== null && (!held || refusal === 'onBreak')) return failureOf(refusal)
  if (!covered) return 'failPaid'
  if (leg === undefined || overexposed === undefined) return null
  await lockExposure(tx, [leg.matchId])
  const fault = overexposed(await exposureOn(tx, memberId, [leg.matchId]))
  return fault === null ? null : 'stakeLimit'
}

/**
 * Whether the wallet covers an amount; one that is below zero covers nothing, not even a stake that is held. It is
 * locked, so the answer holds until the transaction ends.
 */
async function covers(tx: Queries, { memberId, purpose, currency }: Payer, amount: number): Promise<boolean> {
  const balances = await lockWallets(tx, memberId, purpose)
  return (balances.get(currency) ?? 0) >= amount
}

function failureOf(refusal: ProtectionRefusal): ReserveReason {
  switch (refusal) {
    case 'ownStakeLimit':
    case 'ownLossLimit':
      return 'stakeLimit'
    case 'onBreak':
    case 'ownTimeLimit':
      return 'accountError'
  }
}

async function takeAsBet(tx: Queries, order: OrderRow, at: number): Promise<void> {
  const { orderNo, totalStake } = order
  const returned = {
    key: `reserved:${orderNo}`,
    kind: 'RESERVE_SUCCESS_REFUND',
    amount: totalStake,
    at,
  } as const
  const taken = { key: `bet:${orderNo}`, kind: 'BET', amount: -totalStake, at } as const
  for (const move of isCharged(order) ? [returned, taken] : [taken]) {
    const { status } = await moveStake(tx, payerOf(order), move)
    if (status !== 'posted') throw new Error(`the transfer ${move.key} is ${status}`)
  }
}

async function updateLeg(tx: Queries, orderNo: string, leg: FilledLeg, at: number): Promise<void> {
  const { matchId: _, scoreBenchmark, placedScore, ...found } = leg
  const [scoreHome, scoreAway] = scoreBenchmark ?? [null, null]
  const [placedHome, placedAway] = placedScore ?? [null, null]
  await tx
    .update(orderLegs)
    .set({ ...found, scoreHome, scoreAway, placedHome, placedAway, updatedAt: at })
    .where(isLeg(orderNo, 0))
}

/** Ends an order that is still reserved, and returns a held stake; `refused` once it is a bet. */
export function endReservedOrder(
  tx: Queries,
  orderNo: string,
  { to, ...refusal }: Refusal & { readonly to: 'rejected' | 'cancelled'; readonly reason: ReserveReason },
): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status !== 'reserved') return order.status === to ? 'unchanged' : 'refused'
    return to === 'rejected' ? rejectNow(tx, order, refusal) : cancelNow(tx, order, refusal)
  })
}

/** Another price to wait for. */
export interface ReservedEdit {
  readonly odds: Odds
  readonly oddsFinal: string
  readonly maxReturn: number
  readonly at: number
}

export function editReservedOrder(
  tx: Queries,
  orderNo: string,
  { odds, oddsFinal, maxReturn, at }: ReservedEdit,
): Promise<OrderChange> {
  return changeOrder(tx, orderNo, async (order) => {
    if (order.status !== 'reserved') return 'refused'
    if (order.reserveOdds === odds) return 'unchanged'
    await tx.update(orderLegs).set({ odds, oddsFinal, updatedAt: at }).where(isLeg(orderNo, 0))
    await updateOrder(tx, orderNo, { reserveOdds: odds, maxReturn })
    return 'changed'
  })
}

/** How many reservations of a member wait at a venue. The caller has locked the member's wallets. */
export async function countReserved(tx: Queries, memberId: number, venue: string): Promise<number> {
  const [row] = await tx
    .select({ waiting: count().mapWith(safeInteger) })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.venue, venue), eq(orders.status, 'reserved')))
  return row?.waiting ?? 0
}
