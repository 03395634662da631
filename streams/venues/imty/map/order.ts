import { subtractMoney } from '../../../domain/amount.ts'
import { hasLine } from '../../../domain/market.ts'
import { type Currency, money } from '../../../domain/money.ts'
import { ODDS_SCALE, type Odds } from '../../../domain/odds.ts'
import {
  isOver,
  isReturned,
  type Order,
  type OrderLeg,
  type OrderState,
  type Payout,
} from '../../../domain/order.ts'
import { movementKind } from '../../../domain/movement.ts'
import { isVirtualSport } from '../../../domain/vocabulary/sports.ts'
import type { Pair } from '../../../domain/match.ts'
import { imtyEvent } from '../../../wire/imty/markets.ts'
import {
  IMTY_CANCEL_TYPES,
  IMTY_CONFIRMATIONS,
  IMTY_EVENT_TYPES,
  IMTY_MARKET,
  IMTY_SETTLEMENTS,
  IMTY_TRADES,
  IMTY_WAGER_TYPES,
} from '../../../wire/imty/tables.ts'
import { imtyShownCurrency } from '../../../wire/imty/currencies.ts'
import type { ImtyWager, ImtyWagerItem } from '../../../wire/imty/wagers.ts'
import { seriesOutcome } from '../../seriesOutcome.ts'
import { unitsMoney, unitsOrZero } from '../../unitsMoney.ts'
import { refusalKey } from '../errors.ts'
import {
  channelOf,
  currencyOf,
  formatOf,
  lineOf,
  oddsOf,
  outcomeOf,
  payoutOf,
  seriesOfNumber,
  sideOf,
  specOf,
  sportOf,
} from '../numbers.ts'

/** Converts a record to an order. `currency` is that of the request, used if the record has none. */
export function readOrder(wager: ImtyWager, currency: Currency): Order {
  const known = currencyOf(wager.Currency)
  const own = known ?? currency
  const isOther = known === null && wager.Currency !== ''
  const state = stateOf(wager)
  const over = isOver(state)
  const legs = wager.WagerItemList.map((item) => readLeg(item, wager.OddsType))
  const isVirtual = legs.some(({ virtual }) => virtual !== undefined)
  const typed = unitsOrZero(wager.InputtedStakeAmount, own)
  const stake = unitsMoney(wager.StakeAmount, own) ?? money(typed.minor * wager.NoOfCombination, own)
  const potential = unitsOrZero(wager.PotentialPayout, own)
  const profit = over ? unitsMoney(wager.MemberWinLossAmount, own) : null
  const sold = wager.BetTradeStatus === IMTY_TRADES.sold
  const single = wager.WagerType === IMTY_WAGER_TYPES.single
  return {
    orderNo: wager.WagerId,
    clientOrderId: null,
    state,
    series: seriesOfNumber(wager.ComboSelection, legs.length),
    kind: single ? 'single' : 'parlay',
    ticket: wager.NoOfCombination > 1 ? 'multiple' : 'single',
    combinations: wager.NoOfCombination,
    channel: channelOf(wager.BetChannel),
    placedAt: wager.WagerCreationDateTime,
    settledAt: over ? wager.SettlementDateTime : null,
    ...(isOther ? { otherCurrency: imtyShownCurrency(wager.Currency) } : {}),
    stake,
    openStake: sold ? money(0, own) : stake,
    cashOut: {
      state: sold ? 'full' : 'none',
      amount: sold ? unitsOrZero(wager.BetTradeBuyBackAmount, own) : money(0, own),
    },
    cashable: !isOther && !over && !isVirtual && (wager.CanSell || state === 'accepted'),
    maxWin: subtractMoney(potential, stake) ?? money(0, own),
    returned: profit === null ? null : money(stake.minor + profit.minor, own),
    profit,
    outcome: over && !sold ? orderOutcome(wager, legs) : null,
    payout: payout(wager, state),
    rollbacks: wager.RollbackCount,
    movements: wager.MoneyList.map(({ type, amount, time }) => ({
      kind: movementKind(type),
      amount: unitsOrZero(amount, own),
      at: time,
    })),
    reasonKey: refusalKey(
      state,
      wager.BetStatusMessage,
      wager.WagerItemList.map(({ CancelReason }) => CancelReason),
    ),
    legs,
  }
}

/** The state of an order (docs/venues/imty.md, 2.6). */
function stateOf({
  BetConfirmationStatus,
  BetSettlementStatus,
  RollbackCount,
  WagerItemList,
}: ImtyWager): OrderState {
  switch (BetConfirmationStatus) {
    case IMTY_CONFIRMATIONS.pending:
      return 'confirming'
    case IMTY_CONFIRMATIONS.rejected:
      return 'rejected'
    case IMTY_CONFIRMATIONS.cancelled:
      return WagerItemList.some(({ CancelType }) => CancelType === IMTY_CANCEL_TYPES.event)
        ? 'eventCancelled'
        : 'cancelled'
    case IMTY_CONFIRMATIONS.confirmed:
      if (BetSettlementStatus === IMTY_SETTLEMENTS.settled) return 'settled'
      if (BetSettlementStatus !== IMTY_SETTLEMENTS.open) return 'unknown'
      return RollbackCount > 0 ? 'rolledBack' : 'accepted'
    default:
      return 'unknown'
  }
}

function orderOutcome(
  { BetResult, NoOfCombination }: ImtyWager,
  legs: readonly OrderLeg[],
): Order['outcome'] {
  const named = outcomeOf(BetResult)
  const [first] = legs
  return legs.length === 1 ? (named ?? first?.outcome ?? null) : seriesOutcome(named, NoOfCombination)
}

/** By the state where the venue sends no number. */
function payout({ PayoutStatus }: ImtyWager, state: OrderState): Payout {
  const told = payoutOf(PayoutStatus)
  if (told !== null) return told
  if (isReturned(state)) return 'cancelled'
  return state === 'settled' ? 'paid' : 'unpaid'
}

function readLeg(item: ImtyWagerItem, oddsType: number): OrderLeg {
  const { matchId, group } = imtyEvent(item.EventId)
  const sport = sportOf(item.SportId)
  const spec =
    sport === null ? null : specOf(sport, { group, betType: item.BetTypeId, period: item.PeriodId })
  const outright = item.EventTypeId === IMTY_EVENT_TYPES.outright
  return {
    matchId,
    sport: sport ?? 'specials',
    leagueName: item.CompetitionName,
    homeName: outright ? '' : item.HomeTeamName,
    awayName: outright ? '' : item.AwayTeamName,
    marketName: item.BetTypeName,
    selectionName: outright && item.OutrightTeamName !== '' ? item.OutrightTeamName : item.SelectionName,
    spec,
    side:
      spec === null ? null : sideOf({ selectionId: item.BetTypeSelectionId, teamId: item.OutrightTeamId }),
    line: spec !== null && hasLine(spec.kind) ? lineOf(spec, item.Handicap) : null,
    odds: oddsOrLeast(item.EuropeOdds),
    oddsText: item.Odds.toFixed(2),
    oddsFormat: formatOf(oddsType),
    live: item.Market === IMTY_MARKET.live,
    ...(sport !== null && isVirtualSport(sport) ? { virtual: batchOf(item) } : {}),
    kickOff: item.EventDateTime ?? 0,
    scoreAtBet: pairOf(item.WagerHomeTeamScore, item.WagerAwayTeamScore),
    settleScore: item.SettleScore === '' ? null : item.SettleScore,
    outcome: outcomeOf(item.BetResult),
  }
}

/** The batch of a race or match, whose proof is found by its game and its number. */
function batchOf({
  EventName = '',
  BatchNo = '',
  CompetitionId,
}: ImtyWagerItem): NonNullable<OrderLeg['virtual']> {
  return { title: EventName, game: CompetitionId, batchNo: BatchNo }
}

function pairOf(home: number | null, away: number | null): Pair | null {
  return home === null || away === null ? null : [home, away]
}

/** The least possible odds replace unreadable ones; the display uses the text of the record. */
function oddsOrLeast(europe: number): Odds {
  return oddsOf(europe) ?? ((ODDS_SCALE + 1) as Odds)
}
