import { type MonoTypeOperatorFunction, type Observable, ReplaySubject, share, takeUntil } from 'rxjs'
import { cell, type Cell, type Equal, type State$ } from './state.ts'

/** Handles errors that are programming errors or broken contracts. */
export type OnFault = (error: unknown) => void

/** The lifetime of a session, a screen, a room or a game. Subscriptions that belong to it end with it. */
export interface Scope {
  /** Emits once, when the scope ends. */
  readonly ended$: Observable<void>
  readonly ended: boolean
  /** Completes a stream when the scope ends. */
  bind<T>(): MonoTypeOperatorFunction<T>
  /**
   * A `State$` of a stream's latest value, subscribed until the scope ends. An error of the source is passed
   * to `onFault`, and the last value is kept.
   */
  state<T>(source$: Observable<T>, initial: T, equal?: Equal<T>): State$<T>
  /** A writable value that completes when the scope ends. */
  cell<T>(initial: T, equal?: Equal<T>): Cell<T>
  /** Shares one subscription among all subscribers until the scope ends. */
  share<T>(source$: Observable<T>): Observable<T>
  /** Subscribes for side effects only. */
  run(source$: Observable<unknown>): void
  /** Runs `action` when the scope ends, in reverse order of registration; immediately if it has ended. */
  onEnd(action: () => void): void
  /** A child scope, which ends with this one at the latest. */
  child(): Scope
  /** Ends the scope. Idempotent. */
  end(): void
}

export function createScope(onFault: OnFault): Scope {
  const ended$ = new ReplaySubject<void>(1)
  const actions: (() => void)[] = []
  let ended = false

  const onEnd = (action: () => void): void => {
    if (ended) action()
    else actions.push(action)
  }
  const forget = (action: () => void): void => {
    const index = actions.indexOf(action)
    if (index >= 0) actions.splice(index, 1)
  }
  const bind = <T>(): MonoTypeOperatorFunction<T> => takeUntil(ended$)
  const run = (source$: Observable<unknown>): void => {
    const subscription = source$.pipe(bind()).subscribe({ error: onFault })
    if (subscription.closed) return
    const stop = (): void => {
      subscription.unsubscribe()
    }
    onEnd(stop)
    // Finished streams are removed, because a long-lived scope runs many short ones.
    subscription.add(() => {
      forget(stop)
    })
  }
  const ownedCell = <T>(initial: T, equal?: Equal<T>): Cell<T> => {
    const owned = cell(initial, equal)
    onEnd(owned.end)
    return owned
  }

  return {
    ended$: ended$.asObservable(),
    get ended() {
      return ended
    },
    bind,
    run,
    onEnd,
    cell: ownedCell,
    state: (source$, initial, equal) => {
      const held = ownedCell(initial, equal)
      const subscription = source$.pipe(bind()).subscribe({ next: held.set, error: onFault })
      onEnd(() => {
        subscription.unsubscribe()
      })
      return held.state$
    },
    share: (source$) =>
      source$.pipe(
        bind(),
        share({ resetOnRefCountZero: false, resetOnComplete: false, resetOnError: false }),
      ),
    child: () => {
      const child = createScope(onFault)
      onEnd(child.end)
      child.onEnd(() => {
        forget(child.end)
      })
      return child
    },
    end: () => {
      if (ended) return
      ended = true
      ended$.next()
      ended$.complete()
      for (const action of actions.splice(0).reverse()) {
        try {
          action()
        } catch (error) {
          onFault(error)
        }
      }
    },
  }
}
