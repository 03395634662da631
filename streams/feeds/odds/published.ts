import { Observable, Subject } from 'rxjs'
import { type Equal, type State$, stateFrom } from '../../kernel/state.ts'

/** A value computed from the book, emitted only when it has changed. */
export interface Published<T> {
  readonly state$: State$<T>
  /** Recomputes the value and emits it if it has changed. Does nothing without subscribers. */
  refresh(): void
}

export interface PublishedOptions<T> {
  /** `shown` is the last emitted value; `undefined` if nothing was emitted. */
  readonly compute: (shown: T | undefined) => T
  readonly equal: Equal<T>
  /** Called for the first subscriber and after the last has left. */
  readonly onRead: () => void
  readonly onLeft: () => void
}

export function published<T>({ compute, equal, onRead, onLeft }: PublishedOptions<T>): Published<T> {
  const news$ = new Subject<T>()
  let held: { readonly value: T } | undefined
  let readers = 0

  /** Keeps the previous object if the new one is equal, so that identity checks hold. */
  const renew = (shown: T | undefined): T => {
    const next = compute(shown)
    if (held !== undefined && equal(held.value, next)) return held.value
    held = { value: next }
    return next
  }
  const read = (): T => (readers > 0 && held !== undefined ? held.value : renew(undefined))

  const source$ = new Observable<T>((subscriber) => {
    const value = read()
    readers += 1
    if (readers === 1) onRead()
    subscriber.next(value)
    const subscription = news$.subscribe(subscriber)
    return () => {
      subscription.unsubscribe()
      readers -= 1
      if (readers === 0) onLeft()
    }
  })
  return {
    state$: stateFrom(read, source$),
    refresh: () => {
      if (readers === 0 || held === undefined) return
      const before = held.value
      const after = renew(before)
      if (after !== before) news$.next(after)
    },
  }
}
