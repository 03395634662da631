import type { Line, Market, Side } from '../../domain/market.ts'
import { sameFormats } from './priceCell.ts'

/** A line without its prices: its slot and its sides. */
export interface LineLayout {
  readonly slot: number
  readonly line: Line | null
  readonly sides: readonly Side[]
}

/**
 * A market without its prices. It changes rarely, so that a screen renders it once and price cells fill it
 * in.
 */
export interface MarketLayout extends Omit<Market, 'lines'> {
  readonly lines: readonly LineLayout[]
  /** True when all lines are closed for good. */
  readonly closed: boolean
}

export function layoutOf(markets: readonly Market[]): readonly MarketLayout[] {
  return markets.map((market) => ({
    ...market,
    closed: market.lines.every(({ status }) => status === 'closed'),
    lines: market.lines.map(({ slot, line, selections }) => ({
      slot,
      line,
      sides: selections.map(({ side }) => side),
    })),
  }))
}

export function sameLayout(a: readonly MarketLayout[], b: readonly MarketLayout[]): boolean {
  return sameList(a, b, sameMarket)
}

function sameMarket(a: MarketLayout, b: MarketLayout): boolean {
  return (
    a.key === b.key &&
    a.playId === b.playId &&
    a.name === b.name &&
    a.order === b.order &&
    a.closed === b.closed &&
    a.parlayAllowed === b.parlayAllowed &&
    sameFormats(a.oddsFormats, b.oddsFormats) &&
    sameList(a.lines, b.lines, sameLine)
  )
}

function sameLine(a: LineLayout, b: LineLayout): boolean {
  return a.slot === b.slot && a.line === b.line && sameList(a.sides, b.sides, Object.is)
}

function sameList<T>(a: readonly T[], b: readonly T[], same: (one: T, other: T) => boolean): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index]
      return other !== undefined && same(item, other)
    })
  )
}
