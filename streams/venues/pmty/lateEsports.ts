import type { Esports } from '../esports.ts'
import { lateCode } from '../lateCode.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { Ask } from './call.ts'
import type { NoteSport } from './matches.ts'

const late = lateCode(() => import('./esports.ts'))

/** The facet for esports; its code is loaded with the first call. */
export function lateEsports(
  ask: Ask,
  { memberId, serverNow }: Pick<VenueDeps, 'memberId' | 'serverNow'>,
  note: NoteSport,
): Esports {
  const asker = { ask, memberId, serverNow, note }
  return {
    games: () => late.call$((code) => code.askGames$(ask)),
    dates: (menuId) => late.call$((code) => code.askDates$(asker, menuId)),
    list: (query) => late.call$((code) => code.askEsports$(asker, query)),
    leagues: (query) => late.call$((code) => code.askEsportsLeagues$(asker, query)),
    pictures: () => late.call$((code) => code.askPictures$(ask)),
  }
}
