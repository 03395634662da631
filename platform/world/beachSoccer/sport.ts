import { competition } from '../names/competitions.ts'
import { BEACH_SOCCER_LEAGUES } from '../names/beachSoccerTeams.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { playedByClock, scoringStrength } from '../timed/playedByClock.ts'
import type { TimedRules } from '../timed/rules.ts'

const FIRST_LEAGUE = 2201

/** Three periods of 12 minutes; markets are about regular time. */
export const BEACH_SOCCER_RULES: TimedRules = {
  counts: 'goals',
  parts: ['third1', 'third2', 'third3'],
  partLength: 12 * MINUTE,
  pauses: [3 * MINUTE, 3 * MINUTE],
  clock: 'down',
  scores: [{ points: 1, weight: 1 }],
  haltAfterScore: 20 * SECOND,
  drawIsOffered: true,
}

export const BEACH_SOCCER: PlayedSport = {
  idPrefix: '87',
  seedPart: 31,
  kickOffs: { interval: 45 * MINUTE, offset: 26 * MINUTE, longest: 2 * HOUR },
  competitions: BEACH_SOCCER_LEAGUES.map((listed, index) => ({
    ...competition('beachSoccer', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: true,
  strength: scoringStrength({ perLead: 1.3, atHome: 0, perMood: 0.05 }),
  ...playedByClock(BEACH_SOCCER_RULES),
}
