import {
  combineLatest,
  concat,
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  of,
  scan,
  skip,
  switchMap,
  take,
  timer,
} from 'rxjs'
import { failureReason } from '../../feeds/failureReason.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { FeedReason } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'
import type { Found, Search } from '../../venues/search.ts'
import {
  MAX_SEARCH_LETTERS,
  readSearches,
  storeSearches,
  withSearch,
} from '../../feeds/searchHistory/index.ts'

export interface SearchView {
  readonly text: string
  /** The latest first. */
  readonly history: readonly string[]
  readonly state: SearchState
}

/** What was found, and with which keyword. */
export interface FoundBy extends Found {
  readonly keyword: string
}

/** While a search runs, what was found before stays, unless that was nothing. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly found: FoundBy | null }
  | { readonly status: 'found'; readonly found: FoundBy }
  | { readonly status: 'failed'; readonly reason: FeedReason }

export interface SearchModel {
  readonly view$: State$<SearchView>
  type(text: string): void
  retry(): void
  /** Adds the present text to the history: something was found with it. */
  keep(): void
  forget(text: string): void
  forgetAll(): void
}

interface SearchDeps {
  readonly search: Search
  readonly device: KeyValue
  readonly memberId: string
  readonly online$: State$<boolean>
}

const IDLE: SearchState = { status: 'idle' }

/** Searches what is typed once it pauses; typing on cancels a search. Failed offline, it is repeated online. */
export function createSearch(
  scope: Scope,
  { search, device, memberId, online$ }: SearchDeps,
  { settleMs = 300 } = {},
): SearchModel {
  const text = scope.cell('')
  const again = scope.cell(0)
  const history = scope.cell(readSearches(device, memberId))
  const retry = (): void => {
    again.update((times) => times + 1)
  }
  const find$ = (keyword: string): Observable<SearchState> =>
    search.find(keyword).pipe(
      switchMap((result): Observable<SearchState> => {
        if (result.ok) return of({ status: 'found', found: { ...result.value.value, keyword } })
        const failed$ = of<SearchState>({ status: 'failed', reason: failureReason(result.error) })
        const backOnline$ = online$.pipe(filter(Boolean), skip(online$.value ? 1 : 0), take(1))
        return concat(failed$, backOnline$.pipe(switchMap(() => find$(keyword))))
      }),
    )
  const keyword$ = text.state$.pipe(
    map((typed) => typed.trim()),
    distinctUntilChanged(),
  )
  const state$ = scope.state<SearchState>(
    combineLatest([keyword$, again.state$]).pipe(
      switchMap(([keyword]): Observable<SearchState> => {
        if (keyword === '') return of(IDLE)
        const searching$ = of<SearchState>({ status: 'searching', found: null })
        return concat(searching$, timer(settleMs).pipe(switchMap(() => find$(keyword))))
      }),
      scan(
        (before, next) => (next.status === 'searching' ? { ...next, found: foundIn(before) } : next),
        IDLE,
      ),
    ),
    IDLE,
  )
  const change = (searches: readonly string[]): void => {
    history.set(searches)
    storeSearches(device, memberId, searches)
  }
  return {
    view$: combineStates(
      { text: text.state$, history: history.state$, state: state$ },
      (view): SearchView => view,
    ),
    type: (typed) => {
      text.set(typed.slice(0, MAX_SEARCH_LETTERS))
    },
    retry,
    keep: () => {
      const keyword = text.state$.value.trim()
      if (keyword !== '') change(withSearch(history.state$.value, keyword))
    },
    forget: (gone) => {
      change(history.state$.value.filter((each) => each !== gone))
    },
    forgetAll: () => {
      change([])
    },
  }
}

function foundIn(state: SearchState): FoundBy | null {
  const found = state.status === 'found' || state.status === 'searching' ? state.found : null
  return found === null || isEmpty(found) ? null : found
}

function isEmpty({ live, upcoming, leagues }: Found): boolean {
  return live.length + upcoming.length + leagues.length === 0
}
