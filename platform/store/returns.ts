import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Currency } from '../../streams/domain/money.ts'
import { safeInteger } from './columns.ts'
import type { Queries } from './database.ts'
import type { HouseAccount, Purpose, TransferKind } from './ledgerKinds.ts'
import { postTransfer } from './ledgerPosting.ts'
import { returns } from './schema/returns.ts'

/** What is needed of an order or a position to pay a return. */
export interface Payer {
  readonly source: 'order' | 'position'
  readonly number: string
  readonly memberId: number
  readonly purpose: Purpose
  readonly currency: Currency
  readonly rollbacks: number
}

export interface Return {
  readonly key: string
  readonly kind: TransferKind
  /** Minor units; negative takes back. */
  readonly amount: number
  readonly at: number
  readonly cashOut?: number
}

const HOUSES: Readonly<Record<Payer['source'], HouseAccount>> = {
  order: 'house:bets',
  position: 'house:games',
}

/**
 * Takes a stake or gives it back: a transfer without a return.
 *
 * @param amount minor units, negative for a stake that is taken.
 */
export function moveStake(
  tx: Queries,
  payer: Payer,
  { key, kind, amount, at }: Pick<Return, 'key' | 'kind' | 'amount' | 'at'>,
): ReturnType<typeof postTransfer> {
  const { source, number, memberId, purpose, currency } = payer
  return postTransfer(tx, {
    key,
    kind,
    reference: number,
    at,
    entries: [
      { house: HOUSES[source], currency, amount: -amount },
      { member: memberId, purpose, currency, amount },
    ],
  })
}

/**
 * Pays a return and stores its row. Nothing else writes returns.
 *
 * @throws when the key is used, or when the wallet does not cover a stake. Throwing rolls back.
 */
export async function payReturn(tx: Queries, payer: Payer, paid: Return): Promise<void> {
  const { status } = await moveStake(tx, payer, paid)
  if (status !== 'posted') throw new Error(`the transfer ${paid.key} is ${status}`)
  const { key, kind, amount, at, cashOut = null } = paid
  const { source, number, rollbacks: settlement } = payer
  await tx.insert(returns).values({
    key,
    orderNo: source === 'order' ? number : null,
    positionNo: source === 'position' ? number : null,
    settlement,
    cashOut,
    kind,
    amount,
    at,
  })
}

/** What the present settlement has paid, minor units; cash-outs are not part of it. */
export async function settledAmount(tx: Queries, { source, number, rollbacks }: Payer): Promise<number> {
  const [row] = await tx
    .select({ amount: sql`coalesce(sum(${returns.amount}), 0)`.mapWith(safeInteger) })
    .from(returns)
    .where(
      and(
        eq(source === 'order' ? returns.orderNo : returns.positionNo, number),
        eq(returns.settlement, rollbacks),
        isNull(returns.cashOut),
      ),
    )
  return row?.amount ?? 0
}

/** The key of a settlement's payment; each rollback begins another settlement. */
export function settlementKey({ number, rollbacks }: Payer): string {
  return rollbacks === 0 ? `settle:${number}` : `settle:${number}:${rollbacks}`
}

/** Withdraws what the present settlement has paid. The wallet may be below zero afterwards. */
export async function takeSettlementBack(tx: Queries, payer: Payer, at: number): Promise<void> {
  const amount = await settledAmount(tx, payer)
  if (amount === 0) return
  const key = `rollback:${payer.number}:${payer.rollbacks + 1}`
  await payReturn(tx, payer, { key, kind: 'SETTLEMENT_ROLLBACK_DEDUCT', amount: -amount, at })
}

/** Gives the open stake back and takes what the present settlement has paid. */
export async function cancelPayments(
  tx: Queries,
  payer: Payer,
  { stake, at, kind = 'CANCEL_RETURN' }: { stake: number; at: number; kind?: TransferKind },
): Promise<void> {
  const settled = await settledAmount(tx, payer)
  await payReturn(tx, payer, { key: `cancel:${payer.number}`, kind, amount: stake, at })
  if (settled === 0) return
  const key = `cancelDeduct:${payer.number}`
  await payReturn(tx, payer, { key, kind: 'CANCEL_DEDUCT', amount: -settled, at })
}
