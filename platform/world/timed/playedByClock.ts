import { MINUTE } from '../durations.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import { timedMarkets } from './markets.ts'
import { playTimed, score } from './play.ts'
import { isPart, type TimedRules } from './rules.ts'
import { timedView } from './view.ts'

/** The course and the markets of a sport that ends by the clock. */
export function playedByClock(rules: TimedRules): Pick<PlayedSport, 'play' | 'markets' | 'board' | 'forced'> {
  const usual = rules.scores[0] ?? { points: 1 }
  return {
    play: (fixture) => playTimed(rules, fixture),
    ...pricedBy({
      plans: timedMarkets(rules),
      viewAt: (fixture, instant) => timedView(rules, fixture, instant),
      lineRefresh: MINUTE,
    }),
    forced: {
      goal: ({ phase }, at, side) => (isPart(rules, phase) ? score(rules, at, side, usual) : null),
      halts: rules.haltAfterScore > 0,
    },
  }
}

interface Supremacy {
  /** The expected lead for each step of `Expectation.lead`, and of the home side. */
  readonly perLead: number
  readonly atHome: number
  /** How much the mood moves the total, as a share of it. */
  readonly perMood: number
}

/** What each side is expected to score; each at least a tenth of the total. */
export function scoringStrength({ perLead, atHome, perMood }: Supremacy): PlayedSport['strength'] {
  return ({ lead, mood, neutral, scoring }) => {
    const total = scoring * (1 + perMood * mood)
    const margin = perLead * lead + (neutral ? 0 : atHome)
    const home = Math.min(0.9 * total, Math.max(0.1 * total, (total + margin) / 2))
    return [home, total - home]
  }
}
