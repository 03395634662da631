import { competition } from '../names/competitions.ts'
import { HANDBALL_LEAGUES } from '../names/handballClubs.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedByClock, scoringStrength } from '../timed/playedByClock.ts'
import type { TimedRules } from '../timed/rules.ts'

const FIRST_LEAGUE = 8001

/** Two halves of 30 minutes. */
export const HANDBALL_RULES: TimedRules = {
  counts: 'goals',
  parts: ['firstHalf', 'secondHalf'],
  partLength: 30 * MINUTE,
  pauses: [10 * MINUTE],
  clock: 'up',
  scores: [{ points: 1, weight: 1 }],
  haltAfterScore: 0,
  drawIsOffered: true,
}

export const HANDBALL: PlayedSport = {
  idPrefix: '83',
  seedPart: 16,
  kickOffs: { interval: 50 * MINUTE, offset: 26 * MINUTE, longest: 2 * HOUR },
  competitions: HANDBALL_LEAGUES.map((listed, index) => ({
    ...competition('handball', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: false,
  strength: scoringStrength({ perLead: 3.2, atHome: 1.8, perMood: 0.04 }),
  ...playedByClock(HANDBALL_RULES),
}
