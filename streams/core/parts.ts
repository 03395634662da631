import type { Scope } from '../kernel/scope.ts'

/**
 * A part of a venue's or the site's streams whose code is loaded with the screens that use it
 * (docs/decisions/0021-the-first-screen-comes-first.md).
 */
export type Part<C, T> = (scope: Scope, core: C, part: Parts<C>) => T

/** Each factory runs once; later calls return the same instance. */
export type Parts<C> = <T>(make: Part<C, T>) => T

export function createParts<C>(scope: Scope, core: C): Parts<C> {
  const made = new Map<unknown, unknown>()
  const part: Parts<C> = <T>(make: Part<C, T>): T => {
    if (!made.has(make)) made.set(make, make(scope, core, part))
    // The value stored under a factory was created by that factory.
    return made.get(make) as T
  }
  return part
}
