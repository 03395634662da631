import { distinctUntilChanged, EMPTY, map, switchMap, tap } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'
import { legKey } from './legKeys.ts'
import { removeLeg } from './slip.ts'
import type { SlipCells } from './slipCells.ts'
import type { SlipDeps } from './slipDeps.ts'

/**
 * Removes legs that take no more bets because their `sealsAt` has passed, with a notice: a race that is locked never
 * opens again (docs/virtual-sports.md, 8). Nothing runs while no leg has a `sealsAt`.
 */
export function dropSealedLegs(
  scope: Scope,
  { slip }: Pick<SlipCells, 'slip'>,
  { second$, serverTime, notices }: Pick<SlipDeps, 'second$' | 'serverTime' | 'notices'>,
): void {
  scope.run(
    slip.state$.pipe(
      map(({ legs }) => legs.some(({ sealsAt }) => sealsAt !== undefined)),
      distinctUntilChanged(),
      switchMap((ends) => (ends ? second$ : EMPTY)),
      tap(() => {
        const now = serverTime.now()
        const sealed = slip.state$.value.legs.filter(({ sealsAt }) => sealsAt !== undefined && sealsAt <= now)
        if (sealed.length === 0) return
        slip.update((current) =>
          sealed.reduce((left, { choice }) => removeLeg(left, legKey(choice)), current),
        )
        notices.say('slip.legSealed')
      }),
    ),
  )
}
