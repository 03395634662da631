import { competition } from '../names/competitions.ts'
import { DARTS_LEAGUES } from '../names/dartsTeams.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedInSets } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

const FIRST_LEAGUE = 20001

/** A best of five sets of three legs; the sides begin the legs by turns. */
export const DARTS_RULES: SetRules = {
  counts: 'legs',
  setsToWin: 3,
  points: 3,
  decidingPoints: 3,
  lead: 1,
  cap: null,
  serves: { turns: 1 },
  rally: { least: 110, most: 260 },
  betweenSets: 3 * MINUTE,
  drift: 3,
}

export const DARTS: PlayedSport = {
  idPrefix: '81',
  seedPart: 14,
  kickOffs: { interval: 80 * MINUTE, offset: 18 * MINUTE, longest: 3 * HOUR },
  competitions: DARTS_LEAGUES.map((listed, index) => ({
    ...competition('darts', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: true,
  // Who begins a leg wins six of ten.
  strength: ({ lead, mood }) => {
    const level = 0.61 + 0.02 * mood
    const edge = 0.028 * lead
    return [level + edge, level - edge]
  },
  ...playedInSets(DARTS_RULES),
}
