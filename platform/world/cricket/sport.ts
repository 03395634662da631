import { HOUR, MINUTE } from '../durations.ts'
import { playedInInnings } from '../innings/playedInInnings.ts'
import { CRICKET_LEAGUES } from '../names/cricketTeams.ts'
import { competition } from '../names/competitions.ts'
import type { PlayedSport } from '../playedSport.ts'
import { CRICKET_MARKETS } from './markets.ts'
import { CRICKET_RULES } from './rules.ts'
import { cricketView } from './view.ts'

const FIRST_LEAGUE = 1401

export const CRICKET: PlayedSport = {
  idPrefix: '890',
  seedPart: 33,
  // Two innings take at most three hours and a half.
  kickOffs: { interval: 55 * MINUTE, offset: 41 * MINUTE, longest: 5 * HOUR },
  competitions: CRICKET_LEAGUES.map((listed, index) => ({
    ...competition('cricket', FIRST_LEAGUE + index, listed),
    scoring: listed.scoring,
  })),
  neutral: false,
  // How often a side scores, with 1 for the average. A hundredth is about two runs.
  strength: ({ lead, mood, neutral, scoring }) => {
    const level = scoring * (1 + 0.04 * mood)
    const edge = 0.025 * lead + (neutral ? 0 : 0.01)
    return [level + edge, level - edge]
  },
  ...playedInInnings(CRICKET_RULES, CRICKET_MARKETS, cricketView),
}
