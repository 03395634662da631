import type { LocalText } from '../localText.ts'
import type { Currency } from '../money.ts'
import type { DrawSequence } from '../rounds/drawSequence.ts'

/** What a lucky bag may hold (docs/live-rooms.md, 16). Amounts are minor units. */
export const BAG_LIMITS = { mostShares: 100, mostAmount: 1_000_000_00, openMs: 180_000 } as const

interface Bag {
  readonly bagId: string
  readonly currency: Currency
  /** What was put in, minor units. */
  readonly amount: number
  readonly shares: number
  /** How many shares members have taken. */
  readonly taken: number
  /** Platform time, ms. */
  readonly closesAt: number
}

/** The message about a bag: it was made, or is over. */
export interface LuckyBagNews extends Bag {
  readonly state: 'made' | 'empty' | 'expired'
  /** Who got the most; `null` when nobody opened it, and while it is open. */
  readonly best: { readonly name: LocalText; readonly amount: number } | null
  /** What was given back to the sender, minor units. */
  readonly returned: number
}

/** A bag as a member finds it. */
export interface LuckyBag extends Bag {
  readonly from: { readonly id: string; readonly name: LocalText }
  /** What the member got, minor units; `null` before. */
  readonly mine: number | null
}

/** Somebody who has a share of a bag. */
export interface BagTaker {
  readonly id: string
  readonly name: LocalText
  readonly amount: number
  readonly at: number
}

/** A bag with everybody who has a share of it, first come first. */
export interface BagDetail extends LuckyBag {
  readonly over: boolean
  readonly takers: readonly BagTaker[]
}

/**
 * The shares of a bag, in the order in which they are given: each from 1 to twice the mean of what is left, so that no
 * place is better than another, and together exactly the amount (docs/live-rooms.md, 16).
 *
 * @throws RangeError when there is less than one minor unit for each share.
 */
export function splitBag(amount: number, shares: number, draws: DrawSequence): readonly number[] {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(shares) || shares < 1 || amount < shares) {
    throw new RangeError(`${amount} cannot be split into ${shares} shares`)
  }
  let left = amount
  return Array.from({ length: shares }, (_, place) => {
    const after = shares - place - 1
    if (after === 0) return left
    const most = Math.max(1, Math.min(Math.floor((2 * left) / (after + 1)), left - after))
    const share = 1 + draws.below(most)
    left -= share
    return share
  })
}
