import { MIN_PART_UNITS, type CashOutQuote } from '../../streams/domain/cashOut.ts'
import { marketKey } from '../../streams/domain/market.ts'
import { MINOR_PER_UNIT, money } from '../../streams/domain/money.ts'
import { oddsFromScaled } from '../../streams/domain/odds.ts'
import { seriesOf, seriesReturn, SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import { exactMoney } from '../../streams/domain/ratio.ts'
import { legFactor } from '../../streams/domain/settlement.ts'
import { worstStatus } from '../../streams/domain/status.ts'
import type { CashOutScores } from '../store/schema/returns.ts'
import type { StoredLeg, StoredOrder } from '../store/orders/order.ts'
import { scoreBenchmark, type World, type WorldMatch } from '../world/world.ts'
import type { CashOutRefusal } from './cashOutRefusal.ts'
import { isInPlay, isOver } from './matchState.ts'

/** The venue keeps this part of the fair value. */
const MARGIN_PERCENT = 5n
const PERCENT = 100n
/** Offers below this are not made, minor units. */
const MIN_OFFER = MINOR_PER_UNIT
/** The scale of legs' factors: fine enough that rounding is below a minor unit. */
const SCALE = 10n ** 12n
const QUARTERS_PER_UNIT = 4

/** What the book pays for the open stake of an order at present prices. */
export interface CashOutOffer extends CashOutQuote {
  /** Whether a match of an open leg is in play, so that the cash-out is confirmed after a delay. */
  readonly live: boolean
  /** The present scores by leg, with which the offer was made; `null` before kick-off and for decided legs. */
  readonly scores: CashOutScores
}

export type OfferCheck =
  | { readonly ok: true; readonly offer: CashOutOffer }
  | { readonly ok: false; readonly reason: CashOutRefusal }

const refuse = (reason: CashOutRefusal): OfferCheck => ({ ok: false, reason })

/**
 * The offer for an order (docs/betting.md, 6.5): its fair value at present prices, less the margin. There is
 * none unless every open leg could be bet on now.
 */
export function cashOutOffer(world: World, order: StoredOrder): OfferCheck {
  const closed = orderFault(order)
  if (closed !== null) return refuse(closed)
  if (order.legs.some(({ timing }) => timing === 'virtual')) return refuse('notOffered')
  const factors: bigint[] = []
  const scores: CashOutScores[number][] = []
  let live = false
  for (const leg of order.legs) {
    const value = leg.outcome === null ? openLegValue(world, leg) : decidedLegValue(leg)
    if (typeof value === 'string') return refuse(value)
    factors.push(value.factor)
    scores.push(value.score)
    live ||= value.live
  }
  const amount = offeredAmount(order, factors)
  if (amount === null) return refuse('paused')
  if (amount < MIN_OFFER) return refuse('belowOne')
  const { orderNo, currency, openStake, series } = order
  const least = MIN_PART_UNITS[currency] * MINOR_PER_UNIT
  const divisible = series === SINGLE_SERIES && openStake > least
  const offer: CashOutOffer = {
    orderNo,
    openStake: money(openStake, currency),
    amount: money(amount, currency),
    leastPart: divisible ? money(least, currency) : null,
    live,
    scores,
  }
  return { ok: true, offer }
}

/** Why the order's state has no cash-out; `null` when it may have one. */
export function orderFault({ status }: Pick<StoredOrder, 'status'>): CashOutRefusal | null {
  switch (status) {
    case 'accepted':
      return null
    case 'reserved':
    case 'confirming':
      return 'orderNotConfirmed'
    case 'rejected':
    case 'cancelled':
      return 'orderRejected'
    case 'settled':
    case 'cashedOut':
    case 'rolledBack':
      return 'orderSettled'
  }
}

interface LegValue {
  /** The present worth of a stake of 1 on the leg, in units of `SCALE`. */
  readonly factor: bigint
  readonly score: CashOutScores[number]
  readonly live: boolean
}

function decidedLegValue({ outcome, odds }: StoredLeg): LegValue | CashOutRefusal {
  const taken = oddsFromScaled(odds)
  if (taken === null || outcome === null) return 'paused'
  const { num, den } = legFactor(outcome, taken)
  return { factor: (num * SCALE) / den, score: null, live: false }
}

function openLegValue(world: World, leg: StoredLeg): LegValue | CashOutRefusal {
  const match = world.match(leg.matchId)
  if (match === undefined) return 'paused'
  if (isOver(match)) return 'matchOver'
  const present = presentOdds(match, leg)
  if (present === null) return 'paused'
  const live = isInPlay(match)
  return { factor: (BigInt(leg.odds) * SCALE) / BigInt(present), score: live ? match.score : null, live }
}

/** The price at which the same bet could be made now, in whatever slot; `null` when it could not. */
function presentOdds(match: WorldMatch, leg: StoredLeg): number | null {
  const wanted = lineNow(match, leg)
  for (const market of match.markets) {
    if (market.key !== marketKey(leg.spec)) continue
    for (const line of market.lines) {
      if (line.line !== wanted) continue
      const selection = line.selections.find(({ side }) => side === leg.side)
      if (selection === undefined) continue
      const status = worstStatus(match.bettingStatus, line.status, selection.status)
      if (status === 'open') return selection.odds
    }
  }
  return null
}

/**
 * The line that a bet now needs for the same result. A handicap may count from the score at the time of the bet
 * (docs/betting.md, 3.1): what was scored since then is added to its line.
 */
function lineNow(match: WorldMatch, { spec, line, scoreBenchmark: from }: StoredLeg): number | null {
  if (line === null || spec.kind !== 'handicap') return line
  const [homeThen, awayThen] = from ?? [0, 0]
  const [homeNow, awayNow] = scoreBenchmark(match, spec) ?? [0, 0]
  return line + QUARTERS_PER_UNIT * (homeNow - homeThen - (awayNow - awayThen))
}

/** The fair value of the open stake less the margin, rounded down; `null` for a series that does not exist. */
function offeredAmount(order: StoredOrder, factors: readonly bigint[]): number | null {
  const { series, currency, openStake, totalStake, unitStake } = order
  const whole =
    series === SINGLE_SERIES
      ? exactMoney((BigInt(totalStake) * (factors[0] ?? 0n)) / SCALE, currency)
      : valueOfSeries(money(unitStake, currency), series, factors)
  if (whole === null) return null
  const value = BigInt(whole.minor) * BigInt(openStake) * (PERCENT - MARGIN_PERCENT)
  return Number(value / (BigInt(totalStake) * PERCENT))
}

function valueOfSeries(
  unit: ReturnType<typeof money>,
  key: StoredOrder['series'],
  factors: readonly bigint[],
) {
  const series = seriesOf(key)
  return series?.legs === factors.length ? seriesReturn(unit, series, factors, SCALE) : null
}
