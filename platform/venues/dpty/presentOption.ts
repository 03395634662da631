import type { Line } from '../../../streams/domain/market.ts'
import { marketKey } from '../../../streams/domain/market.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import type { WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import type { LinePlace } from '../linePlace.ts'
import { optionStatus } from './marketRecords.ts'
import type { MeantOption } from './numbers.ts'

/** An option as it is now. */
export interface PresentOption {
  readonly place: LinePlace
  readonly selection: WorldSelection
}

/**
 * The option itself; if it is not offered any more, the open one of the same side on the nearest line, of two
 * equally near the one in the lower place, then on the lower line (docs/venues/dpty.md, 3.5). `null` if there is
 * none.
 */
export function presentOption(match: WorldMatch, { spec, line, side }: MeantOption): PresentOption | null {
  const market = match.markets.find(({ key }) => key === marketKey(spec))
  if (market === undefined) return null
  const options = optionsOf(match, market, side)
  const own = options.find(
    ({ place, selection }) =>
      place.line.line === line && optionStatus(match, place.line, selection) !== 'closed',
  )
  if (own !== undefined || line === null) return own ?? null
  const open = options.filter(
    ({ place, selection }) =>
      worstStatus(match.bettingStatus, optionStatus(match, place.line, selection)) === 'open',
  )
  return open.toSorted(nearest(line))[0] ?? null
}

function optionsOf(
  match: WorldMatch,
  market: WorldMarket,
  side: MeantOption['side'],
): readonly PresentOption[] {
  return market.lines.flatMap((line) => {
    const selection = line.selections.find((each) => each.side === side)
    return selection === undefined ? [] : [{ place: { match, market, line }, selection }]
  })
}

function nearest(line: Line): (one: PresentOption, other: PresentOption) => number {
  const away = ({ place }: PresentOption): number => Math.abs((place.line.line ?? 0) - line)
  return (one, other) =>
    away(one) - away(other) ||
    one.place.line.slot - other.place.line.slot ||
    (one.place.line.line ?? 0) - (other.place.line.line ?? 0)
}
