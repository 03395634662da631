import { line as lineOf } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import { oddsFromScaled } from '../../../streams/domain/odds.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Status } from '../../../streams/domain/status.ts'
import { marketIdOf, optionIdOf } from '../ids.ts'
import type { WorldLine, WorldMarket } from '../world.ts'

interface Price {
  readonly odds: Odds
  readonly status: Status
}

/** A slot of a recorded market, and what is shown of it. */
export interface RecordedSlot {
  line: Line | null
  status: Status
  readonly prices: Map<Side, Price>
  version: number
  /** `null` after a change. */
  made: WorldLine | null
}

export interface RecordedMarket {
  readonly key: MarketKey
  readonly spec: MarketSpec
  readonly slots: Map<number, RecordedSlot>
  /** In order of first appearance. */
  readonly sides: Side[]
  readonly factors: Map<string, number>
  shift: number
  made: WorldMarket | null
}

/** Step and minimum of odds that are changed by `move`, as everywhere in the world. */
const STEP = 1000
const MIN = 101_000

/** A market without slots. */
export function emptyMarket(key: MarketKey, spec: MarketSpec): RecordedMarket {
  return { key, spec, slots: new Map(), sides: [], factors: new Map(), shift: 0, made: null }
}

interface TakenPrice extends Price {
  readonly side: Side
  readonly line: Line | null
}

/** Enters a recorded price. Returns its slot, or `null` if nothing has changed. */
export function takePrice(
  { slots, sides }: RecordedMarket,
  number: number,
  { side, line, odds, status }: TakenPrice,
): RecordedSlot | null {
  if (!sides.includes(side)) sides.push(side)
  let slot = slots.get(number)
  if (slot?.line !== line) {
    // A new line is another bet, so all prices of the old one are dropped. The slot's status is kept: a
    // suspension ends only when the recording says so.
    slot = { line, status: slot?.status ?? 'open', prices: new Map(), version: 0, made: null }
    slots.set(number, slot)
  }
  const before = slot.prices.get(side)
  if (before?.odds === odds && before.status === status) return null
  slot.prices.set(side, { odds, status })
  return slot
}

/** Multiplies a price of a slot from now on. */
export function multiplyFactor({ factors }: RecordedMarket, number: number, side: Side, by: number): void {
  const name = `${number} ${side}`
  factors.set(name, (factors.get(name) ?? 1) * by)
}

/** What the world shows of a market. `closed` closes all its lines. */
export function makeMarket(
  matchId: string,
  market: RecordedMarket,
  { parlayAllowed, closed }: { readonly parlayAllowed: boolean; readonly closed: boolean },
): WorldMarket {
  const lines = [...market.slots]
    .sort(([one], [other]) => one - other)
    .map(([number, slot]) => (slot.made ??= makeLine(matchId, market, number, slot, closed)))
  return {
    spec: market.spec,
    key: market.key,
    parlayAllowed,
    lines,
  }
}

function makeLine(
  matchId: string,
  market: RecordedMarket,
  number: number,
  slot: RecordedSlot,
  closed: boolean,
): WorldLine {
  const value = shiftedLine(market, slot)
  const marketId = marketIdOf(matchId, market.key, number, value)
  const selections = market.sides.flatMap((side) => {
    const price = slot.prices.get(side)
    if (price === undefined) return []
    const odds = movedOdds(price.odds, market.factors.get(`${number} ${side}`))
    return { optionId: optionIdOf(marketId, side), side, odds, status: price.status }
  })
  const { version } = slot
  return {
    marketId,
    slot: number,
    line: value,
    status: closed ? 'closed' : slot.status,
    version,
    selections,
  }
}

function shiftedLine({ shift }: RecordedMarket, { line }: RecordedSlot): Line | null {
  return line === null ? null : lineOf(line + shift)
}

function movedOdds(odds: Odds, factor: number | undefined): Odds {
  if (factor === undefined) return odds
  const moved = Math.max(MIN, Math.floor((odds * factor) / STEP) * STEP)
  return oddsFromScaled(moved) ?? odds
}
