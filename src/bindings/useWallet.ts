import { type StatementFeed, type WalletModel, walletStreams } from '../../streams/wallet.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/** The member's wallets, polled while the component is mounted; `null` until the first effect. */
export function useWallet(): WalletModel | null {
  const member = useMember()
  return useScope((screen) => member.part(walletStreams).wallet(screen), member)
}

/** The statement of the wallets; `null` until the first effect. */
export function useStatement(): StatementFeed | null {
  const member = useMember()
  return useScope((screen) => member.part(walletStreams).statement(screen), member)
}
