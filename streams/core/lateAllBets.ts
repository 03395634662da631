import {
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  skip,
  switchMap,
  tap,
} from 'rxjs'
import type * as allBets from '../feeds/allBets/index.ts'
import type { Money } from '../domain/money.ts'
import type { PollConditions } from '../feeds/polledFeed.ts'
import type { Scope } from '../kernel/scope.ts'
import { shareGrace } from '../kernel/shareGrace.ts'
import { stateFrom, type State$ } from '../kernel/state.ts'
import type { Link } from '../link/createLink.ts'
import { loadedAgain$ } from './loadedAgain.ts'

type AllBetsCode = Pick<typeof allBets, 'openCount$' | 'readOpenCount' | 'readProfit$'>

type LateLink = Pick<Link, 'call' | 'times' | 'faults' | 'firstList'>

interface UnsettledDeps {
  readonly link: LateLink
  readonly conditions: PollConditions
  /** The number of the present venue; `null` until known. */
  readonly openBets$: State$<number | null>
  /** What else may have changed the number. */
  readonly changed$: Observable<unknown>
}

const GRACE_MS = 1000

const loadAllBets = (): Promise<AllBetsCode> => import('../feeds/allBets/index.ts')

/** The code, after the first list. */
function loaded$({ firstList, faults }: LateLink, load: () => Promise<AllBetsCode>): Observable<AllBetsCode> {
  return firstList.afterFirstList$(() => loadedAgain$(load, faults, 'allBets'))
}

/**
 * The net result of the bets settled in a period, of all products and venues; completes without a value if it cannot
 * be read.
 */
export function settledProfit$(
  link: LateLink,
  asked: allBets.AskedProfit,
  load: () => Promise<AllBetsCode> = loadAllBets,
): Observable<Money> {
  return loaded$(link, load).pipe(
    switchMap(({ readProfit$ }) => readProfit$(link, asked)),
    mergeMap((result) => (result.ok ? of(result.value) : EMPTY)),
  )
}

/**
 * The number of unsettled bets of all products and at all venues. The code is loaded after the first list. The number
 * is never lower than that of the present venue, which is known earlier: before the first read, and after a bet that
 * the last read did not include.
 */
export function createUnsettledBets$(
  scope: Scope,
  { link, conditions, openBets$, changed$ }: UnsettledDeps,
  load: () => Promise<AllBetsCode> = loadAllBets,
): State$<number | null> {
  const all = scope.cell<number | null>(null)
  const reading$ = loaded$(link, load).pipe(
    switchMap((code) =>
      code.openCount$({
        read: code.readOpenCount(link),
        conditions,
        changed$: merge(changed$, openBets$.pipe(skip(1))),
      }),
    ),
    tap(all.set),
    ignoreElements(),
    scope.bind<never>(),
    shareGrace(GRACE_MS),
  )
  const count$ = combineLatest([openBets$, all.state$]).pipe(
    map(([here, everywhere]) => together(here, everywhere)),
    distinctUntilChanged(),
  )
  return stateFrom(() => together(openBets$.value, all.state$.value), merge(count$, reading$))
}

function together(here: number | null, everywhere: number | null): number | null {
  return here === null ? everywhere : Math.max(here, everywhere ?? 0)
}
