import { delay, map, NEVER, type Observable, of, startWith, Subject, timer } from 'rxjs'
import { vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { money, type Money } from '../../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../../streams/domain/odds.ts'
import type { PlacedBet, PlacementOrder } from '../../../../streams/domain/order.ts'
import type { Quote, QuotedLeg, StakeLimit } from '../../../../streams/domain/quote.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createSettings } from '../../../../streams/feeds/settings/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { createPlacements } from '../../../../streams/machines/placement/placements.ts'
import { createPlacementStore } from '../../../../streams/machines/placement/placementStore.ts'
import { createSlipStore } from '../../../../streams/machines/slip/slipStore.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import type { Call, Capabilities, PlaceAnswer } from '../../../../streams/venues/venue.ts'
import { createNotices } from '../../../../streams/views/notices.ts'
import { createSlip } from '../../../../streams/views/slip/slipModel.ts'
import { aQuote } from '../../machines/orderBuilders.ts'

export const ANSWER_MS = 50

const CAPABILITIES: Capabilities = {
  betTypes: ['live'],
  sports: ['football'],
  oddsFormats: ['europe', 'hk', 'malay', 'indonesian'],
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  severalSingles: true,
  parlay: true,
  systems: true,
  maxLegs: 10,
  minParlayLegs: 2,
  lineFollow: 'slot',
  push: true,
  cashOut: 'none',
  reservation: false,
  favourites: 'none',
  search: false,
  lookUpByClientId: true,
}

function memory(writable: boolean): KeyValue {
  const entries = new Map<string, string>()
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      if (writable) entries.set(key, value)
      return writable
    },
    remove: (key) => entries.delete(key),
  }
}

interface BenchOptions {
  readonly oddsFormat?: OddsFormat
  readonly balance?: Money
  readonly storeWritable?: boolean
}

/** A slip over a venue that answers what the test says, in virtual time: use with fake timers. */
export function slipBench(options: BenchOptions = {}) {
  const faults: unknown[] = []
  const scope = createScope((error) => faults.push(error))
  const offers = new Map<string, Partial<QuotedLeg>>()
  const moved = new Map<string, Subject<unknown>>()
  const quotesAsked: (readonly Leg[])[] = []
  const sent: PlacementOrder[] = []
  const online = cell(true)
  let quoteAnswer: Failure | 'silence' | null = null
  let placeAnswer: (order: PlacementOrder) => Observable<Result<PlaceAnswer, Failure>> = () => NEVER
  let foundOrders: readonly PlacedBet[] = []

  const limitOf = (key: string): StakeLimit => ({
    key,
    min: money(1_000, 'RMB'),
    max: money(2_000_000, 'RMB'),
    seriesOdds: null,
  })
  const quote = (legs: readonly Leg[], series: readonly number[]): Call<Quote> => {
    quotesAsked.push(legs)
    if (quoteAnswer === 'silence') return NEVER
    if (quoteAnswer !== null) return of(err(quoteAnswer)).pipe(delay(ANSWER_MS))
    const rows = legs.map((leg) => aQuote(leg, offers.get(leg.choice.matchId) ?? {}))
    const limits = [
      ...rows.map(({ wire }) => limitOf(wire.optionId)),
      ...series.map((code) => limitOf(String(code))),
    ]
    return timer(ANSWER_MS).pipe(map(() => ok({ legs: rows, limits, at: Date.now() })))
  }

  const settings = createSettings(scope, memory(true))
  const notices = createNotices(scope)
  const second = cell(Date.now())
  const placements = createPlacements(scope, {
    calls: {
      place: (order) => {
        sent.push(order)
        return placeAnswer(order)
      },
      orderStatus: () => NEVER,
      findOrders: () => of(ok({ value: foundOrders, at: Date.now() })),
    },
    store: createPlacementStore(memory(options.storeWritable ?? true), 'member'),
    serverNow: () => Date.now(),
    news$: NEVER,
  })
  let made = 0
  const slip = createSlip(scope, {
    venue: { code: 'PMTY', quote, capabilities: CAPABILITIES },
    placements,
    store: createSlipStore(memory(true)),
    notices,
    settings,
    oddsFormat$: constant(options.oddsFormat ?? 'europe'),
    balance$: constant<Money | null>(options.balance ?? money(1_000_000, 'RMB')),
    signedIn$: constant(true),
    online$: online.state$,
    maintenance$: constant(false),
    quickStakes$: constant<readonly number[]>([50, 100]),
    legPrice: ({ matchId }) => {
      const subject = moved.get(matchId) ?? new Subject()
      moved.set(matchId, subject)
      return subject.pipe(startWith(null))
    },
    polling: { active$: online.state$, slowdown$: constant(1), random: () => 0.5, now: () => Date.now() },
    second$: second.state$,
    serverTime: { now: () => Date.now(), rate: 1 },
    newOrderId: () => `order-${++made}`,
  })
  // The screen's subscription.
  scope.run(slip.slip$)

  return {
    slip,
    scope,
    faults,
    settings,
    notices,
    sent,
    quotesAsked,
    view: () => slip.slip$.value,
    online,
    /** What the venue says of a match's leg from now on. */
    offer: (matchId: string, change: Partial<QuotedLeg>) => {
      offers.set(matchId, change)
    },
    /** The book tells of a moved price. */
    move: (matchId: string) => {
      moved.get(matchId)?.next(null)
    },
    failQuotes: (failure: Failure | 'silence' | null) => {
      quoteAnswer = failure
    },
    answerPlace: (answer: typeof placeAnswer) => {
      placeAnswer = answer
    },
    find: (bets: readonly PlacedBet[]) => {
      foundOrders = bets
    },
    /** Lets time pass, with the clock of the screen. */
    pass: (ms: number) => {
      vi.advanceTimersByTime(ms)
      second.set(Date.now())
    },
  }
}
