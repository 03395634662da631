import { combineLatest, distinctUntilChanged, map } from 'rxjs'
import { memoLast, stateFrom, type Equal, type State$ } from './state.ts'

type ValuesOf<S> = { readonly [K in keyof S]: S[K] extends State$<infer V> ? V : never }

/**
 * A `State$` computed from several. `.value` is computed from the current values. If the sources derive from
 * one root, an intermediate combination may be emitted; derive from the root where that matters.
 */
export function combineStates<S extends Readonly<Record<string, State$<unknown>>>, R>(
  sources: S,
  project: (values: ValuesOf<S>) => R,
  equal: Equal<R> = Object.is,
): State$<R> {
  const entries = Object.entries(sources)
  const compute = memoLast(
    (values: readonly unknown[]) =>
      project(Object.fromEntries(entries.map(([name], index) => [name, values[index]])) as ValuesOf<S>),
    equal,
    (before, now) => before.every((value, index) => Object.is(value, now[index])),
  )
  return stateFrom(
    () => compute(entries.map(([, source$]) => source$.value)),
    combineLatest(entries.map(([, source$]) => source$)).pipe(map(compute), distinctUntilChanged()),
  )
}
