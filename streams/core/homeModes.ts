import { defer, map, type Observable, retry, switchMap } from 'rxjs'
import { HOME_MODES, type HomeMode } from '../feeds/homeFilters/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { GameType } from '../wire/site/gameTypes.ts'
import type { MemberCore } from './memberCore.ts'

const load = () => import('../feeds/gameTypes/index.ts')

/** The game type of each mode that may have no games. */
const TYPE_OF: Readonly<Record<Exclude<HomeMode, 'sport'>, GameType>> = {
  lottery: 'lottery',
  real: 'casino',
}
const RETRY_MS = 3000

/** The modes of the home page: one whose type has no games is not shown. All, until that is known. */
export function createHomeModes$(
  scope: Scope,
  { link, conditions }: Pick<MemberCore, 'link' | 'conditions'>,
): State$<readonly HomeMode[]> {
  // The modes are drawn with the first list; that one of them goes may be known later.
  const types$ = link.firstList.afterFirstList$(() => defer(load).pipe(retry({ delay: RETRY_MS })))
  return scope.state<readonly HomeMode[]>(
    types$.pipe(
      switchMap(({ typesWithGames$ }): Observable<ReadonlySet<GameType>> =>
        typesWithGames$(Object.values(TYPE_OF), { link, conditions }),
      ),
      map((types) => HOME_MODES.filter((mode) => mode === 'sport' || types.has(TYPE_OF[mode]))),
    ),
    HOME_MODES,
    (one, other) => one.length === other.length,
  )
}
