import { competition } from '../names/competitions.ts'
import { AMERICAN_FOOTBALL_LEAGUES } from '../names/americanFootballClubs.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { playedByClock, scoringStrength } from '../timed/playedByClock.ts'
import type { TimedRules } from '../timed/rules.ts'

const FIRST_LEAGUE = 6001

/** Four quarters of 15 minutes. Scores are touchdowns with their tries, field goals and safeties. */
export const AMERICAN_FOOTBALL_RULES: TimedRules = {
  counts: 'points',
  parts: ['quarter1', 'quarter2', 'quarter3', 'quarter4'],
  partLength: 15 * MINUTE,
  pauses: [2 * MINUTE, 13 * MINUTE, 2 * MINUTE],
  clock: 'down',
  scores: [
    { points: 7, weight: 0.5, counted: 'touchdowns' },
    { points: 3, weight: 0.41, counted: 'fieldGoals' },
    { points: 6, weight: 0.05, counted: 'touchdowns' },
    { points: 8, weight: 0.025, counted: 'touchdowns' },
    { points: 2, weight: 0.015 },
  ],
  haltAfterScore: 30 * SECOND,
  drawIsOffered: false,
}

export const AMERICAN_FOOTBALL: PlayedSport = {
  idPrefix: '85',
  seedPart: 18,
  kickOffs: { interval: 90 * MINUTE, offset: 41 * MINUTE, longest: 3 * HOUR },
  competitions: AMERICAN_FOOTBALL_LEAGUES.map((listed, index) => ({
    ...competition('americanFootball', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: false,
  strength: scoringStrength({ perLead: 6, atHome: 2.2, perMood: 0.06 }),
  ...playedByClock(AMERICAN_FOOTBALL_RULES),
}
