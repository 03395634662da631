import {
  audit,
  defer,
  map,
  type MonoTypeOperatorFunction,
  type Observable,
  type OperatorFunction,
  tap,
} from 'rxjs'

/** Keeps the latest value until the next `frame`: at most one emission each frame, never an old one. */
export function conflate<T>(frame: () => Observable<unknown>): MonoTypeOperatorFunction<T> {
  return audit(frame)
}

/**
 * Collects what arrives until the next `frame` and emits it as one list in order of arrival, so that a
 * burst of price changes costs one render. Nothing is dropped; what is held at completion still comes.
 */
export function batchByFrame<T>(frame: () => Observable<unknown>): OperatorFunction<T, readonly T[]> {
  return (source$) =>
    defer(() => {
      let batch: T[] = []
      return source$.pipe(
        tap((value) => {
          batch.push(value)
        }),
        audit(frame),
        map(() => {
          const full = batch
          batch = []
          return full
        }),
      )
    })
}
