import type { Line, MarketKey, Side } from '../../domain/market.ts'
import type { Odds, OddsFormat } from '../../domain/odds.ts'
import { type Status, worstStatus } from '../../domain/status.ts'
import type { BookMatch } from './book.ts'

/** The address of a price: a side of the line in a slot of a market. */
export interface PricePlace {
  readonly key: MarketKey
  readonly slot: number
  readonly side: Side
}

/** The present content of a price cell. */
export interface PriceCell {
  /** The entrant's name; empty for other sides. */
  readonly name: string
  /** `null` if this side has no price. */
  readonly odds: Odds | null
  /** The worst status of match, line and option; locked without a price. */
  readonly status: Status
  /** The line, from the home side. */
  readonly line: Line | null
  /** See `LegChoice`. */
  readonly handle: string | null
  /** The venue's present ids; `optionId` is empty if this side has no price. */
  readonly marketId: string
  readonly optionId: string
  readonly playId: string
  readonly oddsFormats: readonly OddsFormat[]
  readonly parlayAllowed: boolean
  /** The direction of the last move of this line's price, for a short time. */
  readonly move: 'up' | 'down' | null
  /** Not updated for too long: shown, but not open for bets. */
  readonly stale: boolean
}

/** The content of a cell in the book; `null` if it has no such line. */
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
    name: selection?.name ?? '',
    odds: selection?.odds ?? null,
    status: worstStatus(entry.match.bettingStatus, line.status, selection?.status ?? 'locked'),
    line: line.line,
    handle: line.handle,
    marketId: line.marketId,
    optionId: selection?.optionId ?? '',
    playId: market.head.playId,
    oddsFormats: market.head.oddsFormats,
    parlayAllowed: market.head.parlayAllowed,
    move: null,
    stale,
  }
}

/** The direction from the price shown before; `null` for a first price and for another line. */
export function moveBetween(shown: PriceCell | null, now: PriceCell | null): 'up' | 'down' | null {
  if (shown === null || now === null || shown.line !== now.line) return null
  if (shown.odds === null || now.odds === null || shown.odds === now.odds) return null
  return now.odds > shown.odds ? 'up' : 'down'
}

export function sameCell(a: PriceCell | null, b: PriceCell | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.odds === b.odds &&
    a.name === b.name &&
    a.status === b.status &&
    a.line === b.line &&
    a.handle === b.handle &&
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
