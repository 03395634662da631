import { filter, map } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Preferences, VenuePreferences } from '../venues/preferences.ts'
import type { MemberCore } from './memberCore.ts'

/** Used at venues without quick stakes of the member, and until they are loaded. */
const QUICK_STAKES: readonly number[] = [50, 100, 500, 1000]

/** Loads what the venue stores for the member: quick stakes, and some of the settings. */
export function createQuickStakes$(
  scope: Scope,
  { venueCopy, link }: Pick<MemberCore, 'venueCopy' | 'link'>,
  preferences: Preferences | undefined,
): State$<readonly number[]> {
  if (preferences === undefined) return scope.cell(QUICK_STAKES).state$
  const loaded$ = scope.state<VenuePreferences | null>(
    link.firstList
      .afterFirstList$(() => preferences.load())
      .pipe(
        filter((result) => result.ok),
        map(({ value }) => value),
      ),
    null,
  )
  venueCopy.set({
    loaded$: loaded$.pipe(filter((loaded) => loaded !== null)),
    save: (chosen) => preferences.save(chosen),
  })
  scope.onEnd(() => {
    venueCopy.set(null)
  })
  return mapState(loaded$, (loaded) =>
    loaded === null || loaded.quickStakes.length === 0 ? QUICK_STAKES : loaded.quickStakes,
  )
}
