import * as v from 'valibot'
import {
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseText,
  looseTextOrNull,
  whenSent,
} from '../lenient.ts'
import { looseDate } from './dates.ts'
import { looseNumbers } from './event.ts'

/** Lists of wagers, and sales of them (docs/venues/imty.md, 3.6 and 3.7). */

export const betListRequest = v.object({
  /** See `IMTY_CONFIRMATIONS`. */
  BetConfirmationStatus: looseNumbers,
  Currency: looseText,
  Page: looseNumber(1),
  PageRecords: looseNumber(50),
  /** Exactly these, in whatever state. */
  WagerIds: v.optional(looseList(looseId)),
})

export type ImtyBetListRequest = v.InferOutput<typeof betListRequest>

export const statementRequest = v.object({
  StartDate: looseTextOrNull,
  EndDate: looseTextOrNull,
  /** See `IMTY_DATE_TYPES`. */
  DateType: looseNumber(2),
  Currency: looseText,
  Page: looseNumber(1),
  PageRecords: looseNumber(50),
  /** The beginning of a number, for wagers of any time and state. */
  WagerId: looseText,
})

export type ImtyStatementRequest = v.InferOutput<typeof statementRequest>

const wagerItem = v.object({
  SportId: looseNumber(-1),
  EventId: looseText,
  /** See `IMTY_EVENT_TYPES`. */
  EventTypeId: looseNumber(1),
  EventDateTime: looseDate,
  Market: looseNumber(1),
  CompetitionId: looseText,
  CompetitionName: looseText,
  HomeTeamName: looseText,
  AwayTeamName: looseText,
  OutrightTeamName: looseText,
  BetTypeId: looseNumber(0),
  BetTypeName: looseText,
  PeriodId: looseNumber(0),
  BetTypeSelectionId: looseNumber(-1),
  OutrightTeamId: looseNumber(0),
  SelectionName: looseText,
  MarketlineId: looseText,
  WagerSelectionId: looseText,
  Handicap: looseNumber(null),
  Specifiers: looseText,
  /** In the `OddsType` of the wager. */
  Odds: looseNumber(0),
  EuropeOdds: looseNumber(0),
  /** At the time of the bet; `null` before kick-off. */
  WagerHomeTeamScore: looseNumber(null),
  WagerAwayTeamScore: looseNumber(null),
  HomeTeamHTScore: looseNumber(null),
  AwayTeamHTScore: looseNumber(null),
  HomeTeamFTScore: looseNumber(null),
  AwayTeamFTScore: looseNumber(null),
  SettleScore: looseText,
  /** See `BET_RESULTS`; 0 while open. */
  BetResult: looseNumber(0),
  WagerItemConfirmationStatus: looseNumber(0),
  CancelType: looseNumber(0),
  CancelReason: looseNumber(0),
  GroundTypeId: looseNumber(1),
  /** Of virtual sports: what the batch is called, and its number. */
  EventName: whenSent(looseText),
  BatchNo: whenSent(looseText),
})

export type ImtyWagerItem = v.InferOutput<typeof wagerItem>

const movement = v.object({ type: looseText, amount: looseText, time: looseNumber(0) })

const wager = v.object({
  WagerId: looseId,
  WagerCreationDateTime: v.pipe(
    looseDate,
    v.check((at) => at !== null, 'no date'),
    v.transform((at) => at ?? 0),
  ),
  SettlementDateTime: looseDate,
  /** See `IMTY_WAGER_TYPES`. */
  WagerType: looseNumber(1),
  ComboSelection: looseNumber(0),
  NoOfCombination: looseNumber(1),
  OddsType: looseNumber(3),
  BettingPlatform: looseNumber(0),
  /** See `CHANNELS`. */
  BetChannel: looseNumber(null),
  /** Empty: that of the request. */
  Currency: looseText,
  /** Typed, for each combination. */
  InputtedStakeAmount: looseText,
  /** All that is risked. */
  StakeAmount: looseTextOrNull,
  /** With the stake. */
  PotentialPayout: looseText,
  /** Profit; `null` while open. */
  MemberWinLossAmount: looseTextOrNull,
  BetConfirmationStatus: looseNumber(0),
  BetSettlementStatus: looseNumber(0),
  BetResettled: looseFlag,
  RollbackCount: looseNumber(0),
  /** 100, or the code for which it was refused. */
  BetStatusMessage: looseNumber(100),
  BetResult: looseNumber(0),
  /** See `PAYOUTS`. */
  PayoutStatus: looseNumber(null),
  MoneyList: looseList(movement),
  /** See `IMTY_TRADES`. */
  BetTradeStatus: looseNumber(0),
  CanSell: looseFlag,
  /** The present offer; empty while there is none. */
  BuyBackPricing: looseText,
  PricingId: looseText,
  BetTradeBuyBackAmount: looseText,
  /** When the last sale was asked for. */
  BetTradeDateTime: looseDate,
  BetTradeMessage: looseNumber(100),
  WagerItemList: v.nullish(v.array(wagerItem), []),
})

export type ImtyWager = v.InferOutput<typeof wager>

/** A record that cannot be read makes the whole list unreadable: it must not be taken for a shorter one. */
export const wagerListAnswer = v.object({
  WagerList: v.nullish(v.array(wager), []),
  TotalCount: looseNumber(0),
  refusedNum: looseNumber(null),
  transactionNum: looseNumber(null),
  betTotalAmount: looseTextOrNull,
  profit: looseTextOrNull,
  maxWinAmountTotal: looseTextOrNull,
  amountConsumptionAll: looseTextOrNull,
  totalCanWinAmount: looseTextOrNull,
})

export type ImtyWagerList = v.InferOutput<typeof wagerListAnswer>

type ItemRecord = Omit<ImtyWagerItem, 'EventDateTime'> & { readonly EventDateTime: string }

/** What the platform sends of a wager: dates as texts. */
export type ImtyWagerRecord = Omit<
  ImtyWager,
  'WagerCreationDateTime' | 'SettlementDateTime' | 'BetTradeDateTime' | 'WagerItemList'
> & {
  readonly WagerCreationDateTime: string
  readonly SettlementDateTime: string | null
  readonly BetTradeDateTime: string | null
  readonly WagerItemList: readonly ItemRecord[]
}

export type ImtyItemRecord = ItemRecord

export const buyBackRequest = v.object({
  WagerId: looseText,
  BuyBackPricing: looseText,
  PricingId: looseText,
})

export const buyBackAnswer = v.object({
  WagerId: looseText,
  BetTradeStatus: looseNumber(0),
  BetTradeBuyBackAmount: looseText,
  BuyBackPricing: looseText,
  PricingId: looseText,
})

export type ImtyBuyBackAnswer = v.InferOutput<typeof buyBackAnswer>
