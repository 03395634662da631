import type { Money } from '../../domain/money.ts'
import { VENUE_TRANSFER_LIMITS } from '../../domain/walletLimits.ts'
import type { MemberFinance, VenueWallet } from '../../domain/walletTransfer.ts'
import type { Feed } from '../../kernel/feed.ts'

/** Why a transfer cannot be sent; `limit` is what it may be. */
export type TransferBlock =
  | { readonly reason: 'noVenue' | 'busy' | 'maintenance' | 'closed' | 'old' | 'empty' }
  | { readonly reason: 'centreShort' | 'venueShort' }
  | { readonly reason: 'belowLeast' | 'aboveMost'; readonly limit: number }

interface Checked {
  readonly feed: Feed<MemberFinance>
  readonly direction: 'IN' | 'OUT'
  readonly venue: VenueWallet | null
  readonly amount: Money | null
  readonly available: Money
  readonly isBusy: boolean
}

/** The first reason, in the order in which the member can do something about it. */
export function blockOf({
  feed,
  direction,
  venue,
  amount,
  available,
  isBusy,
}: Checked): TransferBlock | null {
  if (venue === null) return { reason: 'noVenue' }
  if (isBusy) return { reason: 'busy' }
  if (venue.status === 'maintenance' || venue.status === 'closed') return { reason: venue.status }
  if (feed.status !== 'live') return { reason: 'old' }
  if (amount === null || amount.minor === 0) return { reason: 'empty' }
  if (amount.minor > available.minor) return { reason: direction === 'IN' ? 'centreShort' : 'venueShort' }
  const { least, most } = VENUE_TRANSFER_LIMITS[amount.currency]
  const takesAll = direction === 'OUT' && amount.minor === available.minor
  if (amount.minor < least && !takesAll) return { reason: 'belowLeast', limit: least }
  if (direction === 'IN' && amount.minor > most) return { reason: 'aboveMost', limit: most }
  return null
}
