import { ODDS_SCALE } from '../../../streams/domain/odds.ts'
import { CURRENCY_IDS } from '../../../streams/domain/money.ts'
import { isVoid } from '../../../streams/domain/order.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { unitsText } from '../../../streams/wire/amounts.ts'
import { RECORD_OUTCOMES, RECORD_STATUS } from '../../../streams/wire/games/records.ts'
import { legNames } from '../../names/selectionNames.ts'
import { venueNameOf } from '../../names/venueNames.ts'
import type { StoredOrder } from '../../store/orders/order.ts'

/** Outcomes of orders that positions do not have (docs/pmty.md, 1.8). */
const HALVES = { halfWin: 5, halfLose: 6 } as const

const STATES: Readonly<Record<StoredOrder['status'], keyof typeof RECORD_STATUS>> = {
  reserved: 'open',
  confirming: 'open',
  accepted: 'open',
  rolledBack: 'open',
  settled: 'settled',
  cashedOut: 'settled',
  rejected: 'cancelled',
  cancelled: 'cancelled',
}

/** An order of a venue as a record of the lists of all products (docs/games/wallet.md, 8.1). */
export function sportRecord(order: StoredOrder, language: TextLanguage) {
  const { orderNo, clientOrderId, venue, series, legs, currency, totalStake, returned } = order
  const state = STATES[order.status]
  return {
    orderNo,
    clientOrderId,
    betKind: 'SportBet' as const,
    gameCode: venue,
    gameName: venueNameOf(venue, language),
    roundNo: null,
    option: series,
    optionName: legs.map((leg) => legNames(leg, language).full).join(','),
    odds: oddsOf(order),
    currencyCode: CURRENCY_IDS[currency],
    betAmount: unitsText(totalStake),
    backAmount: unitsText(returned),
    profitAmount: state === 'open' ? null : unitsText(returned - totalStake),
    orderStatus: RECORD_STATUS[state],
    outcome: outcomeOf(order),
    betTime: order.placedAt,
    settleTime: order.settledAt,
    rollbackNum: order.rollbacks,
    result: null,
    legs: legs.length,
  }
}

/** The price of the whole bet, cut; `null` where its combinations have prices of their own. */
function oddsOf({ lines, legs }: Pick<StoredOrder, 'lines' | 'legs'>): number | null {
  if (lines !== 1) return null
  return legs.reduce((product, { odds }) => Math.floor((product * odds) / ODDS_SCALE), ODDS_SCALE)
}

function outcomeOf({ status, outcome, returned, totalStake }: StoredOrder): number {
  if (status === 'cancelled' || status === 'rejected') return RECORD_OUTCOMES.cancelled
  if (outcome === null) return RECORD_OUTCOMES.none
  if (outcome === 'part') return returned > totalStake ? RECORD_OUTCOMES.won : RECORD_OUTCOMES.lost
  if (outcome === 'halfWin' || outcome === 'halfLose') return HALVES[outcome]
  if (outcome === 'push') return RECORD_OUTCOMES.push
  if (isVoid(outcome)) return RECORD_OUTCOMES.cancelled
  return outcome === 'win' ? RECORD_OUTCOMES.won : RECORD_OUTCOMES.lost
}
