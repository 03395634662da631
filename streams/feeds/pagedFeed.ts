import {
  concat,
  defer,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  scan,
  startWith,
  switchMap,
  tap,
} from 'rxjs'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Call } from '../venues/call.ts'
import { type PollConditions, polledFeed$ } from './polledFeed.ts'

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** How many items the whole list has. */
  readonly total: number
}

/** The pages that have been read as one list. */
export interface PagedList<T, P extends Page<T> = Page<T>> {
  /** The first page as it was last read, with all that it says besides its items. */
  readonly head: P
  readonly items: readonly T[]
  readonly more: boolean
  readonly loadingMore: boolean
  /** The last further page could not be read; the next request for more asks for it again. */
  readonly moreFailed: boolean
}

interface PagedDeps<T, P extends Page<T>> {
  /** Reads a page, from 1. */
  readonly read: (page: number) => Call<P>
  readonly idOf: (item: T) => string
  readonly conditions: PollConditions
  readonly everyMs: number
  /** Items of a full page. */
  readonly size: number
  readonly more$: Observable<unknown>
  /** When the first page is read again at once. */
  readonly again$: Observable<unknown>
}

/** A list whose first page is kept fresh, and whose further pages are read when they are asked for. */
export function pagedFeed$<T, P extends Page<T>>(deps: PagedDeps<T, P>): Observable<Feed<PagedList<T, P>>> {
  const { read, idOf, conditions, everyMs, size, more$, again$ } = deps
  const steps$ = (): Observable<Step<T, P>> => {
    let last: Feed<P> = CONNECTING
    let next = 2
    let ended = false
    const first$ = again$.pipe(
      startWith(null),
      switchMap(() => polledFeed$(() => read(1), { everyMs, conditions, initial: last })),
      tap((feed) => {
        last = feed
      }),
      map((first): Step<T, P> => (shown) => ({ ...shown, first })),
    )
    const further$ = more$.pipe(
      filter(() => !ended && (last.value?.total ?? 0) > (next - 1) * size),
      exhaustMap(() =>
        concat(
          of<Step<T, P>>((shown) => ({ ...shown, loading: true, failed: false })),
          read(next).pipe(
            map((result): Step<T, P> => {
              if (!result.ok) return (shown) => ({ ...shown, loading: false, failed: true })
              next += 1
              const { items } = result.value
              // A list that says it has more than it gives must not be asked for ever.
              ended = items.length === 0
              const pages = ended ? Number.POSITIVE_INFINITY : next - 1
              return (shown) => ({ ...shown, pages, further: [...shown.further, ...items], loading: false })
            }),
          ),
        ),
      ),
    )
    return merge(first$, further$)
  }
  const none: Shown<T, P> = { first: CONNECTING, further: [], pages: 1, loading: false, failed: false }
  return defer(steps$).pipe(
    scan((shown: Shown<T, P>, step) => step(shown), none),
    map((shown) => listed(shown, idOf, size)),
  )
}

interface Shown<T, P> {
  readonly first: Feed<P>
  /** The items of later pages. */
  readonly further: readonly T[]
  /** How many pages have been read. */
  readonly pages: number
  readonly loading: boolean
  readonly failed: boolean
}

type Step<T, P> = (shown: Shown<T, P>) => Shown<T, P>

/** An item that has moved to a later page meanwhile is listed once. */
function listed<T, P extends Page<T>>(
  { first, further, pages, loading, failed }: Shown<T, P>,
  idOf: (item: T) => string,
  size: number,
): Feed<PagedList<T, P>> {
  if (first.status === 'connecting' || first.status === 'failed') return first
  const { value: head } = first
  const known = new Set<string>()
  const items = [...head.items, ...further].filter((item) => {
    const id = idOf(item)
    return !known.has(id) && known.add(id)
  })
  const more = head.total > pages * size
  return { ...first, value: { head, items, more, loadingMore: loading, moreFailed: failed } }
}
