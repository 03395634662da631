import { MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { type PlayedSport, pricedBy } from '../playedSport.ts'
import type { Instant } from '../pricing/board.ts'
import type { InningsPlan, InningsView } from './markets.ts'
import { playInnings } from './play.ts'
import type { InningsRules } from './rules.ts'

/** The course and the markets of a sport that is played in innings. */
export function playedInInnings(
  rules: InningsRules,
  plans: readonly InningsPlan[],
  viewAt: (fixture: Pick<Fixture, 'seed' | 'strength'>, instant: Instant) => InningsView,
): Pick<PlayedSport, 'play' | 'markets' | 'board'> {
  return {
    play: (fixture) => playInnings(rules, fixture),
    ...pricedBy({ plans, viewAt, lineRefresh: MINUTE }),
  }
}
