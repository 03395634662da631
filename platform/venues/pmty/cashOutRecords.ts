import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import type {
  CashOutHistoryRow,
  CashOutQuoteRow,
  CashOutStateRow,
} from '../../../streams/wire/pmty/cashOut.ts'
import { cashOutCode, PMTY_CASH_OUT_STATUSES } from '../../../streams/wire/pmty/cashOutCodes.ts'
import type { OrderRecord } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_SETTLED_BY_CASH_OUT } from '../../../streams/wire/pmty/betNumbers.ts'
import { PMTY_CASH_OUT_STATES } from '../../../streams/wire/pmty/tables.ts'
import type { CashOutOffer } from '../../book/cashOutOffer.ts'
import type { CashOutEntry } from '../../store/orders/cashOutRequests.ts'
import type { StoredOrder } from '../../store/orders/order.ts'
import { cashOutReasonFor } from '../cashOutReasons.ts'
import { orderStateCode } from './numbers.ts'

type CashOutFields = Pick<
  OrderRecord,
  | 'enablePreSettle'
  | 'preSettle'
  | 'settleType'
  | 'preBetAmount'
  | 'preSettleBetAmount'
  | 'preSettleMaxWin'
  | 'preSettleAmount'
>

const SETTLE_TYPES: Readonly<Partial<Record<StoredOrder['status'], number>>> = {
  settled: 4,
  cashedOut: PMTY_SETTLED_BY_CASH_OUT,
}

/** What an order's record says about its cash-outs. */
export function cashOutFields(order: StoredOrder): CashOutFields {
  const { status, openStake, totalStake, maxReturn, cashedOut, cashOuts } = order
  const whole = cashOuts === 'none'
  return {
    enablePreSettle: status === 'accepted' && order.legs.every(({ timing }) => timing !== 'virtual'),
    preSettle: numberOf(PMTY_CASH_OUT_STATES, cashOutState(order)),
    settleType: SETTLE_TYPES[status] ?? null,
    preBetAmount: whole ? null : unitsText(totalStake - openStake),
    preSettleBetAmount: whole ? null : unitsText(openStake),
    preSettleMaxWin: whole ? null : unitsText(partOf(maxReturn, openStake, totalStake)),
    preSettleAmount: whole ? null : unitsText(cashedOut),
  }
}

function cashOutState({ cashOuts, openStake }: StoredOrder) {
  if (cashOuts === 'none') return 'none'
  const size = openStake > 0 ? 'partial' : 'full'
  return cashOuts === 'taken' ? size : (`${size}Cancelled` as const)
}

function numberOf(table: Readonly<Record<number, string>>, word: string): number {
  return Number(Object.entries(table).find(([, known]) => known === word)?.[0] ?? 0)
}

function partOf(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** A row of `getCashoutMaxAmountList`. */
export function quoteRow(
  order: StoredOrder,
  { openStake, amount, leastPart }: CashOutOffer,
): CashOutQuoteRow {
  const perUnit = (BigInt(amount.minor) * BigInt(ODDS_SCALE)) / BigInt(openStake.minor)
  return {
    orderNo: order.orderNo,
    betAmount: unitsText(order.totalStake),
    preBetAmount: unitsText(order.totalStake - order.openStake),
    preSettleMaxWin: unitsText(amount.minor),
    csper: (Number(perUnit) / ODDS_SCALE).toFixed(5),
    orderStatus: orderStateCode(order),
    minSettleAmount: leastPart === null ? null : unitsText(leastPart.minor),
  }
}

/** A row of `queryOrderPreSettleConfirm`. */
export function stateRow({ orderNo, clientId, status, amount, reason }: CashOutEntry): CashOutStateRow {
  return {
    orderNo,
    frontSettleAmount: unitsText(amount),
    preSettleOrderStatus: numberOf(PMTY_CASH_OUT_STATUSES, status),
    msg: reason ?? '',
    clientOrderId: clientId,
    refuseCode: reason === null ? null : cashOutRefusalCode(reason),
  }
}

/** The rows of `getPreSettleOrderDetail`: the stake left after each cash-out that was paid. */
export function historyRows(
  order: StoredOrder,
  entries: readonly CashOutEntry[],
): readonly CashOutHistoryRow[] {
  let left = order.totalStake
  return entries.map(({ status, cancelled, stake, amount, askedAt }) => {
    if (status === 'taken') left -= stake
    return {
      orderStatus: numberOf(PMTY_CASH_OUT_STATUSES, cancelled ? 'cancelled' : status),
      preBetAmount: unitsText(stake),
      settleAmount: unitsText(cancelled ? stake : amount),
      remainingBetAmount: unitsText(left),
      createTime: askedAt,
    }
  })
}

/** The venue's code; *failed* for an unknown reason, such as one stored by an earlier version. */
export function cashOutRefusalCode(reason: string): string {
  return cashOutCode(cashOutReasonFor(reason))
}
