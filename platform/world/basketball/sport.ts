import { BASKETBALL_LEAGUES } from '../names/basketballClubs.ts'
import { competition } from '../names/competitions.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { BASKETBALL_MARKETS } from './markets.ts'
import { basket, playBasketball } from './play.ts'
import { basketballView } from './view.ts'

const FIRST_LEAGUE = 2001

export const BASKETBALL: PlayedSport = {
  idPrefix: '2',
  seedPart: 1,
  filmed: 'some',
  kickOffs: { interval: 20 * MINUTE, offset: 5 * MINUTE, longest: 4 * HOUR },
  competitions: BASKETBALL_LEAGUES.map((listed, index) => ({
    ...competition('basketball', FIRST_LEAGUE + index, listed),
    scoring: listed.points,
  })),
  neutral: false,
  strength: ({ lead, mood, neutral, scoring }) => {
    const total = scoring + 8 * mood
    const margin = 4.6 * lead + (neutral ? 0 : 2.6)
    return [(total + margin) / 2, (total - margin) / 2]
  },
  play: playBasketball,
  ...pricedBy({ plans: BASKETBALL_MARKETS, viewAt: basketballView, lineRefresh: 8 * SECOND }),
  forced: {
    goal: ({ phase }, at, side) =>
      phase.startsWith('quarter') || phase === 'overtime' ? basket(at, side, 2) : null,
    halts: false,
  },
}
