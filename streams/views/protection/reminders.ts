import { distinctUntilChanged, EMPTY, map, type Observable, skip, switchMap, withLatestFrom } from 'rxjs'
import type { State$ } from '../../kernel/state.ts'
import type { SessionPlay } from './sessionPlay.ts'

/** Emits each time the member has played for another `everyMinutes$`; never while it is `null`. */
export function reminders$(
  play$: State$<SessionPlay>,
  everyMinutes$: Observable<number | null>,
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
          ),
    ),
    withLatestFrom(play$, (_, play) => play),
  )
}
