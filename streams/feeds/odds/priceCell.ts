import type { Line, MarketKey, Side } from '../../domain/market.ts'
import type { Odds, OddsFormat } from '../../domain/odds.ts'
import { type Status, worstStatus } from '../../domain/status.ts'
import type { BookMatch } from './book.ts'

/** A place that shows a price: a side of the line in a slot of a market. */
export interface PricePlace {
  readonly key: MarketKey
  readonly slot: number
  readonly side: Side
}

/** What stands in a place now. */
export interface PriceCell {
  /** `null` when this side is not priced. */
  readonly odds: Odds | null
  /** The worst of match, line and option; locked without a price. */
  readonly status: Status
  /** The line, from the home side. */
  readonly line: Line | null
  /** The venue's ids of this moment; `optionId` is empty when this side is not priced. */
  readonly marketId: string
  readonly optionId: string
  readonly playId: string
  readonly oddsFormats: readonly OddsFormat[]
  readonly parlayAllowed: boolean
  /** Which way the price of this line went, for a while after it did. */
  readonly move: 'up' | 'down' | null
  /** Not heard of for too long: to be seen, not to be bet on. */
  readonly stale: boolean
}

/** What the book holds for a place; `null` when it holds no line there. */
export function cellAt(
  entry: BookMatch | undefined,
  { key, slot, side }: PricePlace,
  stale: boolean,
): PriceCell | null {
  const market = entry?.markets.get(key)
  const line = market?.slots.get(slot)?.line
  if (entry === undefined || market === undefined || line === undefined) return null
  const selection = line.selections.find((candidate) => candidate.side === side)
  return {
    odds: selection?.odds ?? null,
    status: worstStatus(entry.match.bettingStatus, line.status, selection?.status ?? 'locked'),
    line: line.line,
    marketId: line.marketId,
    optionId: selection?.optionId ?? '',
    playId: market.head.playId,
    oddsFormats: market.head.oddsFormats,
    parlayAllowed: market.head.parlayAllowed,
    move: null,
    stale,
  }
}

/** Which way a price went from what was shown; `null` for a first price, and for another line. */
export function moveBetween(shown: PriceCell | null, now: PriceCell | null): 'up' | 'down' | null {
  if (shown === null || now === null || shown.line !== now.line) return null
  if (shown.odds === null || now.odds === null || shown.odds === now.odds) return null
  return now.odds > shown.odds ? 'up' : 'down'
}

export function sameCell(a: PriceCell | null, b: PriceCell | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.odds === b.odds &&
    a.status === b.status &&
    a.line === b.line &&
    a.move === b.move &&
    a.stale === b.stale &&
    a.optionId === b.optionId &&
    a.marketId === b.marketId &&
    a.playId === b.playId &&
    a.parlayAllowed === b.parlayAllowed &&
    sameFormats(a.oddsFormats, b.oddsFormats)
  )
}

export function sameFormats(a: readonly OddsFormat[], b: readonly OddsFormat[]): boolean {
  return a === b || (a.length === b.length && a.every((format, index) => format === b[index]))
}
