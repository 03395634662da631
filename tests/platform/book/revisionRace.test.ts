import fc from 'fast-check'
import { expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { AskedBet } from '../../../platform/book/confirmRequest.ts'
import type { Store } from '../../../platform/store/store.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { RESULT_KEY, TOTAL_KEY } from './scriptedWorld.ts'
import { createTestPlatform, START, type TestPlatform } from './testPlatform.ts'

const score = fc.tuple(fc.nat(2), fc.nat(2))
const match = fc.integer({ min: 1, max: 2 })

/** What happens in one step; both processes may tick at once. */
const step = fc.record({
  does: fc.oneof(
    fc.record({ do: fc.constantFrom('finish' as const, 'correct' as const), match, score }),
    fc.record({ do: fc.constantFrom('withdraw' as const, 'void' as const), match }),
    fc.record({
      do: fc.constantFrom('cancel' as const, 'cashOut' as const, 'spend' as const),
      bet: fc.nat(2),
    }),
  ),
  one: fc.boolean(),
  other: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function bets({ world }: TestPlatform): readonly AskedBet[] {
  const win = (n: number) => askLeg(world, `early-${n}`, RESULT_KEY, 'home')
  return [
    single(win(1)),
    single(askLeg(world, 'early-1', TOTAL_KEY, 'over'), 33_33),
    { series: '2:2', unitStake: money(10_01, 'RMB'), legs: [win(1), win(2)] },
  ]
}

describeOnDatabases('settling, withdrawing, cancelling and cashing out', ({ store, otherProcess }) => {
  it('in any order by two processes leave each order and the ledger right to the cent', async () => {
    const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const hand = { at: START }
        const one = await createTestPlatform({ store: kept(store()), hand })
        const other = await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })
        const member = await one.newMember()
        const orderNos: string[] = []
        for (const bet of bets(one)) {
          const placed = await one.platform.book.place(confirm(one, member, [bet]))
          orderNos.push(placed.ok ? (placed.orders[0]?.orderNo ?? '') : '')
        }
        for (const [index, { does, one: ticks, other: otherTicks }] of steps.entries()) {
          hand.at += 1000
          const work = [act(index % 2 === 0 ? one : other, { does, member, orderNos, index })]
          if (ticks) work.push(one.pass(0))
          if (otherTicks) work.push(other.pass(0))
          await Promise.all(work)
        }
        // What one process has done last, the other finds at its next check.
        for (const each of [one, other, one]) await each.pass(6_000)
        await expectRight(one, member, orderNos)
        one.platform.book.close()
        other.platform.book.close()
      }),
      { numRuns: 6 },
    )
  })
})

interface Acting {
  readonly does: Step['does']
  readonly member: number
  readonly orderNos: readonly string[]
  readonly index: number
}

async function act(test: TestPlatform, { does, member, orderNos, index }: Acting): Promise<void> {
  const { world, store, platform } = test
  switch (does.do) {
    case 'finish':
    case 'correct': {
      const matchId = `early-${does.match}`
      const facts = { 'goals.match': does.score, 'goals.firstHalf': [0, 0] } as const
      // A result that is published once more is a correction.
      world[isDecided(world, matchId) ? 'correct' : does.do](matchId, facts)
      return
    }
    case 'withdraw':
      world.withdraw(`early-${does.match}`)
      return
    case 'void':
      world.correct(`early-${does.match}`, {}, 'cancelled')
      return
    case 'cancel':
      await platform.book.cancel(orderNos[does.bet] ?? '')
      return
    case 'cashOut': {
      const orderNo = orderNos[does.bet] ?? ''
      const [order] = await store.orders.byOrderNos(member, [orderNo])
      const [offer] = platform.book.cashOuts.offers(order === undefined ? [] : [order])
      if (offer === undefined) return
      const { openStake, amount } = offer
      const validUntil = platform.clock.now() + 30_000
      await platform.book.cashOuts.take({
        memberId: member,
        venue: 'PMTY',
        orderNo,
        clientId: `cash-${index}`,
        validUntil,
        stake: openStake.minor,
        amount: amount.minor,
      })
      return
    }
    case 'spend': {
      const balance = await test.balance(member)
      if (balance < 10_00) return
      const stake = Math.min(balance, 5_000_00)
      await platform.book.place(
        confirm(test, member, [single(askLeg(world, 'early-3', RESULT_KEY, 'home'), stake)]),
      )
    }
  }
}

function isDecided(world: TestPlatform['world'], matchId: string): boolean {
  const result = world.result(matchId)
  return result !== undefined && result.final.size + result.voided.size > 0
}

async function expectRight(test: TestPlatform, member: number, orderNos: readonly string[]): Promise<void> {
  const { store, world } = test
  expect(await store.ledger.audit()).toMatchObject({ balanced: true, findings: [] })
  const { movements } = await store.ledger.history(member, { page: 1, size: 500, currency: 'RMB' })
  for (const orderNo of orderNos) {
    const order = await store.orders.order(orderNo)
    const moved = movements.filter(({ reference }) => reference === orderNo)
    expect(moved.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      (order?.returned ?? 0) - (order?.totalStake ?? 0),
    )
    if (order?.status !== 'settled' && order?.status !== 'rolledBack' && order?.status !== 'accepted')
      continue
    // Its legs have the results of now, and none where there is none.
    for (const leg of order.legs) {
      const result = world.result(leg.matchId)
      const decided = isDecided(world, leg.matchId)
      expect([leg.matchId, leg.outcome !== null]).toEqual([leg.matchId, decided])
      if (decided && result?.voided.size === 0)
        expect(leg.settleScore).toBe(result.facts['goals.match']?.join(':'))
    }
    const open = order.legs.some(({ outcome }) => outcome === null)
    const lost = order.legs.some(({ outcome }) => outcome === 'lose')
    expect(order.status === 'settled').toBe(!open || lost)
  }
  expect(await test.balance(member)).toBe(movements.reduce((sum, { amount }) => sum + amount, 0))
}
