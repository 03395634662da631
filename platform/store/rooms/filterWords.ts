import { and, asc, count, eq } from 'drizzle-orm'
import type { Database, Queries } from '../database.ts'
import type { Once } from './room.ts'
import { filterWords } from '../schema/filterWords.ts'

/** A change of the list, by a member's command or by the operator. */
interface FilterChange {
  /** The form in which texts are compared with the word. */
  readonly letters: string
  readonly word: string
  readonly memberId: number | null
  readonly cid: string | null
  /** Platform ms. */
  readonly at: number
}

/** The blocked words that admins of a site added (docs/live-rooms.md, 8). */
export interface FilterWords {
  /** The words as they were typed, in the order of their letters. */
  list(siteId: string): Promise<readonly string[]>
  /** `already` for a word that is listed; `full` when `most` words are. */
  add(siteId: string, change: FilterChange, most: number): Promise<Once | 'full'>
  /** `already` for a word that is not listed. */
  remove(siteId: string, change: Omit<FilterChange, 'word'>): Promise<Once>
}

const { siteId: ofSite, letters: byLetters, removed: isRemoved } = filterWords

export function createFilterWords(database: Database): FilterWords {
  const { queries } = database
  return {
    async list(siteId) {
      const rows = await queries
        .select({ word: filterWords.word })
        .from(filterWords)
        .where(and(eq(ofSite, siteId), eq(isRemoved, false)))
        .orderBy(asc(byLetters))
      return rows.map(({ word }) => word)
    },
    add: (siteId, change, most) => database.transaction((tx) => addFilterWord(tx, siteId, change, most)),
    remove: (siteId, change) => database.transaction((tx) => removeFilterWord(tx, siteId, change)),
  }
}

export async function addFilterWord(
  tx: Queries,
  siteId: string,
  change: FilterChange,
  most: number,
): Promise<Once | 'full'> {
  const known = await rowOf(tx, siteId, change.letters)
  if (known?.removed === false) return isSame(known, change) ? 'repeated' : 'already'
  const [listed] = await tx
    .select({ words: count() })
    .from(filterWords)
    .where(and(eq(ofSite, siteId), eq(isRemoved, false)))
  if ((listed?.words ?? 0) >= most) return 'full'
  const row = { siteId, ...change, removed: false }
  await tx
    .insert(filterWords)
    .values(row)
    .onConflictDoUpdate({ target: [ofSite, byLetters], set: row })
  return 'done'
}

export async function removeFilterWord(
  tx: Queries,
  siteId: string,
  change: Omit<FilterChange, 'word'>,
): Promise<Once> {
  const known = await rowOf(tx, siteId, change.letters)
  if (known === undefined) return 'already'
  if (known.removed) return isSame(known, change) ? 'repeated' : 'already'
  await tx
    .update(filterWords)
    .set({ ...change, removed: true })
    .where(and(eq(ofSite, siteId), eq(byLetters, change.letters)))
  return 'done'
}

type Row = typeof filterWords.$inferSelect

async function rowOf(tx: Queries, siteId: string, letters: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(filterWords)
    .where(and(eq(ofSite, siteId), eq(byLetters, letters)))
    .for('update')
  return row
}

function isSame({ memberId, cid }: Row, change: Pick<FilterChange, 'memberId' | 'cid'>): boolean {
  return cid !== null && cid === change.cid && memberId === change.memberId
}
