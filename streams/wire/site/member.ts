import * as v from 'valibot'
import { id, numeric, orNull, siftedListOf, text, wordOf, nameOf, whole } from '../decode.ts'

/** Currency numbers on the wire (docs/betting.md, 2). */
export const currencyCodes = { RMB: 1, USDT: 200 } as const

/** How venues with wallets of their own are paid (docs/games/wallet.md, 2). */
export const venueWalletTypes = { transfer: 1, seamless: 2 } as const

/** `data` of getMemberInfoForWeb. */
export const memberInfo = v.object({
  id,
  name: text,
  level: orNull(numeric),
  /** The member's odds level, A to G as 1 to 7. */
  oddsLevel: orNull(whole),
  currencies: siftedListOf(wordOf(['RMB', 'USDT'])),
})

export type MemberInfo = v.InferOutput<typeof memberInfo>

/**
 * `data` of balances. Amounts are units with two decimals, as text; parse them with the domain's money
 * functions.
 */
export const balances = siftedListOf(
  v.object({
    currency: nameOf(currencyCodes),
    balance: text,
    locked: v.fallback(text, '0'),
  }),
)

export type Balances = v.InferOutput<typeof balances>
