import type { OddsFormat } from '../../domain/odds.ts'
import type { Slip } from './slip.ts'

/**
 * The format in which a slip is shown, staked and placed. One confirm is in one format: parlays are always
 * European (research, venues 5.2), and so are singles as soon as one leg's market is not offered in the
 * member's own.
 */
export function slipFormat({ kind, legs }: Slip, wanted: OddsFormat): OddsFormat {
  const offered = legs.every(({ oddsFormats }) => oddsFormats === undefined || oddsFormats.includes(wanted))
  return kind === 'single' && offered ? wanted : 'europe'
}
