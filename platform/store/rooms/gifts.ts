import type { Currency } from '../../../streams/domain/money.ts'
import type { Queries } from '../database.ts'
import { postTransfer, type TransferResult } from '../ledgerPosting.ts'
import { gifts } from '../schema/rooms.ts'

/** A gift that a member pays for. */
export interface PaidGift {
  /** The id of the gift's message, which is written in the same transaction. */
  readonly messageId: string
  readonly memberId: number
  /** The command that gives it: a gift is paid once for each member and command. */
  readonly cid: string
  readonly giftId: string
  readonly count: number
  readonly currency: Currency
  /** Minor units. */
  readonly cost: number
  readonly at: number
}

/** Pays for a gift from the main wallet and stores it, or writes nothing. */
export async function payGift(tx: Queries, { cid, ...gift }: PaidGift): Promise<TransferResult> {
  const { messageId, memberId, currency, cost, at } = gift
  const payment = await postTransfer(tx, {
    key: `gift:${memberId}:${cid}`,
    kind: 'GIFT',
    reference: `gift:${messageId}`,
    at,
    entries: [
      { member: memberId, currency, amount: -cost },
      { house: 'house:gifts', currency, amount: cost },
    ],
  })
  if (payment.status === 'posted') await tx.insert(gifts).values(gift)
  return payment
}
