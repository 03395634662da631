import { type MonoTypeOperatorFunction, type Observable, ReplaySubject, share, takeUntil } from 'rxjs'
import { cell, type Cell, type Equal, type State$ } from './state.ts'

/** Receives what should never happen: our bug, or a broken contract. */
export type OnFault = (error: unknown) => void

/** A lifetime: of the session, a screen, a room, a game. What it owns ends with it. */
export interface Scope {
  /** Emits once, when the scope ends. */
  readonly ended$: Observable<void>
  readonly ended: boolean
  /** Ends a stream with the scope. */
  bind<T>(): MonoTypeOperatorFunction<T>
  /** Keeps a stream's latest value for the scope's life. A source error is a fault: the last value stays. */
  state<T>(source$: Observable<T>, initial: T, equal?: Equal<T>): State$<T>
  /** A writable value that ends with the scope. */
  cell<T>(initial: T, equal?: Equal<T>): Cell<T>
  /** One subscription for all readers, as long as the scope lives. */
  share<T>(source$: Observable<T>): Observable<T>
  /** Subscribes for the effects. */
  run(source$: Observable<unknown>): void
  /** Runs `action` when the scope ends, last added first; at once if it has ended. */
  onEnd(action: () => void): void
  /** A scope that ends with this one, or earlier. */
  child(): Scope
  /** Ends it. Ending twice does nothing. */
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
    // A long-lived scope runs many short streams; what is over is let go.
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
