import type { MarketKind, MarketSpec } from '../../streams/domain/market.ts'
import type { OddsFormat } from '../../streams/domain/odds.ts'
import { isEsport, isVirtualSport, type Sport } from '../../streams/domain/vocabulary/sports.ts'

/** Markets whose prices cannot be written in two-way formats. */
const EUROPEAN_KINDS: ReadonlySet<MarketKind> = new Set<MarketKind>([
  'correctScore',
  'result',
  'doubleChance',
  'outright',
  'exactTotal',
  'winningMargin',
  'halfTimeFullTime',
  'firstTeam',
  'lastTeam',
  'nextTeam',
  'race',
  'halfWithMost',
  'firstTime',
  'goalRange',
  'cornerRange',
  'resultAndBothScore',
  'method',
  'roundGroup',
  'place',
  'forecast',
  'quinella',
])

/**
 * All markets of esports and of virtual sports are in European odds (docs/esports.md, 3.4; docs/virtual-sports.md,
 * 5). Venues that have neither omit `sport`.
 */
export function isEuropeanOnly({ kind }: MarketSpec, sport?: Sport): boolean {
  return EUROPEAN_KINDS.has(kind) || (sport !== undefined && (isEsport(sport) || isVirtualSport(sport)))
}

/** Whether a market's prices are offered in a format; European odds are always offered. */
export function offersFormat(spec: MarketSpec, format: OddsFormat, sport: Sport): boolean {
  return format === 'europe' || !isEuropeanOnly(spec, sport)
}
