import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { ImtyLine, ImtySelection } from '../../../streams/wire/imty/event.ts'
import { IMTY_STATUS_CODES } from '../../../streams/wire/imty/tables.ts'
import { subMatchTypes } from '../../../streams/wire/subMatchTypes.ts'
import { marketName, periodName } from '../../names/marketNames.ts'
import { selectionNames } from '../../names/selectionNames.ts'
import type { WorldLine, WorldMarket, WorldMatch, WorldSelection } from '../../world/world.ts'
import type { ChosenMarket } from './chosenLines.ts'
import { handicapNumber, oddsIn, oddsTypesOf, sideNumber, specifiers } from './numbers.ts'

export interface LineTerms {
  readonly language: TextLanguage
  readonly format: OddsFormat
}

/** The lines of a market in the venue's format. */
export function lineRecords(
  match: WorldMatch,
  { market, number, lines }: ChosenMarket,
  terms: LineTerms,
): readonly ImtyLine[] {
  const name = marketName(match.sport, market.spec, terms.language)
  const parlay = match.markets.some(({ parlayAllowed }) => parlayAllowed)
  return lines.map((line) => ({
    MarketlineId: line.marketId,
    BetTypeId: number.betType,
    BetTypeName: name,
    PeriodId: number.period,
    PeriodName: periodName(match.sport, market.spec.period, terms.language),
    MarketLineLevel: line.slot,
    MarketlineStatusId: IMTY_STATUS_CODES[line.status],
    IsLocked: isLocked(line.status),
    OddsTypes: oddsTypesOf(market.spec, match.sport),
    ...(market.parlayAllowed === parlay ? {} : { OpenParlay: market.parlayAllowed }),
    ...subMatch(market),
    WagerSelections: line.selections.map((selection) =>
      selectionRecord(match, market, line, selection, terms),
    ),
  }))
}

function isLocked(status: Status): boolean {
  return status === 'suspended' || status === 'locked'
}

/** `SubMatchType` of what is not about regular time, or a whole tie. */
function subMatch({ spec: { period } }: WorldMarket): Pick<ImtyLine, 'SubMatchType'> {
  if (period === 'extraTime') return { SubMatchType: subMatchTypes.extraTime }
  return period === 'penalties' ? { SubMatchType: subMatchTypes.penalty } : {}
}

function selectionRecord(
  match: WorldMatch,
  { spec }: WorldMarket,
  { line }: WorldLine,
  { optionId, side, odds, status }: WorldSelection,
  { language, format }: LineTerms,
): ImtySelection {
  const number = sideNumber(spec, side)
  const price = oddsIn({ spec, sport: match.sport }, odds, format)
  return {
    WagerSelectionId: optionId,
    SelectionId: number.selectionId,
    OutrightTeamId: number.teamId,
    SelectionName: selectionNames(match, { spec, side, line: null }, language).short,
    Handicap: handicapNumber(spec, line),
    DisplayHandicap: selectionNames(match, { spec, side, line }, language).line,
    Specifiers: specifiers(spec, line),
    OddsType: price.OddsType,
    Odds: status === 'closed' ? 0 : price.Odds,
    IsLocked: isLocked(status),
  }
}
