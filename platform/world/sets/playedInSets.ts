import { MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { withRally } from './forcedRally.ts'
import { mapMarkets } from './mapMarkets.ts'
import { setMarkets } from './markets.ts'
import { playSets } from './play.ts'
import type { SetRules } from './rules.ts'
import { setsView } from './view.ts'

type PlayedInSets = Pick<PlayedSport, 'play' | 'markets' | 'board' | 'forced'>

/** The course and the markets of a sport that is played in sets. */
export function playedInSets(rules: SetRules): PlayedInSets {
  return playedInFormats([rules], () => rules)
}

/** Like `playedInSets`, with a format for each competition; `longest` has all sets that a match can have. */
export function playedInFormats(
  [longest, ...shorter]: readonly [SetRules, ...SetRules[]],
  rulesOf: (fixture: Pick<Fixture, 'league'>) => SetRules,
): PlayedInSets {
  const plans = new Map([longest, ...shorter].map((rules) => [rules, marketsOf(rules)]))
  const allPlans = marketsOf(longest)
  return {
    play: (fixture) => playSets(rulesOf(fixture), fixture),
    forced: {
      point: (fixture, course, at, side) => withRally(rulesOf(fixture), fixture, course, at, side),
      halts: false,
    },
    ...pricedBy({
      plans: allPlans,
      plansOf: (fixture) => plans.get(rulesOf(fixture)) ?? allPlans,
      viewAt: (fixture, instant) => setsView(rulesOf(fixture), fixture, instant),
      lineRefresh: MINUTE,
    }),
  }
}

/** Only matches of maps (esports) have a second count of rallies. */
function marketsOf(rules: SetRules): ReturnType<typeof setMarkets> {
  return rules.besides === undefined ? setMarkets(rules) : mapMarkets(rules)
}
