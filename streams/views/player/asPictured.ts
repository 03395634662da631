import {
  asyncScheduler,
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  type OperatorFunction,
  scan,
  type SchedulerLike,
  switchMap,
  timer,
  timestamp,
  type Timestamp,
} from 'rxjs'

/** How long past values are kept, ms. A picture is never later than this, even after a long stall. */
const KEPT_MS = 180_000
/** A change of the lateness by less than this is ignored, or a value would come and go with each measurement. */
const STEADY_MS = 1000

/**
 * Delays each value by the lateness of the picture, ms, so that it matches the frame on the screen. Goes back to
 * earlier values when the picture falls behind. `null` while the lateness is `null`, and until the picture has reached
 * the first value.
 */
export function asPictured<T>(
  lateMs$: Observable<number | null>,
  scheduler: SchedulerLike = asyncScheduler,
): OperatorFunction<T, T | null> {
  return (source$) =>
    combineLatest([
      source$.pipe(timestamp(scheduler), scan(remembered<T>, [])),
      lateMs$.pipe(distinctUntilChanged(isSteady)),
    ]).pipe(
      switchMap(([history, late]) => (late === null ? of(null) : delayed$(history, late, scheduler))),
      distinctUntilChanged(),
    )
}

function isSteady(a: number | null, b: number | null): boolean {
  return a === null || b === null ? a === b : Math.abs(a - b) < STEADY_MS
}

/** The latest value that is older than the limit is kept too, because it lasts until the next. */
function remembered<T>(history: readonly Timestamp<T>[], next: Timestamp<T>): readonly Timestamp<T>[] {
  const first = history.findLastIndex(({ timestamp: at }) => at < next.timestamp - KEPT_MS)
  return [...history.slice(Math.max(0, first)), next]
}

/** What the picture shows now, and each later value when the picture reaches it. */
function delayed$<T>(
  history: readonly Timestamp<T>[],
  late: number,
  scheduler: SchedulerLike,
): Observable<T | null> {
  return defer(() => {
    const pictured = scheduler.now() - late
    const shown = history.findLast(({ timestamp: at }) => at <= pictured)
    const later = history.filter(({ timestamp: at }) => at > pictured)
    return concat(
      of(shown?.value ?? null),
      ...later.map(({ timestamp: at, value }) =>
        timer(new Date(at + late), scheduler).pipe(map(() => value)),
      ),
    )
  })
}
