import { guardOf } from './vocabulary/words.ts'

/**
 * Where a bet was placed, with the numbers of docs/pmty.md, 1.16. `video` and `animation` are prices beside a live
 * picture and beside the tracker of a match; `h5` are all others of the mobile site.
 */
export const PLACING_CHANNELS = {
  api: 1,
  push: 2,
  h5: 3,
  pc: 4,
  image: 5,
  video: 6,
  animation: 7,
  others: 8,
} as const

export type PlacingChannel = keyof typeof PLACING_CHANNELS

export const isPlacingChannel = guardOf(PLACING_CHANNELS)

/** The channel of a bet: that of its legs if they agree. */
export function channelOfBet(
  legs: readonly { readonly channel?: PlacingChannel | undefined }[],
): PlacingChannel {
  const [channel = 'h5', ...others] = new Set(legs.map((leg) => leg.channel ?? 'h5'))
  return others.length === 0 ? channel : 'h5'
}
