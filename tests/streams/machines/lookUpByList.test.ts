import fc from 'fast-check'
import { NEVER, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Leg } from '../../../streams/domain/leg.ts'
import { line } from '../../../streams/domain/market.ts'
import { money } from '../../../streams/domain/money.ts'
import type { PlacementOrder } from '../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { ok } from '../../../streams/domain/result.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { lookUp$ } from '../../../streams/machines/placement/lookUp.ts'
import {
  isOpen,
  type Placement,
  placedBet,
  submitted,
} from '../../../streams/machines/placement/placement.ts'
import { createPlacements, type Placements } from '../../../streams/machines/placement/placements.ts'
import { createPlacementStore } from '../../../streams/machines/placement/placementStore.ts'
import type { VenueDeps } from '../../../streams/venues/venueDeps.ts'
import { createMemoryStore } from '../../support/ports.ts'
import { ARRIVES_LATE_MS, createToyServer, type ToyServer } from '../venues/toy/toyServer.ts'
import { CLOCK_SKEW_MS, createToyVenue, LISTED_WITHIN_MS, TOY } from '../venues/toy/toyVenue.ts'
import { aLeg } from './orderBuilders.ts'

const START = 1_790_000_000_000
const OVER_2_5 = line(10)
const STAKE = money(10_00, 'USDT')

/** A leg on over 2.5 goals in a game of the toy venue. */
function toyLeg(game: string): Leg {
  const spec = { kind: 'total', stat: 'goals', period: 'match' } as const
  return aLeg(game, {
    venue: TOY,
    choice: { matchId: game, sport: 'football', spec, handle: null, line: OVER_2_5, side: 'over' },
    wire: { marketId: `${game}/many/2.5`, optionId: `${game}/many/2.5/more`, playId: 'many' },
    agreedOdds: 195_000 as Odds,
  })
}

function toyOrder(id: string, games: readonly string[], stake = 10_00): PlacementOrder {
  return {
    id,
    venue: TOY,
    currency: 'USDT',
    acceptance: 'none',
    oddsFormat: 'europe',
    bets: games.map((game) => ({
      series: SINGLE_SERIES,
      combinations: 1,
      legs: [toyLeg(game)],
      unitStake: money(stake, 'USDT'),
    })),
    validUntil: Date.now() + 30_000,
  }
}

function openPage(server: ToyServer, device = createMemoryStore(), serverNow = Date.now) {
  const scope = createScope((error) => {
    throw error
  })
  const { bets } = createToyVenue(server)({ now: Date.now, rate: () => 1 } as VenueDeps)
  const placements = createPlacements(scope, {
    calls: bets,
    store: createPlacementStore(device, '7', TOY),
    serverNow,
    news$: NEVER,
  })
  const of = (id: string) => placements.placements$.value.find(({ order }) => order.id === id)
  return { scope, placements, device, of }
}

function tally() {
  const counts = new Map<string, number>()
  const add = (game: string, stake: number): void => {
    const bet = `${game} ${String(stake)}`
    counts.set(bet, (counts.get(bet) ?? 0) + 1)
  }
  return { counts, add }
}

/** The number of accepted and of rejected bets, for each group of equal bets. */
function outcomes({ placements$ }: Placements) {
  const [accepted, refused] = [tally(), tally()]
  for (const placement of placements$.value) {
    for (const [index, { legs, unitStake }] of placement.order.bets.entries()) {
      const state = placement.phase === 'rejected' ? 'rejected' : placedBet(placement, index)?.state
      const game = legs[0]?.choice.matchId ?? ''
      if (state === 'accepted') accepted.add(game, unitStake.minor)
      if (state === 'rejected') refused.add(game, unitStake.minor)
    }
  }
  return { accepted, refused }
}

describe('a venue without client ids', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('has a bet with a lost answer found in its list', () => {
    const server = createToyServer()
    const page = openPage(server)
    server.next('answerLost')
    page.placements.place(toyOrder('o1', ['t-red']))
    vi.advanceTimersByTime(15_000)
    expect(page.of('o1')).toMatchObject({
      phase: 'accepted',
      bets: [{ bet: 0, orderNo: '9007', stake: money(10_00, 'USDT') }],
    })
    expect(server.made).toBe(1)
    page.scope.end()
  })

  it('never calls a bet failed before its own time has passed', () => {
    const server = createToyServer()
    const page = openPage(server)
    server.next('lost')
    page.placements.place(toyOrder('o1', ['t-red']))
    vi.advanceTimersByTime(LISTED_WITHIN_MS)
    expect(page.of('o1')?.phase).toBe('unknown')
    vi.advanceTimersByTime(CLOCK_SKEW_MS + 5000)
    expect(page.of('o1')).toMatchObject({ phase: 'rejected', reasonKey: 'slip.notPlaced' })
    page.scope.end()
  })

  it('never calls a bet failed that may still be made, when platform time is fast', () => {
    const platformNow = () => START + (Date.now() - START) * 60
    const server = createToyServer(platformNow)
    const page = openPage(server, createMemoryStore(), platformNow)
    const validForMs = 30_000
    const order = (id: string, game: string): PlacementOrder => ({
      ...toyOrder(id, [game]),
      validUntil: platformNow() + validForMs * 60,
    })
    server.next('arrivesLate')
    page.placements.place(order('o1', 't-red'))
    server.next('lost')
    page.placements.place(order('o2', 't-blue'))
    vi.advanceTimersByTime(ARRIVES_LATE_MS)
    expect([page.of('o1')?.phase, page.of('o2')?.phase]).toEqual(['unknown', 'unknown'])
    vi.advanceTimersByTime(validForMs - ARRIVES_LATE_MS)
    expect([page.of('o1')?.phase, page.of('o2')?.phase]).toEqual(['accepted', 'unknown'])
    vi.advanceTimersByTime(5000)
    expect(page.of('o2')).toMatchObject({ phase: 'rejected', reasonKey: 'slip.notPlaced' })
    expect(server.made).toBe(1)
    page.scope.end()
  })

  it('is certain that a bet was not placed by a complete list only that is later than all its times', () => {
    const ms = fc.integer({ min: 0, max: 100_000 })
    const facts = {
      sentAt: ms,
      listedWithinMs: ms,
      clockSkewMs: ms,
      validUntil: ms,
      at: ms,
      complete: fc.boolean(),
    }
    fc.assert(
      fc.property(fc.record(facts), (asked) => {
        const { sentAt, listedWithinMs, clockSkewMs, validUntil, at, complete } = asked
        const order = { ...toyOrder('o1', ['t-red']), validUntil }
        const list = () => of(ok({ value: { orders: [], complete }, at }))
        const placement = { ...submitted(order, sentAt), phase: 'unknown' } as const
        let final: boolean | null = null
        lookUp$({ by: 'list', listedWithinMs, clockSkewMs, list }, placement, () => []).subscribe(
          (result) => {
            final = result.ok ? result.value.final : null
          },
        )
        const isLater = at > validUntil + clockSkewMs && at > sentAt + listedWithinMs + clockSkewMs
        expect(final).toBe(complete && isLater)
      }),
    )
  })

  it('never calls a bet failed by a list that may lack it', () => {
    const server = createToyServer()
    const page = openPage(server)
    server.listsLate(0, false)
    server.next('lost')
    page.placements.place(toyOrder('o1', ['t-red']))
    vi.advanceTimersByTime(LISTED_WITHIN_MS * 10)
    expect(page.of('o1')?.phase).toBe('unknown')
    server.listsLate(0, true)
    vi.advanceTimersByTime(5000)
    expect(page.of('o1')?.phase).toBe('rejected')
    page.scope.end()
  })

  it('has a bet of an earlier page found, and an equal bet not taken for it', () => {
    const server = createToyServer()
    const first = openPage(server)
    server.next('answerLost')
    first.placements.place(toyOrder('o1', ['t-red', 't-blue']))
    vi.advanceTimersByTime(100)
    first.scope.end()
    const page = openPage(server, first.device)
    server.next('lost')
    page.placements.place(toyOrder('o2', ['t-red', 't-blue']))
    vi.advanceTimersByTime(LISTED_WITHIN_MS + CLOCK_SKEW_MS + 20_000)
    expect(page.of('o1')).toMatchObject({ phase: 'accepted', bets: [{ bet: 0 }, { bet: 1 }] })
    expect(page.of('o2')?.phase).toBe('rejected')
    expect(server.made).toBe(2)
    page.scope.end()
  })

  it('does not take the order of a bet that has left the screen for an equal one', () => {
    const server = createToyServer()
    const page = openPage(server)
    page.placements.place(toyOrder('o1', ['t-red']))
    vi.advanceTimersByTime(100)
    expect(page.of('o1')?.phase).toBe('accepted')
    page.placements.dismiss('o1')
    expect(page.of('o1')).toBeUndefined()
    server.next('lost')
    page.placements.place(toyOrder('o2', ['t-red']))
    vi.advanceTimersByTime(LISTED_WITHIN_MS + CLOCK_SKEW_MS + 20_000)
    expect(page.of('o2')?.phase).toBe('rejected')
    page.scope.end()
  })

  it('has each of two equal bets found, when the list is asked for the first after the second was made', () => {
    const server = createToyServer()
    server.listsLate(0, false)
    const page = openPage(server)
    for (const [id, waitMs] of [
      ['o1', CLOCK_SKEW_MS + 1],
      ['o2', 0],
    ] as const) {
      server.next('answerLost')
      page.placements.place(toyOrder(id, ['t-green'], 20_00))
      vi.advanceTimersByTime(waitMs)
    }
    server.listsLate(0, true)
    vi.advanceTimersByTime(LISTED_WITHIN_MS * 2)
    expect(page.of('o1')?.phase).toBe('accepted')
    expect(page.of('o2')?.phase).toBe('accepted')
    page.scope.end()
  })

  it('tells of each bet of a confirm by itself, when some are refused and of others no answer comes', () => {
    const server = createToyServer()
    server.close('t-blue')
    const page = openPage(server)
    server.next('firstAnswered')
    page.placements.place(toyOrder('o1', ['t-red', 't-blue', 't-green']))
    vi.advanceTimersByTime(100)
    expect(page.of('o1')).toMatchObject({ phase: 'unknown', bets: [{ bet: 0, state: 'accepted' }] })
    vi.advanceTimersByTime(5000)
    const found = page.of('o1')?.bets.map(({ bet, state }) => [bet, state])
    expect(new Map(found as [number, string][])).toEqual(
      new Map([
        [0, 'accepted'],
        [2, 'accepted'],
      ]),
    )
    expect(page.of('o1')?.phase).toBe('unknown')
    vi.advanceTimersByTime(LISTED_WITHIN_MS + CLOCK_SKEW_MS)
    const done = page.of('o1')
    expect(done?.phase).toBe('partial')
    expect(done === undefined ? null : placedBet(done, 1)).toMatchObject({
      state: 'rejected',
      orderNo: null,
      reasonKey: 'slip.notPlaced',
    })
    expect(server.made).toBe(2)
    page.scope.end()
  })

  it('does not take a later equal bet for one that was refused', () => {
    const server = createToyServer()
    const page = openPage(server)
    server.listsLate(0, false)
    const both = toyOrder('o1', ['t-red', 't-blue'])
    const refusedFirst: Placement = {
      ...submitted(both, Date.now()),
      phase: 'unknown',
      bets: [
        {
          bet: 0,
          orderNo: null,
          state: 'rejected',
          stake: STAKE,
          maxReturn: STAKE,
          odds: [],
          reasonKey: 'x',
        },
      ],
    }
    // The same selection again, whose answer is lost: its order is listed while the first confirm is unknown.
    const { bets } = createToyVenue(server)({ now: Date.now, rate: () => 1 } as VenueDeps)
    server.next('answerLost')
    page.placements.place(toyOrder('o2', ['t-red']))
    vi.advanceTimersByTime(1000)
    const found = vi.fn()
    lookUp$(bets.orderLookUp, refusedFirst, () => [refusedFirst]).subscribe(found)
    vi.advanceTimersByTime(1000)
    expect(found).toHaveBeenCalledWith(ok({ bets: [], final: false }))
    page.scope.end()
  })

  it('tells bets as they are, whatever is lost and however late the list', () => {
    const step = fc.record({
      games: fc.subarray(['t-red', 't-blue', 't-green'], { minLength: 1 }),
      stake: fc.constantFrom(10_00, 20_00),
      fate: fc.constantFrom(...(['answered', 'firstAnswered', 'lost', 'answerLost'] as const)),
      waitMs: fc.integer({ min: 0, max: 90_000 }),
      reload: fc.boolean(),
    })
    const late = fc.record({
      ms: fc.integer({ min: 0, max: LISTED_WITHIN_MS - 1000 }),
      all: fc.boolean(),
      refusesBlue: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), late, (steps, { ms, all, refusesBlue }) => {
        vi.setSystemTime(START)
        const server = createToyServer()
        server.listsLate(ms, all)
        if (refusesBlue) server.close('t-blue')
        const isMade = (game: string, fate: string) => fate !== 'lost' && !(refusesBlue && game === 't-blue')
        let page = openPage(server)
        const [made, lost] = [tally(), tally()]
        for (const [index, { games, stake, fate, waitMs, reload }] of steps.entries()) {
          server.next(fate)
          page.placements.place(toyOrder(`o${String(index)}`, games, stake))
          for (const game of games) (isMade(game, fate) ? made : lost).add(game, stake)
          vi.advanceTimersByTime(waitMs)
          // Among equal bets the lost one cannot be identified, but never more are rejected than were lost.
          const { refused } = outcomes(page.placements)
          for (const [bet, count] of refused.counts)
            expect(count).toBeLessThanOrEqual(lost.counts.get(bet) ?? 0)
          if (reload) {
            page.scope.end()
            page = openPage(server, page.device)
          }
        }
        server.listsLate(0, true)
        vi.advanceTimersByTime(LISTED_WITHIN_MS * 2)
        expect(page.placements.placements$.value.some(isOpen)).toBe(false)
        if (!steps.some(({ reload }) => reload)) {
          const { accepted, refused } = outcomes(page.placements)
          expect(accepted.counts).toEqual(made.counts)
          expect(refused.counts).toEqual(lost.counts)
        }
        const numbers = page.placements.placements$.value.flatMap(({ bets }) =>
          bets.flatMap(({ orderNo }) => orderNo ?? []),
        )
        expect(new Set(numbers).size).toBe(numbers.length)
        page.scope.end()
      }),
      { numRuns: 150 },
    )
  })
})
