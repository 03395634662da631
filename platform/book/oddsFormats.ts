import type { MarketKind, MarketSpec } from '../../streams/domain/market.ts'
import type { OddsFormat } from '../../streams/domain/odds.ts'

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
])

export function isEuropeanOnly({ kind }: MarketSpec): boolean {
  return EUROPEAN_KINDS.has(kind)
}

/** Whether a market's prices are offered in a format; European odds are always offered. */
export function offersFormat(spec: MarketSpec, format: OddsFormat): boolean {
  return format === 'europe' || !isEuropeanOnly(spec)
}
