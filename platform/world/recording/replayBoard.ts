import { parseMarketKey } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { WorldMarket } from '../world.ts'
import { emptyMarket, makeMarket, multiplyFactor, takePrice } from './recordedMarket.ts'
import type { RecordedMarket, RecordedSlot } from './recordedMarket.ts'

/** A recorded price of one selection. */
export interface RecordedPrice {
  readonly key: MarketKey
  readonly slot: number
  readonly side: Side
  readonly line: Line | null
  readonly odds: Odds
  readonly status: Status
}

/** The present markets of a recorded match. */
export interface ReplayBoard {
  price(price: RecordedPrice): void
  /** `null` empties the slot. */
  slot(key: MarketKey, slot: number, status: Status | null): void
  /** Closes all markets permanently. */
  close(): void
  /** Sets the version of the lines that have changed since the last call. Returns whether any line has. */
  stamp(version: number): boolean
  markets(): readonly WorldMarket[]
  /** All markets so far. */
  specs(): readonly MarketSpec[]
  /**
   * Raises all lines of a market by this number of quarters, from now on. Returns whether the market has
   * lines.
   */
  shift(key: MarketKey, quarters: number): boolean
  /** Multiplies a price from now on. Returns whether it exists. */
  move(key: MarketKey, slot: number, side: Side, factor: number): boolean
}

export function createReplayBoard(matchId: string, singlesOnly: ReadonlySet<MarketKey>): ReplayBoard {
  const markets = new Map<MarketKey, RecordedMarket>()
  let made: readonly WorldMarket[] | null = []
  const changes = createSlotChanges()
  let closed = false

  /** `null` for an invalid key, whose prices are dropped. */
  function marketOf(key: MarketKey): RecordedMarket | null {
    const known = markets.get(key)
    if (known !== undefined) return known
    const spec = parseMarketKey(key)
    if (spec === null) return null
    const market = emptyMarket(key, spec)
    markets.set(key, market)
    return market
  }

  function touch(market: RecordedMarket, slot: RecordedSlot): void {
    forgetMade(market)
    changes.add(slot)
  }

  function forgetMade(market: RecordedMarket): void {
    market.made = null
    made = null
  }

  function shown(market: RecordedMarket): WorldMarket {
    market.made ??= makeMarket(matchId, market, { parlayAllowed: !singlesOnly.has(market.key), closed })
    return market.made
  }

  return {
    price({ key, slot: number, side, line, odds, status }) {
      const market = marketOf(key)
      if (market === null) return
      const slot = takePrice(market, number, { side, line, odds, status })
      if (slot !== null) touch(market, slot)
    },
    slot(key, number, status) {
      const market = markets.get(key)
      const slot = market?.slots.get(number)
      if (market === undefined || slot === undefined || slot.status === status) return
      if (status === null) {
        market.slots.delete(number)
        forgetMade(market)
        changes.emptied(slot)
        return
      }
      slot.status = status
      touch(market, slot)
    },
    close() {
      if (closed) return
      closed = true
      for (const market of markets.values()) {
        for (const slot of market.slots.values()) touch(market, slot)
      }
    },
    stamp: (version) => changes.stamp(version),
    markets() {
      made ??= [...markets.values()].filter(({ slots }) => slots.size > 0).map(shown)
      return made
    },
    specs: () => [...markets.values()].map(({ spec }) => spec),
    shift(key, quarters) {
      const market = markets.get(key)
      if (market === undefined || quarters === 0) return false
      const lined = [...market.slots.values()].filter(({ line }) => line !== null)
      market.shift += quarters
      for (const slot of lined) touch(market, slot)
      return lined.length > 0
    },
    move(key, number, side, factor) {
      const market = markets.get(key)
      const slot = market?.slots.get(number)
      if (market === undefined || slot?.prices.has(side) !== true) return false
      multiplyFactor(market, number, side, factor)
      touch(market, slot)
      return true
    },
  }
}

/** The slots that have changed since the last `stamp`. */
function createSlotChanges() {
  const changed = new Set<RecordedSlot>()
  let anyEmptied = false
  return {
    add(slot: RecordedSlot): void {
      slot.made = null
      changed.add(slot)
    },
    emptied(slot: RecordedSlot): void {
      changed.delete(slot)
      anyEmptied = true
    },
    stamp(version: number): boolean {
      const any = anyEmptied || changed.size > 0
      for (const slot of changed) slot.version = version
      changed.clear()
      anyEmptied = false
      return any
    },
  }
}
