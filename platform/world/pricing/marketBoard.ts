import { marketKey } from '../../../streams/domain/market.ts'
import type { MarketKey } from '../../../streams/domain/market.ts'
import type { Adjustments } from '../adjustments.ts'
import { adjustmentPoints } from '../adjustments.ts'
import type { Timeline } from '../course/course.ts'
import { lastNotAfter, momentAt } from '../course/course.ts'
import type { Moment } from '../course/moment.ts'
import type { ClassTimes, HaltClass } from '../course/windows.ts'
import { classTimes, windowAt } from '../course/windows.ts'
import type { Fixture } from '../fixture.ts'
import { MINUTE } from '../durations.ts'
import type { WorldLine, WorldMarket } from '../world.ts'
import type { MarketPlan, Pricing } from './board.ts'
import { lazily } from './lazily.ts'
import { pricedLines } from './linePricing.ts'
import { createMatchTicks } from './matchTicks.ts'

/** The markets of a match at an instant. */
interface BoardState {
  readonly markets: readonly WorldMarket[]
  /** The latest version of their lines; 0 without a market. */
  readonly version: number
}

/** The markets of a match at any instant. It keeps no state between instants except a cache. */
export interface MarketBoard {
  readonly at: (at: number) => BoardState
  /** One market at an instant; `null` while it does not exist. */
  readonly market: (key: MarketKey, at: number) => WorldMarket | null
  /** Whether all betting is suspended. */
  readonly isHalted: (at: number) => boolean
  /** The last time, not after `at`, when a status changed or all prices were recomputed. */
  readonly lastEdge: (at: number) => number
  /** The next such time; Infinity if there is none. */
  readonly nextEdge: (at: number) => number
  /** The next time when some prices may move; Infinity if there is none. */
  readonly nextTick: (at: number) => number
  /** The last such time that is not after `at`; -Infinity if there is none. */
  readonly latestTick: (at: number) => number
}

export interface BoardInput {
  readonly fixture: Pick<Fixture, 'id' | 'seed' | 'kickOff' | 'announcedAt'>
  readonly timeline: Timeline
  readonly adjustments: Adjustments
}

/** How often lines are selected again before kick-off, ms. */
const LINE_REFRESH_EARLY = 3 * MINUTE

/** A market whose lines all have this version. */
interface Quote {
  readonly market: WorldMarket
  readonly version: number
}

interface NamedPlan<View> {
  readonly plan: MarketPlan<View>
  readonly key: MarketKey
  /** Its place among the plans of the match, which spreads the ticks. */
  readonly offset: number
}

const CLASSES: readonly HaltClass[] = ['plain', 'goalLines', 'corners', 'cards']

/** The board of one match. A change of the timeline or the adjustments needs a new board. */
export function createMarketBoard<View>(
  input: BoardInput,
  { plans, viewAt, lineRefresh }: Pricing<View>,
): MarketBoard {
  const { fixture, timeline, adjustments } = input
  const times = createBoardTimes(input, lineRefresh)
  const named = plans.map((plan, offset): NamedPlan<View> => ({ plan, key: marketKey(plan.spec), offset }))
  const ticks = createMatchTicks(fixture, adjustments.holds)
  const cache = new Map<MarketKey, Quote>()
  const closingOf = createClosings<View>(timeline)
  const viewOf = createViews((at) => viewAt({ at, moment: momentAt(timeline, at) }))

  function marketAt(named: NamedPlan<View>, at: number, moment: Moment): Quote | null {
    const closedAt = closingOf(named.plan)
    // A closed market keeps its last prices.
    if (at >= closedAt) return quote(named, closedAt - 1, momentAt(timeline, closedAt - 1), closedAt)
    return named.plan.availability(moment) === 'absent' ? null : quote(named, at, moment, null)
  }

  function quote(
    { plan, key, offset }: NamedPlan<View>,
    at: number,
    moment: Moment,
    closedAt: number | null,
  ): Quote {
    const own = times.of[plan.haltClass]
    const window = windowAt(own, at)
    const quotedAt = window === null ? at : quoteTime(plan, window.from)
    const forced = times.lastOf(own.reprices, quotedAt)
    const pricedAt = Math.max(forced, ticks.lastDue(plan.every, offset, quotedAt) ?? forced)
    const version = closedAt ?? Math.max(pricedAt, times.lastOf(own.edges, at))
    const known = cache.get(key)
    if (known?.version === version) return known
    const status = closedAt !== null ? 'closed' : window === null ? 'open' : 'suspended'
    const lines = (): readonly WorldLine[] => {
      const views = { selectedFrom: viewOf(times.lineTime(own, pricedAt)), pricedFrom: viewOf(pricedAt) }
      return pricedLines(fixture.id, adjustments, { plan, key, ...views, pricedAt, moment, status, version })
    }
    const market = pricedWhenRead({ spec: plan.spec, key, parlayAllowed: plan.parlayAllowed }, lines)
    const made = { market, version }
    cache.set(key, made)
    return made
  }

  /**
   * During a suspension a market keeps the prices from just before it; one that exists only since the suspension
   * began is priced at that time.
   */
  function quoteTime(plan: MarketPlan<View>, from: number): number {
    return plan.availability(momentAt(timeline, from - 1)) === 'absent' ? from : from - 1
  }

  return {
    at: (at) => {
      const moment = momentAt(timeline, at)
      const quotes = named.flatMap((each) => marketAt(each, at, moment) ?? [])
      return {
        markets: quotes.map(({ market }) => market),
        version: Math.max(0, ...quotes.map(({ version }) => version)),
      }
    },
    market: (key, at) => {
      const found = named.find((each) => each.key === key)
      return found === undefined ? null : (marketAt(found, at, momentAt(timeline, at))?.market ?? null)
    },
    isHalted: (at) => windowAt(times.of.plain, at) !== null,
    lastEdge: (at) => times.lastOf(times.edges, at),
    nextEdge: (at) => times.edges[lastNotAfter(times.edges, at) + 1] ?? Infinity,
    nextTick: ticks.nextTick,
    latestTick: ticks.latestTick,
  }
}

/** Lists show one or two markets of a match, so the lines of the others need not be priced. */
function pricedWhenRead(
  market: Omit<WorldMarket, 'lines'>,
  priceLines: () => readonly WorldLine[],
): WorldMarket {
  const lines = lazily(priceLines)
  return {
    ...market,
    get lines() {
      return lines()
    },
  }
}

/** When the markets of each class are suspended and priced, platform ms. */
function createBoardTimes({ fixture, timeline, adjustments }: BoardInput, lineRefresh: number) {
  const points = [fixture.announcedAt, ...adjustmentPoints(adjustments)]
  const of: Readonly<Record<HaltClass, ClassTimes>> = {
    plain: classTimes(timeline.course, 'plain', points),
    goalLines: classTimes(timeline.course, 'goalLines', points),
    corners: classTimes(timeline.course, 'corners', points),
    cards: classTimes(timeline.course, 'cards', points),
  }
  function lastOf(instants: readonly number[], at: number): number {
    return instants[lastNotAfter(instants, at)] ?? fixture.announcedAt
  }
  return {
    of,
    edges: [...new Set(CLASSES.flatMap((name) => of[name].edges))].sort((a, b) => a - b),
    lastOf,
    /** When the lines of prices of this time were selected. */
    lineTime(own: ClassTimes, pricedAt: number): number {
      const every = pricedAt < fixture.kickOff ? LINE_REFRESH_EARLY : lineRefresh
      return Math.max(lastOf(own.reprices, pricedAt), Math.floor(pricedAt / every) * every)
    },
  }
}

/** How many views of a match are kept before all of them are dropped. */
const MOST_VIEWS = 12

/** Keeps the last views, because the markets of a match are priced at the same instants. */
function createViews<View>(viewAt: (at: number) => View): (at: number) => View {
  const views = new Map<number, View>()
  return (at) => {
    const known = views.get(at)
    if (known !== undefined) return known
    if (views.size > MOST_VIEWS) views.clear()
    const view = viewAt(at)
    views.set(at, view)
    return view
  }
}

/** When a market closes; cached, because it never reopens. */
function createClosings<View>(timeline: Timeline): (plan: MarketPlan<View>) => number {
  const closings = new Map<MarketPlan<View>, number>()
  return (plan) => {
    const known = closings.get(plan)
    if (known !== undefined) return known
    const place = timeline.moments.findIndex((moment) => plan.availability(moment) === 'closed')
    const was = timeline.moments[place - 1]
    // A market that closes before it was ever open never exists.
    const there = was !== undefined && plan.availability(was) !== 'absent'
    const closing = there ? (timeline.times[place] ?? Infinity) : Infinity
    closings.set(plan, closing)
    return closing
  }
}
