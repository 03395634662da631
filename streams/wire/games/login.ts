import * as v from 'valibot'
import { id, nameOf, text, whole } from '../decode.ts'
import { unitsAmount } from './bets.ts'

/** Who pays: a wallet of the venue, or the centre (docs/games/wallet.md, 2). */
const walletTypes = { transfer: 1, seamless: 2 } as const

/** `data` of the first call of a launched product (docs/games/casino.md, 6.1; docs/games/lottery.md, 7.2). */
export const productLogin = v.object({
  loginName: text,
  memberId: id,
  /** The site's number of the currency. */
  currencyCode: whole,
  walletType: nameOf(walletTypes),
  /** Balance of the wallet that pays, minor units. */
  balance: unitsAmount,
  /** The path of the push of rounds. */
  push: v.string(),
})

export type ProductLogin = v.InferOutput<typeof productLogin>
