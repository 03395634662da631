import { map } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import { constant } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import { newestFirst } from '../inEachCurrency.ts'
import type { ChasePage, LotteryChase } from '../lottery/index.ts'
import { pagedFeed$, type PagedList } from '../pagedFeed.ts'
import { feedTimes } from '../times.ts'
import { createPagedModel, listedAs, type PagedModel, type Paging } from './pagedModel.ts'
import type { RereadDeps } from './rereadList.ts'

/** The member's chases of the pages that were read. */
export interface ChaseList extends Paging {
  /** In all currencies, newest first. */
  readonly chases: readonly LotteryChase[]
}

export type Chases = PagedModel<ChaseList>

interface ChasesDeps extends Omit<RereadDeps<ChasePage>, 'read'> {
  readonly read: (page: number) => Call<ChasePage>
}

/** The member's chases, page by page; read while they are subscribed. */
export function createChases(scope: Scope, { read, conditions, changed$ }: ChasesDeps): Chases {
  return createPagedModel(scope, {
    choice$: constant(null),
    changed$,
    listOf$: (_, asked) =>
      pagedFeed$<LotteryChase, ChasePage>({
        read,
        idOf: ({ chaseNo }) => chaseNo,
        conditions,
        everyMs: feedTimes.openOrdersEveryMs,
        ...asked,
      }).pipe(map((feed) => listedAs(feed, listed))),
  })
}

/**
 * While there are more, what is older than the last page is whole waits for the next one: otherwise chases in another
 * currency would come in between those that are shown.
 */
function listed({ items, tail, more }: PagedList<LotteryChase, ChasePage>): Pick<ChaseList, 'chases'> {
  const from = more ? tail.wholeFrom : 0
  return { chases: newestFirst(items).filter(({ placedAt }) => (placedAt ?? 0) >= from) }
}
