/** The codes of refused calls of the wallet by name (docs/games/wallet.md, 4.3). */
export const WALLET_CODES = {
  underWay: 9031,
  unknownType: 9032,
  badRequest: 9033,
  failed: 9034,
  alreadyDone: 9035,
  centreInsufficient: 9036,
  venueInsufficient: 9037,
  limit: 25_046,
  currency: 3021,
  onBreak: 3090,
  seamless: 14_072,
} as const

export type WalletCodeName = keyof typeof WALLET_CODES

const NAMES = new Map(Object.entries(WALLET_CODES).map(([name, code]) => [code, name as WalletCodeName]))

/** The name of the refusal with this code; `null` for any other code. */
export function walletCodeName(code: number): WalletCodeName | null {
  return NAMES.get(code as (typeof WALLET_CODES)[WalletCodeName]) ?? null
}
