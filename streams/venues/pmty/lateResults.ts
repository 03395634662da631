import { lateCall$ } from '../lateCall.ts'
import type { Results } from '../results.ts'
import type { Ask } from './call.ts'

const load = () => import('./matchResults.ts')

/** The facet for results; its code is loaded with the first call. */
export function lateResults(ask: Ask, memberId: () => string): Required<Results> {
  return {
    sports: () => lateCall$(load, (code) => code.askResultSports$(ask)),
    ofDay: (sport, day) => lateCall$(load, (code) => code.askResultsOfDay$(ask, memberId(), sport, day)),
    match: (matchId) => lateCall$(load, (code) => code.askMatchResult$(ask, memberId(), matchId)),
    own: () => lateCall$(load, (code) => code.askOwnResults$(ask, memberId())),
    champions: (span) => lateCall$(load, (code) => code.askChampions$(ask, span)),
  }
}
