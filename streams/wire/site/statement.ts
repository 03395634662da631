import * as v from 'valibot'
import { id, maybe, numeric, orNull, siftedListOf, text, whole } from '../decode.ts'
import { RECORD_PAGE, RECORD_TIMES } from '../games/records.ts'
import { transferStatus, unitsAmount } from './wallet.ts'

/** The statement of a member's wallets (docs/games/wallet.md, 6). */

/** The kinds of movements; all but the last five are the specification's. */
export const movementTypes = [
  'IN',
  'OUT',
  'BET',
  'WIN',
  'REFUND',
  'CASHOUT',
  'CANCEL_DEDUCT',
  'CANCEL_RETURN',
  'SETTLEMENT_ROLLBACK_DEDUCT',
  'CASHOUT_CANCEL_DEDUCT',
  'CASHOUT_CANCEL_RETURN',
  'CASHOUT_CANCEL_ROLLBACK_DEDUCT',
  'CASHOUT_CANCEL_ROLLBACK_RETURN',
  'RESERVE_BET',
  'RESERVE_SUCCESS_REFUND',
  'RESERVE_FAIL_REFUND',
  'RESERVE_CANCEL_REFUND',
  'TRANSFER',
  'GIFT',
  'LUCKY_BAG',
  'LUCKY_BAG_SHARE',
  'LUCKY_BAG_RETURN',
] as const

export type MovementType = (typeof movementTypes)[number]

/** The wallets whose entries are listed. */
export const statementWallets = ['main', 'casino', 'lottery', 'locked', 'bonus'] as const

export const statementRequest = v.object({
  page: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(1_000_000)), 1),
  size: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(RECORD_PAGE.most)), RECORD_PAGE.usual),
  timeType: maybe(v.pipe(whole, v.picklist(Object.values(RECORD_TIMES)))),
  beginTime: maybe(whole),
  endTime: maybe(whole),
  currency: whole,
  types: v.optional(v.pipe(v.array(v.picklist(movementTypes)), v.maxLength(movementTypes.length)), []),
  wallets: v.optional(
    v.pipe(v.array(v.picklist(statementWallets)), v.maxLength(statementWallets.length)),
    [],
  ),
})

const movementStatus = v.pipe(
  v.nullish(whole, null),
  v.transform((code) => (code === null ? 'processing' : code === transferStatus.failed ? 'failed' : 'done')),
)

/** A word that is not in the list is a movement of a later version, which is shown as one. */
const movementType = v.pipe(
  text,
  v.transform((word): MovementType | 'unknown' => movementTypes.find((known) => known === word) ?? 'unknown'),
)

/** Whether an entry adds to its wallet or takes from it. */
export const movementDirections = ['IN', 'OUT'] as const

export type MovementDirection = (typeof movementDirections)[number]

/** One entry of one wallet. Amounts are minor units, times platform ms. */
const movementRow = v.object({
  id,
  type: movementType,
  direction: v.picklist(movementDirections),
  status: movementStatus,
  wallet: text,
  otherWallet: orNull(text),
  venueCode: orNull(text),
  amount: unitsAmount,
  balanceAfter: unitsAmount,
  reference: v.fallback(text, ''),
  text: v.fallback(text, ''),
  time: whole,
})

/** An entry whose sign is not that of its direction is unreadable: neither can be shown as true. */
export const movement = v.pipe(
  movementRow,
  v.check(({ direction, amount }) => amount > 0 === (direction === 'IN'), 'direction and sign differ'),
)

export type Movement = v.InferOutput<typeof movement>

/** `data` of statement. */
export const statement = v.object({
  total: whole,
  in: unitsAmount,
  out: unitsAmount,
  records: siftedListOf(movement),
  ts: numeric,
})

export type StatementAnswer = v.InferOutput<typeof statement>
