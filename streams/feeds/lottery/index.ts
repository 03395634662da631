import {
  debounceTime,
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  skip,
  startWith,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Currency } from '../../domain/money.ts'
import type { Result } from '../../domain/result.ts'
import type { Round } from '../../domain/rounds/round.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { GamesPush } from '../../link/gamesPush.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import type { ToldCommitments } from '../rounds/index.ts'
import { feedTimes } from '../times.ts'
import { readChases$ } from './allChases.ts'
import { createLists, type LotteryLists } from './lists.ts'
import type { LotteryChase, LotteryLogin, LotteryTable, PastDraw } from './lottery.ts'
import type { LotteryCalls } from './lotteryCalls.ts'
import { withRemoved } from './withRemoved.ts'

export { type ChasePage, readChasePage$ } from './allChases.ts'
export { lotteryChases } from './readLottery.ts'
export { createLotteryCalls, type LotteryCalls } from './lotteryCalls.ts'
export type { LotterySettings } from '../../wire/lottery/settings.ts'
export {
  type ChasesIn,
  type ListedLottery,
  LOTTERY_LISTS,
  type LotteryChase,
  type LotteryList,
  type LotteryLogin,
  type LotteryTable,
  type PastDraw,
  type SaleDraw,
} from './lottery.ts'

type ChasesFeed = Feed<readonly LotteryChase[]>

/** The lotteries; each source is read while it has subscribers. */
export interface LotteryFeed extends LotteryLists {
  /**
   * Read every 10 s, and when the push reports a change of its draw. Once the lottery is removed from sale, the last page
   * without a draw on sale.
   */
  table$(ticketId: string): State$<Feed<LotteryTable>>
  /** Reads the pages that are shown again, such as after a price has changed. */
  refreshTable(): void
  /** The newest draws that are over, newest first; read again with each draw. */
  history$(ticketId: string): State$<Feed<readonly PastDraw[]>>
  /** All draws of a day (such as `20261120`) so far, newest first. */
  day$(ticketId: string, day: string): State$<Feed<readonly PastDraw[]>>
  readonly login$: State$<Feed<LotteryLogin>>
  /** The member's chases of a lottery in all currencies, newest first: the newest in progress, and the newest of all. */
  chases$(ticketId: string): State$<ChasesFeed>
  /** The newest of the member's chases in progress of all lotteries, in all currencies. */
  readonly runningChases$: State$<ChasesFeed>
  /** Reads the chases again, such as after one was cancelled. */
  refreshChases(): void
}

interface LotteryDeps {
  readonly calls: LotteryCalls
  readonly push: Pick<GamesPush, 'rounds$' | 'bets$'>
  readonly commitments: Pick<ToldCommitments, 'keep'>
  readonly conditions: PollConditions
  /** What may have changed the balance, besides own bets. */
  readonly paid$: Observable<unknown>
  readonly onNotCollected: (failure: Failure) => void
  /** Those in which the member has money. */
  readonly currencies: () => readonly Currency[]
}

interface LotteryOptions {
  readonly everyMs?: number
  readonly walletEveryMs?: number
  readonly graceMs?: number
}

const HISTORY_SIZE = 200
/** How often lists, pages and chases are read while they are shown. */
export const LOTTERY_EVERY_MS = 10_000

export function createLotteryFeed(
  scope: Scope,
  { calls, push, commitments, conditions, paid$, onNotCollected, currencies }: LotteryDeps,
  {
    everyMs = LOTTERY_EVERY_MS,
    walletEveryMs = feedTimes.walletEveryMs,
    graceMs = feedTimes.graceMs,
  }: LotteryOptions = {},
): LotteryFeed {
  const lists = createLists(scope, { calls, conditions, onNotCollected }, { everyMs, graceMs })
  const chasesChanged = scope.cell(0)
  const tablesChanged = scope.cell(0)

  const read$ = <T>(
    request: () => Observable<Result<T, Failure>>,
    again$: Observable<unknown>,
    interval = everyMs,
  ): Observable<Feed<T>> =>
    readAgain$(request, again$, { everyMs: interval, conditions }).pipe(scope.bind<Feed<T>>())
  const draws$ = (ticketId: string): Observable<readonly Round[]> =>
    push.rounds$({ product: 'lottery', game: ticketId }).pipe(
      tap((rounds) => {
        commitments.keep(rounds.filter(({ state }) => state === 'announced'))
      }),
    )
  /** When a draw has come, or another one is on sale. */
  const changed$ = (ticketId: string): Observable<unknown> =>
    draws$(ticketId).pipe(
      map((rounds) => rounds.map(({ round, state }) => `${round} ${state}`).join()),
      distinctUntilChanged(),
      debounceTime(feedTimes.watchSettleMs),
    )
  const ownBets$ = push.bets$.pipe(filter(({ product }) => product === 'lottery'))

  const day$ = keyed<readonly [string, string], Feed<readonly PastDraw[]>>(
    ([ticketId, day]) =>
      read$(() => calls.history(ticketId, { day }), changed$(ticketId), feedTimes.earlyEveryMs),
    { initial: () => CONNECTING, graceMs, keyOf: ([ticketId, day]) => `${ticketId} ${day}` },
  )
  const chasesOf$ = (ticketId: string | null): Observable<ChasesFeed> =>
    read$(
      () => readChases$(calls, currencies(), ticketId),
      merge(chasesChanged.state$.pipe(skip(1)), ownBets$),
    )
  return {
    ...lists,
    table$: keyed<string, Feed<LotteryTable>>(
      (ticketId) =>
        read$(
          withRemoved(() => calls.table(ticketId)),
          merge(changed$(ticketId), tablesChanged.state$.pipe(skip(1))),
        ),
      { initial: () => CONNECTING, graceMs },
    ),
    refreshTable: () => {
      tablesChanged.update((times) => times + 1)
    },
    history$: keyed<string, Feed<readonly PastDraw[]>>(
      (ticketId) =>
        read$(
          () => calls.history(ticketId, { size: HISTORY_SIZE }),
          changed$(ticketId),
          feedTimes.earlyEveryMs,
        ),
      { initial: () => CONNECTING, graceMs },
    ),
    day$: (ticketId, day) => day$([ticketId, day]),
    login$: shareState<Feed<LotteryLogin>>(
      read$(() => calls.login(), merge(paid$, ownBets$), walletEveryMs),
      { initial: CONNECTING, graceMs },
    ),
    chases$: keyed<string, ChasesFeed>(chasesOf$, { initial: () => CONNECTING, graceMs }),
    runningChases$: shareState<ChasesFeed>(chasesOf$(null), { initial: CONNECTING, graceMs }),
    refreshChases: () => {
      chasesChanged.update((times) => times + 1)
    },
  }
}

/** A source that is read again, with its last value shown meanwhile, whenever `again$` emits. */
function readAgain$<T>(
  request: () => Observable<Result<T, Failure>>,
  again$: Observable<unknown>,
  interval: { readonly everyMs: number; readonly conditions: PollConditions },
): Observable<Feed<T>> {
  let last: Feed<T> = CONNECTING
  return again$.pipe(
    throttleTime(feedTimes.burstMs, undefined, { leading: true, trailing: true }),
    startWith(null),
    switchMap(() => defer(() => polledFeed$(request, { ...interval, initial: last }))),
    tap((feed) => {
      last = feed
    }),
  )
}
