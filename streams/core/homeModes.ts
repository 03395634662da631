import { defer, type Observable, retry, switchMap } from 'rxjs'
import { HOME_MODES, type HomeMode } from '../feeds/homeFilters/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { MemberCore } from './memberCore.ts'

const load = () => import('./knownModes.ts')

const RETRY_MS = 3000

/** The modes of the home page, in the order in which they are shown. All, until it is known which. */
export function createHomeModes$(
  scope: Scope,
  core: Pick<MemberCore, 'link' | 'conditions' | 'site'>,
): State$<readonly HomeMode[]> {
  // The modes are drawn with the first list; that one of them goes may be known later.
  const code$ = core.link.firstList.afterFirstList$(() => defer(load).pipe(retry({ delay: RETRY_MS })))
  return scope.state<readonly HomeMode[]>(
    code$.pipe(switchMap(({ knownModes$ }): Observable<readonly HomeMode[]> => knownModes$(core))),
    HOME_MODES,
    (one, other) => one.join() === other.join(),
  )
}
