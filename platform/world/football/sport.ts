import type { Phase } from '../../../streams/domain/match.ts'
import type { Happening } from '../course/course.ts'
import type { Moment, SideIndex } from '../course/moment.ts'
import { competition } from '../names/competitions.ts'
import { FOOTBALL_LEAGUES } from '../names/footballClubs.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { kick } from './extraHappenings.ts'
import { card, goal } from './happenings.ts'
import { partEnded, replayed } from './knockout.ts'
import { CUP_MARKETS, FOOTBALL_MARKETS, USUAL_MARKETS } from './markets.ts'
import { playFootball } from './play.ts'
import { footballRecord } from './record.ts'
import { nextKicker } from './shootOut.ts'
import { footballView } from './view.ts'

const FIRST_LEAGUE = 1001

export const FOOTBALL: PlayedSport = {
  idPrefix: '1',
  seedPart: 0,
  filmed: 'some',
  // So frequent that one match is always in its last ten minutes, even if another is abandoned. Extra time and a
  // shoot-out of forty kicks end, with an interruption, within four hours.
  kickOffs: { interval: 4 * MINUTE, offset: 0, longest: 4.5 * HOUR },
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
    plans: [...FOOTBALL_MARKETS, ...CUP_MARKETS],
    // A match of a big league has three times as many markets as another.
    plansOf: ({ league }) => {
      const plans = league.hot ? FOOTBALL_MARKETS : USUAL_MARKETS
      return league.knockout === true ? [...plans, ...CUP_MARKETS] : plans
    },
    viewAt: footballView,
    lineRefresh: MINUTE,
  }),
  forced: {
    goal: (moment, at, side) => {
      if (moment.phase === 'penalties') return scoredKick(moment, at, side)
      return IN_PLAY.has(moment.phase) && moment.danger !== 'review' ? goal(at, side, false) : null
    },
    redCard: (at, side) => card(at, side, 'red'),
    halts: true,
    replayed: (fixture, course, at) =>
      fixture.league.knockout === true ? replayed(fixture, course, at) : course,
    whistled: (fixture, course, at) =>
      fixture.league.knockout === true ? partEnded(fixture, course, at) : null,
  },
}

const IN_PLAY: ReadonlySet<Phase> = new Set<Phase>([
  'firstHalf',
  'secondHalf',
  'extraTimeFirstHalf',
  'extraTimeSecondHalf',
])

/** The next kick of a shoot-out is a goal; `null` when it is the other side's. */
function scoredKick({ shootOut }: Moment, at: number, side: SideIndex): Happening | null {
  return shootOut !== null && nextKicker(shootOut) === side ? kick(at, side, true) : null
}
