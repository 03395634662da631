import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  CASH_OUT_CHANGES,
  CASH_OUT_REQUEST_CHANGES,
  mayChange,
  ORDER_CHANGES,
  POSITION_CHANGES,
  ROUND_CHANGES,
  TRANSFER_CHANGES,
  CHASE_CHANGES,
} from '../../../platform/store/stateChanges.ts'
import type { Store } from '../../../platform/store/store.ts'
import type { StoredOrderStatus } from '../../../platform/store/schema/orders.ts'
import { MINUTE, NOON, placeOrder, someMember } from './builders.ts'
import { reasonOf } from './reasonOf.ts'
import { describeOnDatabases } from './testDatabases.ts'

const LATER = NOON + MINUTE
const STATES = Object.keys(ORDER_CHANGES) as StoredOrderStatus[]

/** The states in which the database requires a time of settlement. */
const ENDED: ReadonlySet<string> = new Set(['rejected', 'cancelled', 'cashedOut', 'settled'])

async function reserve(store: Store) {
  const memberId = await someMember(store, 10_000)
  const orderNo = await placeOrder(store, memberId, 'r', { status: 'reserved', totalStake: 1000 })
  const kinds = async () =>
    (await store.ledger.history(memberId, { page: 1, size: 20 })).movements.map(({ kind }) => kind)
  return { memberId, orderNo, kinds, balance: () => store.ledger.balance(memberId, 'RMB') }
}

describeOnDatabases('the states', ({ store, database }) => {
  it('may follow each other in the database exactly as in the code', async () => {
    const rows = await database()
      .queries.select({
        change: sql`subject || ' ' || from_state || ' ' || to_state`.mapWith(String),
      })
      .from(sql`state_changes`)
    const known = Object.entries({
      order: ORDER_CHANGES,
      cashOut: CASH_OUT_CHANGES,
      cashOutRequest: CASH_OUT_REQUEST_CHANGES,
      position: POSITION_CHANGES,
      round: ROUND_CHANGES,
      transfer: TRANSFER_CHANGES,
      chase: CHASE_CHANGES,
    }).flatMap(([subject, changes]) =>
      Object.entries<readonly string[]>(changes).flatMap(([from, next]) =>
        next.map((to) => `${subject} ${from} ${to}`),
      ),
    )
    expect(rows.map(({ change }) => change).toSorted()).toEqual(known.toSorted())
  })

  it('of an order change as the table says, past the code too', async () => {
    const memberId = await someMember(store(), 100_000)
    for (const from of STATES) {
      for (const to of STATES) {
        if (from === to) continue
        const orderNo = await placeOrder(store(), memberId, `${from} ${to}`)
        const changed = database().transaction(async (tx) => {
          // With triggers disabled, an order can be put into any state.
          await tx.execute(sql`SET LOCAL session_replication_role = replica`)
          await tx.execute(setStatus(orderNo, from))
          await tx.execute(sql`SET LOCAL session_replication_role = origin`)
          await tx.execute(setStatus(orderNo, to))
          throw new Error('undone')
        })
        const reason = mayChange(ORDER_CHANGES, from, to) ? 'undone' : `no order may change from ${from}`
        await expect(reasonOf(changed), `${from} ${to}`).resolves.toContain(reason)
      }
    }
  })
})

function setStatus(orderNo: string, status: StoredOrderStatus) {
  const settledAt = ENDED.has(status) ? LATER : null
  const outcome = status === 'settled' ? 'win' : null
  const pay = status === 'reserved' ? 'held' : null
  const odds = status === 'reserved' ? 200_000 : null
  return sql`UPDATE orders SET status = ${status}, outcome = ${outcome}, settled_at = ${settledAt}::bigint,
    reserve_pay = ${pay}, reserve_odds = ${odds}::integer
    WHERE order_no = ${orderNo}`
}

describeOnDatabases('a reserved order', ({ store }) => {
  it('holds its stake, and becomes a bet', async () => {
    const { memberId, orderNo, kinds, balance } = await reserve(store())
    await expect(balance()).resolves.toBe(9000)
    await expect(store().orders.accept(orderNo, { at: LATER })).resolves.toMatchObject({ status: 'refused' })
    const list = { orderBy: 'placed', size: 9 } as const
    for (const status of ['settled', 'unsettled'] as const) {
      expect((await store().orders.list(memberId, { ...list, status })).orders).toEqual([])
    }
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
    const due = { confirmDueAt: LATER + 5000, at: LATER }
    await expect(store().orders.placeReserved(orderNo, due)).resolves.toMatchObject({
      status: 'changed',
      order: { status: 'confirming', confirmDueAt: LATER + 5000 },
    })
    await expect(store().orders.placeReserved(orderNo, due)).resolves.toMatchObject({ status: 'unchanged' })
    await expect(balance()).resolves.toBe(9000)
    await expect(kinds()).resolves.toEqual(['BET', 'RESERVE_SUCCESS_REFUND', 'RESERVE_BET', 'IN'])
    await store().orders.reject(orderNo, { reason: 'x', at: LATER })
    await expect(balance()).resolves.toBe(10_000)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('becomes an accepted bet at once when nothing delays it', async () => {
    const { orderNo } = await reserve(store())
    await expect(
      store().orders.placeReserved(orderNo, { confirmDueAt: null, at: LATER }),
    ).resolves.toMatchObject({ order: { status: 'accepted' } })
    await store().orders.settle(orderNo, { returned: 1950, outcome: 'win', legs: [], at: LATER })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it.each([
    ['reject', 'rejected', 'RESERVE_FAIL_REFUND'],
    ['cancel', 'cancelled', 'RESERVE_CANCEL_REFUND'],
  ] as const)('gets its stake back by %s', async (change, status, kind) => {
    const { orderNo, kinds, balance } = await reserve(store())
    await expect(store().orders[change](orderNo, { reason: 'x', at: LATER })).resolves.toMatchObject({
      status: 'changed',
      order: { status, returned: 1000 },
    })
    await expect(kinds()).resolves.toEqual([kind, 'RESERVE_BET', 'IN'])
    await expect(balance()).resolves.toBe(10_000)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })
})
