import { Observable } from 'rxjs'

/** A source with counts of its subscriptions. */
export interface CountedSource<T> {
  readonly source$: Observable<T>
  /** The number of subscriptions so far. */
  readonly subscribed: number
  /** How many of those subscriptions have ended: unsubscribed, completed or failed. */
  readonly ended: number
  /** The number of subscriptions that are open. */
  readonly active: number
}

/** Wraps a source to count its subscriptions, so that a test can check that each of them is released. */
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
