import type { Scope } from '../kernel/scope.ts'
import type { VenueCore } from './venueCore.ts'

/**
 * A part of a venue's streams whose code is loaded with the screens that use it
 * (docs/decisions/0021-the-first-screen-comes-first.md).
 */
export type VenuePart<T> = (scope: Scope, core: VenueCore, part: Parts) => T

/** Each factory runs once; later calls return the same instance. */
export type Parts = <T>(make: VenuePart<T>) => T

export function createParts(scope: Scope, core: VenueCore): Parts {
  const made = new Map<unknown, unknown>()
  const part: Parts = <T>(make: VenuePart<T>): T => {
    if (!made.has(make)) made.set(make, make(scope, core, part))
    // The value stored under a factory was created by that factory.
    return made.get(make) as T
  }
  return part
}
