import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  race,
  skip,
  switchMap,
  take,
  timer,
} from 'rxjs'
import type { State$ } from '../../kernel/state.ts'
import type { SessionPlay } from './sessionPlay.ts'

/** How long a reminder waits for a net result that is not known yet, such as after a reload, ms. */
const NET_WAIT_MS = 10_000

/** Emits each time the member has played for another `everyMinutes$`; never while it is `null`. */
export function reminders$(
  play$: State$<SessionPlay>,
  everyMinutes$: Observable<number | null>,
  { netWaitMs = NET_WAIT_MS } = {},
): Observable<SessionPlay> {
  return everyMinutes$.pipe(
    distinctUntilChanged(),
    switchMap((every) =>
      every === null
        ? EMPTY
        : play$.pipe(
            map(({ minutes }) => Math.floor(minutes / every)),
            distinctUntilChanged(),
            // The first value is where the member is now, also after a reload.
            skip(1),
            switchMap(() => withNet$(play$, netWaitMs)),
          ),
    ),
  )
}

/** The play now, or once its net result is known. */
function withNet$(play$: State$<SessionPlay>, netWaitMs: number): Observable<SessionPlay> {
  const known$ = play$.pipe(
    filter(({ net }) => net !== null),
    take(1),
  )
  return play$.value.net === null
    ? race(known$, timer(netWaitMs).pipe(map(() => play$.value)))
    : of(play$.value)
}
