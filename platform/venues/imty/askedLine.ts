import type { Line, MarketSpec, Side } from '../../../streams/domain/market.ts'
import { marketKey } from '../../../streams/domain/market.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import type { ImtyAskedSelection } from '../../../streams/wire/imty/bet.ts'
import type { ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import { imtyEvent } from '../../../streams/wire/imty/markets.ts'
import { isOver } from '../../book/matchState.ts'
import type { World, WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import { type LinePlace, selectionAt } from '../linePlace.ts'
import {
  hasSport,
  isPeriodNumber,
  lineNumbered,
  marketNumbered,
  oddsNumbered,
  sideNumbered,
  specifiers,
} from './numbers.ts'

/** A selection of a request by meaning. */
export interface NamedSelection {
  readonly match: WorldMatch
  readonly group: number
  readonly spec: MarketSpec
  readonly side: Side
  /** The line that was agreed to. */
  readonly line: Line | null
}

type Named = Pick<
  ImtyAskedSelection,
  'EventId' | 'BetTypeId' | 'PeriodId' | 'BetTypeSelectionId' | 'OutrightTeamId' | 'Handicap' | 'Specifiers'
>

/** What a selection of a request means, or why it is invalid. */
export function namedSelection(world: Pick<World, 'match'>, asked: Named): NamedSelection | ImtyCodeName {
  const { matchId, group } = imtyEvent(asked.EventId)
  const match = world.match(matchId)
  if (match === undefined) return 'badMatch'
  if (!hasSport(match.sport)) return 'badEvent'
  const number = { group, betType: asked.BetTypeId, period: asked.PeriodId }
  const spec = marketNumbered(match.sport, number)
  if (spec === null) return isPeriodNumber(asked.PeriodId) ? 'badBetType' : 'badPeriod'
  const side = sideNumbered({ selectionId: asked.BetTypeSelectionId, teamId: asked.OutrightTeamId })
  if (side === null) return 'unknownSelection'
  const line = lineNumbered(spec, asked.Handicap)
  if (line === undefined || !isLineOf(spec, line, asked.Specifiers)) return 'lineChanged'
  return { match, group, spec, side, line }
}

/** Whether the specifiers name this line; a client that has none sends an empty text. */
function isLineOf(spec: MarketSpec, line: Line | null, named: string): boolean {
  return named === '' || named === specifiers(spec, line)
}

/** The present line and selection of a request. */
export interface FoundSelection extends LinePlace {
  readonly selection: WorldSelection
}

/** A selection that can be answered completely; `status` is `null` where it can be bet on as it was asked for. */
export interface QuotedSelection {
  readonly named: NamedSelection
  readonly found: FoundSelection
  readonly status: Extract<ImtyCodeName, 'oddsChanged' | 'lineChanged' | 'suspended'> | null
}

/** The present line of a selection, or why there is none (docs/venues/imty.md, 3.3, *A line that has jumped*). */
export function quotedSelection(
  world: Pick<World, 'match'>,
  asked: ImtyAskedSelection,
  nearest: boolean,
): QuotedSelection | ImtyCodeName {
  const named = namedSelection(world, asked)
  // A quote reports every invalid market as an unknown selection.
  if (named === 'badBetType' || named === 'badPeriod' || named === 'lineChanged') return 'unknownSelection'
  if (typeof named === 'string') return named
  const { match, spec, side } = named
  if (isOver(match)) return 'matchOver'
  const market = match.markets.find(({ key }) => key === marketKey(spec))
  if (market === undefined) return 'closed'
  const line = lineOf(market, asked.MarketlineId, named.line, nearest)
  if (line === null) return 'closed'
  const selection = selectionAt({ match, market, line }, side)
  if (selection === undefined) return 'unknownSelection'
  const status = worstStatus(match.bettingStatus, line.status, selection.status)
  if (status === 'closed') return 'closed'
  const found = { match, market, line, selection }
  if (status !== 'open') return { named, found, status: 'suspended' }
  if (line.line !== named.line) return { named, found, status: 'lineChanged' }
  const isAgreed = oddsNumbered(asked.EuropeOdds) === selection.odds
  return { named, found, status: isAgreed ? null : 'oddsChanged' }
}

/** By its id, by its line, and then the nearest one; of two the one with the lower level. */
function lineOf(
  { lines }: WorldMarket,
  lineId: string,
  wanted: Line | null,
  nearest: boolean,
): WorldLine | null {
  const same =
    lines.find(({ marketId }) => marketId === lineId) ?? lines.find(({ line }) => line === wanted) ?? null
  if (same !== null || !nearest || wanted === null) return same
  const far = ({ line }: WorldLine): number => Math.abs((line ?? 0) - wanted)
  return lines.toSorted((one, other) => far(one) - far(other) || one.slot - other.slot)[0] ?? null
}
