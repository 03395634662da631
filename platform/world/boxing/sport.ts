import { competition } from '../names/competitions.ts'
import { BOXING_LEAGUES } from '../names/boxingTeams.ts'
import type { Fixture } from '../fixture.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { HOUR, MINUTE } from '../durations.ts'
import { boutMarkets } from './markets.ts'
import { playBout } from './play.ts'
import type { BoutRules } from './rules.ts'
import { boutView } from './view.ts'

const FIRST_LEAGUE = 1901

const LONGEST: BoutRules = { rounds: 12 }

const COMPETITIONS = BOXING_LEAGUES.map((listed, index) => ({
  ...competition('boxing', FIRST_LEAGUE + index, listed),
  scoring: 0,
}))

const FORMATS = new Map(
  COMPETITIONS.map(({ league }, index): readonly [string, BoutRules] => [
    league.id,
    { rounds: BOXING_LEAGUES[index]?.rounds ?? LONGEST.rounds },
  ]),
)

/** The format of a bout, which its competition decides. */
export function boutRules({ league }: Pick<Fixture, 'league'>): BoutRules {
  return FORMATS.get(league.id) ?? LONGEST
}

const ALL_PLANS = boutMarkets(LONGEST)
const PLANS = new Map([LONGEST, ...FORMATS.values()].map((rules) => [rules.rounds, boutMarkets(rules)]))

export const BOXING: PlayedSport = {
  idPrefix: '891',
  seedPart: 34,
  kickOffs: { interval: 45 * MINUTE, offset: 16 * MINUTE, longest: 2 * HOUR },
  competitions: COMPETITIONS,
  neutral: true,
  // How often a side stops the other in a round.
  strength: ({ lead, mood }) => {
    const level = 0.024 * (1 + 0.2 * mood)
    const edge = Math.exp(0.22 * lead)
    return [level * edge, level / edge]
  },
  play: (fixture) => playBout(boutRules(fixture), fixture),
  ...pricedBy({
    plans: ALL_PLANS,
    plansOf: (fixture: Fixture) => PLANS.get(boutRules(fixture).rounds) ?? ALL_PLANS,
    viewAt: (fixture, instant) => boutView(boutRules(fixture), fixture, instant),
    lineRefresh: MINUTE,
  }),
}
