import { competition } from '../names/competitions.ts'
import { BEACH_VOLLEYBALL_LEAGUES } from '../names/beachVolleyballTeams.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedInSets } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

const FIRST_LEAGUE = 51001

/** A best of three to 21, with a lead of two; the third set to 15. */
export const BEACH_VOLLEYBALL_RULES: SetRules = {
  counts: 'points',
  setsToWin: 2,
  points: 21,
  decidingPoints: 15,
  lead: 2,
  cap: null,
  serves: 'winner',
  rally: { least: 16, most: 36 },
  betweenSets: MINUTE,
  drift: 1,
}

export const BEACH_VOLLEYBALL: PlayedSport = {
  idPrefix: '7',
  seedPart: 12,
  kickOffs: { interval: 45 * MINUTE, offset: 12 * MINUTE, longest: 3 * HOUR },
  competitions: BEACH_VOLLEYBALL_LEAGUES.map((listed, index) => ({
    ...competition('beachVolleyball', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: true,
  // The receiving side wins six of ten rallies.
  strength: ({ lead, mood }) => {
    const level = 0.39 + 0.015 * mood
    const edge = 0.013 * lead
    return [level + edge, level - edge]
  },
  ...playedInSets(BEACH_VOLLEYBALL_RULES),
}
