import { competition } from '../names/competitions.ts'
import { WATER_POLO_LEAGUES } from '../names/waterPoloClubs.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedByClock, scoringStrength } from '../timed/playedByClock.ts'
import type { TimedRules } from '../timed/rules.ts'

const FIRST_LEAGUE = 24001

/** Four quarters of 8 minutes. */
export const WATER_POLO_RULES: TimedRules = {
  counts: 'goals',
  parts: ['quarter1', 'quarter2', 'quarter3', 'quarter4'],
  partLength: 8 * MINUTE,
  pauses: [2 * MINUTE, 3 * MINUTE, 2 * MINUTE],
  clock: 'down',
  scores: [{ points: 1, weight: 1 }],
  haltAfterScore: 0,
  drawIsOffered: true,
}

export const WATER_POLO: PlayedSport = {
  idPrefix: '84',
  seedPart: 17,
  kickOffs: { interval: 40 * MINUTE, offset: 33 * MINUTE, longest: 2 * HOUR },
  competitions: WATER_POLO_LEAGUES.map((listed, index) => ({
    ...competition('waterPolo', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: false,
  strength: scoringStrength({ perLead: 2.4, atHome: 0.9, perMood: 0.04 }),
  ...playedByClock(WATER_POLO_RULES),
}
