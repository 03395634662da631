import {
  combineLatest,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
} from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { PushEvent, Venue } from '../../venues/venue.ts'
import { feedTimes } from '../times.ts'

export type MatchPush = Extract<PushEvent, { readonly matchId: string }>

export interface PushFeed {
  /** What the venue tells unasked, over one connection for as long as the scope lives. */
  readonly events$: Observable<PushEvent>
  readonly connected$: State$<boolean>
  /** Adds a source of matches to watch; the venue is told the union of all. */
  watch(matchIds$: Observable<readonly string[]>): void
}

interface PushDeps {
  readonly venue: Pick<Venue, 'push' | 'capabilities'>
}

export function createPushFeed(
  scope: Scope,
  { venue }: PushDeps,
  { settleMs = feedTimes.watchSettleMs } = {},
): PushFeed {
  const sources = scope.cell<readonly Observable<readonly string[]>[]>([])
  const watch$ = sources.state$.pipe(
    switchMap((all) =>
      all.length === 0
        ? of([])
        : combineLatest(all.map((source$) => source$.pipe(startWith<readonly string[]>([])))),
    ),
    map((lists) => [...new Set(lists.flat())].toSorted()),
    debounceTime(settleMs),
    distinctUntilChanged(
      (one, other) => one.length === other.length && one.every((id, i) => id === other[i]),
    ),
    map((matchIds) => ({ matchIds })),
  )
  const events$: Observable<PushEvent> = venue.capabilities.push ? scope.share(venue.push(watch$)) : EMPTY
  const connected$ = scope.state(
    events$.pipe(
      filter(({ type }) => type === 'connected' || type === 'disconnected'),
      map(({ type }) => type === 'connected'),
    ),
    false,
  )
  return {
    events$,
    connected$,
    watch: (matchIds$) => {
      sources.update((all) => [...all, matchIds$])
    },
  }
}
