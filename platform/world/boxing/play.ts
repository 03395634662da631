import type { Pair } from '../../../streams/domain/match.ts'
import type { SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import { maybeAbandoned } from '../course/abandonment.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { addFact, openFacts, stopped, withOver } from '../course/moment.ts'
import type { Moment, SideIndex } from '../course/moment.ts'
import { SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import { type BoutRules, HALF, REST, ROUND, roundChances, roundsOf, stoppageRates } from './rules.ts'
import {
  cardsLed,
  cardsOfStoppage,
  EMPTY_CARDS,
  pointsOf,
  type Scorecards,
  scoredRound,
  withRound,
} from './score.ts'

interface Stoppage {
  readonly winner: SideIndex
  /** ms after the beginning of the round. */
  readonly after: number
}

/**
 * The course of a bout. A stoppage comes after an exponential time, so the time that has passed reveals nothing; a
 * round that is completed is scored, and its cards are shown at its end.
 */
export function playBout(
  rules: BoutRules,
  { seed, kickOff, strength }: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>,
): Course {
  const stoppages = dice(hash(seed, 1))
  const judges = dice(hash(seed, 3))
  const scoring = roundChances(strength)
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let from = kickOff
  for (const [index, round] of roundsOf(rules).entries()) {
    happenings.push(roundBegins(from, round))
    const stoppage = stoppageIn(stoppages, stoppageRates(strength, index + 1))
    if (stoppage === null || stoppage.after > HALF) happenings.push(roundCounts(from + HALF))
    if (stoppage !== null) {
      from += stoppage.after
      happenings.push(boutIsStopped(from, round, stoppage.winner))
      break
    }
    const last = index === rules.rounds - 1
    const cards = scoredRound(scoring, judges)
    const read = judges.whole(15, 25) * SECOND
    from += ROUND
    happenings.push(roundEnds(from, round, cards, last))
    if (last) break
    halts.push({ from, to: from + read, scope: 'all' })
    from += REST
  }
  return maybeAbandoned({ happenings, halts, endAt: from }, kickOff, dice(hash(seed, 2)))
}

/** The stoppage of a round; `null` where it is completed. */
function stoppageIn(chances: Dice, [home, away]: Pair): Stoppage | null {
  const along = -Math.log(1 - chances.next()) / (home + away)
  const winner: SideIndex = chances.chance(home / (home + away)) ? 0 : 1
  if (along >= 1) return null
  return { winner, after: Math.max(1, Math.ceil((along * ROUND) / SECOND)) * SECOND }
}

function roundBegins(at: number, round: SetWord): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'live',
      phase: round,
      clock: { seconds: ROUND / SECOND, running: true, direction: 'down', at },
      scorecards: before.scorecards ?? EMPTY_CARDS,
      facts: openFacts(
        openFacts(before.facts, ['scorecards', 'points', 'rounds', 'stoppages'], 'match'),
        ['points', 'stoppages'],
        round,
      ),
    }),
  }
}

/** Half of the round has been boxed. Rounds are those of the bout; they are counted with the first of the pair. */
function roundCounts(at: number): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => ({ ...before, facts: addFact(before.facts, 'rounds', ['match'], 0, 1) }),
  }
}

/** The round is completed, and the judges show their cards. After the last one they decide the bout. */
function roundEnds(at: number, round: SetWord, cards: Scorecards, last: boolean): Happening {
  const points = pointsOf(cards)
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => {
      const scorecards = withRound(before.scorecards ?? EMPTY_CARDS, cards)
      const counted = addPoints(before.facts, round, points)
      const shown = withScore({ ...before, scorecards, facts: counted }, cardsLed(scorecards))
      const next = { ...shown, clock: stopped(before, at), over: withOver(before.over, round) }
      return last ? ended(next) : { ...next, phase: 'break' }
    },
  }
}

/** The round has no points, and the winner has all cards. */
function boutIsStopped(at: number, round: SetWord, winner: SideIndex): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => {
      const facts = addFact(before.facts, 'stoppages', ['match', round], winner, 1)
      const shown = withScore({ ...before, facts }, cardsOfStoppage(winner))
      return ended({ ...shown, clock: stopped(before, at), over: withOver(before.over, round) })
    },
  }
}

function addPoints(facts: Moment['facts'], round: SetWord, [home, away]: Pair): Moment['facts'] {
  return addFact(addFact(facts, 'points', ['match', round], 0, home), 'points', ['match', round], 1, away)
}

function withScore(before: Moment, score: Pair): Moment {
  return { ...before, score, confirmedScore: score, facts: { ...before.facts, 'scorecards.match': score } }
}

function ended(before: Moment): Moment {
  return { ...before, state: 'ended', phase: 'ended', closing: 'full', over: withOver(before.over, 'match') }
}
