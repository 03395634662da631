import { lateCode } from '../lateCode.ts'
import type { VenueDeps } from '../venueDeps.ts'
import type { Virtual } from '../virtual.ts'
import type { Ask } from './call.ts'
import type { NoteSport } from './matches.ts'

const late = lateCode(() => import('./virtualCalls.ts'))

/** The facet for virtual sports; its code is loaded with the first call. */
export function lateVirtual(
  ask: Ask,
  { memberId, rate }: Pick<VenueDeps, 'memberId' | 'rate'>,
  note: NoteSport,
): Virtual {
  return {
    entry: 'vr',
    menus: () => late.call$((code) => code.askVirtualMenus$(ask)),
    batches: (game) => late.call$((code) => code.askVirtualBatches$(ask, game, note)),
    match: (matchId) => late.call$((code) => code.askVirtualMatch$(ask, matchId, memberId(), { note, rate })),
    markets: (matchId) => late.call$((code) => code.askVirtualMarkets$(ask, matchId, memberId())),
    replay: (batch) => late.call$((code) => code.askReplay$(ask, batch)),
    filmLength: (batch) => late.call$((code) => code.askFilmLength$(ask, batch)),
    scores: (matchIds) => late.call$((code) => code.askVirtualScores$(ask, matchIds)),
    tree: (batch) => late.call$((code) => code.askTree$(ask, batch)),
    table: (game) => late.call$((code) => code.askTable$(ask, game)),
    results: (game, span, size) => late.call$((code) => code.askVirtualResults$(ask, game, span, size)),
  }
}
