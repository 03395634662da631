import type { BagDetail, LuckyBag, LuckyBagNews } from '../../domain/room/luckyBag.ts'
import type { BagDetailFrame, LuckyBagFrame, OpenBagFrame } from '../../wire/room/luckyBags.ts'

/** `null` if it contains an unknown code. */
export function bagNewsOf({ state, currency, ...bag }: LuckyBagFrame): LuckyBagNews | null {
  if (state === 'unknown' || currency === 'unknown') return null
  const { bagId, amount, shares, taken, closesAt, best, returned } = bag
  return { bagId, currency, amount, shares, taken, closesAt, state, best, returned }
}

/** `null` if it contains an unknown code. */
export function openBagOf({ currency, ...bag }: OpenBagFrame): LuckyBag | null {
  return currency === 'unknown' ? null : { ...bag, currency }
}

/** `null` if it contains an unknown code. */
export function bagDetailOf({ takers, over, ...bag }: BagDetailFrame): BagDetail | null {
  const open = openBagOf(bag)
  return open === null ? null : { ...open, over, takers: takers.items }
}
