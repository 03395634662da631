import type { Observable } from 'rxjs'
import { shareState } from './shareGrace.ts'
import type { State$ } from './state.ts'

type Primitive = string | number

interface KeyedOptions<K, T> {
  readonly initial: (key: K) => T
  readonly graceMs: number
}

/** Maps a key to its identity; not needed for primitive keys. */
type KeyOf<K> = K extends Primitive ? object : { readonly keyOf: (key: K) => Primitive }

/**
 * One shared `State$` for each key. It stays the same object while it has subscribers and is released
 * `graceMs` after the last one has left. `create` receives the key that was read first; later keys with the
 * same `keyOf` share its stream.
 */
export function keyed<K, T>(
  create: (key: K) => Observable<T>,
  options: KeyedOptions<K, T> & KeyOf<K>,
): (key: K) => State$<T> {
  const alive = new Map<K | Primitive, State$<T>>()
  const idOf = (key: K): K | Primitive =>
    'keyOf' in options && typeof options.keyOf === 'function' ? options.keyOf(key) : key
  return (key) => {
    const id = idOf(key)
    const known$ = alive.get(id)
    if (known$ !== undefined) return known$
    const state$ = shareState(create(key), {
      initial: options.initial(key),
      graceMs: options.graceMs,
      onRelease: () => {
        alive.delete(id)
      },
    })
    alive.set(id, state$)
    return state$
  }
}
