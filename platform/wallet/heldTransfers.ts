import * as v from 'valibot'
import type { Settings } from '../store/settings.ts'
import type { WalletDeps } from './walletDeps.ts'

/** How venues answer transfers, set by control to simulate slow or refusing ones; the same for all processes. */
export interface VenueAnswers {
  /** Answers are held back: transfers wait in `locked`. */
  readonly hold: boolean
  /** When they are not held any more, waiting transfers are refused and their money goes back. */
  readonly refuse: boolean
}

const KEY = 'wallet.venueAnswers'
const AT_ONCE: VenueAnswers = { hold: false, refuse: false }
const stored = v.fallback(v.object({ hold: v.boolean(), refuse: v.boolean() }), AT_ONCE)

/** A transfer without an answer of the venue goes back after this, platform ms. */
export const TRANSFER_RETURNED_MS = 30 * 60_000

/** The answers to a member: those that were set for this member, or those for all. */
export async function readVenueAnswers(
  settings: Pick<Settings, 'get'>,
  memberId: number,
): Promise<VenueAnswers> {
  return v.parse(stored, (await settings.get(`${KEY}.${memberId}`)) ?? (await settings.get(KEY)))
}

/** @param memberId `null` for all members. */
export async function storeVenueAnswers(
  settings: Pick<Settings, 'set'>,
  memberId: number | null,
  { hold, refuse }: VenueAnswers,
): Promise<void> {
  await settings.set(memberId === null ? KEY : `${KEY}.${memberId}`, { hold, refuse })
}

/**
 * Completes transfers whose venue has answered, and fails those that waited too long. Every process runs this; a
 * transfer is completed by the first.
 */
export async function finishTransfers({
  store: { transfers, settings },
  clock,
}: Pick<WalletDeps, 'store' | 'clock'>): Promise<void> {
  for (const { transferNo, memberId, askedAt } of await transfers.underWay()) {
    const { hold, refuse } = await readVenueAnswers(settings, memberId)
    const at = clock.now()
    const isLate = at - askedAt >= TRANSFER_RETURNED_MS
    if (hold && !isLate) continue
    await transfers.finish(transferNo, isLate || refuse ? 'failed' : 'done', at)
  }
}
