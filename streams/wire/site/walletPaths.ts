const WALLET = '/api/site/group/member/wallet/v1'

/** Calls of the wallet page (docs/games/wallet.md, 3 to 6); `balances` is in `sitePaths`. */
export const walletPaths = {
  finance: `${WALLET}/finance`,
  transfer: `${WALLET}/transfer`,
  collect: `${WALLET}/collect`,
  transferState: `${WALLET}/transferState`,
  deposit: `${WALLET}/deposit`,
  withdraw: `${WALLET}/withdraw`,
  statement: `${WALLET}/statement`,
} as const
