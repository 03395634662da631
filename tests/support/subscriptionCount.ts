import { Observable } from 'rxjs'

/** A source together with what has been done to it. */
export interface CountedSource<T> {
  readonly source$: Observable<T>
  /** How often it has been subscribed to, ever. */
  readonly subscribed: number
  /** How many of those subscriptions have ended: unsubscribed, completed or failed. */
  readonly ended: number
  /** Subscriptions that are open now. */
  readonly active: number
}

/** Wraps a source so that a test can tell how many subscriptions reach it, and that each of them is given back. */
export function countSubscriptions<T>(source$: Observable<T>): CountedSource<T> {
  let subscribed = 0
  let ended = 0
  return {
    source$: new Observable<T>((subscriber) => {
      subscribed += 1
      subscriber.add(() => {
        ended += 1
      })
      return source$.subscribe(subscriber)
    }),
    get subscribed() {
      return subscribed
    },
    get ended() {
      return ended
    },
    get active() {
      return subscribed - ended
    },
  }
}
