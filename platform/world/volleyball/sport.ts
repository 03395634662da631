import { competition } from '../names/competitions.ts'
import { VOLLEYBALL_LEAGUES } from '../names/volleyballClubs.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { VOLLEYBALL_MARKETS } from './markets.ts'
import { playVolleyball } from './play.ts'
import { volleyballView } from './view.ts'

const FIRST_LEAGUE = 9001

export const VOLLEYBALL: PlayedSport = {
  idDigit: '9',
  seedPart: 3,
  // Five long sets take about three hours; five hours would need four hundred rallies.
  kickOffs: { interval: 25 * MINUTE, offset: 15 * MINUTE, longest: 5 * HOUR },
  competitions: VOLLEYBALL_LEAGUES.map((listed, index) => ({
    ...competition('volleyball', FIRST_LEAGUE + index, listed),
    scoring: 0,
  })),
  neutral: false,
  // The receiving side wins six of ten rallies.
  strength: ({ lead, mood, neutral }) => {
    const level = 0.4 + 0.015 * mood
    const edge = 0.012 * lead + (neutral ? 0 : 0.005)
    return [level + edge, level - edge]
  },
  play: playVolleyball,
  ...pricedBy({ plans: VOLLEYBALL_MARKETS, viewAt: volleyballView, lineRefresh: MINUTE }),
}
