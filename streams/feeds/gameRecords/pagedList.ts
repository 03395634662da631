import {
  concat,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  scan,
  startWith,
  Subject,
  switchMap,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'

/** Whether a list has pages that were not read. */
export interface Paged {
  readonly more: boolean
  readonly loadingMore: boolean
}

/** A list that is read page by page. */
export interface PagedList<L extends Paged> {
  readonly list$: State$<Feed<L>>
  /** Reads the next page; nothing while one is being read. */
  more(): void
  refresh(): void
}

interface PagedDeps<C, P, L> {
  readonly read: (choice: C, page: number) => Call<P>
  readonly choice$: State$<C>
  readonly everyMs: (choice: C) => number
  /** What is listed of the pages that were read. */
  readonly together: (first: P, further: readonly P[]) => L
  readonly conditions: PollConditions
  /** What may have changed the list. */
  readonly changed$: Observable<unknown>
}

/** The list of the present choice: its first page is kept fresh, further ones are read when they are asked for. */
export function createPagedList<C, P extends { readonly pages: number }, L>(
  scope: Scope,
  { read, choice$, everyMs, together, conditions, changed$ }: PagedDeps<C, P, L>,
): PagedList<L & Paged> {
  const more$ = new Subject<null>()
  const again$ = new Subject<null>()
  scope.onEnd(() => {
    more$.complete()
    again$.complete()
  })
  const listOf$ = (choice: C): Observable<Feed<L & Paged>> => {
    let last: Feed<P> = CONNECTING
    let next = 2
    const first$ = merge(again$, changed$).pipe(
      startWith(null),
      switchMap(() =>
        polledFeed$(() => read(choice, 1), { everyMs: everyMs(choice), conditions, initial: last }),
      ),
      map((feed): Step<P> => {
        last = feed
        return (shown) => ({ ...shown, first: feed })
      }),
    )
    const further$ = more$.pipe(
      filter(() => (last.value?.pages ?? 1) >= next),
      exhaustMap(() =>
        concat(
          of<Step<P>>((shown) => ({ ...shown, loading: true })),
          read(choice, next).pipe(
            map((result: Result<P, Failure>): Step<P> => {
              if (!result.ok) return (shown) => ({ ...shown, loading: false })
              next += 1
              const page = result.value
              return (shown) => ({ ...shown, further: [...shown.further, page], loading: false })
            }),
          ),
        ),
      ),
    )
    return merge(first$, further$).pipe(
      scan((shown: Shown<P>, step) => step(shown), { first: CONNECTING, further: [], loading: false }),
      map(({ first, further, loading }) => {
        if (first.status === 'connecting' || first.status === 'failed') return first
        const value = together(first.value, further)
        return { ...first, value: { ...value, more: first.value.pages >= next, loadingMore: loading } }
      }),
    )
  }
  return {
    list$: scope.state<Feed<L & Paged>>(choice$.pipe(switchMap(listOf$)), CONNECTING),
    more: () => {
      more$.next(null)
    },
    refresh: () => {
      again$.next(null)
    },
  }
}

interface Shown<P> {
  readonly first: Feed<P>
  readonly further: readonly P[]
  readonly loading: boolean
}

type Step<P> = (shown: Shown<P>) => Shown<P>
