import { map } from 'rxjs'
import type { Leg } from '../../domain/leg.ts'
import type { Bet, OrderState, PlacedBet, PlacementOrder } from '../../domain/order.ts'
import { SINGLE_SERIES } from '../../domain/parlay.ts'
import { channelOfBet } from '../../domain/placingChannel.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { unitsText } from '../../wire/amounts.ts'
import {
  type ImtyPlaceBetRequest,
  type ImtyPlacedSelection,
  type ImtyPlacedWager,
  placeBetAnswer,
} from '../../wire/imty/bet.ts'
import { imtyCode } from '../../wire/imty/codes.ts'
import { IMTY_SINGLE } from '../../wire/imty/combos.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_CONFIRMATIONS, IMTY_WAGER_TYPES } from '../../wire/imty/tables.ts'
import type { PlaceAnswer } from '../betting.ts'
import type { Call } from '../call.ts'
import { unitsOrZero } from '../unitsMoney.ts'
import type { Ask } from './call.ts'
import { refusalKey } from './errors.ts'
import { acceptanceCodes, channelCodes, comboNumber, currencyCodes, oddsOf } from './numbers.ts'
import { askedSelection } from './selections.ts'

/**
 * Places a confirm once; never retried. Without a row for every wager the result is a transport failure, which
 * means unknown.
 */
export function askPlace$(ask: Ask, order: PlacementOrder, timeoutMs: number): Call<PlaceAnswer> {
  return ask({
    kind: 'write',
    path: IMTY_PATHS.placeBet,
    payload: placeRequest(order),
    answer: placeBetAnswer,
    answers: (code) => code === imtyCode('noneMade'),
    timeoutMs,
  }).pipe(
    map((result) => {
      if (!result.ok) return result
      const rows = result.value.value.WagerSelectionInfos
      // A wager that is missing in the answer may have been made all the same.
      if (!fits(rows, order)) return err(transportFailure('badData'))
      return ok({ bets: rows.map((row, bet) => placedBet(row, bet, order)) })
    }),
  )
}

/** A confirm is of singles, or of series of the same legs. */
export function placeRequest(order: PlacementOrder): ImtyPlaceBetRequest {
  const { bets, acceptance, currency } = order
  const combo = bets.some(({ series }) => series !== SINGLE_SERIES)
  const legs = combo ? (bets[0]?.legs ?? []) : bets.flatMap((bet) => bet.legs)
  return {
    WagerType: combo ? IMTY_WAGER_TYPES.combo : IMTY_WAGER_TYPES.single,
    Currency: currencyCodes[currency],
    AcceptOdds: acceptanceCodes[acceptance],
    IsComboAcceptAnyOdds: combo && acceptance === 'any',
    WagerSelectionInfos: legs.map((leg, at) => placedSelection(leg, at, combo ? 'europe' : order.oddsFormat)),
    ComboSelections: bets.map((bet, at) => ({
      ComboSelection: combo ? comboNumber(bet.series) : IMTY_SINGLE,
      RefId: combo ? '' : String(at),
      StakeAmount: unitsText(bet.unitStake.minor),
    })),
  }
}

function placedSelection(leg: Leg, at: number, format: PlacementOrder['oddsFormat']): ImtyPlacedSelection {
  const [HomeScore, AwayScore] = leg.timing === 'live' ? (leg.score ?? [null, null]) : [0, 0]
  return {
    ...askedSelection(leg, at, { odds: leg.agreedOdds, line: leg.choice.line }, format),
    HomeScore,
    AwayScore,
    BetChannel: channelCodes[channelOfBet([leg])],
  }
}

function fits(rows: readonly ImtyPlacedWager[], { bets }: PlacementOrder): boolean {
  return (
    rows.length === bets.length &&
    rows.every(
      (row, at) =>
        bets[at] !== undefined && row.ComboSelectionId === numberOf(bets[at]) && stateOf(row) !== 'unknown',
    )
  )
}

function numberOf({ series }: Bet): number {
  return series === SINGLE_SERIES ? IMTY_SINGLE : comboNumber(series)
}

function stateOf({ BetConfirmationStatus, WagerId }: ImtyPlacedWager): OrderState {
  switch (BetConfirmationStatus) {
    case IMTY_CONFIRMATIONS.pending:
      return WagerId === '' ? 'unknown' : 'confirming'
    case IMTY_CONFIRMATIONS.confirmed:
      return WagerId === '' ? 'unknown' : 'accepted'
    case IMTY_CONFIRMATIONS.rejected:
      return 'rejected'
    case IMTY_CONFIRMATIONS.cancelled:
      return 'cancelled'
    default:
      return 'unknown'
  }
}

function placedBet(row: ImtyPlacedWager, bet: number, { bets, currency }: PlacementOrder): PlacedBet {
  const state = stateOf(row)
  const accepted = row.AcceptedWagerSelections
  return {
    bet,
    orderNo: row.WagerId === '' ? null : row.WagerId,
    state,
    stake: unitsOrZero(row.StakeAmount, currency),
    maxReturn: unitsOrZero(row.EstimatedPayoutFullAmount, currency),
    odds: (bets[bet]?.legs ?? []).map((_, leg) => {
      const taken = accepted[leg]
      return taken === undefined ? null : oddsOf(taken.StakeOdds)
    }),
    reasonKey: refusalKey(state, row.BetStatusMessage),
  }
}
