import { tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { createCollected, ownRows } from './collected.ts'
import { type KnownLists, listCounts, withLatest } from './listCounts.ts'
import type { ListedLottery, LotteryList } from './lottery.ts'
import type { LotteryCalls } from './lotteryCalls.ts'

/** The lists of lotteries, each read while it has subscribers. */
export interface LotteryLists {
  /** Read every 10 s. A lottery that is collected or removed is so at once. */
  list$(list: LotteryList): State$<Feed<readonly ListedLottery[]>>
  collect(ticketId: string, collected: boolean): void
  /** The number of lotteries of each list that has been received. It makes no request. */
  readonly counts$: State$<ReadonlyMap<LotteryList, number>>
}

interface ListsDeps {
  readonly calls: Pick<LotteryCalls, 'list' | 'collect'>
  readonly conditions: PollConditions
  readonly onNotCollected: (failure: Failure) => void
}

interface ListsOptions {
  readonly everyMs: number
  readonly graceMs: number
}

export function createLists(
  scope: Scope,
  { calls, conditions, onNotCollected }: ListsDeps,
  { everyMs, graceMs }: ListsOptions,
): LotteryLists {
  const collected = createCollected(scope, { collect: calls.collect, onFailure: onNotCollected })
  const known = scope.cell<KnownLists>(new Map())
  const lists$ = keyed<LotteryList, Feed<readonly ListedLottery[]>>(
    (list) =>
      polledFeed$(() => calls.list(list), { everyMs, conditions }).pipe(
        tap(({ status, value }) => {
          if (status === 'live') known.update((before) => withLatest(before, list, value))
        }),
        scope.bind<Feed<readonly ListedLottery[]>>(),
      ),
    { initial: () => CONNECTING, graceMs },
  )
  return {
    list$: (list) =>
      combineStates({ feed: lists$(list), own: collected.pending$ }, ({ feed, own }) =>
        withOwn(feed, own, list),
      ),
    collect: collected.collect,
    counts$: combineStates({ lists: known.state$, own: collected.pending$ }, ({ lists, own }) =>
      listCounts(lists, own),
    ),
  }
}

/** A list with the changes of the member that are not in an answer yet. */
function withOwn(
  feed: Feed<readonly ListedLottery[]>,
  own: ReadonlyMap<string, boolean>,
  list: LotteryList,
): Feed<readonly ListedLottery[]> {
  if (feed.value === undefined || own.size === 0) return feed
  return { ...feed, value: ownRows(list, feed.value, own) }
}
