import { line as lineOf, marketKey } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, Side } from '../../../streams/domain/market.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { Adjustments } from '../adjustments.ts'
import { adjustmentPoints } from '../adjustments.ts'
import type { Timeline } from '../course/course.ts'
import { lastNotAfter, momentAt } from '../course/course.ts'
import type { Moment } from '../course/moment.ts'
import type { ClassTimes, HaltClass } from '../course/windows.ts'
import { classTimes, windowAt } from '../course/windows.ts'
import { marketIdOf, optionIdOf } from '../ids.ts'
import type { Fixture } from '../fixture.ts'
import { MINUTE } from '../durations.ts'
import type { WorldLine, WorldMarket } from '../world.ts'
import type { MarketPlan, Pricing } from './board.ts'
import { priceAll } from './odds.ts'
import { createMatchTicks } from './matchTicks.ts'

/** The markets of a match at any instant. It keeps no state between instants except a cache. */
export interface MarketBoard {
  readonly at: (at: number) => readonly WorldMarket[]
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
  const points = [fixture.announcedAt, ...adjustmentPoints(adjustments)]
  const times: Readonly<Record<HaltClass, ClassTimes>> = {
    plain: classTimes(timeline.course, 'plain', points),
    goalLines: classTimes(timeline.course, 'goalLines', points),
    corners: classTimes(timeline.course, 'corners', points),
    cards: classTimes(timeline.course, 'cards', points),
  }
  const allEdges = [...new Set(CLASSES.flatMap((name) => times[name].edges))].sort((a, b) => a - b)
  const named = plans.map((plan, offset): NamedPlan<View> => ({ plan, key: marketKey(plan.spec), offset }))
  const ticks = createMatchTicks(fixture, adjustments.holds)
  const cache = new Map<MarketKey, WorldMarket>()
  const closingOf = createClosings<View>(timeline)
  const viewOf = createViews((at) => viewAt({ at, moment: momentAt(timeline, at) }))

  function lastOf(instants: readonly number[], at: number): number {
    return instants[lastNotAfter(instants, at)] ?? fixture.announcedAt
  }

  function marketAt(named: NamedPlan<View>, at: number, moment: Moment): WorldMarket | null {
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
  ): WorldMarket {
    const own = times[plan.haltClass]
    const window = windowAt(own, at)
    const quotedAt = window === null ? at : quoteTime(plan, window.from)
    const forced = lastOf(own.reprices, quotedAt)
    const priced = Math.max(forced, ticks.lastDue(plan.every, offset, quotedAt) ?? forced)
    const version = closedAt ?? Math.max(priced, lastOf(own.edges, at))
    const known = cache.get(key)
    if (known?.lines[0]?.version === version) return known
    const values = shifted(plan.lines(viewOf(lineTime(own, priced))), quartersAt(adjustments, key, priced))
    const lines = values.map((value, index): WorldLine => {
      const slot = index + 1
      const marketId = marketIdOf(fixture.id, key, slot, value)
      const closed = closedAt !== null || plan.decided(moment, value)
      const status: Status = closed ? 'closed' : window === null ? 'open' : 'suspended'
      const factorOf = (side: Side): number => factorAt(adjustments, key, slot, side, priced)
      const prices = priceAll(plan.chances(viewOf(priced), value), plan.margin, factorOf, plan.step)
      const selections = prices.map((price) => ({ optionId: optionIdOf(marketId, price.side), ...price }))
      return { marketId, slot, line: value, status, version, selections }
    })
    const market = { spec: plan.spec, key, parlayAllowed: plan.parlayAllowed, lines }
    cache.set(key, market)
    return market
  }

  /**
   * During a suspension a market keeps the prices from just before it; one that exists only since the suspension
   * began is priced at that time.
   */
  function quoteTime(plan: MarketPlan<View>, from: number): number {
    return plan.availability(momentAt(timeline, from - 1)) === 'absent' ? from : from - 1
  }

  function lineTime(own: ClassTimes, priced: number): number {
    const every = priced < fixture.kickOff ? LINE_REFRESH_EARLY : lineRefresh
    return Math.max(lastOf(own.reprices, priced), Math.floor(priced / every) * every)
  }

  return {
    at: (at) => {
      const moment = momentAt(timeline, at)
      return named.flatMap((each) => marketAt(each, at, moment) ?? [])
    },
    market: (key, at) => {
      const found = named.find((each) => each.key === key)
      return found === undefined ? null : marketAt(found, at, momentAt(timeline, at))
    },
    isHalted: (at) => windowAt(times.plain, at) !== null,
    lastEdge: (at) => lastOf(allEdges, at),
    nextEdge: (at) => allEdges[lastNotAfter(allEdges, at) + 1] ?? Infinity,
    nextTick: ticks.nextTick,
    latestTick: ticks.latestTick,
  }
}

/** The last views, since the markets of a match are priced at the same instants. */
function createViews<View>(viewAt: (at: number) => View): (at: number) => View {
  const views = new Map<number, View>()
  return (at) => {
    const known = views.get(at)
    if (known !== undefined) return known
    if (views.size > 12) views.clear()
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

/** By how many quarters the lines of a market were shifted by `at`. */
function quartersAt({ shifts }: Adjustments, key: MarketKey, at: number): number {
  return shifts
    .filter((shift) => shift.key === key && shift.at <= at)
    .reduce((sum, shift) => sum + shift.quarters, 0)
}

function shifted(values: readonly (Line | null)[], quarters: number): readonly (Line | null)[] {
  return quarters === 0 ? values : values.map((value) => (value === null ? null : lineOf(value + quarters)))
}

/** By what a price was multiplied by `at`. */
function factorAt({ moves }: Adjustments, key: MarketKey, slot: number, side: Side, at: number): number {
  return moves
    .filter((move) => move.key === key && move.slot === slot && move.side === side && move.at <= at)
    .reduce((product, move) => product * move.factor, 1)
}
