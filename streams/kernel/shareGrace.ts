import { finalize, type MonoTypeOperatorFunction, Observable, ReplaySubject, share, tap, timer } from 'rxjs'
import { type State$, stateFrom } from './state.ts'

/**
 * Shares one subscription among all subscribers and replays the last value. After the last unsubscribe the
 * source is kept for `graceMs`, so that a remount (StrictMode, switching tabs) does not open a new
 * connection.
 */
export function shareGrace<T>(graceMs: number): MonoTypeOperatorFunction<T> {
  return share({
    connector: () => new ReplaySubject<T>(1),
    resetOnRefCountZero: () => timer(graceMs),
    resetOnComplete: false,
    resetOnError: true,
  })
}

/**
 * `shareGrace` as a `State$`: `initial` until the source has emitted, and again when the grace is over,
 * unless the source has completed. The source must not error; feeds carry failures as values. `onRelease` is
 * called when the source is unsubscribed or has completed.
 */
export function shareState<T>(
  source$: Observable<T>,
  options: { readonly initial: T; readonly graceMs: number; readonly onRelease?: () => void },
): State$<T> {
  let current: { readonly value: T } | undefined
  let completed = false as boolean
  const shared$ = source$.pipe(
    tap({
      next: (value) => {
        current = { value }
      },
      complete: () => {
        completed = true
      },
    }),
    finalize(() => {
      // The last value of a completed source stays valid for later subscribers.
      if (!completed) current = undefined
      options.onRelease?.()
    }),
    shareGrace(options.graceMs),
  )
  const read = (): T => (current === undefined ? options.initial : current.value)
  const withInitial$ = new Observable<T>((subscriber) => {
    const source = { emitted: false }
    const subscription = shared$.subscribe({
      next: (value) => {
        source.emitted = true
        subscriber.next(value)
      },
      error: (error: unknown) => {
        subscriber.error(error)
      },
      complete: () => {
        subscriber.complete()
      },
    })
    // If the source emitted synchronously, the subscriber already has its first value.
    if (!source.emitted && !subscriber.closed) subscriber.next(read())
    return subscription
  })
  return stateFrom(read, withInitial$)
}
