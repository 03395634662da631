import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { NOON, someMember, someOrder } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

/** Small numbers, so that steps meet: the same confirm again, the same order at the same moment. */
const pick = fc.nat({ max: 5 })

const step = fc.oneof(
  fc.record({
    do: fc.constant('place' as const),
    confirm: pick,
    stakes: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 3 }),
    status: fc.constantFrom('confirming' as const, 'accepted' as const),
  }),
  fc.record({
    do: fc.constantFrom('accept' as const, 'reject' as const, 'cancel' as const),
    confirm: pick,
  }),
  fc.record({ do: fc.constant('settle' as const), confirm: pick, returned: fc.nat({ max: 900 }) }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const START = 1000

async function perform(store: Store, memberId: number, action: Step): Promise<void> {
  const clientOrderId = `confirm ${action.confirm}`
  if (action.do === 'place') {
    const orders = action.stakes.map((totalStake) => someOrder({ totalStake, status: action.status }))
    await store.orders.place({ memberId, clientOrderId, orders })
    return
  }
  for (const { orderNo } of await store.orders.byClientOrderId(memberId, clientOrderId)) {
    if (action.do === 'accept') await store.orders.accept(orderNo, { at: NOON })
    if (action.do === 'reject') await store.orders.reject(orderNo, { reason: 'x', at: NOON })
    if (action.do === 'cancel') await store.orders.cancel(orderNo, { reason: 'x', at: NOON })
    if (action.do === 'settle') {
      const outcome = action.returned === 0 ? 'lose' : 'win'
      await store.orders.settle(orderNo, { returned: action.returned, outcome, legs: [], at: NOON })
    }
  }
}

async function storedOrders(store: Store, memberId: number) {
  const query = { orderBy: 'placed', size: 1000 } as const
  const open = await store.orders.list(memberId, { ...query, status: 'unsettled' })
  const settled = await store.orders.list(memberId, { ...query, status: 'settled' })
  return [...open.orders, ...settled.orders]
}

describeOnDatabases('the books', ({ store, otherProcess }) => {
  it('balance after any sequence of orders, with steps that run at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
        async (batches) => {
          const memberId = await someMember(store(), START)
          for (const batch of batches) {
            await Promise.all(
              batch.map((action, index) =>
                perform(index % 2 === 0 ? store() : otherProcess(), memberId, action),
              ),
            )
          }
          expect(await store().ledger.audit()).toMatchObject({ balanced: true })
          const orders = await storedOrders(store(), memberId)
          const expected = orders.reduce((sum, order) => sum + order.returned - order.totalStake, START)
          expect(await store().ledger.balance(memberId, 'RMB')).toBe(expected)
          const unfinished = orders.filter((order) => order.returned > 0 && order.settledAt === null)
          expect(unfinished).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })
})
