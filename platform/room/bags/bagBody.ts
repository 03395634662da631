import type { BagDetailFrame, OpenBagFrame } from '../../../streams/wire/room/luckyBags.ts'
import type { JsonObject } from '../../store/json.ts'
import type { StoredBag, TakenShare } from '../../store/rooms/bags.ts'

/** How the shares of a bag were decided: the hash of the seed, and the seed once the bag is over. */
export interface BagProof {
  readonly commitment: string
  readonly seed: string | null
}

type Counted = Pick<StoredBag, 'bagId' | 'currency' | 'amount' | 'shares' | 'closesAt'>

/** The body of the message that shows a new bag. */
export function madeBody(bag: Counted, proof: BagProof): JsonObject {
  return { ...countsOf(bag, 0), state: 'made', ...proof, best: null, returned: 0 }
}

/** The body of the message that ends a bag. Of equal shares the first one taken is the best. */
export function overBody(bag: StoredBag, proof: BagProof, returned: number): JsonObject {
  const best = bag.takers.reduce<TakenShare | null>(
    (most, taker) => (most === null || taker.amount > most.amount ? taker : most),
    null,
  )
  return {
    ...countsOf(bag, bag.takers.length),
    state: returned === 0 ? 'empty' : 'expired',
    ...proof,
    best: best === null ? null : { name: best.name, amount: best.amount },
    returned,
  }
}

function countsOf({ bagId, currency, amount, shares, closesAt }: Counted, taken: number): JsonObject {
  return { bagId, currency, amount, shares, taken, closesAt }
}

/** An open bag for a member. */
export function openBagOf(bag: StoredBag, memberId: number): OpenBagFrame {
  const { bagId, currency, amount, shares, closesAt, speaker, takers } = bag
  const mine = takers.find((taker) => taker.memberId === memberId)?.amount ?? null
  const from = { id: speaker.id, name: speaker.name }
  return { bagId, currency, amount, shares, taken: takers.length, closesAt, from, mine }
}

/** A bag for a member, with everybody who has a share of it. */
export function bagDetailOf(bag: StoredBag, memberId: number): SentDetail {
  return {
    ...openBagOf(bag, memberId),
    over: bag.overAt !== null,
    takers: bag.takers.map(({ memberId: id, name, amount, at }) => ({ id: String(id), name, amount, at })),
  }
}

/** As it is sent; the client drops takers that it cannot decode. */
export type SentDetail = Omit<BagDetailFrame, 'takers'> & {
  readonly takers: readonly {
    readonly id: string
    readonly name: string
    readonly amount: number
    readonly at: number
  }[]
}
