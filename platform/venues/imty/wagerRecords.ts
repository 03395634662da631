import type { TextLanguage } from '../../../streams/domain/localText.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { SINGLE_SERIES } from '../../../streams/domain/parlay.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { imtyDate } from '../../../streams/wire/imty/dates.ts'
import { imtyEventId } from '../../../streams/wire/imty/markets.ts'
import {
  IMTY_CURRENCY_CODES,
  IMTY_EVENT_TYPES,
  IMTY_GROUNDS,
  IMTY_MARKET,
  IMTY_PLATFORM_H5,
  IMTY_WAGER_TYPES,
} from '../../../streams/wire/imty/tables.ts'
import type { ImtyItemRecord, ImtyWagerRecord } from '../../../streams/wire/imty/wagers.ts'
import { CHANNEL_CODES } from '../../../streams/wire/orderNumbers.ts'
import { marketName } from '../../names/marketNames.ts'
import { legNames, legTeams } from '../../names/selectionNames.ts'
import { storedName } from '../../names/storedName.ts'
import type { OrderMovement } from '../../store/orders/movements.ts'
import type { StoredLeg, StoredOrder } from '../../store/orders/order.ts'
import { parseVirtualId } from '../../world/virtual/matchId.ts'
import type { World } from '../../world/world.ts'
import type { WinnerOf } from '../playedMatches.ts'
import {
  comboNumber,
  europeOdds,
  handicapNumber,
  marketNumber,
  oddsTypeOf,
  sideNumber,
  specifiers,
  sportNumber,
} from './numbers.ts'
import { saleFields, type SaleState } from './sales.ts'
import { virtualBatchName } from './virtualFields.ts'
import {
  cancelReason,
  cancelType,
  confirmationOf,
  payoutNumber,
  resultNumber,
  settlementOf,
  statusMessage,
  wagerResult,
} from './wagerNumbers.ts'

/** What a record has besides the order itself. */
export interface RecordTerms {
  readonly language: TextLanguage
  /** Platform ms. */
  readonly now: number
  readonly winnerOf: WinnerOf
  readonly world: Pick<World, 'result'>
}

/** An order as a wager of a list (docs/venues/imty.md, 3.6). */
export function wagerRecord(
  order: StoredOrder,
  sale: SaleState,
  movements: readonly OrderMovement[],
  terms: RecordTerms,
): ImtyWagerRecord {
  const over = order.settledAt !== null
  return {
    WagerId: order.orderNo,
    WagerCreationDateTime: imtyDate(order.placedAt),
    SettlementDateTime: order.settledAt === null ? null : imtyDate(order.settledAt),
    WagerType: order.series === SINGLE_SERIES ? IMTY_WAGER_TYPES.single : IMTY_WAGER_TYPES.combo,
    ComboSelection: comboNumber(order.series),
    NoOfCombination: order.lines,
    OddsType: oddsTypeOf(order.oddsFormat),
    BettingPlatform: IMTY_PLATFORM_H5,
    BetChannel: CHANNEL_CODES[order.channel],
    Currency: IMTY_CURRENCY_CODES[order.currency],
    InputtedStakeAmount: unitsText(order.unitStake),
    StakeAmount: unitsText(order.totalStake),
    PotentialPayout: unitsText(order.maxReturn),
    MemberWinLossAmount: over ? unitsText(order.returned - order.totalStake) : null,
    BetConfirmationStatus: confirmationOf(order),
    BetSettlementStatus: settlementOf(order),
    BetResettled: order.rollbacks > 0,
    RollbackCount: order.rollbacks,
    BetStatusMessage: statusMessage(order),
    BetResult: wagerResult(order),
    PayoutStatus: payoutNumber(order),
    MoneyList: movements.map(({ kind, amount, at }) => ({ type: kind, amount: unitsText(amount), time: at })),
    ...saleFields(order, sale, terms.now),
    WagerItemList: order.legs.map((leg) => itemRecord(order, leg, terms)),
  }
}

function itemRecord(order: StoredOrder, leg: StoredLeg, terms: RecordTerms): ImtyItemRecord {
  const { language, winnerOf } = terms
  const { spec, sport, side, line } = leg
  const number = marketNumber(sport, spec)
  const selected = sideNumber(spec, side)
  const virtual = leg.timing === 'virtual'
  const outright = spec.kind === 'outright' && !virtual
  const names = legTeams(leg, language)
  const [home, away] = leg.scoreBenchmark ?? [null, null]
  const settled = leg.outcome !== null
  return {
    SportId: sportNumber(sport),
    EventId: imtyEventId(leg.matchId, number.group),
    EventTypeId: outright ? IMTY_EVENT_TYPES.outright : IMTY_EVENT_TYPES.match,
    EventDateTime: imtyDate(leg.kickOff),
    Market: leg.timing === 'live' ? IMTY_MARKET.live : IMTY_MARKET.early,
    CompetitionId: leg.leagueId,
    CompetitionName: storedName(leg.leagueName, language),
    HomeTeamName: outright ? '' : names.home,
    AwayTeamName: outright ? '' : names.away,
    OutrightTeamName: outright ? legNames(leg, language).short : '',
    BetTypeId: number.betType,
    BetTypeName: marketName(sport, spec, language),
    PeriodId: number.period,
    BetTypeSelectionId: selected.selectionId,
    OutrightTeamId: selected.teamId,
    SelectionName: legNames(leg, language).full,
    MarketlineId: leg.marketId,
    WagerSelectionId: leg.optionId,
    Handicap: handicapNumber(spec, line),
    Specifiers: specifiers(spec, line),
    Odds: Number(leg.oddsFinal),
    EuropeOdds: europeOdds(leg.odds),
    WagerHomeTeamScore: home,
    WagerAwayTeamScore: away,
    ...finalScores(leg, settled ? terms.world : null),
    SettleScore: settled && outright ? winnerOf(leg, language) : (leg.settleScore ?? ''),
    BetResult: resultNumber(leg.outcome),
    WagerItemConfirmationStatus: confirmationOf(order),
    CancelType: cancelType(order),
    CancelReason: cancelReason(order, leg),
    GroundTypeId: IMTY_GROUNDS.home,
    ...(virtual ? batchFields(leg, language) : {}),
  }
}

/** What the venue calls the batch of a leg, and its number, by which its proof is found. */
function batchFields(leg: StoredLeg, language: TextLanguage): Pick<ImtyItemRecord, 'EventName' | 'BatchNo'> {
  const { matchId, sport } = leg
  return {
    EventName: virtualBatchName({ id: matchId, sport }, language),
    BatchNo: parseVirtualId(matchId)?.batchNo ?? '',
  }
}

type FinalScores = Pick<
  ImtyItemRecord,
  'HomeTeamHTScore' | 'AwayTeamHTScore' | 'HomeTeamFTScore' | 'AwayTeamFTScore'
>

/** The scores at half-time and at the end of regular time of a match whose result is known. */
function finalScores({ matchId, sport }: StoredLeg, world: Pick<World, 'result'> | null): FinalScores {
  const facts = world?.result(matchId)?.facts ?? {}
  const { score, board } = descriptorOf(sport)
  const half: Pair | undefined = board.half === null ? undefined : facts[board.half]
  const full: Pair | undefined = score === null ? undefined : facts[`${score}.match`]
  return {
    HomeTeamHTScore: half?.[0] ?? null,
    AwayTeamHTScore: half?.[1] ?? null,
    HomeTeamFTScore: full?.[0] ?? null,
    AwayTeamFTScore: full?.[1] ?? null,
  }
}
