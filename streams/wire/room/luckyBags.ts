import * as v from 'valibot'
import { flag, id, maybe, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { localText } from '../localText.ts'

/** What a lucky bag may hold (docs/live-rooms.md, 16). Amounts are minor units. */
export const BAG_LIMITS = { mostShares: 100, mostAmount: 1_000_000_00, openMs: 180_000 } as const

const currency = wordOf(['RMB', 'USDT'])
const minor = v.pipe(whole, v.minValue(0))

const held = {
  bagId: id,
  currency,
  /** What was put in. */
  amount: minor,
  shares: v.pipe(whole, v.minValue(1), v.maxValue(BAG_LIMITS.mostShares)),
  /** How many shares members have taken. */
  taken: minor,
  /** Platform time, ms. */
  closesAt: whole,
}

/**
 * A bag was made, or is over: every share was taken, or its time has passed. `seed` is revealed when it is over and
 * has the hash `commitment`; the shares follow from it (`streams/domain/room/luckyBag.ts`).
 */
export const luckyBagBody = v.object({
  ...held,
  state: wordOf(['made', 'empty', 'expired']),
  commitment: v.fallback(text, ''),
  seed: orNull(text),
  /** Who got the most; `null` when nobody opened it, and while it is open. */
  best: maybe(v.object({ name: localText, amount: minor })),
  /** What was given back to the sender. */
  returned: v.fallback(minor, 0),
})

export type LuckyBagFrame = v.InferOutput<typeof luckyBagBody>

/** The latest number of taken shares. */
export const luckyBagTaken = v.object({ bagId: id, taken: minor })

/** An open bag in the answer to a join. */
export const openBag = v.object({
  ...held,
  from: v.object({ id, name: localText }),
  /** What the member got; `null` before. */
  mine: orNull(minor),
})

export type OpenBagFrame = v.InferOutput<typeof openBag>

/** A bag with everybody who has a share of it, for the answers to `bag`, `openBag` and `readBag`. */
export const bagDetail = v.object({
  ...openBag.entries,
  over: flag,
  takers: siftedListOf(v.object({ id, name: localText, amount: minor, at: whole })),
})

export type BagDetailFrame = v.InferOutput<typeof bagDetail>
