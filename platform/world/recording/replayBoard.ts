import { parseMarketKey } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { WorldMarket } from '../world.ts'
import { emptyMarket, makeMarket, shownMarketId } from './recordedMarket.ts'
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

/** The changes since the last `stamp`. */
export interface BoardChange {
  readonly changed: boolean
  /** The present ids. */
  readonly marketIds: readonly string[]
}

/** The present markets of a recorded match. */
export interface ReplayBoard {
  price(price: RecordedPrice): void
  /** `null` empties the slot. */
  slot(key: MarketKey, slot: number, status: Status | null): void
  /** Closes all markets permanently. */
  close(): void
  /** Sets the version of everything that has changed; see `WorldLine.version`. */
  stamp(version: number): BoardChange
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
  let changedSlots = new Map<RecordedSlot, string>()
  let emptied = false
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

  function touch(market: RecordedMarket, number: number, slot: RecordedSlot): void {
    slot.made = null
    forgetMade(market)
    changedSlots.set(slot, shownMarketId(matchId, market, number, slot))
  }

  function forgetMade(market: RecordedMarket): void {
    market.made = null
    made = null
  }

  return {
    price({ key, slot: number, side, line, odds, status }) {
      const market = marketOf(key)
      if (market === null) return
      if (!market.sides.includes(side)) market.sides.push(side)
      let slot = market.slots.get(number)
      if (slot?.line !== line) {
        // A new line is another bet, so all prices of the old one are dropped. The slot's status is kept: a
        // suspension ends only when the recording says so.
        slot = { line, status: slot?.status ?? 'open', prices: new Map(), version: 0, made: null }
        market.slots.set(number, slot)
      }
      const before = slot.prices.get(side)
      if (before?.odds === odds && before.status === status) return
      slot.prices.set(side, { odds, status })
      touch(market, number, slot)
    },
    slot(key, number, status) {
      const market = markets.get(key)
      const slot = market?.slots.get(number)
      if (market === undefined || slot === undefined || slot.status === status) return
      if (status === null) {
        market.slots.delete(number)
        changedSlots.delete(slot)
        forgetMade(market)
        emptied = true
        return
      }
      slot.status = status
      touch(market, number, slot)
    },
    close() {
      if (closed) return
      closed = true
      for (const market of markets.values()) {
        for (const [number, slot] of market.slots) touch(market, number, slot)
      }
    },
    stamp(version) {
      const change = { changed: emptied || changedSlots.size > 0, marketIds: [...changedSlots.values()] }
      for (const slot of changedSlots.keys()) slot.version = version
      changedSlots = new Map()
      emptied = false
      return change
    },
    markets() {
      made ??= [...markets.values()]
        .filter(({ slots }) => slots.size > 0)
        .map(
          (market) =>
            (market.made ??= makeMarket(matchId, market, {
              parlayAllowed: !singlesOnly.has(market.key),
              closed,
            })),
        )
      return made
    },
    specs: () => [...markets.values()].map(({ spec }) => spec),
    shift(key, quarters) {
      const market = markets.get(key)
      if (market === undefined || quarters === 0) return false
      const lined = [...market.slots].filter(([, { line }]) => line !== null)
      market.shift += quarters
      for (const [number, slot] of lined) touch(market, number, slot)
      return lined.length > 0
    },
    move(key, number, side, factor) {
      const market = markets.get(key)
      const slot = market?.slots.get(number)
      if (market === undefined || slot?.prices.has(side) !== true) return false
      const name = `${number} ${side}`
      market.factors.set(name, (market.factors.get(name) ?? 1) * factor)
      touch(market, number, slot)
      return true
    },
  }
}
