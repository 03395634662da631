import { whole } from '../decode.ts'
import { unitsAmount } from '../games/bets.ts'
import { looseId, looseNumber, looseObject, looseText } from '../lenient.ts'

/** `walletType` by name (docs/games/wallet.md, 2). */
export const WALLET_TYPES = { transfer: 1, seamless: 2 } as const

/** `data` of the login (docs/games/casino.md, 6.1). */
export const casinoLogin = looseObject({
  loginName: looseText,
  memberId: looseId,
  currencyCode: whole,
  walletType: looseNumber(WALLET_TYPES.transfer),
  /** Balance of the wallet that pays, minor units; on the wire a text in units. */
  balance: unitsAmount,
  push: looseText,
})
