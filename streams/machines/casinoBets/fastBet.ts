import { combineLatest, concat, distinctUntilChanged, EMPTY, map, of, switchMap, tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SendBlock } from './sendBlock.ts'
import { type Spots, tappedOnly } from './spots.ts'

interface FastBetDeps {
  readonly spots$: State$<Spots>
  readonly block$: State$<SendBlock | null>
  /** Whether fast bet is on. */
  readonly fastBet$: State$<boolean>
  readonly send: () => void
  /** Local ms. */
  readonly local: () => number
}

/**
 * Sends what lies on the spots a second after the last tap; each further tap and each undo begins the second anew.
 *
 * @returns the local time at which it is sent, ms; `null` while it is not.
 */
export function createFastBet$(
  scope: Scope,
  { spots$, block$, fastBet$, send, local }: FastBetDeps,
  fastBetMs: number,
): State$<number | null> {
  const armed$ = combineLatest([spots$, block$, fastBet$]).pipe(
    map(([spots, block, fast]) => (fast && block === null && tappedOnly(spots) ? spots.steps : null)),
    distinctUntilChanged(),
  )
  return scope.state<number | null>(
    armed$.pipe(
      switchMap((steps) => {
        if (steps === null) return of(null)
        const sent$ = timer(fastBetMs).pipe(
          tap(send),
          switchMap(() => EMPTY),
        )
        return concat(of(local() + fastBetMs), sent$)
      }),
    ),
    null,
  )
}
