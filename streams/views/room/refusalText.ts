import { formatAmount } from '../../domain/amount.ts'
import type { RoomRefusal } from '../../domain/room/room.ts'
import type { Notice } from '../notices.ts'

const SECOND_MS = 1000

/** A notice for a refused command other than a text; refusals of texts are shown beside the text. */
export function refusalNotice(refusal: RoomRefusal): Pick<Notice, 'textKey' | 'params'> {
  const textKey = `room.refusal.${refusal.code}`
  switch (refusal.code) {
    case 'depositLow':
      return {
        textKey,
        params: { rmb: formatAmount(refusal.needRMB), usdt: formatAmount(refusal.needUSDT) },
      }
    case 'tooFast':
      return { textKey, params: { seconds: Math.ceil(refusal.waitMs / SECOND_MS) } }
    case 'vipLow':
    case 'tooLong':
      return { textKey, params: { need: refusal.need } }
    // The end of the restriction is shown by the composer, formatted in the member's language.
    case 'muted':
    case 'tooNew':
      return { textKey: `room.told.${refusal.code}`, params: {} }
    case 'closed':
      return refusal.reason === ''
        ? { textKey, params: {} }
        : { textKey: `${textKey}Reason`, params: { reason: refusal.reason } }
    default:
      return { textKey, params: {} }
  }
}
