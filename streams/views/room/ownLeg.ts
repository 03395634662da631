import type { Leg } from '../../domain/leg.ts'
import { type Market, marketKey } from '../../domain/market.ts'

/**
 * A leg with the ids that this venue has for the same market, line and side; otherwise why it cannot be followed.
 * `followMissing`: the venue never had it, or has it no more, which its markets do not tell apart.
 */
export function ownLeg(
  leg: Leg,
  markets: readonly Market[],
): Leg | 'followMissing' | 'followClosed' | 'followMoved' {
  const { spec, line, side } = leg.choice
  const market = markets.find(({ key }) => key === marketKey(spec))
  if (market === undefined) return 'followMissing'
  if (market.lines.length === 0) return 'followClosed'
  const row = market.lines.find((each) => each.line === line)
  if (row === undefined) return 'followMoved'
  const selection = row.selections.find((each) => each.side === side)
  if (selection === undefined) return 'followMissing'
  return {
    ...leg,
    choice: { ...leg.choice, handle: row.handle },
    wire: { marketId: row.marketId, optionId: selection.optionId, playId: market.playId },
    parlayAllowed: leg.parlayAllowed && market.parlayAllowed,
    oddsFormats: market.oddsFormats,
  }
}
