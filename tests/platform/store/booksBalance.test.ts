import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { grantCoins, someMember } from './builders.ts'
import { moneySteps, perform } from './moneySteps.ts'
import { describeOnDatabases } from './testDatabases.ts'

const START = 1000
const COINS = 500
const PURPOSES = ['main', 'casino', 'lottery', 'locked', 'bonus'] as const
const RUNS = 12
/** Time limit for several hundred transactions in one process on a busy machine, ms. */
const LONGEST_MS = 90_000

async function storedOrders(store: Store, memberId: number) {
  const query = { orderBy: 'placed', size: 1000 } as const
  const open = await store.orders.list(memberId, { ...query, status: 'unsettled' })
  const settled = await store.orders.list(memberId, { ...query, status: 'settled' })
  return [...open.orders, ...settled.orders]
}

/** What a member has for all purposes, from the movements and from the balances. */
async function wealthOf(store: Store, memberId: number) {
  const { movements } = await store.ledger.history(memberId, { page: 1, size: 1000 })
  const funds = await store.ledger.funds(memberId)
  const held = PURPOSES.reduce((sum, purpose) => sum + funds.balance(purpose, 'RMB'), 0)
  return { moved: movements.reduce((sum, { amount }) => sum + amount, 0), held, movements }
}

describeOnDatabases('the books', ({ store, otherProcess }) => {
  it(
    'balance after any sequences of steps, which run at once',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(moneySteps, { minLength: 2, maxLength: 4 }), async (lives) => {
          const memberId = await someMember(store(), START)
          await grantCoins(store(), memberId, COINS)
          await Promise.all(
            lives.map(async (steps, index) => {
              const process = index % 2 === 0 ? store() : otherProcess()
              for (const step of steps) await perform(process, memberId, step)
            }),
          )
          expect(await store().ledger.audit()).toMatchObject({ balanced: true, findings: [] })
          const { moved, held, movements } = await wealthOf(store(), memberId)
          expect(held).toBe(moved)
          const orders = await storedOrders(store(), memberId)
          const ofOrders = new Set(orders.map(({ orderNo }) => orderNo))
          const paid = movements.filter(({ reference }) => ofOrders.has(reference))
          expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(
            orders.reduce((sum, order) => sum + order.returned - order.totalStake, 0),
          )
        }),
        { numRuns: RUNS },
      )
    },
    LONGEST_MS,
  )
})
