import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeInteger } from '../../../platform/store/columns.ts'
import type { Queries } from '../../../platform/store/database.ts'
import { listOrders, type OrderListQuery } from '../../../platform/store/orders/list.ts'
import { isVoid } from '../../../streams/domain/order.ts'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import type { OrderTotals } from '../../../platform/store/orders/totals.ts'
import type { Store } from '../../../platform/store/store.ts'
import { MINUTE, NOON, placeOrder, someMember } from './builders.ts'
import { moneySteps, perform } from './moneySteps.ts'
import { describeOnDatabases } from './testDatabases.ts'

const RUNS = 12
/** Time limit for several hundred transactions in one process on a busy machine, ms. */
const LONGEST_MS = 90_000
const HOUR = 60 * MINUTE

/** Times in a few days, often at the beginning of one (04:00 UTC). */
const time = fc.oneof(
  fc.integer({ min: 0, max: 72 }).map((hours) => NOON - 20 * HOUR + hours * HOUR),
  fc.integer({ min: 0, max: 72 * 60 }).map((minutes) => NOON - 20 * HOUR + minutes * MINUTE - 1),
)

const query = fc.record(
  {
    status: fc.constantFrom('unsettled' as const, 'settled' as const),
    orderBy: fc.constantFrom('placed' as const, 'settled' as const, 'kickOff' as const),
    size: fc.constant(1),
    from: time,
    to: time,
    venue: fc.constantFrom('PMTY', 'FBTY'),
    currency: fc.constantFrom('RMB' as const, 'USDT' as const),
  },
  { requiredKeys: ['status', 'orderBy', 'size'] },
)

const TIMES: Record<OrderListQuery['orderBy'], (order: StoredOrder) => number> = {
  placed: (order) => order.placedAt,
  settled: (order) => order.settledAt ?? order.placedAt,
  kickOff: (order) => Math.min(...order.legs.map(({ kickOff }) => kickOff)),
}

/** The totals as documented, from every single order. */
const isVoidOrPush = ({ outcome }: StoredOrder) =>
  outcome !== null && outcome !== 'part' && (outcome === 'push' || isVoid(outcome))

function fullSum(orders: readonly StoredOrder[], asked: OrderListQuery): readonly OrderTotals[] {
  const { from = -Infinity, to = Infinity, venue, currency, orderBy } = asked
  const listed = orders.filter(
    (order) =>
      order.status !== 'reserved' &&
      (order.settledAt !== null) === (asked.status === 'settled') &&
      TIMES[orderBy](order) >= from &&
      TIMES[orderBy](order) < to &&
      (venue === undefined || venue === order.venue) &&
      (currency === undefined || currency === order.currency),
  )
  const stood = listed.filter(({ status }) => status !== 'rejected' && status !== 'cancelled')
  const sum = (amount: (order: StoredOrder) => number) =>
    stood.reduce((total, order) => total + amount(order), 0)
  if (listed.length === 0) return []
  return [
    {
      currency: 'RMB',
      count: listed.length,
      refused: listed.length - stood.length,
      stake: sum((order) => order.totalStake),
      maxReturn: sum((order) => order.maxReturn),
      returned: sum((order) => order.returned),
      consumed: sum((order) => (isVoidOrPush(order) ? order.totalStake - order.openStake : order.totalStake)),
      profit: sum(({ settledAt, returned, totalStake }) => (settledAt === null ? 0 : returned - totalStake)),
    },
  ]
}

describeOnDatabases('the totals of the order list', ({ store, otherProcess }) => {
  it(
    'are the sums of all listed orders after any sequences of steps, which run at once',
    async () => {
      const timed = fc.array(fc.tuple(moneySteps, fc.infiniteStream(time)), { minLength: 2, maxLength: 4 })
      const queries = fc.array(query, { minLength: 8, maxLength: 8 })
      await fc.assert(
        fc.asyncProperty(timed, queries, async (lives, asked) => {
          const memberId = await someMember(store(), 1000)
          await Promise.all(
            lives.map(async ([steps, times], index) => {
              const process = index % 2 === 0 ? store() : otherProcess()
              for (const step of steps) {
                const [at] = times.take(1)
                await perform(process, memberId, step, at)
              }
            }),
          )
          const orders = await allOrders(store(), memberId)
          for (const each of asked) {
            const { total, totals } = await store().orders.list(memberId, each)
            expect(totals).toEqual(fullSum(orders, each))
            expect(total).toBe(totals[0]?.count ?? 0)
          }
          expect(await store().ledger.audit()).toMatchObject({ balanced: true, findings: [] })
        }),
        { numRuns: RUNS },
      )
    },
    LONGEST_MS,
  )
})

const COUNT = 2000
const OPEN = 5
const PAGE = 10
/** The page with the order after it, and its totals. */
const MAX_READ = 2 * (PAGE + 1)

describeOnDatabases('the order list of a member with many orders', ({ store, database }) => {
  it('reads only the orders of its page', async () => {
    const memberId = await someMember(store(), 10_000)
    await fillSettled(store(), memberId)
    for (let index = 0; index < OPEN; index += 1) await placeOrder(store(), memberId, `open ${String(index)}`)
    const read = (asked: Partial<OrderListQuery>) =>
      database().transaction(async (tx) => {
        const before = await rowsRead(tx)
        const list = await listOrders(tx, memberId, {
          status: 'settled',
          orderBy: 'settled',
          venue: 'PMTY',
          currency: 'RMB',
          size: PAGE,
          ...asked,
        })
        return { listed: list.orders.length, rows: (await rowsRead(tx)) - before }
      })
    const from = NOON - 600 * HOUR + 30 * MINUTE
    const asked: readonly (readonly [listed: number, query: Partial<OrderListQuery>])[] = [
      [PAGE, {}],
      [PAGE, { from: Date.UTC(2025, 11, 31, 16) }],
      [PAGE, { orderBy: 'placed' }],
      [PAGE, { orderBy: 'kickOff' }],
      [5, { from, to: from + 5 * HOUR }],
      [OPEN, { status: 'unsettled', orderBy: 'placed' }],
      [1, { status: 'unsettled', orderBy: 'placed', size: 1 }],
      [0, { currency: 'USDT' }],
    ]
    for (const [expected, each] of asked) {
      const { listed, rows } = await read(each)
      expect(listed, JSON.stringify(each)).toBe(expected)
      expect(rows, JSON.stringify(each)).toBeLessThanOrEqual(MAX_READ)
    }
  })

  /** Settled orders, one each hour, as copies of one, with the planner's statistics that a used database has. */
  async function fillSettled(filled: Store, memberId: number) {
    const orderNo = await placeOrder(filled, memberId, 'copied')
    await filled.orders.settle(orderNo, { returned: 0, outcome: 'lose', legs: [], at: NOON })
    const { queries } = database()
    await queries.execute(sql`
      INSERT INTO orders SELECT (jsonb_populate_record(o, jsonb_build_object(
        'order_no', 'TL9' || n, 'confirm_id', n, 'client_order_id', n,
        'placed_at', o.placed_at - n * 3600000::bigint, 'settled_at', o.settled_at - n * 3600000::bigint,
        'first_kick_off', o.first_kick_off - n * 3600000::bigint
      ))).* FROM orders o, generate_series(1, ${COUNT}::integer) AS n WHERE o.order_no = ${orderNo}`)
    await queries.execute(sql`ANALYZE`)
  }
})

async function allOrders(store: Store, memberId: number): Promise<readonly StoredOrder[]> {
  const orders: StoredOrder[] = []
  for (const status of ['unsettled', 'settled'] as const) {
    orders.push(...(await store.orders.list(memberId, { status, orderBy: 'placed', size: 1000 })).orders)
  }
  return orders
}

/** The number of orders that this connection has read; the counts of earlier transactions may be in it. */
async function rowsRead(tx: Queries): Promise<number> {
  const rows = sql`coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)`.mapWith(safeInteger)
  const [row] = await tx
    .select({ rows })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relid = 'orders'::regclass`)
  return row?.rows ?? 0
}
