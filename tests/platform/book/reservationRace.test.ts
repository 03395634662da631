import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Store } from '../../../platform/store/store.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { RESULT_KEY } from './scriptedWorld.ts'
import { createTestPlatform, START } from './testPlatform.ts'

const DELAY = 3000
const STAKE = 10_000
const BALANCE = 10_000_00
const TARGET = 250_000 as Odds

/** What happens at once in one step of a schedule. */
const step = fc.record({
  ms: fc.constantFrom(0, 1, DELAY - 1, DELAY),
  one: fc.boolean(),
  other: fc.boolean(),
  price: fc.constantFrom(null, 240_000, 250_000, 260_000),
  change: fc.constantFrom(null, 'cancel' as const, 'edit' as const),
  goal: fc.boolean(),
})
const schedule = fc.record({
  live: fc.boolean(),
  later: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 7 }),
  homeWins: fc.boolean(),
})

describeOnDatabases('a reservation that is cancelled while its price comes', ({ store, otherProcess }) => {
  it('is filled or cancelled, and never both, in any schedule of two processes', async () => {
    const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })
    await fc.assert(
      fc.asyncProperty(schedule, async ({ live, later, steps, homeWins }) => {
        const hand = { at: START }
        const one = await createTestPlatform({ store: kept(store()), hand })
        const other = await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })
        const member = await one.newMember()
        const matchId = live ? 'live-1' : 'early-1'
        const leg = askLeg(one.world, matchId, RESULT_KEY, 'home', { odds: TARGET })
        const reserve = later && !live ? 'atFill' : 'held'
        const placed = await one.platform.book.place(confirm(one, member, [single(leg, STAKE)], { reserve }))
        const orderNo = placed.ok ? (placed.orders[0]?.orderNo ?? '') : ''
        const owner = { memberId: member, venue: 'PMTY', orderNo }
        const answers: string[] = []

        for (const [index, { ms, one: ticks, other: otherTicks, price, change, goal }] of steps.entries()) {
          hand.at += ms
          if (price !== null) one.world.setPrice(matchId, RESULT_KEY, 'home', price)
          if (goal && live) one.world.score(matchId, [0, index + 1])
          const { reservations } = (index % 2 === 0 ? one : other).platform.book
          const work: Promise<unknown>[] = []
          if (ticks) work.push(one.pass(0))
          if (otherTicks) work.push(other.pass(0))
          if (change === 'cancel') {
            work.push(reservations.cancel(owner).then(({ status }) => answers.push(status)))
          }
          if (change === 'edit') work.push(reservations.edit({ ...owner, odds: 270_000 as Odds }))
          await Promise.all(work)
        }
        one.world.finish(matchId, { 'goals.match': homeWins ? [9, 0] : [0, 9], 'goals.firstHalf': [0, 0] })
        await one.pass(DELAY)
        await other.pass(6_000)

        const order = await store().orders.order(orderNo)
        if (order === null) throw new Error('the order is gone')
        const { status, filledAt, returned, legs } = order
        const cancelled = answers.includes('done')
        expect(status).toBe(cancelled ? 'cancelled' : filledAt === null ? 'rejected' : status)
        if (cancelled) expect(filledAt).toBeNull()
        const charged = reserve === 'held' || filledAt !== null
        if (status === 'settled') {
          // Never below the price that the member named.
          expect(legs[0]?.odds).toBeGreaterThanOrEqual(order.reserveOdds ?? Infinity)
          expect(returned).toBe(homeWins ? (STAKE * (legs[0]?.odds ?? 0)) / 100_000 : 0)
        } else {
          expect(['rejected', 'cancelled']).toContain(status)
          expect(returned).toBe(charged ? STAKE : 0)
        }
        expect(await one.balance(member)).toBe(BALANCE - (charged ? STAKE : 0) + returned)
        expect((await store().ledger.audit()).balanced).toBe(true)
        one.platform.book.close()
        other.platform.book.close()
      }),
      { numRuns: 12 },
    )
  })
})
