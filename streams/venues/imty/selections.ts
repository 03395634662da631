import type { Leg } from '../../domain/leg.ts'
import { formatOdds } from '../../domain/oddsFormat.ts'
import type { Odds, OddsFormat } from '../../domain/odds.ts'
import type { Line } from '../../domain/market.ts'
import type { ImtyAskedSelection } from '../../wire/imty/bet.ts'
import { imtyEventId } from '../../wire/imty/markets.ts'
import { IMTY_MARKET, IMTY_STATUS_CODES } from '../../wire/imty/tables.ts'
import {
  europeOf,
  handicapOf,
  marketOf,
  oddsTypeOf,
  sideNumber,
  specifiersOf,
  sportNumber,
} from './numbers.ts'

/** What was agreed to of a leg. */
export interface Agreed {
  readonly odds: Odds
  readonly line: Line | null
}

/** A leg as a selection of a request; `refId` is its place in it. */
export function askedSelection(
  { choice, wire, timing }: Leg,
  refId: number,
  { odds, line }: Agreed,
  format: OddsFormat,
): ImtyAskedSelection {
  const { spec, side, sport } = choice
  const number = marketOf(sport, spec)
  const selected = sideNumber(spec, side)
  return {
    RefId: String(refId),
    SportId: sportNumber(sport),
    EventId: imtyEventId(choice.matchId, number.group),
    BetTypeId: number.betType,
    PeriodId: number.period,
    BetTypeSelectionId: selected.selectionId,
    OutrightTeamId: selected.teamId,
    MarketlineId: wire.marketId,
    WagerSelectionId: wire.optionId,
    Handicap: handicapOf(spec, line),
    Specifiers: specifiersOf(spec, line),
    OddsType: oddsTypeOf(format),
    Odds: format === 'europe' ? europeOf(odds) : Number(formatOdds(odds, format)),
    EuropeOdds: europeOf(odds),
    // Early and today count as one.
    Market: timing === 'live' ? IMTY_MARKET.live : IMTY_MARKET.early,
    MarketlineStatusId: IMTY_STATUS_CODES.open,
  }
}
