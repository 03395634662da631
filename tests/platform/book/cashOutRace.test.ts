import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { RESULT_KEY } from './scriptedWorld.ts'
import { createTestPlatform, START } from './testPlatform.ts'

const DELAY = 3000
const STAKE = 10_000
/** The price of a home win in the scripted world, × 100. */
const PRICE = 210n

/** What happens at once in one step of a schedule. */
const step = fc.record({
  ms: fc.constantFrom(0, 1, DELAY - 1, DELAY),
  one: fc.boolean(),
  other: fc.boolean(),
  cashOut: fc.constantFrom(null, 2_000, 5_000, 'rest' as const),
})
const schedule = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 6 }),
  whistleAt: fc.nat(5),
  homeWins: fc.boolean(),
})

/** One in which two cash-outs are taken for certain. */
const BEFORE_THE_WHISTLE = {
  steps: [
    { ms: 0, one: true, other: true, cashOut: 2_000 as const },
    { ms: DELAY, one: true, other: false, cashOut: null },
    { ms: 0, one: false, other: true, cashOut: 5_000 as const },
    { ms: DELAY, one: false, other: true, cashOut: null },
    { ms: 0, one: true, other: true, cashOut: 'rest' as const },
  ],
  whistleAt: 4,
  homeWins: true,
}

describeOnDatabases('a cash-out against the final whistle', ({ store, otherProcess }) => {
  it('pays each part of the stake once, in any schedule of two processes', async () => {
    let taken = 0
    const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })
    await fc.assert(
      fc.asyncProperty(schedule, async ({ steps, whistleAt, homeWins }) => {
        const hand = { at: START }
        const one = await createTestPlatform({ store: kept(store()), hand })
        const other = await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })
        const member = await one.newMember()
        const leg = askLeg(one.world, 'live-1', RESULT_KEY, 'home')
        const placed = await one.platform.book.place(confirm(one, member, [single(leg, STAKE)]))
        const orderNo = placed.ok ? (placed.orders[0]?.orderNo ?? '') : ''
        await one.pass(DELAY)

        const cashOut = async (wanted: number | 'rest', index: number): Promise<void> => {
          const order = await store().orders.order(orderNo)
          const stake = wanted === 'rest' ? (order?.openStake ?? 0) : wanted
          const { book, clock } = (index % 2 === 0 ? one : other).platform
          await book.cashOuts.take({
            memberId: member,
            venue: 'PMTY',
            orderNo,
            clientId: `race-${index}`,
            validUntil: clock.now() + 30_000,
            stake,
            amount: Math.floor((stake * 95) / 100),
          })
        }
        for (const [index, { ms, one: ticks, other: otherTicks, cashOut: wanted }] of steps.entries()) {
          hand.at += ms
          const work: Promise<unknown>[] = []
          if (wanted !== null) work.push(cashOut(wanted, index))
          if (index === whistleAt % steps.length)
            one.world.finish('live-1', { 'goals.match': homeWins ? [1, 0] : [0, 1] })
          if (ticks) work.push(one.pass(0))
          if (otherTicks) work.push(other.pass(0))
          await Promise.all(work)
        }
        await one.pass(DELAY)
        await other.pass(6_000)

        const order = await store().orders.order(orderNo)
        const entries = await store().orders.cashOutsOf(orderNo)
        const paid = entries.filter(({ status }) => status === 'taken')
        taken += paid.length
        const closed = paid.reduce((sum, { stake }) => sum + stake, 0)
        const cashed = paid.reduce((sum, { amount }) => sum + amount, 0)
        const open = STAKE - closed
        const won = homeWins ? Number((BigInt(open) * PRICE) / 100n) : 0
        expect(entries.filter(({ status }) => status === 'confirming')).toEqual([])
        expect(order).toMatchObject({
          status: open === 0 ? 'cashedOut' : 'settled',
          openStake: open,
          cashedOut: cashed,
          returned: cashed + won,
        })
        expect(await one.balance(member)).toBe(10_000_00 - STAKE + cashed + won)
        expect((await store().ledger.audit()).balanced).toBe(true)
        one.platform.book.close()
        other.platform.book.close()
      }),
      { numRuns: 8, examples: [[BEFORE_THE_WHISTLE]] },
    )
    expect(taken).toBeGreaterThan(1)
  })
})
