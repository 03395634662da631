import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { type Status, worstStatus } from '../../../streams/domain/status.ts'
import type { DptyLine, DptyMarket, DptyOption } from '../../../streams/wire/dpty/match.ts'
import { dptyPlayOf } from '../../../streams/wire/dpty/markets.ts'
import { DPTY_OPTION_STATUS_CODES } from '../../../streams/wire/dpty/tables.ts'
import { marketName } from '../../names/marketNames.ts'
import { selectionNames } from '../../names/selectionNames.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import { lineText, optionNumber, priceRecord, sideCode } from './numbers.ts'

/** The status of a selection, besides that of its match: a match that is locked locks its options. */
export function optionStatus(
  { bettingStatus }: Pick<WorldMatch, 'bettingStatus'>,
  line: Pick<WorldLine, 'status'>,
  selection: Pick<WorldSelection, 'status'>,
): Status {
  return worstStatus(bettingStatus === 'locked' ? 'locked' : 'open', line.status, selection.status)
}

/** The name of a selection without its line. */
export function optionName(
  match: WorldMatch,
  { spec }: Pick<WorldMarket, 'spec'>,
  { side }: Pick<WorldSelection, 'side'>,
  language: TextLanguage,
): string {
  return selectionNames(match, { spec, side, line: null }, language).full
}

function optionRecord(
  match: WorldMatch,
  market: WorldMarket,
  line: WorldLine,
  selection: WorldSelection,
  language: TextLanguage,
): DptyOption {
  const { spec } = market
  const { side, odds } = selection
  return {
    bid: optionNumber(match.id, spec, line.line, side),
    hoa: sideCode(side),
    h: lineText(spec, side, line.line),
    ...priceRecord(match.sport, spec, odds),
    s: DPTY_OPTION_STATUS_CODES[optionStatus(match, line, selection)],
    n: optionName(match, market, selection, language),
  }
}

/** A market in the venue's format; `null` if the venue does not have it. */
export function marketRecord(
  match: WorldMatch,
  market: WorldMarket,
  language: TextLanguage,
  lines: readonly WorldLine[] = market.lines,
): DptyMarket | null {
  const play = dptyPlayOf(market.spec)
  if (play === null) return null
  return {
    ...play,
    bn: marketName(match.sport, market.spec, language),
    ap: market.parlayAllowed,
    hcl: lines.map((line): DptyLine => ({
      sbim: line.slot,
      bil: line.selections.map((selection) => optionRecord(match, market, line, selection, language)),
    })),
  }
}
