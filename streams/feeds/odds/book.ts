import type { Market, MarketKey, MarketLine } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'

/** A line in its slot. `row` marks the lines that list rows contain. */
export interface BookLine {
  line: MarketLine
  row: boolean
}

/** A market with its lines by slot. `polledAt` is the venue's time of the last poll that contained it. */
export interface BookMarket {
  /** Name, formats and so on; `lines` is not used. */
  head: Market
  polledAt: number
  readonly slots: Map<number, BookLine>
}

/**
 * The data of a match. Each part has a time of its own, because parts are pushed separately; a part is never
 * replaced by older data.
 */
export interface BookMatch {
  match: Match
  stateAt: number
  clockAt: number
  scoreAt: number
  bettingAt: number
  /** The venue's time of the last poll of all markets; `null` while only rows of lists are known. */
  wholeAt: number | null
  readonly markets: Map<MarketKey, BookMarket>
  /** The slots with a venue's market id; there may be two while lines move. */
  readonly byMarketId: Map<string, BookLine[]>
  readonly byPlayId: Map<string, BookMarket>
}

/** All prices, by match. Mutable for speed: written by the reducer; `oddsBook` removes matches without subscribers. */
export type Book = Map<string, BookMatch>

export function createBook(): Book {
  return new Map()
}

/** A match's markets in the venue's order, lines by slot, as one plain value. */
export function marketsOf(entry: BookMatch): readonly Market[] {
  return [...entry.markets.values()]
    .filter(({ slots }) => slots.size > 0)
    .map(({ head, slots }) => ({
      ...head,
      lines: [...slots.values()].map(({ line }) => line).toSorted((a, b) => a.slot - b.slot),
    }))
    .toSorted((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
}
