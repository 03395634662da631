import type { BagDetail, LuckyBag, LuckyBagNews } from '../../domain/room/luckyBag.ts'
import type { RoomRefusal } from '../../domain/room/room.ts'

/** What the events of a room say about its lucky bags. */
export type BagNews =
  | { readonly type: 'joined'; readonly bags: readonly LuckyBag[] }
  /** `live` is false for the part of the history that was read when the room was joined. */
  | {
      readonly type: 'told'
      readonly bag: LuckyBagNews
      readonly from: LuckyBag['from']
      readonly live: boolean
    }
  | { readonly type: 'taken'; readonly bagId: string; readonly taken: number }

/** The open bags of a room, the oldest first. */
export type OpenBags = readonly LuckyBag[]

/** The open bags after a piece of news. Counts never fall: an older one may arrive later. */
export function bagsAfter(before: OpenBags, news: BagNews): OpenBags {
  switch (news.type) {
    case 'joined':
      return news.bags.map((bag) => {
        const known = before.find(({ bagId }) => bagId === bag.bagId)
        return known === undefined
          ? bag
          : { ...bag, mine: bag.mine ?? known.mine, taken: Math.max(bag.taken, known.taken) }
      })
    case 'taken':
      return before.map((bag) =>
        bag.bagId === news.bagId && news.taken > bag.taken && news.taken <= bag.shares
          ? { ...bag, taken: news.taken }
          : bag,
      )
    case 'told': {
      const { bagId, currency, amount, shares, taken, closesAt, state } = news.bag
      if (state !== 'made') return before.filter((bag) => bag.bagId !== bagId)
      if (!news.live || before.some((bag) => bag.bagId === bagId)) return before
      const { from } = news
      return [...before, { bagId, currency, amount, shares, taken, closesAt, from, mine: null }]
    }
  }
}

/** Notes what the member got out of a bag. */
export function withMine(before: OpenBags, { bagId, mine, taken }: LuckyBag): OpenBags {
  return before.map((bag) =>
    bag.bagId === bagId
      ? { ...bag, mine: mine ?? bag.mine, taken: Math.max(bag.taken, Math.min(taken, bag.shares)) }
      : bag,
  )
}

/**
 * The bag that the member looks at. `unknown`: it is not known whether the member got something; that is looked up and
 * the bag is never opened again by itself.
 */
export interface SeenBag {
  readonly bag: LuckyBag | BagDetail
  readonly phase: 'reading' | 'closed' | 'opening' | 'unknown' | 'got' | 'refused'
  /** Why it was not opened. */
  readonly refusal: RoomRefusal | null
}

/** A bag as it was read: opened by the member, still closed, or over. */
export function seenAfterRead(before: SeenBag, bag: BagDetail): SeenBag {
  if (bag.mine !== null) return { bag, phase: 'got', refusal: null }
  // The answer of the command that opens it is still awaited.
  if (before.phase === 'opening') return { ...before, bag }
  if (before.phase === 'refused') return { ...before, bag }
  if (bag.taken >= bag.shares) return { bag, phase: 'refused', refusal: { code: 'bagEmpty', reason: '' } }
  if (bag.over) return { bag, phase: 'refused', refusal: { code: 'over', reason: '' } }
  return { bag, phase: 'closed', refusal: null }
}

/** The bag that the member puts out. `unknown` is looked up, and never sent again by itself. */
export interface PutBag {
  readonly phase: 'idle' | 'sending' | 'unknown' | 'made' | 'notMade' | 'refused'
  readonly refusal: RoomRefusal | null
}

export const NOT_PUT: PutBag = { phase: 'idle', refusal: null }
