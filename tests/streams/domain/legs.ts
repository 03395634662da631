import type { Leg, LegChoice } from '../../../streams/domain/leg.ts'
import { odds, spec } from './arbitraries.ts'

/** A leg on a match; `choice` and `over` replace the defaults. */
export function leg(matchId: string, choice: Partial<LegChoice> = {}, over: Partial<Leg> = {}): Leg {
  return {
    venue: 'PMTY',
    choice: {
      matchId,
      sport: 'football',
      spec: spec('result'),
      handle: '1',
      line: null,
      side: 'home',
      ...choice,
    },
    wire: { marketId: `${matchId}-m`, optionId: `${matchId}-o`, playId: '1' },
    agreedOdds: odds(1.95),
    timing: 'early',
    parlayAllowed: true,
    score: null,
    leagueId: 'l',
    kickOff: 0,
    names: { home: 'H', away: 'A', league: 'L', market: 'M' },
    ...over,
  }
}
