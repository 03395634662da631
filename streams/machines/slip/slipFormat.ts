import type { OddsFormat } from '../../domain/odds.ts'
import type { Slip } from './slip.ts'

/**
 * The odds format in which a slip is shown, staked and placed. A confirm has one format: series are always
 * European, and so are singles if the market of any leg is not offered in the member's format
 * (docs/betting.md, 1.3).
 */
export function slipFormat({ kind, legs }: Slip, wanted: OddsFormat): OddsFormat {
  const offered = legs.every(({ oddsFormats }) => oddsFormats === undefined || oddsFormats.includes(wanted))
  return kind === 'single' && offered ? wanted : 'europe'
}
