import type { TFunction } from 'i18next'
import { formatMoney, type Order, type OrderLeg } from '../../../streams/index.ts'
import { type CsvCell, timeText } from '../../../streams/records.ts'
import { legMatch, legPrice, orderKind, orderStatus, outcomeWord, scoreText } from '../../words/orderWords.ts'
import { otherCurrencyCode } from '../../words/currencyWords.ts'
import { priceText } from '../../words/priceText.ts'

/** Times are written in this zone, whatever the device's is. */
const ZONE = 'UTC+8'

/** The orders as rows of a table, with a head. Amounts are in units of the currency of their row. */
export function csvRows(t: TFunction, orders: readonly Order[]): readonly (readonly CsvCell[])[] {
  return [head(t), ...orders.map((order) => orderRow(t, order))]
}

function head(t: TFunction): readonly CsvCell[] {
  return [
    t('bets.csv.number'),
    t('bets.csv.placed', { zone: ZONE }),
    t('bets.csv.settled', { zone: ZONE }),
    t('bets.csv.kind'),
    t('bets.csv.legs'),
    t('records.currency'),
    t('records.stake'),
    t('records.canWin'),
    t('records.payout'),
    t('records.totals.net'),
    t('bets.csv.channel'),
    t('bets.csv.state'),
    t('bets.payouts.label'),
  ]
}

function orderRow(t: TFunction, order: Order): readonly CsvCell[] {
  const { orderNo, placedAt, settledAt, stake, maxWin, returned, profit, payout, otherCurrency } = order
  return [
    orderNo,
    timeText(placedAt),
    settledAt === null ? '' : timeText(settledAt),
    orderKind(t, order),
    order.legs.map((leg) => legText(t, leg)).join(' | '),
    otherCurrency === undefined ? stake.currency : otherCurrencyCode(otherCurrency),
    amount(stake),
    amount(maxWin),
    returned === null ? '' : amount(returned),
    profit === null ? '' : amount(profit),
    order.channel === null ? '' : t(`bets.channels.${order.channel}`),
    orderStatus(t, order),
    t(`bets.payouts.${payout}`),
  ]
}

/** An amount without thousands separators, so that a spreadsheet reads a number. */
function amount(value: Order['stake']): CsvCell {
  return { number: formatMoney(value).replaceAll(',', '') }
}

function legText(t: TFunction, leg: OrderLeg): string {
  return [
    legMatch(t, leg),
    leg.marketName,
    leg.selectionName,
    `@${legPrice(leg, priceText)}`,
    leg.settleScore === null ? '' : scoreText(leg.settleScore),
    outcomeWord(t, leg.outcome),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
