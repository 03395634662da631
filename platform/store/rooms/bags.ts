import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { Queries } from '../database.ts'
import { postTransfer } from '../ledgerPosting.ts'
import { lockWallets } from '../ledgerWallets.ts'
import { stakeRefusal } from '../protection/stakeCheck.ts'
import { luckyBags, luckyBagShares } from '../schema/bags.ts'
import type { GiftPayment } from './gifts.ts'

/** A bag before it is paid; `split` are its shares in the order in which they are given, minor units. */
export interface NewBag {
  /** The id of the bag's message, which is written in the same transaction. */
  readonly bagId: string
  readonly roomId: string
  /** Who pays, and the command; both `null` when the operator's promotions pay. */
  readonly memberId: number | null
  readonly cid: string | null
  readonly speaker: SpeakerFrame
  readonly currency: Currency
  readonly split: readonly number[]
  readonly madeAt: number
  readonly closesAt: number
}

/** A share that a member has taken. */
export interface TakenShare {
  readonly memberId: number
  readonly name: string
  readonly amount: number
  readonly cid: string
  readonly at: number
}

export interface StoredBag extends Omit<NewBag, 'split'> {
  readonly amount: number
  readonly shares: number
  readonly overAt: number | null
  /** In the order in which they were taken. */
  readonly takers: readonly TakenShare[]
  /** The shares that are left, in order. */
  readonly left: readonly number[]
}

/** Pays for a bag and stores it, or writes nothing. For a member the rules of a gift hold. */
export async function makeBag(tx: Queries, { split, ...bag }: NewBag): Promise<GiftPayment> {
  const { bagId, memberId, cid, currency, madeAt: at } = bag
  const amount = split.reduce((sum, share) => sum + share, 0)
  if (memberId !== null) {
    await lockWallets(tx, memberId, 'main')
    const reason = await stakeRefusal(tx, memberId, new Map([[currency, amount]]), at)
    if (reason !== null) return { status: 'protected', reason }
  }
  const payment = await postTransfer(tx, {
    key: memberId === null ? `bag:${bagId}` : `bag:${memberId}:${cid ?? bagId}`,
    kind: memberId === null ? 'LUCKY_BAG_PROMOTION' : 'LUCKY_BAG',
    reference: `bag:${bagId}`,
    at,
    entries: [
      { ...payerOf(memberId), currency, amount: -amount },
      { house: 'house:luckyBags', currency, amount },
    ],
  })
  if (payment.status !== 'posted') return payment
  await tx.insert(luckyBags).values({ ...bag, amount, shares: split.length })
  await tx.insert(luckyBagShares).values(split.map((share, place) => ({ bagId, place, amount: share })))
  return payment
}

/** Gives a member the next share, under the lock of the bag's room. The bag must have one, and the member none. */
export async function takeShare(
  tx: Queries,
  bag: StoredBag,
  taker: Omit<TakenShare, 'amount'>,
): Promise<void> {
  const { bagId, currency, takers, left } = bag
  const [amount] = left
  if (amount === undefined) throw new Error(`bag ${bagId} is empty`)
  const place = takers.length
  const { memberId, name, cid, at } = taker
  const taken = await tx
    .update(luckyBagShares)
    .set({ memberId, name, cid, takenAt: at })
    .where(
      and(eq(luckyBagShares.bagId, bagId), eq(luckyBagShares.place, place), isNull(luckyBagShares.memberId)),
    )
    .returning({ place: luckyBagShares.place })
  if (taken.length !== 1) throw new Error(`share ${place} of bag ${bagId} is taken`)
  const paid = await postTransfer(tx, {
    key: `bag:${bagId}:share:${place}`,
    kind: 'LUCKY_BAG_SHARE',
    reference: `bag:${bagId}`,
    at,
    entries: [
      { house: 'house:luckyBags', currency, amount: -amount },
      { member: memberId, currency, amount },
    ],
  })
  if (paid.status !== 'posted') throw new Error(`share ${place} of bag ${bagId} was paid before`)
}

/** Ends a bag and gives back what is left, once. @returns what was given back, minor units. */
export async function endBag(tx: Queries, bag: StoredBag, at: number): Promise<number> {
  const { bagId, memberId, currency, left } = bag
  const rest = left.reduce((sum, share) => sum + share, 0)
  await tx.update(luckyBags).set({ overAt: at }).where(eq(luckyBags.bagId, bagId))
  if (rest === 0) return 0
  const back = await postTransfer(tx, {
    key: `bag:${bagId}:back`,
    kind: 'LUCKY_BAG_RETURN',
    reference: `bag:${bagId}`,
    at,
    entries: [
      { house: 'house:luckyBags', currency, amount: -rest },
      { ...payerOf(memberId), currency, amount: rest },
    ],
  })
  if (back.status !== 'posted') throw new Error(`the rest of bag ${bagId} was given back before`)
  return rest
}

function payerOf(memberId: number | null) {
  return memberId === null ? ({ house: 'house:promotions' } as const) : { member: memberId }
}

export async function readBag(queries: Queries, bagId: string): Promise<StoredBag | null> {
  const [bag] = await withShares(queries, await bags(queries).where(eq(luckyBags.bagId, bagId)))
  return bag ?? null
}

/** The bag that a member's command has made; `null` when it has made none. */
export async function readBagOf(queries: Queries, memberId: number, cid: string): Promise<StoredBag | null> {
  const found = await bags(queries).where(and(eq(luckyBags.memberId, memberId), eq(luckyBags.cid, cid)))
  const [bag] = await withShares(queries, found)
  return bag ?? null
}

/** The open bags of a room, the oldest first. */
export async function readOpenBags(queries: Queries, roomId: string): Promise<readonly StoredBag[]> {
  const found = await bags(queries)
    .where(and(eq(luckyBags.roomId, roomId), isNull(luckyBags.overAt)))
    .orderBy(asc(luckyBags.madeAt))
  return withShares(queries, found)
}

/** The open bags whose time is over, in all rooms. */
export function readDueBags(
  queries: Queries,
  now: number,
): Promise<readonly { readonly bagId: string; readonly roomId: string }[]> {
  return queries
    .select({ bagId: luckyBags.bagId, roomId: luckyBags.roomId })
    .from(luckyBags)
    .where(and(isNull(luckyBags.overAt), lte(luckyBags.closesAt, now)))
}

const bags = (queries: Queries) => queries.select().from(luckyBags)

async function withShares(
  queries: Queries,
  found: readonly (typeof luckyBags.$inferSelect)[],
): Promise<readonly StoredBag[]> {
  if (found.length === 0) return []
  const ids = found.map(({ bagId }) => bagId)
  const shares = await queries
    .select()
    .from(luckyBagShares)
    .where(inArray(luckyBagShares.bagId, ids))
    .orderBy(asc(luckyBagShares.place))
  return found.map((bag) => {
    const own = shares.filter(({ bagId }) => bagId === bag.bagId)
    return {
      ...bag,
      takers: own.flatMap(({ memberId, name, amount, cid, takenAt }) =>
        memberId === null || takenAt === null
          ? []
          : [{ memberId, name: name ?? '', amount, cid: cid ?? '', at: takenAt }],
      ),
      left: own.flatMap(({ memberId, amount }) => (memberId === null ? [amount] : [])),
    }
  })
}
