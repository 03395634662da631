import { concat, distinctUntilChanged, map, type Observable, of, switchMap, take, timer } from 'rxjs'
import { SHOWING_MS } from '../../domain/lottery/lotteries.ts'
import type { PastDraw } from '../../feeds/lottery/index.ts'

/** How many numbers of the newest draw are shown, from the first. */
export interface ShownDraw {
  readonly planId: string | null
  readonly shown: number
}

/**
 * The numbers of a draw that comes while this is subscribed are shown one after the other within `showMs`, the time
 * until it is paid; the draw that was there before is shown whole.
 */
export function shownDraw$(
  last$: Observable<PastDraw | null>,
  showMs: number = SHOWING_MS,
): Observable<ShownDraw> {
  return last$.pipe(
    map((last) => ({ planId: last?.planId ?? null, all: last?.numbers.length ?? 0 })),
    distinctUntilChanged((one, other) => one.planId === other.planId && one.all === other.all),
    switchMap(({ planId, all }, index) => {
      const shown = (count: number): ShownDraw => ({ planId, shown: count })
      if (index === 0 || all === 0) return of(shown(all))
      const stepMs = Math.floor(showMs / (all + 1))
      const next$ = timer(stepMs, stepMs).pipe(
        map((count) => shown(count + 1)),
        take(all),
      )
      return concat(of(shown(0)), next$)
    }),
  )
}
