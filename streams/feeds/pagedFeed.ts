import {
  concat,
  defer,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
} from 'rxjs'
import { CONNECTING, type Feed } from '../kernel/feed.ts'
import type { Call } from '../venues/call.ts'
import { allOf$ } from './allOf.ts'
import { type PollConditions, polledFeed$ } from './polledFeed.ts'

/** One page of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** How many pages the whole list has. */
  readonly pages: number
}

/** The pages that have been read as one list. */
export interface PagedList<T, P extends Page<T> = Page<T>> {
  /** The first page, and the last one that was read, with all that they say besides their items. */
  readonly head: P
  readonly tail: P
  readonly items: readonly T[]
  readonly more: boolean
  readonly loadingMore: boolean
  /** The next page could not be read; the next request for more asks for it again. */
  readonly moreFailed: boolean
}

/** When pages are read besides the regular polls. */
export interface PagesAsked {
  /** Asks for the next page. */
  readonly more$: Observable<unknown>
  /** When the pages that were read are read again at once. */
  readonly again$: Observable<unknown>
}

interface PagedDeps<T, P extends Page<T>> extends PagesAsked {
  /** Reads a page, from 1. */
  readonly read: (page: number) => Call<P>
  readonly idOf: (item: T) => string
  readonly conditions: PollConditions
  readonly everyMs: number
}

/**
 * A list whose pages are read when they are asked for, and then kept fresh together: what a new or a finished item moves
 * from page to page would be missing otherwise.
 */
export function pagedFeed$<T, P extends Page<T>>(deps: PagedDeps<T, P>): Observable<Feed<PagedList<T, P>>> {
  const { read, idOf, conditions, everyMs, more$, again$ } = deps
  return defer(() => {
    let shown: Shown<P> = { polled: CONNECTING, pages: [], loading: false, failed: false }
    const become = (change: Partial<Shown<P>>): Shown<P> => (shown = { ...shown, ...change })
    const readShown = (): Call<readonly P[]> =>
      allOf$(Array.from({ length: Math.max(1, shown.pages.length) }, (_, index) => read(index + 1)))
    const polled$ = again$.pipe(
      startWith(null),
      switchMap(() => polledFeed$(readShown, { everyMs, conditions, initial: shown.polled })),
      map((polled) => become({ polled, pages: withFresh(shown.pages, polled.value ?? []) })),
    )
    const next$ = (number: number): Observable<Shown<P>> =>
      read(number).pipe(
        map((result) => {
          if (!result.ok) return become({ loading: false, failed: true })
          // The list may have become shorter meanwhile.
          const follows = shown.pages.length === number - 1
          return become({ loading: false, pages: follows ? [...shown.pages, result.value] : shown.pages })
        }),
      )
    const further$ = more$.pipe(
      filter(() => hasMore(shown.pages)),
      exhaustMap(() => concat(of(become({ loading: true, failed: false })), next$(shown.pages.length + 1))),
    )
    return merge(polled$, further$).pipe(map((each) => listed(each, idOf)))
  })
}

interface Shown<P> {
  /** The pages that were read together last. */
  readonly polled: Feed<readonly P[]>
  /** Those, and the ones that were read since. */
  readonly pages: readonly P[]
  readonly loading: boolean
  readonly failed: boolean
}

/** The pages after some of them were read again, without those that the list does not have any more. */
function withFresh<P extends Page<unknown>>(pages: readonly P[], fresh: readonly P[]): readonly P[] {
  const all = [...fresh, ...pages.slice(fresh.length)]
  return all.slice(0, Math.max(1, all[0]?.pages ?? 0))
}

/** A list that says it has more than it gives must not be asked for ever, so an empty page is the last one. */
function hasMore(pages: readonly Page<unknown>[]): boolean {
  const [head, tail] = [pages[0], pages.at(-1)]
  return head !== undefined && head.pages > pages.length && tail?.items.length !== 0
}

/** An item that has moved to another page between two reads is listed once. */
function listed<T, P extends Page<T>>(
  { polled, pages, loading, failed }: Shown<P>,
  idOf: (item: T) => string,
): Feed<PagedList<T, P>> {
  const [head, tail] = [pages[0], pages.at(-1)]
  if (polled.status === 'connecting' || polled.status === 'failed') return polled
  if (head === undefined || tail === undefined) return CONNECTING
  const known = new Set<string>()
  const items = pages
    .flatMap((page) => page.items)
    .filter((item) => {
      const id = idOf(item)
      return !known.has(id) && known.add(id)
    })
  const value = { head, tail, items, more: hasMore(pages), loadingMore: loading, moreFailed: failed }
  return { ...polled, value }
}
