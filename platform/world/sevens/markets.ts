import type { Fixture } from '../fixture.ts'
import type { Instant, MarketPlan } from '../pricing/board.ts'
import { type Offer, planOf, untilOver } from '../pricing/plans.ts'
import { championChances, drawOf } from './bracket.ts'
import { entrantSide } from '../entrantSide.ts'

/** The chance of each entrant to win, in the order of the field. */
export interface SevensView {
  readonly champion: readonly number[]
}

const MARGIN = 0.12

export function sevensView(fixture: Fixture, { moment }: Instant): SevensView {
  const knockout = moment.knockout ?? { winners: [], tie: null }
  const chances = championChances(drawOf(fixture), knockout)
  return { champion: fixture.entrants.map((_, index) => chances.get(index + 1) ?? 0) }
}

const OUTRIGHT: Offer = {
  stat: 'places',
  period: 'match',
  availability: untilOver('match'),
  every: 2,
  margin: MARGIN,
  parlayAllowed: false,
}

/** The winner of the tournament. An entrant that is beaten is closed. */
export const SEVENS_MARKETS: readonly MarketPlan<SevensView>[] = [
  planOf('outright', OUTRIGHT, {
    chances: ({ champion }) => champion.map((fair, index) => ({ side: entrantSide(index + 1), fair })),
  }),
]
