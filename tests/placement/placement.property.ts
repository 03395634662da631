import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptsPrice } from '../../streams/domain/acceptance.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import type { PlacementOrder } from '../../streams/domain/order.ts'
import { isOpen } from '../../streams/machines/placement/placement.ts'
import type { StoredOrder } from '../../platform/store/orders/order.ts'
import { PLACING_VENUES, type PlacingVenue } from './placingVenue.ts'
import { play } from './play.ts'
import { schedule } from './schedule.ts'
import { openScenarioPool, openPoolWithTwoProcesses, type Scenario, type ScenarioPool } from './scenario.ts'

/**
 * An upper bound for open placements, ms: the validity of an order, the delay of a live bet, and the
 * look-ups.
 */
const SETTLED_AFTER_MS = 100_000

/** Limits the schedules per database, because a platform that starts reads every open order in it. */
const SCHEDULES_PER_POOL = 50

/** The time limit of a run, ms: several times what a schedule takes on a slow machine. It only ends a hang. */
const longestFor = (runs: number): number => Math.max(5 * 60_000, runs * 1000)

/** Schedules after which bets must have been taken, and others never made; otherwise they would prove nothing. */
const ENOUGH_RUNS = 40

/**
 * Checks placement at a venue against up to `runs` random schedules, generated from `seed`. Stops after `mostMs` of
 * real time.
 */
export function provePlacement(at: PlacingVenue, runs: number, seed: number, mostMs: number): void {
  describe(`placing bets at ${at.code} on a bad day (up to ${String(runs)} schedules from ${String(seed)})`, () => {
    let pool: ScenarioPool
    let played = 0
    const outcomes = new Set<Outcome>()

    beforeAll(async () => {
      pool = await openScenarioPool(at)
    })
    afterAll(() => pool.end())
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it(
      'places none twice, loses none, takes no price that was not agreed, and balances',
      async () => {
        const until = performance.now() + mostMs
        await fc.assert(
          fc.asyncProperty(schedule, async (steps) => {
            if (performance.now() > until) return
            if (played > 0 && played % SCHEDULES_PER_POOL === 0) {
              await pool.end()
              pool = await openScenarioPool(at)
            }
            played += 1
            const scenario = await pool.scenario(`bettor-${String(seed)}-${String(played)}`)
            try {
              const confirmed = await play(scenario, steps)
              scenario.network.failLookUps(0)
              await scenario.settle(SETTLED_AFTER_MS)
              for (const outcome of await check(at, pool, scenario, confirmed)) outcomes.add(outcome)
              await checkBooks(pool)
            } finally {
              scenario.end()
            }
          }),
          { numRuns: runs, seed },
        )
        expect(played).toBeGreaterThan(0)
        if (played >= ENOUGH_RUNS) expect([...outcomes]).toEqual(expect.arrayContaining(['taken', 'notMade']))
      },
      longestFor(runs),
    )
  })
}

/** What became of a bet: an order that was taken, one that was refused after a delay, or none. */
type Outcome = 'taken' | 'refused' | 'notMade'

async function check(
  at: PlacingVenue,
  pool: ScenarioPool,
  scenario: Scenario,
  confirmed: readonly PlacementOrder[],
): Promise<readonly Outcome[]> {
  expect(scenario.faults).toEqual([])
  // No outcome is still unknown, so none is lost.
  expect(scenario.placements().placements$.value.filter(isOpen)).toEqual([])
  let taken = 0
  const outcomes: Outcome[] = []
  for (const order of confirmed) {
    const bodies = scenario.network.sent(order.id)
    expect(bodies.length).toBeLessThanOrEqual(at.sendsAtMost)
    const ofBets = await at.ordersOf(pool.store, { memberId: scenario.memberId, order, bodies })
    // Never an order that belongs to no bet, and never two for one.
    expect(ofBets).toHaveLength(order.bets.length)
    for (const orders of ofBets) expect(orders.length).toBeLessThanOrEqual(1)
    const made = ofBets.flat()
    if (at.whole) expect([0, order.bets.length]).toContain(made.length)
    for (const [index, orders] of ofBets.entries()) for (const each of orders) checkAgreed(order, index, each)
    checkShown(scenario, order, made)
    for (const { status, totalStake } of made) if (status !== 'rejected') taken += totalStake
    for (const [stored] of ofBets)
      outcomes.push(stored === undefined ? 'notMade' : stored.status === 'rejected' ? 'refused' : 'taken')
  }
  expect(await pool.store.ledger.balance(scenario.memberId, 'RMB')).toBe(scenario.startBalance - taken)
  return outcomes
}

async function checkBooks(pool: ScenarioPool): Promise<void> {
  const audit = await pool.store.ledger.audit()
  expect(audit).toMatchObject({ balanced: true, wrongWallets: [], findings: [] })
}

/** A stored order has the agreed line, and a price that the acceptance mode allows. */
function checkAgreed(order: PlacementOrder, index: number, stored: StoredOrder): void {
  if (stored.status === 'rejected') return
  const legs = order.bets[index]?.legs ?? []
  expect(stored.legs).toHaveLength(legs.length)
  for (const [at, leg] of stored.legs.entries()) {
    const agreed = legs[at]
    expect(leg.line).toBe(agreed?.choice.line)
    expect(leg.side).toBe(agreed?.choice.side)
    expect(agreed !== undefined && acceptsPrice(order.acceptance, agreed.agreedOdds, leg.odds as Odds)).toBe(
      true,
    )
  }
}

/** If the page still shows the order, it shows the outcome that the platform has stored. */
function checkShown(scenario: Scenario, order: PlacementOrder, made: readonly StoredOrder[]): void {
  const shown = scenario.placements().placements$.value.find((each) => each.order.id === order.id)
  if (shown === undefined) return
  const taken = made.filter(({ status }) => status !== 'rejected').length
  const expected = taken === 0 ? 'rejected' : taken === order.bets.length ? 'accepted' : 'partial'
  expect(shown.phase).toBe(expected)
}

/**
 * The same with two processes, which are killed at random; each request goes to either of them. Stops after
 * `mostMs` of real time.
 */
export function provePlacementOverTwo(runs: number, seed: number, mostMs: number): void {
  describe(`placing bets with a platform of two processes (up to ${String(runs)} schedules from ${String(seed)})`, () => {
    let pool: ScenarioPool
    let played = 0

    beforeAll(async () => {
      pool = await openPoolWithTwoProcesses()
    })
    afterAll(() => pool.end())
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it(
      'gives every bet one outcome, holds no stake for good, and balances',
      async () => {
        const until = performance.now() + mostMs
        await fc.assert(
          fc.asyncProperty(schedule, async (steps) => {
            if (performance.now() > until) return
            played += 1
            const scenario = await pool.scenario(`bettor-${String(seed)}-${String(played)}`)
            try {
              const confirmed = await play(scenario, steps)
              scenario.network.failLookUps(0)
              await scenario.settle(SETTLED_AFTER_MS)
              await check(PLACING_VENUES.PMTY, pool, scenario, confirmed)
              await checkOutcomes(pool, scenario, confirmed)
              await checkBooks(pool)
            } finally {
              scenario.end()
            }
          }),
          { numRuns: runs, seed, endOnFailure: true },
        )
        expect(played).toBeGreaterThan(0)
      },
      longestFor(runs),
    )
  })
}

/** Ends all matches. No order stays open, and the balance matches the outcomes. */
async function checkOutcomes(
  pool: ScenarioPool,
  scenario: Scenario,
  confirmed: readonly PlacementOrder[],
): Promise<void> {
  expect(await pool.store.orders.confirming()).toEqual([])
  for (const { id } of scenario.world.matches()) scenario.world.finish(id, { 'goals.match': [2, 1] })
  await scenario.tick()
  let expected = scenario.startBalance
  for (const { id } of confirmed) {
    for (const order of await pool.store.orders.byClientOrderId(scenario.memberId, id)) {
      expect(['settled', 'rejected']).toContain(order.status)
      expected += order.returned - order.totalStake
    }
  }
  expect(await pool.store.ledger.balance(scenario.memberId, 'RMB')).toBe(expected)
}
