import { combineLatest, tap } from 'rxjs'
import { NO_STAKES, stakedPlays, type Stakes } from '../../domain/casino/stakes.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { PlacedStakes } from './placedStakes.ts'
import type { TableBetsDeps } from './tableBets.ts'

/** The last accepted bets before the present round: read once, and then those of each round that is left. */
export function createLastBets$(
  scope: Scope,
  { tableId, round$, bets, readLast }: Pick<TableBetsDeps, 'tableId' | 'round$' | 'bets' | 'readLast'>,
  placed$: State$<PlacedStakes>,
): State$<Stakes> {
  const last = scope.cell<Stakes>(NO_STAKES)
  let present: { readonly round: string; readonly taken: Stakes } | null = null
  const leave = (round: string, { taken }: { readonly taken: Stakes }): void => {
    if (stakedPlays(taken).length > 0) last.set(taken)
    for (const { call } of bets.calls$.value) {
      // Calls without an outcome are kept by `dismiss`.
      if (call.game === tableId && call.bets.every((bet) => bet.round !== round)) bets.dismiss(call.id)
    }
  }
  scope.run(
    readLast(() => round$.value?.round ?? null).pipe(
      tap((read) => {
        if (last.state$.value === NO_STAKES) last.set(read)
      }),
    ),
  )
  scope.run(
    combineLatest([round$, placed$]).pipe(
      tap(([round, { taken }]) => {
        if (round === null) return
        if (present !== null && present.round !== round.round) leave(round.round, present)
        present = { round: round.round, taken }
      }),
    ),
  )
  return last.state$
}
