import type { Hono } from 'hono'
import type { Pair } from '../../../streams/domain/match.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { seriesFactor, type Series } from '../../../streams/domain/parlay.ts'
import { floorDivide } from '../../../streams/domain/ratio.ts'
import { worstStatus } from '../../../streams/domain/status.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import {
  betInfoRequest,
  type ImtyAskedSelection,
  type ImtyBetInfoRequest,
  type ImtyBetInfoRow,
  type ImtyBetSetting,
} from '../../../streams/wire/imty/bet.ts'
import { IMTY_SUCCESS, imtyCode } from '../../../streams/wire/imty/codes.ts'
import { IMTY_SINGLE } from '../../../streams/wire/imty/combos.ts'
import { imtyEvent, imtyEventId } from '../../../streams/wire/imty/markets.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_STATUS_CODES, IMTY_WAGER_TYPES } from '../../../streams/wire/imty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { seriesLeft, singleLeft, type StakedLeg, stakedLeg, type Staker, stakerOf } from '../stakeLimits.ts'
import type { VenueDeps } from '../venueServer.ts'
import { type QuotedSelection, quotedSelection } from './askedLine.ts'
import { marketOf } from './eventRecords.ts'
import { failed, found, type ImtyCalls } from './imtyCall.ts'
import {
  askedCurrency,
  comboNumber,
  europeOdds,
  formatNumbered,
  handicapNumber,
  oddsIn,
  specifiers,
} from './numbers.ts'

const MAX_COMBO_LEGS = 10

/** A selection of a request with its row. */
interface Answered {
  readonly asked: ImtyAskedSelection
  readonly row: ImtyBetInfoRow
  /** `null` where it has no price now. */
  readonly quoted: QuotedSelection | null
}

/** The call for the present prices and limits of selections (docs/venues/imty.md, 3.3). */
export function quoteCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  deps: Pick<VenueDeps, 'world' | 'store'>,
): void {
  app.post(
    IMTY_PATHS.betInfo,
    calls(betInfoRequest, async (request, { memberId, now }) => {
      const currency = askedCurrency(request.Currency)
      if (currency === null) return failed('currencyUnsupported')
      const fault = shapeFault(request)
      if (fault !== null) return failed(fault)
      const answered = request.WagerSelectionInfos.map((asked) =>
        answeredSelection(deps, request, asked, now),
      )
      const matchIds = request.WagerSelectionInfos.map(({ EventId }) => imtyEvent(EventId).matchId)
      const staker = await stakerOf(deps, memberId, currency, matchIds)
      const fields = {
        WagerSelectionInfos: answered.map(({ row }) => row),
        BetSetting:
          request.WagerType === IMTY_WAGER_TYPES.single
            ? singleSettings(answered, staker)
            : comboSettings(answered, staker),
      }
      const allFit = answered.every(({ row }) => row.Status === IMTY_SUCCESS)
      return allFit ? found(fields) : failed('partlyFailed', fields)
    }),
  )
}

function shapeFault({ WagerType, WagerSelectionInfos }: ImtyBetInfoRequest) {
  const most = WagerType === IMTY_WAGER_TYPES.single ? IMTY_LIMITS.wagers : MAX_COMBO_LEGS
  if (WagerType !== IMTY_WAGER_TYPES.single && WagerType !== IMTY_WAGER_TYPES.combo) return 'badBetType'
  if (WagerSelectionInfos.length === 0) return 'noSelection'
  return WagerSelectionInfos.length > most ? 'legCount' : null
}

function answeredSelection(
  { world }: Pick<VenueDeps, 'world'>,
  request: ImtyBetInfoRequest,
  asked: ImtyAskedSelection,
  now: number,
): Answered {
  const quoted = quotedSelection(world, asked, request.ReturnNearestHandicap)
  if (typeof quoted === 'string') {
    return { asked, row: { ...EMPTY_ROW, RefId: asked.RefId, Status: imtyCode(quoted) }, quoted: null }
  }
  const combo = request.WagerType === IMTY_WAGER_TYPES.combo
  const format = combo ? 'europe' : (formatNumbered(asked.OddsType) ?? 'europe')
  return { asked, row: completeRow(asked, quoted, format, now), quoted }
}

const EMPTY_ROW: ImtyBetInfoRow = {
  RefId: '',
  Status: 0,
  EventId: '',
  MarketlineId: '',
  WagerSelectionId: '',
  Handicap: null,
  Specifiers: '',
  OddsType: 0,
  Odds: 0,
  EuropeOdds: 0,
  HomeScore: null,
  AwayScore: null,
  Market: 0,
  MarketlineStatusId: IMTY_STATUS_CODES.closed,
  IsLocked: true,
}

function completeRow(
  { RefId }: ImtyAskedSelection,
  { named, found: present, status }: QuotedSelection,
  format: OddsFormat,
  now: number,
): ImtyBetInfoRow {
  const { match, market, line, selection } = present
  const lineStatus = worstStatus(match.bettingStatus, line.status, selection.status)
  const [home, away]: Pair = match.score
  return {
    RefId,
    Status: status === null ? IMTY_SUCCESS : imtyCode(status),
    EventId: imtyEventId(match.id, named.group),
    MarketlineId: line.marketId,
    WagerSelectionId: selection.optionId,
    Handicap: handicapNumber(market.spec, line.line),
    Specifiers: specifiers(market.spec, line.line),
    ...oddsIn({ spec: market.spec, sport: match.sport }, selection.odds, format),
    EuropeOdds: europeOdds(selection.odds),
    HomeScore: home,
    AwayScore: away,
    Market: marketOf(match, now),
    MarketlineStatusId: IMTY_STATUS_CODES[lineStatus],
    IsLocked: lineStatus !== 'open',
  }
}

function limitedLeg({ quoted }: Answered, staker: Staker): StakedLeg | null {
  if (quoted === null) return null
  const { found: present } = quoted
  return stakedLeg(
    present.match,
    present.selection.odds,
    { place: present, selection: present.selection },
    staker,
  )
}

/** A row for each selection that has a price. */
function singleSettings(answered: readonly Answered[], staker: Staker): readonly ImtyBetSetting[] {
  return answered.flatMap((each) => {
    const leg = limitedLeg(each, staker)
    if (leg === null) return []
    const { min, max } = singleLeft(leg, staker)
    return [
      {
        RefId: each.asked.RefId,
        ComboSelection: IMTY_SINGLE,
        NoOfCombination: 1,
        MinStakeAmount: unitsText(min),
        MaxStakeAmount: unitsText(max),
        EstimatedPayoutAmount: europeOdds(leg.odds),
      },
    ]
  })
}

/** A row for each series; none while a leg has no price. */
function comboSettings(answered: readonly Answered[], staker: Staker): readonly ImtyBetSetting[] {
  const legs = answered.flatMap((each) => limitedLeg(each, staker) ?? [])
  if (legs.length < answered.length) return []
  return seriesLeft(legs, staker).map(({ series, range, odds }) => ({
    RefId: '',
    ComboSelection: comboNumber(series.key),
    NoOfCombination: series.combinations,
    MinStakeAmount: unitsText(range.min),
    MaxStakeAmount: unitsText(range.max),
    EstimatedPayoutAmount: odds === null ? returnOfOne(series, legs) : europeOdds(odds),
  }))
}

/** What a stake of 1 for each combination returns if all legs win, rounded down to five decimals. */
function returnOfOne(series: Series, legs: readonly StakedLeg[]): number {
  const { num, den } = seriesFactor(
    series,
    legs.map(({ odds }) => BigInt(odds)),
    BigInt(ODDS_SCALE),
  )
  return Number(floorDivide(num * BigInt(ODDS_SCALE), den)) / ODDS_SCALE
}
