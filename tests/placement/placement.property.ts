import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptsPrice } from '../../streams/domain/acceptance.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import type { PlacementOrder } from '../../streams/domain/order.ts'
import { isOpen } from '../../streams/machines/placement/placement.ts'
import type { StoredOrder } from '../../platform/store/orders/order.ts'
import { play } from './play.ts'
import { schedule } from './schedule.ts'
import { openTheatre, type Stage, type Theatre } from './stage.ts'

/** The longest that anything stays open: the validity of an order, a live bet's delay, and the look-ups. */
const SETTLED_AFTER_MS = 100_000

/** How many schedules one database sees: a platform that starts reads every open order in it. */
const SCHEDULES_A_THEATRE = 50

/** Proves placement over `runs` random schedules, drawn from `seed`. */
export function provePlacement(runs: number, seed: number): void {
  describe(`placing bets on a bad day (${String(runs)} schedules from ${String(seed)})`, () => {
    let theatre: Theatre
    let acts = 0

    beforeAll(async () => {
      theatre = await openTheatre()
    })
    afterAll(() => theatre.end())
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it(
      'places none twice, loses none, takes no price that was not agreed, and balances',
      async () => {
        await fc.assert(
          fc.asyncProperty(schedule, async (steps) => {
            if (acts > 0 && acts % SCHEDULES_A_THEATRE === 0) {
              await theatre.end()
              theatre = await openTheatre()
            }
            acts += 1
            const stage = await theatre.stage(`bettor-${String(seed)}-${String(acts)}`)
            try {
              const confirmed = await play(stage, steps)
              stage.network.deafen(0)
              await stage.pass(SETTLED_AFTER_MS)
              await check(theatre, stage, confirmed)
              await checkBooks(theatre)
            } finally {
              stage.end()
            }
          }),
          { numRuns: runs, seed },
        )
      },
      20 * 60_000,
    )
  })
}

async function check(theatre: Theatre, stage: Stage, confirmed: readonly PlacementOrder[]): Promise<void> {
  expect(stage.faults).toEqual([])
  // None is left in doubt, so none is lost.
  expect(stage.placements().placements$.value.filter(isOpen)).toEqual([])
  let taken = 0
  for (const order of confirmed) {
    const made = await theatre.store.orders.byClientOrderId(stage.memberId, order.id)
    // Once as a whole, or not at all: never twice, never a part.
    expect([0, order.bets.length]).toContain(made.length)
    for (const [index, stored] of made.entries()) checkAgreed(order, index, stored)
    checkShown(stage, order, made)
    for (const { status, totalStake } of made) if (status !== 'rejected') taken += totalStake
  }
  expect(await theatre.store.ledger.balance(stage.memberId, 'RMB')).toBe(stage.startBalance - taken)
}

async function checkBooks(theatre: Theatre): Promise<void> {
  const audit = await theatre.store.ledger.audit()
  expect(audit).toMatchObject({ balanced: true, wrongWallets: [], wrongOrders: [] })
}

/** What was taken is what was agreed: the line always, the price by the mode. */
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

/** The screen of this page, if it still shows the order, says what the platform did. */
function checkShown(stage: Stage, order: PlacementOrder, made: readonly StoredOrder[]): void {
  const shown = stage.placements().placements$.value.find((each) => each.order.id === order.id)
  if (shown === undefined) return
  const refused = made.filter(({ status }) => status === 'rejected').length
  const expected =
    made.length === 0 || refused === made.length ? 'rejected' : refused === 0 ? 'accepted' : 'partial'
  expect(shown.phase).toBe(expected)
}
