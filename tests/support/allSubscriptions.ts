import { Observable, type Subscription } from 'rxjs'

/** Counts all RxJS subscriptions that are open, whoever created them. */
export interface AllSubscriptions {
  readonly open: number
  /** Stops counting. */
  restore(): void
}

interface Subscribable {
  subscribe: (this: unknown, ...observer: never[]) => Subscription
}

export function countAllSubscriptions(): AllSubscriptions {
  const prototype: Subscribable = Observable.prototype
  const original = prototype.subscribe
  let open = 0
  prototype.subscribe = function (...observer) {
    open += 1
    const subscription = original.apply(this, observer)
    subscription.add(() => {
      open -= 1
    })
    return subscription
  }
  return {
    get open() {
      return open
    },
    restore: () => {
      prototype.subscribe = original
    },
  }
}
