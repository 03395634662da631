import { maybeAbandoned } from '../course/abandonment.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { type Knockout, type Moment, withOver } from '../course/moment.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash } from '../random.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { type Draw, drawOf, leadsOf, pairOf, SALTS, tiesOf, TIE_MINUTES, winnerOf } from './bracket.ts'

/** From the end of one tie to the next. */
const BETWEEN_TIES = 6 * MINUTE
/** Further time before a round, which only its first tie has. */
const BETWEEN_ROUNDS = 15 * MINUTE
/** Betting is suspended in the last minute of a tie, and for a while after it. */
const HALT_AFTER = 40 * SECOND

const BEGINNING: Knockout = { winners: [], tie: null, champion: null }

/** The course of a knock-out tournament, tie by tie and minute by minute. */
export function playSevens(fixture: Pick<Fixture, 'seed' | 'kickOff' | 'entrants'>): Course {
  const { seed, kickOff } = fixture
  const draw = drawOf(fixture)
  const happenings: Happening[] = [begins(kickOff)]
  const halts: Halt[] = []
  const winners: number[] = []
  let at = kickOff
  for (let tie = 0; tie < tiesOf(draw); tie += 1) {
    const pair = pairOf(draw, winners, tie)
    if (pair === null) break
    if (beginsRound(draw, tie)) at += BETWEEN_ROUNDS
    for (const [index, lead] of leadsOf(draw, seed, tie, pair).entries()) {
      at += MINUTE
      const minutes = index + 1
      happenings.push(minutes < TIE_MINUTES ? minuteEnds(at, minutes, lead) : tieEnds(at, draw, seed, tie))
    }
    halts.push({ from: at - MINUTE + SECOND, to: at + HALT_AFTER, scope: 'all' })
    winners.push(winnerOf(draw, seed, tie, pair))
    if (tie < tiesOf(draw) - 1) at += BETWEEN_TIES
  }
  const course = {
    happenings,
    halts: halts.map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
  return maybeAbandoned(course, kickOff, dice(hash(seed, SALTS.abandonment)))
}

/** When the last minute of the final begins, with which betting ends. */
export function beginsLastMinute({ kickOff, entrants }: Pick<Fixture, 'kickOff' | 'entrants'>): number {
  const ties = entrants.length - 1
  const laterRounds = Math.log2(entrants.length) - 1
  return (
    kickOff + (ties * TIE_MINUTES - 1) * MINUTE + (ties - 1) * BETWEEN_TIES + laterRounds * BETWEEN_ROUNDS
  )
}

/** The tournament with all remaining ties played. */
export function concludeSevens(fixture: Pick<Fixture, 'seed' | 'entrants'>, before: Moment): Moment {
  const draw = drawOf(fixture)
  let moment = before
  for (let tie = before.knockout?.winners.length ?? 0; tie < tiesOf(draw); tie += 1)
    moment = afterTie(moment, draw, fixture.seed, tie)
  return moment
}

/** Whether a tie is the first of the second or of a later round. */
function beginsRound({ order }: Draw, tie: number): boolean {
  for (let round = order.length / 2, first = round; round > 1; round /= 2, first += round)
    if (tie === first) return true
  return false
}

function begins(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({ ...before, state: 'live', knockout: BEGINNING }),
  }
}

function minuteEnds(at: number, minutes: number, lead: number): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => ({
      ...before,
      knockout: { ...(before.knockout ?? BEGINNING), tie: { minutes, lead } },
    }),
  }
}

function tieEnds(at: number, draw: Draw, seed: number, tie: number): Happening {
  return { at, reprices: true, milestone: true, apply: (before) => afterTie(before, draw, seed, tie) }
}

function afterTie(before: Moment, draw: Draw, seed: number, tie: number): Moment {
  const { winners } = before.knockout ?? BEGINNING
  const pair = pairOf(draw, winners, tie)
  if (pair === null) return before
  const winner = winnerOf(draw, seed, tie, pair)
  const knockout: Knockout = { winners: [...winners, winner], tie: null, champion: null }
  if (tie < tiesOf(draw) - 1) return { ...before, knockout }
  return {
    ...before,
    knockout: { ...knockout, champion: winner },
    state: 'ended',
    phase: 'ended',
    closing: 'full',
    over: withOver(before.over, 'match'),
  }
}
