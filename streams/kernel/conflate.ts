import { audit, type MonoTypeOperatorFunction, type Observable } from 'rxjs'

/** Emits at most one value for each `frame`, always the latest. */
export function conflate<T>(frame: () => Observable<unknown>): MonoTypeOperatorFunction<T> {
  return audit(frame)
}
