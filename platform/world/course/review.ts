import type { Period } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { MINUTE_BANDS } from '../../../streams/domain/minuteBands.ts'
import { orderStat } from '../../../streams/domain/scoringOrder.ts'
import { MINUTE } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import { type Course, type Happening, timelineOf } from './course.ts'
import { addFact, addTo, addToOrder, type Moment, type SideIndex } from './moment.ts'

/**
 * About one result in 120 is withdrawn a few minutes after the end and published again some minutes later, while
 * the match is still listed. Of those in football about half are corrected by one goal or corner.
 */
const CHANCE = 1 / 120
const WITHDRAWN_AFTER = [1, 4] as const
const PUBLISHED_AFTER = [2, 5] as const
const CORRECTED_CHANCE = 0.5
/** The part of a fixture's seed that decides it. */
const FATE = 34

/** Whether the result of a fixture is withdrawn, if it is played to its end. */
export function isReviewed({ seed, teams }: Pick<Fixture, 'seed' | 'teams'>): boolean {
  return teams !== null && dice(hash(seed, FATE)).chance(CHANCE)
}

/** Returns the course unchanged, or with a review of its result after the end. */
export function maybeReviewed(course: Course, fixture: Pick<Fixture, 'seed' | 'teams'>): Course {
  if (!isReviewed(fixture) || timelineOf(course).moments.at(-1)?.state !== 'ended') return course
  const chances = dice(hash(fixture.seed, FATE, 1))
  const withdrawnAt = course.endAt + chances.whole(...WITHDRAWN_AFTER) * MINUTE
  const publishedAt = withdrawnAt + chances.whole(...PUBLISHED_AFTER) * MINUTE
  const corrects = chances.chance(CORRECTED_CHANCE)
  const stat = chances.chance(0.5) ? 'goals' : 'corners'
  const side: SideIndex = chances.chance(0.5) ? 0 : 1
  return {
    ...course,
    happenings: [
      ...course.happenings,
      withdrawal(withdrawnAt),
      publication(publishedAt, (before) => (corrects ? oneLess(before, stat, side) : before)),
    ],
  }
}

/** The result is withdrawn: nothing is decided any more. */
export function withdrawal(at: number): Happening {
  return { at, reprices: false, milestone: true, apply: (before) => ({ ...before, withdrawn: true }) }
}

/** The result is published again. */
export function publication(at: number, correct: (before: Moment) => Moment): Happening {
  return {
    at,
    reprices: false,
    milestone: true,
    apply: (before) => ({ ...correct(before), withdrawn: false }),
  }
}

/** Takes one from a side's count of the second half; unchanged where there is none. */
function oneLess(before: Moment, stat: 'goals' | 'corners', side: SideIndex): Moment {
  // Extra time was played because regular time was level.
  if (stat === 'goals' && before.facts['goals.extraTime'] !== undefined) return before
  const half = before.facts[`${stat}.secondHalf`]
  const match = before.facts[`${stat}.match`]
  if (half === undefined || match === undefined || half[side] < 1) return before
  const less = (pair: Pair): Pair => addTo(pair, side, -1)
  // It is taken from where the side's last one was: the order and its quarter of an hour, where they are known.
  const band = MINUTE_BANDS.findLast((each) => (before.facts[`${stat}.${each}`]?.[side] ?? 0) > 0)
  const periods: readonly Period[] = ['secondHalf', 'match', ...(band === undefined ? [] : [band])]
  const ordered = (['secondHalf', 'match'] as const).filter(
    (period) => before.facts[`${orderStat(stat)}.${period}`] !== undefined,
  )
  const facts = addToOrder(addFact(before.facts, stat, periods, side, -1), stat, ordered, side, -1)
  const score = stat === 'goals' ? less(before.score) : before.score
  return { ...before, facts, score, confirmedScore: score }
}
