import type { Market, MarketKey, MarketLine } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'

/** A line in its slot. `row` marks those that list rows carry, `detail` those of the full market list. */
export interface BookLine {
  line: MarketLine
  row: boolean
}

/** A market with its lines by slot. `polledAt` is the venue's time of the last poll that told of it. */
export interface BookMarket {
  /** Name, formats and the like; its `lines` are not looked at. */
  head: Market
  polledAt: number
  readonly slots: Map<number, BookLine>
}

/**
 * What is known of a match. Its parts have each their own time, because each is pushed apart; a part never
 * goes back in time.
 */
export interface BookMatch {
  match: Match
  stateAt: number
  clockAt: number
  scoreAt: number
  bettingAt: number
  readonly markets: Map<MarketKey, BookMarket>
  /** Where the line with a venue's market id stands; while lines move, that may be two slots. */
  readonly byMarketId: Map<string, BookLine[]>
  readonly byPlayId: Map<string, BookMarket>
}

/** Everything known of prices, by match. Mutable for speed; only the reducer writes it. */
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
