import { CURRENCY_IDS } from '../../streams/domain/money.ts'
import { unitsText } from '../../streams/wire/amounts.ts'
import { transferStatus } from '../../streams/wire/site/wallet.ts'
import type { MemberFunds } from '../store/memberFunds.ts'
import type { StoredTransfer } from '../store/transfers/transfer.ts'
import { VENUE_PURPOSES } from '../site/walletMember.ts'

/**
 * A transfer in an answer, with the balances of its wallets at present (docs/games/wallet.md, 4.1); a deposit or a
 * withdrawal has its way to pay in place of a venue.
 */
export function rowOfTransfer(transfer: StoredTransfer, funds: MemberFunds, ts: number) {
  const { transferNo, clientId, status, direction, venue, payType, currency, amount, askedAt } = transfer
  return {
    transferNo,
    clientTransferId: clientId,
    status: status === 'processing' ? null : transferStatus[status],
    ...(venue === null ? { payType } : { direction, venueCode: venue }),
    currency: CURRENCY_IDS[currency],
    amount: unitsText(amount),
    centre: unitsText(funds.balance('main', currency)),
    ...(venue === null ? {} : { venue: unitsText(funds.balance(VENUE_PURPOSES[venue], currency)) }),
    at: askedAt,
    ts,
  }
}
