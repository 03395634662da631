import type { Currency } from '../../streams/domain/money.ts'
import { LAUNCHED_PRODUCTS, type LaunchedProduct } from './venueDesk.ts'
import type { Member } from '../store/accounts.ts'
import type { Purpose } from '../store/ledgerKinds.ts'

const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

/** The purpose of a venue's own wallet (docs/games/wallet.md, 1). */
export const VENUE_PURPOSES = {
  [LAUNCHED_PRODUCTS.casino]: 'casino',
  [LAUNCHED_PRODUCTS.lottery]: 'lottery',
} as const satisfies Readonly<Record<LaunchedProduct, Purpose>>

export const VENUES_WITH_WALLET: readonly LaunchedProduct[] = [
  LAUNCHED_PRODUCTS.casino,
  LAUNCHED_PRODUCTS.lottery,
]

/** The currencies in which a member has money and bets. */
export function currenciesOf({ onlyCurrency }: Pick<Member, 'onlyCurrency'>): readonly Currency[] {
  return onlyCurrency === null ? CURRENCIES : [onlyCurrency]
}

/** The currency of the amounts after a launch: that of the launch, or the first of a member who does not have it. */
export function launchCurrency(member: Pick<Member, 'onlyCurrency'>, launched: Currency): Currency {
  const own = currenciesOf(member)
  return own.includes(launched) ? launched : (own[0] ?? launched)
}

/** The wallet that pays a member's bets at a venue (docs/games/wallet.md, 2). */
export function payingPurpose({ walletType }: Pick<Member, 'walletType'>, venue: LaunchedProduct): Purpose {
  return walletType === 'seamless' ? 'main' : VENUE_PURPOSES[venue]
}
