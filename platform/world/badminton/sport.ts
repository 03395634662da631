import { competition } from '../names/competitions.ts'
import { BADMINTON_LEAGUES } from '../names/badmintonTeams.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedInSets } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

const FIRST_LEAGUE = 47001

/** A best of three to 21, with a lead of two; 30 points win with any lead. */
export const BADMINTON_RULES: SetRules = {
  counts: 'points',
  setsToWin: 2,
  points: 21,
  decidingPoints: 21,
  lead: 2,
  cap: 30,
  serves: 'winner',
  rally: { least: 14, most: 34 },
  betweenSets: 2 * MINUTE,
  drift: 1,
}

export const BADMINTON: PlayedSport = {
  idPrefix: '6',
  seedPart: 11,
  kickOffs: { interval: 30 * MINUTE, offset: 3 * MINUTE, longest: 2 * HOUR },
  competitions: BADMINTON_LEAGUES.map((listed, index) => ({
    ...competition('badminton', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: true,
  strength: ({ lead, mood }) => {
    const level = 0.5 + 0.01 * mood
    const edge = 0.014 * lead
    return [level + edge, level - edge]
  },
  ...playedInSets(BADMINTON_RULES),
}
