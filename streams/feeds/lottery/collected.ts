import { concatMap, Subject, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { ListedLottery, LotteryList } from './lottery.ts'

/** Changes to the member's collected (favourite) lotteries that the lists do not contain yet. */
export interface Collected {
  /** What the member has chosen on this page, by lottery. */
  readonly pending$: State$<ReadonlyMap<string, boolean>>
  /** Is shown at once; taken back when it is not saved. */
  collect(ticketId: string, collected: boolean): void
}

interface CollectedDeps {
  readonly collect: (ticketId: string, collected: boolean) => Call<null>
  readonly onFailure: (failure: Failure) => void
}

interface Choice {
  readonly ticketId: string
  readonly collected: boolean
}

/** Saves one choice after the other, so that the last one counts. */
export function createCollected(scope: Scope, { collect, onFailure }: CollectedDeps): Collected {
  const pending = scope.cell<ReadonlyMap<string, boolean>>(new Map())
  const choices$ = new Subject<Choice>()
  scope.onEnd(() => {
    choices$.complete()
  })
  scope.run(
    choices$.pipe(
      concatMap(({ ticketId, collected }) =>
        collect(ticketId, collected).pipe(
          tap((result) => {
            if (result.ok) return
            onFailure(result.error)
            pending.update((all) =>
              all.get(ticketId) === collected ? new Map([...all, [ticketId, !collected]]) : all,
            )
          }),
        ),
      ),
    ),
  )
  return {
    pending$: pending.state$,
    collect: (ticketId, collected) => {
      pending.update((all) => new Map([...all, [ticketId, collected]]))
      choices$.next({ ticketId, collected })
    },
  }
}

/** The rows of a list with what the member has chosen. */
export function ownRows(
  list: LotteryList,
  rows: readonly ListedLottery[],
  own: ReadonlyMap<string, boolean>,
): readonly ListedLottery[] {
  const marked = rows.map((row) => {
    const collected = own.get(row.lottery.ticketId) ?? row.collected
    return collected === row.collected ? row : { ...row, collected }
  })
  return list === 'collect' ? marked.filter((row) => row.collected) : marked
}
