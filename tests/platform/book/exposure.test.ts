import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import type { Store } from '../../../platform/store/store.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { createPmtyClient } from '../venues/pmtyClient.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { createTestPlatform, START } from './testPlatform.ts'
import type { TestPlatform } from './testPlatform.ts'
import { HANDICAP_KEY, RESULT_KEY } from './scriptedWorld.ts'

/** For a league of the first level before kick-off; RMB minor units. */
const STAKE = 100_000_00
const WIN = 500_000_00
const MARKET_WIN = 20 * WIN

describeOnDatabases('what open bets risk', ({ store, otherProcess }) => {
  let testPlatforms: readonly [TestPlatform, TestPlatform]
  const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })

  beforeEach(async () => {
    const hand = { at: START }
    const one = await createTestPlatform({ store: kept(store()), hand })
    testPlatforms = [one, await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })]
  })

  async function richMember(): Promise<number> {
    const id = await testPlatforms[0].newMember()
    const amount = 10_000_000_00
    await store().ledger.transfer({
      key: `rich:${id}`,
      kind: 'IN',
      reference: `member:${id}`,
      at: START,
      entries: [
        { house: 'house:promotions', currency: 'RMB', amount: -amount },
        { member: id, currency: 'RMB', amount },
      ],
    })
    return id
  }

  async function clear(): Promise<void> {
    for (const { id } of testPlatforms[0].world.matches()) testPlatforms[0].world.finish(id, {}, 'cancelled')
    await testPlatforms[0].platform.tick()
  }

  it('stays within the limits of each member and of the market, whoever bets where at once', async () => {
    const [one] = testPlatforms
    const members = await Promise.all([richMember(), richMember()])
    const bet = fc.record({
      who: fc.nat(1),
      where: fc.nat(1),
      side: fc.constantFrom('home' as const, 'draw' as const),
      stakes: fc.array(fc.integer({ min: 10_00, max: STAKE }), { minLength: 1, maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { minLength: 2, maxLength: 8 }), async (bets) => {
        await Promise.all(
          bets.map(({ who, where, side, stakes }) => {
            const testPlatform = testPlatforms[where] ?? one
            const leg = askLeg(one.world, 'early-1', RESULT_KEY, side)
            const singles = stakes.map((minor) => single(leg, minor))
            return testPlatform.platform.book.place(confirm(testPlatform, members[who] ?? 0, singles))
          }),
        )
        for (const member of members) {
          const openBets = await store().orders.exposure(member, ['early-1'])
          for (const { own, stake, win } of openBets) {
            if (!own) continue
            expect(stake).toBeLessThanOrEqual(STAKE)
            expect(win).toBeLessThanOrEqual(WIN)
          }
        }
      }),
      { numRuns: 8 },
    )
    await clear()
  })

  it('on a market is at most what the house may lose', async () => {
    const [one] = testPlatforms
    one.world.setPrice('early-2', HANDICAP_KEY, 'home', 6 * ODDS_SCALE)
    const members = await Promise.all(Array.from({ length: 22 }, richMember))
    const results = await Promise.all(
      members.map((member, index) => {
        const testPlatform = testPlatforms[index % 2] ?? one
        const leg = askLeg(one.world, 'early-2', HANDICAP_KEY, 'home')
        return testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg, STAKE)]))
      }),
    )
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal.reason]))
    expect(refusals).toEqual(['marketLimit', 'marketLimit'])
    const openBets = await store().orders.exposure(0, ['early-2'])
    expect(openBets.reduce((total, { win }) => total + win, 0)).toBe(MARKET_WIN)
    await clear()
  })

  it('is answered as what is left, and comes back with a bet that is returned', async () => {
    const [one] = testPlatforms
    const member = await richMember()
    const name = (await store().accounts.member(member))?.name ?? ''
    const client = await createPmtyClient(one.platform, name)
    const leg = askLeg(one.world, 'early-3', RESULT_KEY, 'home')
    const left = async () => {
      const question = {
        matchId: 'early-3',
        playId: '1',
        playOptionId: leg.ids?.optionId ?? '',
        placeNum: 1,
        oddsValue: 210_000,
        seriesType: 1,
      }
      const answer = await client.post(PMTY_PATHS.limits, { orderMaxBetMoney: [question], currencyCode: '1' })
      return answer.data
    }
    const place = (minor: number) => one.platform.book.place(confirm(one, member, [single(leg, minor)]))
    const placed = await place(60_000_00)
    expect(await left()).toMatchObject([{ minBet: '10.00', orderMaxPay: '40000.00' }])
    expect(await place(40_000_01)).toMatchObject({ ok: false, refusal: { reason: 'memberLimit' } })
    expect(await place(40_000_00)).toMatchObject({ ok: true })
    expect(await left()).toMatchObject([{ orderMaxPay: '0.00' }])
    const orderNo = placed.ok ? (placed.orders[0]?.orderNo ?? '') : ''
    await store().orders.cancel(orderNo, { reason: 'matchCancelled', at: START })
    expect(await left()).toMatchObject([{ orderMaxPay: '60000.00' }])
    await clear()
  })
})
