import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { orders } from '../schema/orders.ts'
import { cashOutRequests, cashOuts, type CashOutScores } from '../schema/returns.ts'
import { takeCashOut } from './cashOut.ts'
import { type Decision, decideOrder } from './changing.ts'
import type { StoredOrder } from './order.ts'
import type { OrderRow } from './rows.ts'

export type CashOutRequest = typeof cashOutRequests.$inferSelect

/** What a member asks to cash out. Minor units. */
export interface CashOutAsked {
  /** Given by the client; sent again it has no effect. */
  readonly clientId: string
  readonly stake: number
  readonly amount: number
  readonly at: number
  /** When it is due for a decision; `null` pays it at once. */
  readonly dueAt: number | null
  readonly scores: CashOutScores
  /** The most cash-outs of one order. */
  readonly most: number
  /** Checked after everything that may wait. */
  readonly stillValid: () => boolean
}

/**
 * `asked`: made now, paid or confirming. `repeated`: it was made before. `notOpen`: the order's state or its open
 * stake do not allow it. `busy`: another cash-out of the order is confirming.
 */
export type CashOutAsking = CashOutMade | CashOutRefusal

interface CashOutMade {
  readonly status: 'asked' | 'repeated'
  readonly request: CashOutRequest
  readonly order: StoredOrder
}

interface CashOutRefusal {
  readonly status: 'notOpen' | 'busy' | 'tooMany' | 'expired'
}

export async function insertCashOutRequest(
  tx: Queries,
  orderNo: string,
  asked: CashOutAsked,
): Promise<CashOutAsking> {
  const { change, decided } = await decideOrder(tx, orderNo, (order) => askForCashOut(tx, order, asked))
  if (change.status === 'unknownOrder' || decided === null) return { status: 'notOpen' }
  return 'request' in decided ? { ...decided, order: change.order } : decided
}

async function askForCashOut(
  tx: Queries,
  order: OrderRow,
  asked: CashOutAsked,
): Promise<Decision<CashOutRefusal | Omit<CashOutMade, 'order'>>> {
  const all = await requestsOf(tx, order.orderNo)
  const earlier = all.find(({ clientId }) => clientId === asked.clientId)
  if (earlier !== undefined)
    return { verdict: 'unchanged', decided: { status: 'repeated', request: earlier } }
  const why = whyNot(order, all, asked)
  if (why !== null) return { verdict: 'refused', decided: { status: why } }
  const request = await insertRequest(tx, order.orderNo, asked)
  return {
    verdict: asked.dueAt === null ? await takeCashOut(tx, order, asked) : 'unchanged',
    decided: { status: 'asked', request },
  }
}

function whyNot(
  { status, openStake }: OrderRow,
  all: readonly CashOutRequest[],
  { stake, most, stillValid }: CashOutAsked,
): CashOutRefusal['status'] | null {
  if (!stillValid()) return 'expired'
  if (status !== 'accepted' || stake > openStake) return 'notOpen'
  if (all.some((each) => each.status === 'confirming')) return 'busy'
  return all.filter((each) => each.status === 'taken').length < most ? null : 'tooMany'
}

async function insertRequest(
  tx: Queries,
  orderNo: string,
  { clientId, stake, amount, at, dueAt, scores }: CashOutAsked,
): Promise<CashOutRequest> {
  const taken = dueAt === null
  const [made] = await tx
    .insert(cashOutRequests)
    .values({
      orderNo,
      clientId,
      stake,
      amount,
      scores,
      askedAt: at,
      dueAt: dueAt ?? at,
      status: taken ? 'taken' : 'confirming',
      decidedAt: taken ? at : null,
    })
    .returning()
  if (made === undefined) throw new Error(`a cash-out of ${orderNo} was not stored`)
  return made
}

/** How a cash-out that was confirming ends. */
export interface CashOutDecision {
  /** Why it fails; `null` pays it. */
  readonly reason: string | null
  readonly at: number
}

/** `reason` is `null` when it was paid. */
export type CashOutDecided =
  | { readonly status: 'decided'; readonly reason: string | null; readonly order: StoredOrder }
  | { readonly status: 'unchanged' }

/** Pays a confirming cash-out or fails it, once. It fails if the order is not open any more. */
export async function decideCashOut(
  tx: Queries,
  { id, orderNo }: Pick<CashOutRequest, 'id' | 'orderNo'>,
  { reason, at }: CashOutDecision,
): Promise<CashOutDecided> {
  const { change, decided } = await decideOrder(tx, orderNo, async (order) => {
    const request = (await requestsOf(tx, orderNo)).find((each) => each.id === id)
    if (request?.status !== 'confirming') return { verdict: 'unchanged', decided: null }
    const open = order.status === 'accepted' && request.stake <= order.openStake
    const why = reason ?? (open ? null : 'orderSettled')
    await tx
      .update(cashOutRequests)
      .set({ status: why === null ? 'taken' : 'failed', reason: why, decidedAt: at })
      .where(eq(cashOutRequests.id, id))
    return {
      verdict: why === null ? await takeCashOut(tx, order, { ...request, at }) : 'unchanged',
      decided: { reason: why },
    }
  })
  if (change.status === 'unknownOrder' || decided === null) return { status: 'unchanged' }
  return { status: 'decided', reason: decided.reason, order: change.order }
}

/** A request, and whether its cash-out was cancelled later. */
export interface CashOutEntry extends CashOutRequest {
  readonly cancelled: boolean
}

/** What was asked of an order, oldest first. It waits for a request that is being made. */
export async function cashOutsOf(tx: Queries, orderNo: string): Promise<readonly CashOutEntry[]> {
  await tx.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.orderNo, orderNo)).for('update')
  return cashOutsOfAll(tx, [orderNo])
}

/** What was asked of these orders, oldest first. It waits for nothing, so a request being made may be missing. */
export async function cashOutsOfAll(
  queries: Queries,
  orderNos: readonly string[],
): Promise<readonly CashOutEntry[]> {
  if (orderNos.length === 0) return []
  const rows = await queries
    .select({ request: cashOutRequests, made: cashOuts.status })
    .from(cashOutRequests)
    .leftJoin(
      cashOuts,
      and(eq(cashOuts.orderNo, cashOutRequests.orderNo), eq(cashOuts.clientId, cashOutRequests.clientId)),
    )
    .where(inArray(cashOutRequests.orderNo, [...orderNos]))
    .orderBy(asc(cashOutRequests.id))
  return rows.map(({ request, made }) => ({ ...request, cancelled: made === 'cancelled' }))
}

/** All requests that wait for their decision, the earliest due first. */
export function confirmingCashOuts(queries: Queries): Promise<readonly CashOutRequest[]> {
  return queries
    .select()
    .from(cashOutRequests)
    .where(eq(cashOutRequests.status, 'confirming'))
    .orderBy(asc(cashOutRequests.dueAt), asc(cashOutRequests.id))
}

function requestsOf(tx: Queries, orderNo: string): Promise<readonly CashOutRequest[]> {
  return tx
    .select()
    .from(cashOutRequests)
    .where(eq(cashOutRequests.orderNo, orderNo))
    .orderBy(asc(cashOutRequests.id))
}
