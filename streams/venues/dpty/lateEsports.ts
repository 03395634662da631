import type { Esports } from '../esports.ts'
import { lateCode } from '../lateCode.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { Ask } from './call.ts'

const late = lateCode(() => import('./esports.ts'))

/** The facet for esports; its code is loaded with the first call. */
export function lateEsports(ask: Ask, { serverNow }: Pick<VenueDeps, 'serverNow'>): Esports {
  return {
    games: () => late.call$((code) => code.askGames$(ask)),
    dates: (menuId) => late.call$((code) => code.askDates$(ask, menuId, serverNow())),
    list: (query) => late.call$((code) => code.askEsports$(ask, query, serverNow())),
    leagues: (query) => late.call$((code) => code.askEsportsLeagues$(ask, query, serverNow())),
    pictures: () => late.call$((code) => code.pictures$()),
  }
}
