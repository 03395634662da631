import type { Scope } from '../../kernel/scope.ts'
import { constant } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import { newestFirst } from '../inEachCurrency.ts'
import type { ChasePage, LotteryChase } from '../lottery/index.ts'
import { feedTimes } from '../times.ts'
import { createPagedList, type Paged, type PagedList } from './pagedList.ts'
import type { RereadDeps } from './rereadList.ts'

/** The member's chases of the pages that were read. */
export interface ChaseList extends Paged {
  /** In all currencies, newest first. */
  readonly chases: readonly LotteryChase[]
}

export type Chases = PagedList<ChaseList>

interface ChasesDeps extends Omit<RereadDeps<ChasePage>, 'read'> {
  readonly read: (page: number) => Call<ChasePage>
}

/** The member's chases, page by page; read while they are subscribed. */
export function createChases(scope: Scope, { read, ...deps }: ChasesDeps): Chases {
  return createPagedList(scope, {
    ...deps,
    read: (_: null, page: number) => read(page),
    choice$: constant(null),
    everyMs: () => feedTimes.openOrdersEveryMs,
    together: listed,
  })
}

/**
 * What is older than the last page is whole waits for the next page: otherwise chases in another currency would come in
 * between those that are shown. A chase that has moved to a later page meanwhile is listed once, as the first page has it.
 */
function listed(first: ChasePage, further: readonly ChasePage[]): Pick<ChaseList, 'chases'> {
  const { wholeFrom } = further.at(-1) ?? first
  const read = [...further, first].flatMap(({ chases }) => chases)
  const known = new Map(read.map((chase) => [chase.chaseNo, chase]))
  return { chases: newestFirst([...known.values()]).filter(({ placedAt }) => (placedAt ?? 0) >= wholeFrom) }
}
