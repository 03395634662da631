import { merge, type Observable, Subject, switchMap } from 'rxjs'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Page, PagedList, PagesAsked } from '../pagedFeed.ts'

/** A list of the present choice that is read page by page while it is subscribed. */
export interface PagedModel<L> {
  readonly list$: State$<Feed<L>>
  /** Reads the next page; nothing while one is being read. */
  more(): void
  refresh(): void
}

/** What a list says of its pages. */
export type Paging = Pick<PagedList<unknown>, 'more' | 'loadingMore' | 'moreFailed'>

interface PagedModelDeps<C, L> {
  readonly choice$: State$<C>
  readonly listOf$: (choice: C, asked: PagesAsked) => Observable<Feed<L>>
  /** What may have changed the list. */
  readonly changed$: Observable<unknown>
}

export function createPagedModel<C, L>(
  scope: Scope,
  { choice$, listOf$, changed$ }: PagedModelDeps<C, L>,
): PagedModel<L> {
  const more$ = new Subject<null>()
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    more$.complete()
    again$.complete()
  })
  const asked = { more$, again$: merge(again$, changed$) }
  return {
    list$: scope.state(choice$.pipe(switchMap((choice) => listOf$(choice, asked))), CONNECTING),
    more: () => {
      more$.next(null)
    },
    refresh: () => {
      again$.next(null)
    },
  }
}

/** A feed of pages as a feed of what is listed of them. */
export function listedAs<T, P extends Page<T>, L>(
  feed: Feed<PagedList<T, P>>,
  listed: (list: PagedList<T, P>) => L,
): Feed<L & Paging> {
  if (feed.value === undefined) return feed
  const { more, loadingMore, moreFailed } = feed.value
  return { ...feed, value: { ...listed(feed.value), more, loadingMore, moreFailed } }
}
