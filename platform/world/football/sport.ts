import { competition } from '../names/competitions.ts'
import { FOOTBALL_LEAGUES } from '../names/footballClubs.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { card, goal } from './happenings.ts'
import { FOOTBALL_MARKETS, USUAL_MARKETS } from './markets.ts'
import { playFootball } from './play.ts'
import { footballRecord } from './record.ts'
import { footballView } from './view.ts'

const FIRST_LEAGUE = 1001

export const FOOTBALL: PlayedSport = {
  idPrefix: '1',
  seedPart: 0,
  filmed: true,
  // So frequent that one match is always in its last ten minutes, even if another is abandoned.
  kickOffs: { interval: 4 * MINUTE, offset: 0, longest: 3 * HOUR },
  competitions: FOOTBALL_LEAGUES.map((listed, index) => ({
    ...competition('football', FIRST_LEAGUE + index, listed),
    scoring: listed.goals,
  })),
  neutral: false,
  strength: ({ lead, mood, neutral, scoring }) => {
    const total = scoring * (1 + 0.1 * mood)
    // The expected lead of home in goals; about one and a half between the best side at home and the worst.
    const supremacy = 0.68 * lead + (neutral ? 0 : 0.34)
    const ratio = Math.exp((2 * supremacy) / total)
    return [(total * ratio) / (1 + ratio), total / (1 + ratio)]
  },
  play: playFootball,
  record: footballRecord,
  ...pricedBy({
    plans: FOOTBALL_MARKETS,
    // A match of a big league has three times as many markets as another.
    plansOf: ({ league }) => (league.hot ? FOOTBALL_MARKETS : USUAL_MARKETS),
    viewAt: footballView,
    lineRefresh: MINUTE,
  }),
  forced: {
    goal: ({ phase, dangerous }, at, side) => {
      const playing = phase === 'firstHalf' || phase === 'secondHalf'
      return playing && dangerous !== 'review' ? goal(at, side, false) : null
    },
    redCard: (at, side) => card(at, side, 'red'),
    halts: true,
  },
}
