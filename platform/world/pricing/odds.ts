import { ODDS_SCALE, oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Side } from '../../../streams/domain/market.ts'
import type { Status } from '../../../streams/domain/status.ts'

const MIN = 101_000
const MAX = 201 * ODDS_SCALE
/** Step of odds with two decimals. */
const STEP = 1000
/** Selections with lower odds are locked. */
const LOCKED_BELOW = 102_000

/** A side with its fair chance of winning, disregarding returned stakes. */
export interface Chance {
  readonly side: Side
  readonly fair: number
}

export interface Price {
  readonly side: Side
  readonly odds: Odds
  readonly status: Status
}

/**
 * Prices with a proportional margin, truncated to `step` (two decimals by default) and limited to 1.01 and 201. An
 * impossible outcome is closed; an almost certain one is locked, and so is its opposite.
 */
export function priceAll(
  chances: readonly Chance[],
  margin: number,
  factorOf: (side: Side) => number,
  step = STEP,
): readonly Price[] {
  const prices = chances.map(({ side, fair }) => {
    const raw =
      Math.floor((ODDS_SCALE * factorOf(side)) / (Math.max(fair, 1e-9) * (1 + margin)) / step) * step
    return { side, raw, status: statusOf(fair, raw) }
  })
  const bothLock = prices.length === 2 && prices.some(({ status }) => status !== 'open')
  return prices.map(({ side, raw, status }) => ({
    side,
    odds: oddsWithin(raw),
    status: bothLock && status === 'open' ? 'locked' : status,
  }))
}

function statusOf(fair: number, raw: number): Status {
  if (fair <= 0) return 'closed'
  return raw < LOCKED_BELOW ? 'locked' : 'open'
}

function oddsWithin(raw: number): Odds {
  const odds = oddsFromScaled(Math.min(MAX, Math.max(MIN, raw)))
  if (odds === null) throw new RangeError(`No odds: ${raw}`)
  return odds
}
