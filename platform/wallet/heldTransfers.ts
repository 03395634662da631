import * as v from 'valibot'
import type { Settings } from '../store/settings.ts'
import type { WalletDeps } from './walletDeps.ts'

/** How venues answer transfers; the same for all processes. */
export interface VenueAnswers {
  /** They answer later: transfers wait in `locked`. */
  readonly hold: boolean
  /** Those on their way are refused when they are not held any more, and go back. */
  readonly refuse: boolean
}

const KEY = 'wallet.venueAnswers'
const AT_ONCE: VenueAnswers = { hold: false, refuse: false }
const stored = v.fallback(v.object({ hold: v.boolean(), refuse: v.boolean() }), AT_ONCE)

/** A transfer without an answer of the venue goes back after this, platform ms. */
export const GIVEN_BACK_MS = 30 * 60_000

export async function readVenueAnswers(settings: Pick<Settings, 'get'>): Promise<VenueAnswers> {
  return v.parse(stored, await settings.get(KEY))
}

export async function storeVenueAnswers(
  settings: Pick<Settings, 'set'>,
  { hold, refuse }: VenueAnswers,
): Promise<void> {
  await settings.set(KEY, { hold, refuse })
}

/**
 * Makes the second step of the transfers whose venue has answered, or that waited too long. Every process does so;
 * of two the second finds it done.
 */
export async function finishTransfers({
  store: { transfers, settings },
  clock,
}: Pick<WalletDeps, 'store' | 'clock'>): Promise<void> {
  const underWay = await transfers.underWay()
  if (underWay.length === 0) return
  const { hold, refuse } = await readVenueAnswers(settings)
  for (const { transferNo, askedAt } of underWay) {
    const at = clock.now()
    const isLate = at - askedAt >= GIVEN_BACK_MS
    if (hold && !isLate) continue
    await transfers.finish(transferNo, isLate || refuse ? 'failed' : 'done', at)
  }
}
