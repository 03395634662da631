import type { LegChoice } from '../../domain/leg.ts'
import { type Line, type Market, marketKey, type Selection, type Side } from '../../domain/market.ts'
import { sameFormats } from './priceCell.ts'

/** A line without its prices: its slot and its sides. */
export interface LineLayout {
  readonly slot: number
  /** See `LegChoice`. */
  readonly handle: string | null
  readonly line: Line | null
  readonly sides: readonly Side[]
  /** The entrants of an outright that are out; empty for other markets. */
  readonly beaten: readonly Side[]
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
    lines: market.lines.map(({ slot, handle, line, selections }) => ({
      slot,
      handle,
      line,
      sides: selections.map(({ side }) => side),
      beaten: market.spec.kind === 'outright' ? beatenAmong(selections) : NO_SIDES,
    })),
  }))
}

const NO_SIDES: readonly Side[] = []

function beatenAmong(selections: readonly Selection[]): readonly Side[] {
  return selections.flatMap(({ side, status }) => (status === 'closed' ? [side] : []))
}

/** The slot of a chosen line, by its handle, or by the line itself where there is none; `null` if it is gone. */
export function slotOfChoice(
  markets: readonly MarketLayout[],
  { spec, handle, line }: Pick<LegChoice, 'spec' | 'handle' | 'line'>,
): number | null {
  const lines = markets.find(({ key }) => key === marketKey(spec))?.lines ?? []
  const found = lines.find((each) => (handle === null ? each.line === line : each.handle === handle))
  return found?.slot ?? null
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
  return (
    a.slot === b.slot &&
    a.handle === b.handle &&
    a.line === b.line &&
    sameList(a.sides, b.sides, Object.is) &&
    sameList(a.beaten, b.beaten, Object.is)
  )
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
