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
  tap,
} from 'rxjs'
import type { Reach } from '../../domain/reach.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { PushEvent, SlipMarket, Watch } from '../../venues/push.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { feedTimes } from '../times.ts'

export type MatchPush = Extract<PushEvent, { readonly matchId: string }>

export interface PushFeed {
  /** The venue's pushes, over one connection until the scope ends; none at a venue without push. */
  readonly events$: Observable<PushEvent>
  readonly connected$: State$<boolean>
  /**
   * Whether the push brings what has changed: it is connected, and the platform can be reached. Where it does,
   * polls only confirm.
   */
  readonly brings$: State$<boolean>
  /** Adds a source of matches to watch; the venue receives the union of all. */
  watch(matchIds$: Observable<readonly string[]>): void
  /** The markets in the slip, which are sent separately. */
  watchSlip(markets$: Observable<readonly SlipMarket[]>): void
}

interface PushDeps {
  readonly sports: Pick<SportsBook, 'push'>
  readonly reach$: State$<Reach>
}

/** The interval of a poll of what the push brings: `pushedMs` while it does, and `everyMs` while it does not. */
export function intervalByPush$(
  { brings$ }: Pick<PushFeed, 'brings$'>,
  pushedMs: number,
  everyMs: number,
): State$<number> {
  return mapState(brings$, (brings) => (brings ? pushedMs : everyMs))
}

export function createPushFeed(
  scope: Scope,
  { sports, reach$ }: PushDeps,
  { settleMs = feedTimes.watchSettleMs } = {},
): PushFeed {
  const sources = scope.cell<readonly Observable<readonly string[]>[]>([])
  const slip = scope.cell<readonly SlipMarket[]>([])
  const matchIds$ = sources.state$.pipe(
    switchMap((all) =>
      all.length === 0
        ? of([])
        : combineLatest(all.map((source$) => source$.pipe(startWith<readonly string[]>([])))),
    ),
    map((lists) => [...new Set(lists.flat())].toSorted()),
  )
  const watch$ = combineLatest({ matchIds: matchIds$, slipMarkets: slip.state$ }).pipe(
    debounceTime(settleMs),
    distinctUntilChanged(sameWatch),
  )
  const events$: Observable<PushEvent> = sports.push === undefined ? EMPTY : scope.share(sports.push(watch$))
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
    brings$: combineStates(
      { connected: connected$, reach: reach$ },
      ({ connected, reach }) => connected && reach === 'reachable',
    ),
    watch: (matchIds$) => {
      sources.update((all) => [...all, matchIds$])
    },
    watchSlip: (markets$) => {
      scope.run(markets$.pipe(tap(slip.set)))
    },
  }
}

function sameWatch(one: Watch, other: Watch): boolean {
  const same = <T>(a: readonly T[], b: readonly T[], equal: (x: T, y: T | undefined) => boolean): boolean =>
    a.length === b.length && a.every((each, index) => equal(each, b[index]))
  return (
    same(one.matchIds, other.matchIds, (a, b) => a === b) &&
    same(one.slipMarkets, other.slipMarkets, (a, b) => a.matchId === b?.matchId && a.marketId === b.marketId)
  )
}
