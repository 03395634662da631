import { competition } from '../names/competitions.ts'
import { ICE_HOCKEY_LEAGUES } from '../names/iceHockeyClubs.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { playedByClock, scoringStrength } from '../timed/playedByClock.ts'
import type { TimedRules } from '../timed/rules.ts'

const FIRST_LEAGUE = 2101

/** Three periods of 20 minutes; markets are about regular time. */
export const ICE_HOCKEY_RULES: TimedRules = {
  counts: 'goals',
  parts: ['third1', 'third2', 'third3'],
  partLength: 20 * MINUTE,
  pauses: [15 * MINUTE, 15 * MINUTE],
  clock: 'down',
  scores: [{ points: 1, weight: 1 }],
  haltAfterScore: 25 * SECOND,
  drawIsOffered: true,
}

export const ICE_HOCKEY: PlayedSport = {
  idPrefix: '82',
  seedPart: 15,
  kickOffs: { interval: 45 * MINUTE, offset: 9 * MINUTE, longest: 3 * HOUR },
  competitions: ICE_HOCKEY_LEAGUES.map((listed, index) => ({
    ...competition('iceHockey', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: false,
  strength: scoringStrength({ perLead: 0.7, atHome: 0.35, perMood: 0.06 }),
  ...playedByClock(ICE_HOCKEY_RULES),
}
