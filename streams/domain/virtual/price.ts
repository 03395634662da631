import type { Line, MarketKey, Side } from '../market.ts'
import { type Odds, ODDS_SCALE, oddsFromScaled } from '../odds.ts'
import type { Ratio } from '../ratio.ts'

/** A selection with the chance by which it is priced, which disregards returned stakes. */
export interface VirtualSelection {
  readonly side: Side
  readonly chance: number
  readonly odds: Odds
  /** Whether it can be bet on: not where its price is too low. */
  readonly open: boolean
}

export interface VirtualLine {
  readonly line: Line | null
  readonly selections: readonly VirtualSelection[]
}

/** A market whose prices are fixed with the announcement of its batch (docs/virtual-sports.md, 5). */
export interface VirtualMarket {
  readonly key: MarketKey
  /** The main line is the first. */
  readonly lines: readonly VirtualLine[]
}

/** Odds are whole hundredths. */
const STEP = ODDS_SCALE / 100
const PERCENT = 100
const LOCKED_BELOW = 102
const LEAST = 101
const MOST = 1000 * 100

/** A price in hundredths: 100 / (chance × (1 + margin)), rounded down. `margin` is in percent. */
function hundredthsOf(chance: Ratio | number, margin: number): number {
  if (typeof chance === 'number') {
    const taken = chance * (PERCENT + margin)
    return taken > 0 ? Math.min(MOST, Math.floor((PERCENT * PERCENT) / taken)) : MOST
  }
  const taken = chance.num * BigInt(PERCENT + margin)
  if (taken <= 0n) return MOST
  const price = (BigInt(PERCENT * PERCENT) * chance.den) / taken
  return price > BigInt(MOST) ? MOST : Number(price)
}

function oddsOf(hundredths: number): Odds {
  const odds = oddsFromScaled(Math.max(LEAST, hundredths) * STEP)
  if (odds === null) throw new RangeError(`no odds: ${hundredths}`)
  return odds
}

/** A chance, exact where a price may fall on a whole hundredth. */
export interface SideChance {
  readonly side: Side
  readonly chance: Ratio | number
}

/** The selections of a line. A price below 1.02 is locked, of two selections both; above 1 000 it is 1 000. */
export function priced(chances: readonly SideChance[], margin: number): readonly VirtualSelection[] {
  const prices = chances.map(({ side, chance }) => ({ side, chance, price: hundredthsOf(chance, margin) }))
  const bothLocked = prices.length === 2 && prices.some(({ price }) => price < LOCKED_BELOW)
  return prices.map(({ side, chance, price }) => ({
    side,
    chance: typeof chance === 'number' ? chance : Number(chance.num) / Number(chance.den),
    odds: oddsOf(price),
    open: !bothLocked && price >= LOCKED_BELOW,
  }))
}
