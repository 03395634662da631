import type { Currency } from './money.ts'

/** Limits of transfers to and from venues, minor units (docs/games/wallet.md, 4.3). */
export interface VenueTransferLimits {
  /** A transfer back may be smaller when it takes all that is there. */
  readonly least: number
  /** The most that one transfer to a venue can move. */
  readonly most: number
  /** The most that can be transferred to venues in a calendar day (UTC+8). */
  readonly mostInDay: number
}

export const VENUE_TRANSFER_LIMITS: Readonly<Record<Currency, VenueTransferLimits>> = {
  RMB: { least: 1_00, most: 50_000_00, mostInDay: 200_000_00 },
  USDT: { least: 1_00, most: 7_000_00, mostInDay: 28_000_00 },
}

/** Transfers of a member in a minute. */
export const TRANSFERS_PER_MINUTE = 10

/** Amounts of one tap on the wallet page, whole units; the last button is all. */
export const QUICK_TRANSFERS: Readonly<Record<Currency, readonly number[]>> = {
  RMB: [100, 500, 1000, 5000],
  USDT: [10, 50, 100, 500],
}
