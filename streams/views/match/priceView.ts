import { formatLine, sideLine } from '../../domain/lineFormat.ts'
import type { Line, MarketSpec, Side } from '../../domain/market.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import { formatOdds, type OddsDisplay } from '../../domain/oddsFormat.ts'
import type { PlacingChannel } from '../../domain/placingChannel.ts'
import type { Status } from '../../domain/status.ts'
import type { PriceCell } from '../../feeds/odds/index.ts'

/** The place of a price on the screen: a side of the line in a slot of a market. */
export interface PriceRef {
  readonly matchId: string
  readonly spec: MarketSpec
  readonly slot: number
  readonly side: Side
  /** In a list for series: in European odds, and a tap makes the slip a series. */
  readonly series?: boolean
  /** Where the price is shown, sent with its bet; missing on lists and plain match pages. */
  readonly channel?: PlacingChannel
}

/** State of a price button. */
export interface PriceView {
  /** The entrant's name; empty for other sides. */
  readonly name: string
  readonly state: Status | 'stale'
  readonly price: string
  /** The line for this side; empty without one. */
  readonly line: string
  readonly move: 'up' | 'down' | null
  readonly chosen: boolean
}

export const NO_PRICE: PriceView = {
  name: '',
  state: 'closed',
  price: '',
  line: '',
  move: null,
  chosen: false,
}

interface PriceLook {
  readonly format: OddsFormat
  readonly display: OddsDisplay
  readonly chosen: boolean
}

export function priceView(
  ref: PriceRef,
  cell: PriceCell | null,
  { format, display, chosen }: PriceLook,
): PriceView {
  if (cell === null) return NO_PRICE
  // A market without the member's format is shown in European odds, and so is every price for a series.
  const shown = ref.series !== true && cell.oddsFormats.includes(format) ? format : 'europe'
  const state = cell.odds === null && cell.status === 'open' ? 'locked' : cell.status
  return {
    name: cell.name,
    state: state === 'open' && cell.stale ? 'stale' : state,
    price: cell.odds === null ? '' : formatOdds(cell.odds, shown, display),
    line: lineText(ref, cell.line),
    move: cell.stale ? null : cell.move,
    chosen,
  }
}

function lineText({ spec, side }: PriceRef, value: Line | null): string {
  if (value === null) return ''
  return formatLine(sideLine(spec, side, value), { signed: spec.kind === 'handicap' })
}

export function samePrice(a: PriceView, b: PriceView): boolean {
  return (
    a.name === b.name &&
    a.state === b.state &&
    a.price === b.price &&
    a.line === b.line &&
    a.move === b.move &&
    a.chosen === b.chosen
  )
}
