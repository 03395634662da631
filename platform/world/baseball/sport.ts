import { HOUR, MINUTE } from '../durations.ts'
import { playedInInnings } from '../innings/playedInInnings.ts'
import { BASEBALL_LEAGUES } from '../names/baseballClubs.ts'
import { competition } from '../names/competitions.ts'
import type { PlayedSport } from '../playedSport.ts'
import { BASEBALL_MARKETS } from './markets.ts'
import { BASEBALL_RULES } from './rules.ts'
import { baseballView } from './view.ts'

const FIRST_LEAGUE = 701

export const BASEBALL: PlayedSport = {
  idPrefix: '88',
  seedPart: 32,
  // Nine innings take about three hours, each extra inning a quarter of an hour more.
  kickOffs: { interval: 50 * MINUTE, offset: 27 * MINUTE, longest: 7 * HOUR },
  competitions: BASEBALL_LEAGUES.map((listed, index) => ({
    ...competition('baseball', FIRST_LEAGUE + index, listed),
    scoring: listed.onBase,
  })),
  neutral: false,
  // The chance of a batter to reach base. A hundredth more is about a third of a run.
  strength: ({ lead, mood, neutral, scoring }) => {
    const level = scoring + 0.008 * mood
    const edge = 0.011 * lead + (neutral ? 0 : 0.004)
    return [level + edge, level - edge]
  },
  ...playedInInnings(BASEBALL_RULES, BASEBALL_MARKETS, baseballView),
}
