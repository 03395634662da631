import { competition } from '../names/competitions.ts'
import { HOCKEY_LEAGUES } from '../names/hockeyTeams.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { playedByClock, scoringStrength } from '../timed/playedByClock.ts'
import type { TimedRules } from '../timed/rules.ts'

const FIRST_LEAGUE = 901

/** Four quarters of 15 minutes; markets are about regular time. */
export const HOCKEY_RULES: TimedRules = {
  counts: 'goals',
  parts: ['quarter1', 'quarter2', 'quarter3', 'quarter4'],
  partLength: 15 * MINUTE,
  pauses: [2 * MINUTE, 10 * MINUTE, 2 * MINUTE],
  clock: 'down',
  scores: [{ points: 1, weight: 1 }],
  haltAfterScore: 25 * SECOND,
  drawIsOffered: true,
}

export const HOCKEY: PlayedSport = {
  idPrefix: '86',
  seedPart: 30,
  kickOffs: { interval: 55 * MINUTE, offset: 19 * MINUTE, longest: 2 * HOUR },
  competitions: HOCKEY_LEAGUES.map((listed, index) => ({
    ...competition('hockey', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: false,
  strength: scoringStrength({ perLead: 0.75, atHome: 0.3, perMood: 0.06 }),
  ...playedByClock(HOCKEY_RULES),
}
