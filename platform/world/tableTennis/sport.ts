import { competition } from '../names/competitions.ts'
import { TABLE_TENNIS_LEAGUES } from '../names/tableTennisTeams.ts'
import type { PlayedSport } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { playedInSets } from '../sets/playedInSets.ts'
import type { SetRules } from '../sets/rules.ts'

const FIRST_LEAGUE = 15001

/** A best of five to 11, with a lead of two; the sides serve by turns of two points, and of one from 10 all. */
export const TABLE_TENNIS_RULES: SetRules = {
  counts: 'points',
  setsToWin: 3,
  points: 11,
  decidingPoints: 11,
  lead: 2,
  cap: null,
  serves: { turns: 2 },
  rally: { least: 9, most: 21 },
  betweenSets: MINUTE,
  drift: 1,
}

export const TABLE_TENNIS: PlayedSport = {
  idPrefix: '3',
  seedPart: 10,
  kickOffs: { interval: 15 * MINUTE, offset: 7 * MINUTE, longest: 2 * HOUR },
  competitions: TABLE_TENNIS_LEAGUES.map((listed, index) => ({
    ...competition('tableTennis', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: true,
  strength: ({ lead, mood }) => {
    const level = 0.52 + 0.01 * mood
    const edge = 0.014 * lead
    return [level + edge, level - edge]
  },
  ...playedInSets(TABLE_TENNIS_RULES),
}
