import { competition } from '../names/competitions.ts'
import { VOLLEYBALL_LEAGUES } from '../names/volleyballClubs.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedInSets } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

const FIRST_LEAGUE = 9001

/** A best of five to 25, with a lead of two; the fifth set to 15. */
export const VOLLEYBALL_RULES: SetRules = {
  counts: 'points',
  setsToWin: 3,
  points: 25,
  decidingPoints: 15,
  lead: 2,
  cap: null,
  serves: 'winner',
  rally: { least: 20, most: 46 },
  betweenSets: 3 * MINUTE,
  drift: 1,
}

export const VOLLEYBALL: PlayedSport = {
  idPrefix: '9',
  seedPart: 3,
  filmed: 'some',
  // Five long sets take about three hours; five hours would need four hundred rallies.
  kickOffs: { interval: 25 * MINUTE, offset: 15 * MINUTE, longest: 5 * HOUR },
  competitions: VOLLEYBALL_LEAGUES.map((listed, index) => ({
    ...competition('volleyball', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: false,
  // The receiving side wins six of ten rallies.
  strength: ({ lead, mood, neutral }) => {
    const level = 0.4 + 0.015 * mood
    const edge = 0.012 * lead + (neutral ? 0 : 0.005)
    return [level + edge, level - edge]
  },
  ...playedInSets(VOLLEYBALL_RULES),
}
