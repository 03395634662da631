import { finalize, type MonoTypeOperatorFunction, Observable, ReplaySubject, share, tap, timer } from 'rxjs'
import { type State$, stateFrom } from './state.ts'

/**
 * One subscription for all readers, with the last value replayed. When the last reader leaves, the source
 * lives on for `graceMs`, so that a remount (StrictMode, a tab switched and back) costs no new connection.
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
 * `shareGrace` as a `State$`: `initial` until the source has spoken, and again after the grace has passed.
 * The source must not error; feeds carry failure as a value.
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
      // What a completed source said last stays true; readers that come later are given it too.
      if (!completed) current = undefined
      options.onRelease?.()
    }),
    shareGrace(options.graceMs),
  )
  const read = (): T => (current === undefined ? options.initial : current.value)
  const withInitial$ = new Observable<T>((subscriber) => {
    const heard = { spoken: false }
    const subscription = shared$.subscribe({
      next: (value) => {
        heard.spoken = true
        subscriber.next(value)
      },
      error: (error: unknown) => {
        subscriber.error(error)
      },
      complete: () => {
        subscriber.complete()
      },
    })
    // A source that spoke at once has already given the first value.
    if (!heard.spoken && !subscriber.closed) subscriber.next(read())
    return subscription
  })
  return stateFrom(read, withInitial$)
}
