import type { Scope } from '../../kernel/scope.ts'
import type { MemberCore } from './memberCore.ts'

/**
 * A part of the member's streams that not every screen needs: its code comes with the screens that ask for it
 * (docs/decisions/0021-the-first-screen-comes-first.md).
 */
export type MemberPart<T> = (scope: Scope, core: MemberCore, part: Parts) => T

/** Makes a part at the first ask, and gives the same to all who ask after. */
export type Parts = <T>(make: MemberPart<T>) => T

export function createParts(scope: Scope, core: MemberCore): Parts {
  const made = new Map<unknown, unknown>()
  const part: Parts = <T>(make: MemberPart<T>): T => {
    if (!made.has(make)) made.set(make, make(scope, core, part))
    // What stands under a maker is what it made.
    return made.get(make) as T
  }
  return part
}
