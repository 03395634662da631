import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Line } from '../../../streams/domain/market.ts'
import { money } from '../../../streams/domain/money.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { PlaceResult } from '../../../platform/book/book.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { openSharedStore, createTestPlatform } from './testPlatform.ts'
import type { TestPlatform } from './testPlatform.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from './scriptedWorld.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let member: number

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  member = await testPlatform.newMember()
})
afterEach(() => testPlatform.platform.close())

const odds = (value: number): Odds => {
  const scaled = oddsFromScaled(Math.round(value * 100_000))
  if (scaled === null) throw new Error('no odds')
  return scaled
}

function reasonOf(result: PlaceResult): string {
  return result.ok ? 'taken' : result.refusal.reason
}

describe('a single', () => {
  it('is accepted at once before kick-off, and its stake leaves the wallet', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')
    const result = await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))
    expect(result).toMatchObject({
      ok: true,
      repeated: false,
      orders: [{ status: 'accepted', totalStake: 100_00, maxReturn: 210_00, lines: 1 }],
    })
    expect(await testPlatform.balance(member)).toBe(9_900_00)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('sent twice makes one order, also at the same moment and after its end', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')
    const asked = confirm(testPlatform, member, [single(leg)])
    const [first, second] = await Promise.all([
      testPlatform.platform.book.place(asked),
      testPlatform.platform.book.place(asked),
    ])
    testPlatform.hand.at += 60_000
    testPlatform.world.setPrice('early-1', RESULT_KEY, 'home', 150_000)
    const third = await testPlatform.platform.book.place(asked)
    const numbers = [first, second, third].map((result) => (result.ok ? result.orders[0]?.orderNo : null))
    expect(new Set(numbers).size).toBe(1)
    expect(third).toMatchObject({ ok: true, repeated: true })
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('is refused after its end', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')
    const asked = confirm(testPlatform, member, [single(leg)], {
      validUntil: testPlatform.platform.clock.now() - 1,
    })
    expect(reasonOf(await testPlatform.platform.book.place(asked))).toBe('expired')
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it('is refused beyond the balance', async () => {
    const spend = await testPlatform.newMember()
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')
    expect(
      (await testPlatform.platform.book.place(confirm(testPlatform, spend, [single(leg, 9_999_00)]))).ok,
    ).toBe(true)
    expect(
      reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, spend, [single(leg, 10_00)]))),
    ).toBe('insufficientBalance')
    expect(await testPlatform.balance(spend)).toBe(1_00)
  })

  it('is refused below and above its limits', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')
    expect(
      reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg, 9_99)]))),
    ).toBe('belowMin')
    expect(
      reasonOf(
        await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg, 100_001_00)])),
      ),
    ).toBe('aboveMax')
  })

  // The percentages stand in docs/betting.md, 5; a league of the first level takes 100 000 before kick-off.
  it.each([
    ['A', 1, 100_000],
    ['B', 2, 80_000],
    ['C', 3, 60_000],
    ['D', 4, 40_000],
    ['E', 5, 25_000],
    ['F', 6, 10_000],
    ['G', 7, 5_000],
  ])('has the limits of its member of odds level %s', async (_, oddsLevel, units) => {
    const { world, platform } = testPlatform
    await platform.store.accounts.changeProfile(member, { oddsLevel })
    const leg = askLeg(world, 'early-1', RESULT_KEY, 'home')
    const at = (stake: number) => platform.book.place(confirm(testPlatform, member, [single(leg, stake)]))
    expect(reasonOf(await at(units * 100 + 1_00))).toBe('aboveMax')
    expect(reasonOf(await at(units * 100))).toBe(units > 10_000 ? 'insufficientBalance' : 'taken')
  })
})

describe('a member with one currency', () => {
  it.each([
    ['RMB', 'RMB', 'taken'],
    ['RMB', 'USDT', 'currency'],
    ['USDT', 'RMB', 'currency'],
    ['USDT', 'USDT', 'taken'],
  ] as const)('who has %s and bets in %s: %s', async (onlyCurrency, currency, outcome) => {
    const only = await testPlatform.newMember(undefined, { onlyCurrency })
    const bet = {
      ...single(askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')),
      unitStake: money(100_00, currency),
    }
    const result = await testPlatform.platform.book.place(confirm(testPlatform, only, [bet], { currency }))
    expect(reasonOf(result)).toBe(outcome)
    const before = currency === 'RMB' ? 10_000_00 : 1_000_00
    expect(await testPlatform.balance(only, currency)).toBe(outcome === 'taken' ? before - 100_00 : before)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('is answered with the bet that was taken before, when it is sent again', async () => {
    const { store, platform, world } = testPlatform
    const asked = confirm(testPlatform, member, [single(askLeg(world, 'early-1', RESULT_KEY, 'home'))])
    const taken = await platform.book.place(asked)
    vi.spyOn(store.accounts, 'bettor').mockResolvedValueOnce({ oddsLevel: 1, onlyCurrency: 'USDT' })
    const again = await platform.book.place(asked)
    expect(again).toMatchObject({ ok: true, repeated: true })
    expect(again.ok && taken.ok && again.orders[0]?.orderNo === taken.orders[0]?.orderNo).toBe(true)
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('cannot reserve in the other', async () => {
    const only = await testPlatform.newMember(undefined, { onlyCurrency: 'USDT' })
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home', { odds: odds(2.5) })
    const asked = confirm(testPlatform, only, [single(leg)], { reserve: 'held' })
    expect(reasonOf(await testPlatform.platform.book.place(asked))).toBe('currency')
  })
})

describe('a price that moved', () => {
  it.each([
    ['none', 2.0, 'priceChanged'],
    ['none', 2.2, 'priceChanged'],
    ['better', 2.0, 'priceChanged'],
    ['better', 2.2, 'taken'],
    ['any', 2.0, 'taken'],
    ['any', 2.2, 'taken'],
  ] as const)('in mode %s, from 2.10 to %d, is %s', async (acceptance, now, outcome) => {
    const leg = askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')
    testPlatform.world.setPrice('early-1', RESULT_KEY, 'home', odds(now))
    const result = await testPlatform.platform.book.place(
      confirm(testPlatform, member, [single(leg)], { acceptance }),
    )
    expect(reasonOf(result)).toBe(outcome)
    if (result.ok) expect(result.orders[0]?.legs[0]?.odds).toBe(odds(now))
  })
})

describe('what no mode takes', () => {
  it('a line that jumped', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over')
    testPlatform.world.jump('early-1', TOTAL_KEY, 1)
    expect(
      reasonOf(
        await testPlatform.platform.book.place(
          confirm(testPlatform, member, [single(leg)], { acceptance: 'any' }),
        ),
      ),
    ).toBe('lineChanged')
  })

  it('a line that was never offered', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over', { line: 99 as Line })
    expect(
      reasonOf(
        await testPlatform.platform.book.place(
          confirm(testPlatform, member, [single(leg)], { acceptance: 'any' }),
        ),
      ),
    ).toBe('lineChanged')
  })

  it.each(['suspended', 'locked', 'closed'] as const)('a %s market', async (status) => {
    const leg = askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over')
    testPlatform.world.setLineStatus('early-1', TOTAL_KEY, status)
    expect(
      reasonOf(
        await testPlatform.platform.book.place(
          confirm(testPlatform, member, [single(leg)], { acceptance: 'any' }),
        ),
      ),
    ).toBe(status)
  })

  it('a suspended match', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over')
    testPlatform.world.change('early-1', { bettingStatus: 'suspended' })
    expect(
      reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))),
    ).toBe('suspended')
  })

  it('a match that has begun since', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over')
    testPlatform.world.change('early-1', { state: 'live', phase: 'firstHalf' })
    expect(
      reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))),
    ).toBe('timingChanged')
  })

  it('a goal since the price was seen', async () => {
    const leg = askLeg(testPlatform.world, 'live-1', TOTAL_KEY, 'over')
    testPlatform.world.score('live-1', [1, 0])
    expect(
      reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))),
    ).toBe('scoreChanged')
  })

  it('a match that is over', async () => {
    const leg = askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over')
    testPlatform.world.finish('early-1', { 'goals.match': [0, 0] })
    expect(
      reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))),
    ).toBe('matchOver')
  })
})

describe('a series', () => {
  const legs = (count: number) =>
    Array.from({ length: count }, (_, n) => askLeg(testPlatform.world, `early-${n + 1}`, RESULT_KEY, 'home'))

  it('stakes each of its lines and promises the sum of their returns', async () => {
    const bet = { series: '3:2+3' as const, unitStake: money(10_00, 'RMB'), legs: legs(3) }
    const result = await testPlatform.platform.book.place(confirm(testPlatform, member, [bet]))
    // Three doubles at 2.1² and one treble at 2.1³, 10.00 on each line.
    expect(result).toMatchObject({ ok: true, orders: [{ lines: 4, totalStake: 40_00, maxReturn: 224_91 }] })
  })

  it('comes with singles in one confirm, each an order of its own', async () => {
    const bets = [
      ...legs(2).map((leg) => single(leg, 20_00)),
      { series: '2:2' as const, unitStake: money(5_00, 'RMB'), legs: legs(2) },
    ]
    const result = await testPlatform.platform.book.place(confirm(testPlatform, member, bets))
    expect(result.ok && result.orders.map(({ totalStake }) => totalStake)).toEqual([20_00, 20_00, 5_00])
    expect(await testPlatform.balance(member)).toBe(9_955_00)
  })

  it('is refused whole when one leg is', async () => {
    testPlatform.world.setLineStatus('early-2', RESULT_KEY, 'suspended')
    const bets = [
      single(legs(1)[0] ?? askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')),
      {
        series: '2:2' as const,
        unitStake: money(5_00, 'RMB'),
        legs: legs(2),
      },
    ]
    const result = await testPlatform.platform.book.place(confirm(testPlatform, member, bets))
    expect(result).toEqual({ ok: false, refusal: { reason: 'suspended', bet: 1, leg: 1 } })
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it('takes one selection of a match only', async () => {
    const same = [
      askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home'),
      askLeg(testPlatform.world, 'early-1', HANDICAP_KEY, 'away'),
    ]
    const bet = { series: '2:2' as const, unitStake: money(10_00, 'RMB'), legs: same }
    expect(reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [bet])))).toBe(
      'sameMatch',
    )
  })

  it('is refused with a market that allows no parlay', async () => {
    const markets = testPlatform.world
      .match('early-2')
      ?.markets.map((each) => ({ ...each, parlayAllowed: false }))
    testPlatform.world.change('early-2', { markets: markets ?? [] })
    const bet = { series: '2:2' as const, unitStake: money(10_00, 'RMB'), legs: legs(2) }
    expect(reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [bet])))).toBe(
      'parlayNotAllowed',
    )
  })

  it('is refused with a code that does not fit its legs', async () => {
    const bet = { series: '3:3' as const, unitStake: money(10_00, 'RMB'), legs: legs(2) }
    expect(reasonOf(await testPlatform.platform.book.place(confirm(testPlatform, member, [bet])))).toBe(
      'unknownSeries',
    )
  })
})
