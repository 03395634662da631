import type { Product } from '../product.ts'
import type { SiteCall } from '../site/siteCall.ts'
import { cashierCalls } from './cashierCalls.ts'
import { financeCall } from './financeCall.ts'
import { finishTransfers } from './heldTransfers.ts'
import { statementCall } from './statementCall.ts'
import { transferCalls } from './transferCalls.ts'
import type { WalletDeps } from './walletDeps.ts'

/** The wallets of members; its calls are answered by the site. */
export interface Wallet extends Product {
  readonly calls: readonly SiteCall[]
}

export function createWallet(deps: WalletDeps): Wallet {
  return {
    name: 'wallet',
    calls: [financeCall(deps), ...transferCalls(deps), ...cashierCalls(deps), statementCall(deps)],
    tick: () => finishTransfers(deps),
  }
}
