import * as v from 'valibot'
import {
  listAnswer,
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  whenSent,
} from '../lenient.ts'
import { CHANNELS } from '../orderNumbers.ts'

/** Quotes, bets and the state of wagers (docs/venues/imty.md, 3.3 to 3.5). */

const selectionFields = {
  /** The place of the leg in the request, from `0`; answers refer to it. */
  RefId: looseText,
  SportId: looseNumber(-1),
  EventId: looseText,
  BetTypeId: looseNumber(0),
  PeriodId: looseNumber(0),
  BetTypeSelectionId: looseNumber(-1),
  OutrightTeamId: looseNumber(0),
  MarketlineId: looseText,
  WagerSelectionId: looseText,
  /** The line that was agreed to; `null` without one. */
  Handicap: looseNumber(null),
  Specifiers: looseText,
  OddsType: looseNumber(3),
  Odds: looseNumber(0),
  /** The agreed price, exactly. */
  EuropeOdds: looseNumber(0),
  Market: looseNumber(0),
  MarketlineStatusId: looseNumber(1),
}

const quotedSelection = looseObject(selectionFields)

export type ImtyAskedSelection = v.InferOutput<typeof quotedSelection>

export const betInfoRequest = v.object({
  WagerType: looseNumber(0),
  Currency: looseText,
  ReturnNearestHandicap: looseFlag,
  WagerSelectionInfos: looseList(quotedSelection),
})

export type ImtyBetInfoRequest = v.InferOutput<typeof betInfoRequest>

const betInfoRow = looseObject({
  RefId: looseText,
  /** 100, or the code for which the selection cannot be bet on as it was asked for. */
  Status: looseNumber(0),
  EventId: looseText,
  MarketlineId: looseText,
  WagerSelectionId: looseText,
  Handicap: looseNumber(null),
  Specifiers: looseText,
  OddsType: looseNumber(3),
  Odds: looseNumber(0),
  EuropeOdds: looseNumber(0),
  HomeScore: looseNumber(null),
  AwayScore: looseNumber(null),
  Market: looseNumber(0),
  MarketlineStatusId: looseNumber(3),
  IsLocked: looseFlag,
})

export type ImtyBetInfoRow = v.InferOutput<typeof betInfoRow>

const betSetting = looseObject({
  /** `RefId` of the selection of a single; empty for a series. */
  RefId: looseText,
  ComboSelection: looseNumber(-1),
  NoOfCombination: looseNumber(1),
  MinStakeAmount: looseText,
  MaxStakeAmount: looseText,
  /** What a stake of 1 for each combination returns if all legs win. */
  EstimatedPayoutAmount: looseNumber(0),
})

export type ImtyBetSetting = v.InferOutput<typeof betSetting>

export const betInfoAnswer = v.object({
  WagerSelectionInfos: listAnswer(betInfoRow),
  BetSetting: looseList(betSetting),
})

const channel = v.fallback(
  v.optional(
    v.pipe(
      looseNumber(null),
      v.number(),
      v.check((code) => code in CHANNELS, 'no channel'),
    ),
  ),
  undefined,
)

const placedSelection = looseObject({
  ...selectionFields,
  /** The score that the member saw, 0 before kick-off; `null` where none was sent. */
  HomeScore: looseNumber(null),
  AwayScore: looseNumber(null),
  /** See `CHANNELS`. */
  BetChannel: whenSent(channel),
})

export type ImtyPlacedSelection = v.InferOutput<typeof placedSelection>

const comboSelection = looseObject({
  ComboSelection: looseNumber(-1),
  /** The selection of a single. */
  RefId: looseText,
  /** The typed amount for each combination. */
  StakeAmount: looseText,
})

export type ImtyComboSelection = v.InferOutput<typeof comboSelection>

export const placeBetRequest = v.object({
  WagerType: looseNumber(0),
  Currency: looseText,
  /** See `IMTY_ACCEPTANCES`; `null` where it is missing. */
  AcceptOdds: looseNumber(null),
  IsComboAcceptAnyOdds: looseFlag,
  WagerSelectionInfos: looseList(placedSelection),
  ComboSelections: looseList(comboSelection),
})

export type ImtyPlaceBetRequest = v.InferOutput<typeof placeBetRequest>

const acceptedSelection = looseObject({
  RefId: looseText,
  EventId: looseText,
  BetTypeSelectionId: looseNumber(-1),
  Handicap: looseNumber(null),
  /** European. */
  StakeOdds: looseNumber(0),
})

const placedWager = looseObject({
  RefId: looseText,
  ComboSelectionId: looseNumber(-1),
  /** Empty where nothing was made. */
  WagerId: looseText,
  BetConfirmationStatus: looseNumber(0),
  BetStatusMessage: looseNumber(0),
  InputtedStakeAmount: looseText,
  StakeAmount: looseText,
  EstimatedPayoutFullAmount: looseText,
  AcceptedWagerSelections: looseList(acceptedSelection),
})

export type ImtyPlacedWager = v.InferOutput<typeof placedWager>

/** One row that cannot be read makes the whole answer one that was lost. */
export const placeBetAnswer = v.object({ WagerSelectionInfos: v.array(placedWager) })

export const pendingStatusRequest = v.object({ WagerIds: looseList(looseId) })

const pendingStatus = looseObject({
  WagerID: looseId,
  BetConfirmationStatus: looseNumber(0),
  BetStatusMessage: looseNumber(0),
  EstimatedPayoutFullAmount: looseTextOrNull,
})

export type ImtyPendingStatus = v.InferOutput<typeof pendingStatus>

export const pendingStatusAnswer = v.object({ PendingWagerStatusList: listAnswer(pendingStatus) })
