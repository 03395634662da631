import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  Observable,
  type Subscriber,
  type TeardownLogic,
} from 'rxjs'

/**
 * A stream that always has a value, emits it synchronously on subscribe, and never errors. Events are plain
 * `Observable`s.
 */
export interface State$<T> extends Observable<T> {
  readonly value: T
}

/** Compares two values; a value equal to the previous one is not emitted. */
export type Equal<T> = (previous: T, next: T) => boolean

class ReadableState<T> extends Observable<T> implements State$<T> {
  readonly #read: () => T

  constructor(read: () => T, subscribe: (subscriber: Subscriber<T>) => TeardownLogic) {
    super(subscribe)
    this.#read = read
  }

  get value(): T {
    return this.#read()
  }
}

/** A `State$` from a getter of the current value and a stream that starts with it. */
export function stateFrom<T>(read: () => T, source$: Observable<T>): State$<T> {
  return new ReadableState(read, (subscriber) => source$.subscribe(subscriber))
}

/** A `State$` that never changes. */
export function constant<T>(value: T): State$<T> {
  return new ReadableState(
    () => value,
    (subscriber) => {
      subscriber.next(value)
    },
  )
}

/** A value with one writer. Expose `state$` and keep the cell private. */
export interface Cell<T> {
  readonly state$: State$<T>
  set(value: T): void
  update(change: (previous: T) => T): void
  /** Completes `state$`; later writes are ignored. */
  end(): void
}

export function cell<T>(initial: T, equal: Equal<T> = Object.is): Cell<T> {
  const subject$ = new BehaviorSubject(initial)
  let ended = false
  const set = (value: T): void => {
    // A completed BehaviorSubject emits nothing, but would still change its value.
    if (!ended && !equal(subject$.value, value)) subject$.next(value)
  }
  return {
    state$: stateFrom(() => subject$.value, subject$),
    set,
    update: (change) => {
      set(change(subject$.value))
    },
    end: () => {
      ended = true
      subject$.complete()
    },
  }
}

/**
 * Memoises the last result, so that the same source value always yields the same object, and an equal result the
 * previous one.
 */
export function memoLast<A, B>(
  project: (value: A) => B,
  equal: Equal<B>,
  isSame: Equal<A> = Object.is,
): (value: A) => B {
  let last: { readonly from: A; readonly to: B } | undefined
  return (value) => {
    if (last !== undefined && isSame(last.from, value)) return last.to
    const to = project(value)
    last = { from: value, to: last !== undefined && equal(last.to, to) ? last.to : to }
    return last.to
  }
}

/** A `State$` computed from another; `project` must be pure. */
export function mapState<A, B>(
  source$: State$<A>,
  project: (value: A) => B,
  equal: Equal<B> = Object.is,
): State$<B> {
  const memo = memoLast(project, equal)
  return stateFrom(() => memo(source$.value), source$.pipe(map(memo), distinctUntilChanged()))
}
