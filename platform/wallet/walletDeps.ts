import type { LocalText } from '../../streams/domain/localText.ts'
import type { PlatformClock } from '../clock.ts'
import type { VenueDesk } from '../site/venueDesk.ts'
import type { Store } from '../store/store.ts'

/** What the calls of the wallet need. */
export interface WalletDeps {
  readonly store: Pick<
    Store,
    'accounts' | 'ledger' | 'orders' | 'positions' | 'rooms' | 'settings' | 'transfers'
  >
  readonly clock: Pick<PlatformClock, 'now'>
  readonly venues: Pick<VenueDesk, 'status'>
  /** Whether deposits and withdrawals are offered: they move play money only (docs/games/wallet.md, 5). */
  readonly isDemo: boolean
  /** Names of gifts by id. */
  readonly giftNames: ReadonlyMap<string, LocalText>
}
