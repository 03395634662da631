import type { Currency } from '../../../streams/domain/money.ts'
import { VOID_OUTCOMES } from '../../../streams/domain/order.ts'
import { IMTY_LIMITS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_CONFIRMATIONS } from '../../../streams/wire/imty/tables.ts'
import type { OrderListQuery } from '../../store/orders/list.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import type { OrderTotals } from '../../store/orders/totals.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { confirmationOf } from './wagerNumbers.ts'

const MS_PER_DAY = 86_400_000
/** How long rejected and cancelled wagers are beside the open ones. */
export const RECENT_MS = MS_PER_DAY
/** The most pages that are read to find wagers in some of the states. */
const MAX_READS = 10

export type Totals = Omit<OrderTotals, 'currency'>

export interface ListedWagers {
  readonly orders: readonly StoredOrder[]
  readonly totals: Totals
}

export interface Paging {
  readonly currency: Currency
  readonly page: number
  readonly size: number
}

/** Lists of the wagers of a member at this venue. */
export interface WagerLists {
  listed(memberId: number, query: OrderListQuery): Promise<ListedWagers>
  /** The open wagers, and beside them those of the last day that came to nothing, in these states. */
  inStates(memberId: number, states: ReadonlySet<number>, paging: Paging, now: number): Promise<ListedWagers>
}

export function createWagerLists({ store, code }: Pick<ImtyDeps, 'store' | 'code'>): WagerLists {
  async function listed(memberId: number, query: OrderListQuery): Promise<ListedWagers> {
    const list = await store.orders.list(memberId, query)
    const totals = list.totals.find(({ currency }) => currency === query.currency)
    return { orders: list.orders, totals: totals ?? NO_TOTALS }
  }

  /** All orders of a list up to a bound. */
  async function all(memberId: number, query: Omit<OrderListQuery, 'size'>): Promise<readonly StoredOrder[]> {
    const orders: StoredOrder[] = []
    let after: string | undefined
    for (let read = 0; read < MAX_READS; read += 1) {
      const page = await store.orders.list(memberId, {
        ...query,
        size: IMTY_LIMITS.statementRecords,
        ...(after === undefined ? {} : { after }),
      })
      orders.push(...page.orders)
      if (page.next === null) break
      after = page.next
    }
    return orders
  }

  async function inStates(
    memberId: number,
    states: ReadonlySet<number>,
    { currency, page, size }: Paging,
    now: number,
  ): Promise<ListedWagers> {
    const open = { status: 'unsettled', orderBy: 'placed', currency, venue: code } as const
    const wantsOpen = OPEN.every((state) => states.has(state))
    const wantsLost = LOST.some((state) => states.has(state))
    if (wantsOpen && !wantsLost) return listed(memberId, { ...open, page, size })
    const lost = wantsLost ? await all(memberId, { ...open, status: 'settled', from: now - RECENT_MS }) : []
    const found = [...(await all(memberId, open)), ...lost.filter(isLost)]
      .filter((order) => states.has(confirmationOf(order)))
      .toSorted((one, other) => other.placedAt - one.placedAt || compare(other.orderNo, one.orderNo))
    return { orders: found.slice((page - 1) * size, page * size), totals: totalsOf(found) }
  }

  return { listed, inStates }
}

const OPEN: readonly number[] = [IMTY_CONFIRMATIONS.pending, IMTY_CONFIRMATIONS.confirmed]
const LOST: readonly number[] = [IMTY_CONFIRMATIONS.rejected, IMTY_CONFIRMATIONS.cancelled]

export const NO_TOTALS: Totals = {
  count: 0,
  refused: 0,
  stake: 0,
  maxReturn: 0,
  returned: 0,
  consumed: 0,
  profit: 0,
}

function isLost({ status }: StoredOrder): boolean {
  return status === 'rejected' || status === 'cancelled'
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The sums of these orders; rejected and cancelled ones are counted, but not their stakes. */
export function totalsOf(orders: readonly StoredOrder[]): Totals {
  const stood = orders.filter((order) => !isLost(order))
  const sum = (of: readonly StoredOrder[], amount: (order: StoredOrder) => number): number =>
    of.reduce((total, order) => total + amount(order), 0)
  const over = stood.filter(({ settledAt }) => settledAt !== null)
  return {
    count: orders.length,
    refused: orders.length - stood.length,
    stake: sum(stood, ({ totalStake }) => totalStake),
    maxReturn: sum(stood, ({ maxReturn }) => maxReturn),
    returned: sum(stood, ({ returned }) => returned),
    consumed: sum(stood, consumedOf),
    profit: sum(over, ({ returned, totalStake }) => returned - totalStake),
  }
}

const RETURNED: ReadonlySet<string> = new Set(['push', ...VOID_OUTCOMES])

/** The stake without what came back without a result. */
function consumedOf({ outcome, totalStake, openStake }: StoredOrder): number {
  return outcome !== null && RETURNED.has(outcome) ? totalStake - openStake : totalStake
}
