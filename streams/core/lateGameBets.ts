import { tap } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import { storedGameBets } from '../machines/gameBets/gameBetKeys.ts'
import { loadedAgain$ } from './loadedAgain.ts'
import type { VenueParts } from './venueParts.ts'
import type { VenueCore } from './venueCore.ts'

/**
 * Looks up bets on rounds whose answer was lost when the page was left. Their code is loaded where the device has
 * stored some, whatever screen is open.
 */
export function resumeGameBets(scope: Scope, { ports, member, link }: VenueCore, part: VenueParts): void {
  const products = storedGameBets(ports.storage.local, member.id)
  if (products.length === 0) return
  scope.run(
    loadedAgain$(() => import('./gameParts.ts'), link.faults, 'gameBets').pipe(
      tap(({ gameBets }) => {
        for (const product of products) part(gameBets[product])
      }),
    ),
  )
}
