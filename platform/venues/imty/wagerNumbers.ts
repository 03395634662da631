import { IMTY_SUCCESS } from '../../../streams/wire/imty/codes.ts'
import {
  IMTY_CANCEL_REASONS,
  IMTY_CANCEL_TYPES,
  IMTY_CONFIRMATIONS,
  IMTY_SETTLEMENTS,
} from '../../../streams/wire/imty/tables.ts'
import { BET_RESULT_CODES } from '../../../streams/wire/orderNumbers.ts'
import type { LegOutcome } from '../../../streams/domain/order.ts'
import type { StoredLeg, StoredOrder } from '../../store/orders/order.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { refusalCode } from './refusalCodes.ts'

const WAGER_ID = /^(?:TL)?(\d{1,19})$/

/** The order number of a `WagerId`; its letters may be left out. `null` for another text. */
export function orderNumber(id: string): string | null {
  const [, digits] = WAGER_ID.exec(id) ?? []
  return digits === undefined ? null : `TL${digits}`
}

/** The wagers with these ids that the member has at this venue, oldest first. */
export async function ownWagers(
  { store, code }: Pick<ImtyDeps, 'store' | 'code'>,
  memberId: number,
  ids: readonly string[],
): Promise<readonly StoredOrder[]> {
  const wanted = [...new Set(ids.flatMap((id) => orderNumber(id) ?? []))]
  const orders = wanted.length === 0 ? [] : await store.orders.byOrderNos(memberId, wanted)
  return orders.filter(({ venue }) => venue === code)
}

/** Whether the bet was accepted and its event was cancelled. */
function isEventCancelled({ status, outcome }: Pick<StoredOrder, 'status' | 'outcome'>): boolean {
  return status === 'settled' && outcome === 'cancelled'
}

/** `BetConfirmationStatus`. */
export function confirmationOf(order: Pick<StoredOrder, 'status' | 'outcome'>): number {
  if (isEventCancelled(order)) return IMTY_CONFIRMATIONS.cancelled
  switch (order.status) {
    case 'reserved':
    case 'confirming':
      return IMTY_CONFIRMATIONS.pending
    case 'rejected':
      return IMTY_CONFIRMATIONS.rejected
    case 'cancelled':
      return IMTY_CONFIRMATIONS.cancelled
    case 'accepted':
    case 'rolledBack':
    case 'settled':
    case 'cashedOut':
      return IMTY_CONFIRMATIONS.confirmed
  }
}

/** `BetSettlementStatus`; a sold wager is settled too. */
export function settlementOf({ status }: Pick<StoredOrder, 'status'>): number {
  return status === 'settled' || status === 'cashedOut' ? IMTY_SETTLEMENTS.settled : IMTY_SETTLEMENTS.open
}

/** `BetStatusMessage`. */
export function statusMessage({ status, reason }: Pick<StoredOrder, 'status' | 'reason'>): number {
  return status === 'rejected' && reason !== null ? refusalCode(reason) : IMTY_SUCCESS
}

/** `CancelType` of the items of a wager. */
export function cancelType(order: Pick<StoredOrder, 'status' | 'outcome'>): number {
  if (isEventCancelled(order)) return IMTY_CANCEL_TYPES.event
  return order.status === 'cancelled' ? IMTY_CANCEL_TYPES.wager : 0
}

/** `CancelReason` of an item. */
export function cancelReason({ reason }: Pick<StoredOrder, 'reason'>, { outcome }: StoredLeg): number {
  if (outcome === 'abandoned') return IMTY_CANCEL_REASONS.abandoned
  return reason === 'scoreChanged' ? IMTY_CANCEL_REASONS.goal : IMTY_CANCEL_REASONS.none
}

export function resultNumber(outcome: LegOutcome | null): number {
  return outcome === null ? 0 : BET_RESULT_CODES[outcome]
}

/** `BetResult` of a wager; one with a result in part has the number of its profit. */
export function wagerResult({ outcome, returned, totalStake }: StoredOrder): number {
  if (outcome !== 'part') return resultNumber(outcome)
  return BET_RESULT_CODES[returned > totalStake ? 'halfWin' : 'halfLose']
}

/** `PayoutStatus`. */
export function payoutNumber({ status, cancelledPaid }: StoredOrder): number {
  if (status === 'settled' || status === 'cashedOut') return PAYOUT.paid
  if (status !== 'rejected' && status !== 'cancelled') return PAYOUT.unpaid
  return cancelledPaid ? PAYOUT.withdrawn : PAYOUT.cancelled
}

const PAYOUT = { unpaid: 0, paid: 1, cancelled: 2, withdrawn: 3 } as const
