import { lateCode } from '../lateCode.ts'
import type { Results } from '../results.ts'
import type { Ask } from './call.ts'

const late = lateCode(() => import('./matchResults.ts'))

/** The facet for results; its code is loaded with the first call. */
export function lateResults(ask: Ask, memberId: () => string): Required<Omit<Results, 'matchesOnly'>> {
  return {
    sports: () => late.call$((code) => code.askResultSports$(ask)),
    ofDay: (sport, day) => late.call$((code) => code.askResultsOfDay$(ask, memberId(), sport, day)),
    match: (matchId) => late.call$((code) => code.askMatchResult$(ask, memberId(), matchId)),
    ofMyBets: () => late.call$((code) => code.askOwnResults$(ask, memberId())),
    champions: (span) => late.call$((code) => code.askChampions$(ask, span)),
  }
}
