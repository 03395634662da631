import { competition } from '../names/competitions.ts'
import { TENNIS_CUPS, TENNIS_NATIONS } from '../names/tennisTies.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { TENNIS_MARKETS } from './markets.ts'
import { playTennis, withPoint } from './play.ts'
import { tennisView } from './view.ts'

const FIRST_LEAGUE = 5001

export const TENNIS: PlayedSport = {
  idPrefix: '5',
  seedPart: 2,
  filmed: 'some',
  // The length of a match follows from its points: more than five hours would need five hundred points.
  kickOffs: { interval: 12 * MINUTE, offset: 10 * MINUTE, longest: 5 * HOUR },
  competitions: TENNIS_CUPS.map((cup, index) => ({
    ...competition('tennis', FIRST_LEAGUE + index, {
      ...cup,
      region: '国际|International',
      teams: TENNIS_NATIONS,
    }),
    scoring: 0,
  })),
  neutral: true,
  strength: ({ lead, mood }) => {
    const level = 0.63 + 0.03 * mood
    return [level + 0.022 * lead, level - 0.022 * lead]
  },
  play: playTennis,
  forced: { point: withPoint, halts: false },
  ...pricedBy({ plans: TENNIS_MARKETS, viewAt: tennisView, lineRefresh: MINUTE }),
}
