import type { Leg } from '../../domain/leg.ts'
import { type Market, marketKey } from '../../domain/market.ts'

/** A leg with the ids that this venue has for the same market, line and side; otherwise why it cannot be followed. */
export function ownLeg(leg: Leg, markets: readonly Market[]): Leg | 'followClosed' | 'followMoved' {
  const { spec, line, side } = leg.choice
  const market = markets.find(({ key }) => key === marketKey(spec))
  if (market === undefined || market.lines.length === 0) return 'followClosed'
  const row = market.lines.find((each) => each.line === line)
  if (row === undefined) return 'followMoved'
  const selection = row.selections.find((each) => each.side === side)
  if (selection === undefined) return 'followClosed'
  return {
    ...leg,
    choice: { ...leg.choice, handle: row.handle },
    wire: { marketId: row.marketId, optionId: selection.optionId, playId: market.playId },
    parlayAllowed: leg.parlayAllowed && market.parlayAllowed,
    oddsFormats: market.oddsFormats,
  }
}
