import { unitsText } from '../../streams/wire/amounts.ts'
import { WALLET_CODES, type WalletCodeName } from '../../streams/wire/site/walletCodes.ts'
import type { MessageName } from '../site/messages.ts'
import type { SiteReply } from '../site/siteReply.ts'
import type { StoredTransfer, TransferRefusal } from '../store/transfers/transfer.ts'

const MESSAGES: Readonly<Record<WalletCodeName, MessageName>> = {
  underWay: 'transferUnderWay',
  unknownType: 'transferUnknownType',
  badRequest: 'transferBadRequest',
  failed: 'transferFailed',
  alreadyDone: 'transferDone',
  centreInsufficient: 'centreInsufficient',
  venueInsufficient: 'venueInsufficient',
  limit: 'transferLimit',
  currency: 'transferCurrency',
  onBreak: 'transferOnBreak',
  seamless: 'seamlessTransfer',
}

/** A refused call of the wallet in the site's envelope (docs/games/wallet.md, 4.3). */
export function refusedByWallet(name: WalletCodeName, data: unknown = null): SiteReply {
  return { ok: false, code: WALLET_CODES[name], message: MESSAGES[name], data }
}

/** The code of a call that was sent again, by how far its transfer is. */
export const REPEATED = {
  processing: 'underWay',
  done: 'alreadyDone',
  failed: 'failed',
} as const satisfies Readonly<Record<StoredTransfer['status'], WalletCodeName>>

/** @param asked what was refused: the wallet that does not hold the amount depends on it. */
export function refusedTransfer(
  refusal: TransferRefusal,
  asked: Pick<StoredTransfer, 'direction'>,
): SiteReply {
  switch (refusal.reason) {
    case 'limit':
      return refusedByWallet('limit', { left: unitsText(refusal.left) })
    case 'insufficient':
      return refusedByWallet(asked.direction === 'OUT' ? 'venueInsufficient' : 'centreInsufficient')
    case 'closed':
      return refusedByWallet('failed')
    case 'belowLeast':
      return refusedByWallet('badRequest')
    case 'underWay':
    case 'onBreak':
      return refusedByWallet(refusal.reason)
  }
}
