import type { SeriesKey } from '../../../../streams/domain/parlay.ts'
import { delay, map, NEVER, type Observable, of, startWith, Subject, timer } from 'rxjs'
import { vi } from 'vitest'
import type { Failure } from '../../../../streams/domain/failure.ts'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { money, type Money } from '../../../../streams/domain/money.ts'
import type { OddsFormat } from '../../../../streams/domain/odds.ts'
import type { PlacedBet, PlacementOrder } from '../../../../streams/domain/order.ts'
import type { Quote, QuotedLeg, StakeLimit } from '../../../../streams/domain/quote.ts'
import type { Reach } from '../../../../streams/domain/reach.ts'
import { err, ok, type Result } from '../../../../streams/domain/result.ts'
import { createSettings } from '../../../../streams/feeds/settings/index.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { cell, constant, mapState } from '../../../../streams/kernel/state.ts'
import { createPlacements } from '../../../../streams/machines/placement/placements.ts'
import { createPlacementStore } from '../../../../streams/machines/placement/placementStore.ts'
import { createSlip } from '../../../../streams/machines/slip/createSlip.ts'
import { createSlipStore } from '../../../../streams/machines/slip/slipStore.ts'
import type { KeyValue } from '../../../../streams/ports/storage.ts'
import type { PlaceAnswer } from '../../../../streams/venues/betting.ts'
import type { Call } from '../../../../streams/venues/call.ts'
import type { VenueRules } from '../../../../streams/venues/venue.ts'
import { createNotices } from '../../../../streams/views/notices.ts'
import { settingsHere, type VenueBlockModel } from '../../../../streams/core/venueBlock.ts'
import { createSlipModel } from '../../../../streams/views/slip/slipModel.ts'
import { aQuote } from '../orderBuilders.ts'

export const ANSWER_MS = 50

export const RULES: VenueRules = {
  betTypes: ['live'],
  oddsFormats: ['europe', 'hk', 'malay', 'indonesian'],
  acceptanceModes: ['none', 'better', 'any'],
  currencies: ['RMB', 'USDT'],
  maxLegs: 10,
  parlay: { minLegs: 2, systems: true },
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

interface SlipHarnessOptions {
  readonly rules?: VenueRules
  readonly block?: VenueBlockModel
  readonly oddsFormat?: OddsFormat
  readonly balance?: Money
  readonly storeWritable?: boolean
}

/** A slip on a venue whose answers the test sets. Requires fake timers. */
export function createSlipHarness(options: SlipHarnessOptions = {}) {
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
  const quote = (legs: readonly Leg[], series: readonly SeriesKey[]): Call<Quote> => {
    quotesAsked.push(legs)
    if (quoteAnswer === 'silence') return NEVER
    if (quoteAnswer !== null) return of(err(quoteAnswer)).pipe(delay(ANSWER_MS))
    const rows = legs.map((leg) => aQuote(leg, offers.get(leg.choice.matchId) ?? {}))
    const limits = [...rows.map(({ wire }) => limitOf(wire.optionId)), ...series.map(limitOf)]
    return timer(ANSWER_MS).pipe(map(() => ok({ legs: rows, limits, at: Date.now() })))
  }

  const settings = settingsHere(createSettings(scope, memory(true)), options.block ?? null)
  const notices = createNotices(scope)
  const second = cell(Date.now())
  const placements = createPlacements(scope, {
    calls: {
      place: (order) => {
        sent.push(order)
        return placeAnswer(order)
      },
      orderStatus: () => NEVER,
      orderLookUp: { by: 'clientId', find: () => of(ok({ value: foundOrders, at: Date.now() })) },
    },
    store: createPlacementStore(memory(options.storeWritable ?? true), 'member', 'PMTY'),
    serverNow: () => Date.now(),
    news$: NEVER,
  })
  let made = 0
  const machine = createSlip(scope, {
    venue: { code: 'PMTY', quote, rules: options.rules ?? RULES },
    placements,
    store: createSlipStore(memory(true), 'member', 'PMTY'),
    notices,
    settings,
    oddsFormat$: constant(options.oddsFormat ?? 'europe'),
    balance$: constant<Money | null>(options.balance ?? money(1_000_000, 'RMB')),
    signedIn$: constant(true),
    reach$: mapState(online.state$, (is): Reach => (is ? 'reachable' : 'offline')),
    maintenance$: constant(false),
    legPrice: ({ matchId }) => {
      const subject = moved.get(matchId) ?? new Subject()
      moved.set(matchId, subject)
      return subject.pipe(startWith(null))
    },
    polling: {
      active$: online.state$,
      rateLimited$: constant(false),
      slowdown$: constant(1),
      random: () => 0.5,
      now: () => Date.now(),
    },
    second$: second.state$,
    serverTime: { now: () => Date.now(), rate: 1 },
    newOrderId: () => `order-${++made}`,
  })
  const slip = createSlipModel(machine, constant({ singles: [50, 100], series: [10, 20] }))
  // Subscribes as the screen does.
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
    /** Sets the venue's present offer for a match's leg. */
    offer: (matchId: string, change: Partial<QuotedLeg>) => {
      offers.set(matchId, change)
    },
    /** The book reports a changed price. */
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
    /** Advances the fake timers and the clock of the screen. */
    pass: (ms: number) => {
      vi.advanceTimersByTime(ms)
      second.set(Date.now())
    },
  }
}
