import { distinctUntilChanged, map, type Observable, scan } from 'rxjs'
import { type Money, money } from '../../domain/money.ts'
import type { Speaker } from '../../domain/room/message.ts'
import type { GivenGift } from '../../machines/giftTray/createGiftTray.ts'

export interface Giver {
  readonly from: Speaker
  readonly given: Money
}

/**
 * The total of each combo, and the sum of each member; both bounded, the least recently updated are dropped
 * first.
 */
interface Book {
  readonly totals: ReadonlyMap<string, number>
  readonly givers: ReadonlyMap<string, Giver>
}

const EMPTY_BOOK: Book = { totals: new Map(), givers: new Map() }
const COMBOS = 512
const GIVERS = 500
const RANKS = 50

/**
 * Top givers among the gifts received by this device, highest first. A combo counts once, with its largest
 * total.
 */
export function ranking$(given$: Observable<GivenGift>): Observable<readonly Giver[]> {
  return given$.pipe(
    scan(withGift, EMPTY_BOOK),
    distinctUntilChanged(),
    map(({ givers }) =>
      [...givers.values()].toSorted((a, b) => b.given.minor - a.given.minor).slice(0, RANKS),
    ),
  )
}

function withGift(book: Book, { comboId, from, gift, total }: GivenGift): Book {
  const key = `${from.id}|${comboId}`
  const more = total - (book.totals.get(key) ?? 0)
  if (more <= 0) return book
  const before = book.givers.get(from.id)?.given.minor ?? 0
  const given = money(before + more * gift.price.RMB, 'RMB')
  return {
    totals: withLast(book.totals, key, total, COMBOS),
    givers: withLast(book.givers, from.id, { from, given }, GIVERS),
  }
}

function withLast<T>(
  map: ReadonlyMap<string, T>,
  key: string,
  value: T,
  limit: number,
): ReadonlyMap<string, T> {
  const next = new Map(map)
  next.delete(key)
  next.set(key, value)
  const [oldest] = next.keys()
  if (next.size > limit && oldest !== undefined) next.delete(oldest)
  return next
}
