import { acceptsPrice } from '../../streams/domain/acceptance.ts'
import { money } from '../../streams/domain/money.ts'
import type { Odds } from '../../streams/domain/odds.ts'
import { oddsFromScaled } from '../../streams/domain/odds.ts'
import { formatOdds, oddsDisplayOf } from '../../streams/domain/oddsFormat.ts'
import { maxReturn, seriesOf, SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import { quoteSingle, typesToWin } from '../../streams/domain/stake.ts'
import type { Acceptance } from '../store/orders/change.ts'
import type { StoredLeg, StoredOrder } from '../store/orders/order.ts'
import type { World } from '../world/world.ts'
import { findOpen, samePair } from './acceptance.ts'
import type { SoughtLeg } from './acceptance.ts'
import { scoreAtBet, scoreStopsBetting } from './matchState.ts'
import type { RefusalReason } from './refusal.ts'
import { line as quarters } from '../../streams/domain/market.ts'

/** An order that is this late, platform ms, is rejected, because the price at the due time is unknown. */
const TOO_LATE_MS = 60_000

export type Verdict =
  | { readonly kind: 'wait' }
  | { readonly kind: 'accept'; readonly acceptance: Omit<Acceptance, 'at'> }
  | { readonly kind: 'reject'; readonly reason: RefusalReason }

/**
 * The decision about an order in its in-play delay, after `placing.ts` has taken it. A goal, a suspension or a moved
 * line rejects it at once. The price may change and come back while the order waits: only the price at the end counts,
 * and the member's acceptance mode must allow it.
 */
export function verdictOn(world: World, order: StoredOrder, now: number): Verdict {
  const dueAt = order.confirmDueAt ?? now
  if (now > dueAt + TOO_LATE_MS) return { kind: 'reject', reason: 'expired' }
  const odds: Odds[] = []
  for (const leg of order.legs) {
    if (goalSince(world, leg)) return { kind: 'reject', reason: 'scoreChanged' }
    const found = findOpen(world, sought(leg))
    if (!found.ok) return { kind: 'reject', reason: found.reason }
    odds.push(found.leg.selection.odds)
  }
  if (now < dueAt) return { kind: 'wait' }
  return priceVerdict(order, odds)
}

function priceVerdict(order: StoredOrder, offered: readonly Odds[]): Verdict {
  const taken: Odds[] = []
  for (const [index, leg] of order.legs.entries()) {
    const agreed = oddsFromScaled(leg.odds)
    const now = offered[index]
    if (agreed === null || now === undefined) return { kind: 'reject', reason: 'priceChanged' }
    const odds = priceTaken(order, agreed, now)
    if (odds === null) return { kind: 'reject', reason: 'priceChanged' }
    taken.push(odds)
  }
  const moved = order.legs.some((leg, index) => leg.odds !== taken[index])
  if (!moved) return { kind: 'accept', acceptance: {} }
  const prices = taken.map((odds, index) => ({
    index,
    odds,
    oddsFinal: formatOdds(odds, order.oddsFormat, oddsDisplayOf(order.legs[index]?.sport)),
  }))
  return { kind: 'accept', acceptance: { prices, maxReturn: maxReturnAt(order, taken) } }
}

/**
 * The price at which an order is accepted; `null` when its acceptance mode allows none. In formats where the
 * typed number is the amount to win, the stake was derived from the agreed price, so a better price is not
 * given and a worse one rejects the order.
 */
function priceTaken(order: StoredOrder, agreed: Odds, offered: Odds): Odds | null {
  if (!acceptsPrice(order.acceptance, agreed, offered)) return null
  const stakeFollows =
    order.series === SINGLE_SERIES &&
    (typesToWin(agreed, order.oddsFormat) || typesToWin(offered, order.oddsFormat))
  if (!stakeFollows) return offered
  return offered >= agreed ? agreed : null
}

function maxReturnAt(order: StoredOrder, odds: readonly Odds[]): number {
  const unit = money(order.unitStake, order.currency)
  const series = order.series === SINGLE_SERIES ? null : seriesOf(order.series)
  if (series !== null) return maxReturn(unit, series, odds).minor
  const [only] = odds
  return only === undefined ? order.maxReturn : quoteSingle(unit, only, order.oddsFormat).returns.minor
}

function goalSince(world: World, leg: StoredLeg): boolean {
  const match = world.match(leg.matchId)
  if (match === undefined || leg.timing !== 'live' || !scoreStopsBetting(match)) return false
  if (leg.placedScore !== null) return !samePair(leg.placedScore, match.score)
  // Orders of an older version have no stored score, so only the score that the leg counts from is compared.
  const counted = scoreAtBet(match, leg.spec)
  return leg.scoreBenchmark !== null && counted !== null && !samePair(leg.scoreBenchmark, counted)
}

function sought({ matchId, spec, slot, line, side }: StoredLeg): SoughtLeg {
  return { matchId, spec, slot, line: line === null ? null : quarters(line), side }
}
