import type { Period, Stat } from '../../../streams/domain/market.ts'
import type { Phase } from '../../../streams/domain/match.ts'
import { maybeAbandoned } from '../course/abandonment.ts'
import { inOrder } from '../course/course.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import { addFact, addTo, openFacts, stopped, withOver } from '../course/moment.ts'
import type { Moment, SideIndex } from '../course/moment.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { drawClock, drawClockUnderWay, drawPoints, OVERTIME, pointsEach, QUARTER } from './possession.ts'

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const
const BREAK = 2.5 * MINUTE
const HALF_TIME = 15 * MINUTE
/** Shortest and longest match without overtime, with breaks: minutes of platform time, not of the game clock. */
const SHORTEST = 128
const LONGEST = 142
/** Chance that the clock stops in a possession. */
const STOP_CHANCE = 0.36
/** In the last possession the outcome depends mostly on who has the ball, so no prices are offered. */
const LAST = 24 * SECOND
const REVIEW_CHANCE = 0.006

const STATS: readonly Stat[] = ['points']

/** One possession: its time on the clock, a stop of the clock, and its points. */
interface Possession {
  readonly clock: number
  readonly stopAfter: number
  readonly stop: number
  readonly side: SideIndex
  readonly points: number
  readonly review: boolean
}

/** The periods for which a basket counts. Second halves have no markets and are not counted separately. */
function periodsOf(phase: Phase): readonly Period[] {
  switch (phase) {
    case 'quarter1':
    case 'quarter2':
      return ['match', 'firstHalf', phase]
    case 'quarter3':
    case 'quarter4':
      return ['match', phase]
    default:
      return ['match']
  }
}

/** A basket or made free throws. */
export function basket(at: number, side: SideIndex, points: number): Happening {
  return {
    at,
    reprices: true,
    apply: (before) => {
      const score = addTo(before.score, side, points)
      return {
        ...before,
        score,
        confirmedScore: score,
        facts: addFact(before.facts, 'points', periodsOf(before.phase), side, points),
      }
    },
  }
}

/** The course of a basketball match: possession by possession, with overtimes until there is a winner. */
export function playBasketball(fixture: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>): Course {
  const chances = dice(hash(fixture.seed, 1))
  const quarters = QUARTERS.map(() => possessions(chances, fixture.strength, QUARTER))
  const drawn = chances.between(SHORTEST, LONGEST) * MINUTE - 4 * QUARTER - HALF_TIME - 2 * BREAK
  const stops = quarters.flat().reduce((sum, { stop }) => sum + stop, 0)
  const stretch = drawn / Math.max(stops, 1)

  const happenings: Happening[] = []
  const halts: Halt[] = []
  let at = fixture.kickOff
  for (const [index, quarter] of quarters.entries()) {
    const phase = QUARTERS[index] ?? 'quarter4'
    at = playPeriod({ phase, length: QUARTER, from: at, possessions: quarter, stretch }, happenings, halts)
    if (index < 3) {
      happenings.push(pause(at, phase))
      at += index === 1 ? HALF_TIME : BREAK
    }
  }
  at = playOvertimes(chances, fixture.strength, quarters.flat(), at, stretch, happenings, halts)
  happenings.push(fullTime(at))
  const course = {
    happenings: inOrder(happenings),
    halts: halts.map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
  return maybeAbandoned(course, fixture.kickOff, dice(hash(fixture.seed, 2)))
}

function playOvertimes(
  chances: Dice,
  strength: readonly [number, number],
  played: readonly Possession[],
  from: number,
  stretch: number,
  happenings: Happening[],
  halts: Halt[],
): number {
  let lead = leadOf(played)
  let at = from
  while (lead === 0) {
    happenings.push(pause(at, 'quarter4'))
    const extra = decisive(possessions(chances, strength, OVERTIME))
    at = playPeriod(
      { phase: 'overtime', length: OVERTIME, from: at + BREAK, possessions: extra, stretch },
      happenings,
      halts,
    )
    lead += leadOf(extra)
  }
  return at
}

/** A level overtime gets an extra point at its end, so that there is no third one. */
function decisive(extra: readonly Possession[]): readonly Possession[] {
  const last = extra.at(-1)
  if (last === undefined || leadOf(extra) !== 0) return extra
  return [...extra.slice(0, -1), { ...last, points: last.points === 3 ? 2 : last.points + 1 }]
}

function leadOf(played: readonly Possession[]): number {
  return played.reduce((lead, { side, points }) => lead + (side === 0 ? points : -points), 0)
}

function possessions(
  chances: Dice,
  strength: readonly [number, number],
  length: number,
): readonly Possession[] {
  const list: Possession[] = []
  let left = length
  let side: SideIndex = chances.chance(0.5) ? 0 : 1
  while (left > 0) {
    const whole = list.length === 0 ? drawClockUnderWay(chances) : drawClock(chances)
    const made = drawPoints(chances, pointsEach(strength[side]))
    const clock = Math.min(left, whole)
    list.push({
      clock,
      // At a random position, so that a stop does not reveal that a possession has just begun.
      stopAfter: chances.whole(0, clock / SECOND - 1) * SECOND,
      stop: chances.chance(STOP_CHANCE) ? chances.between(20, 80) * SECOND : 0,
      side,
      // A possession that exceeds the period does not score.
      points: whole > left ? 0 : made,
      review: chances.chance(REVIEW_CHANCE),
    })
    left -= whole
    side = side === 0 ? 1 : 0
  }
  return list
}

interface PeriodPlay {
  readonly phase: (typeof QUARTERS)[number] | 'overtime'
  readonly length: number
  readonly from: number
  readonly possessions: readonly Possession[]
  readonly stretch: number
}

/** Adds the happenings of a period and returns its end. */
function playPeriod(period: PeriodPlay, happenings: Happening[], halts: Halt[]): number {
  const { phase, length, from } = period
  happenings.push(tipOff(from, phase, length))
  let at = from
  let left = length
  let shutAt = Infinity
  const run = (clock: number): void => {
    if (left > LAST && left - clock <= LAST) {
      shutAt = at + left - LAST
      happenings.push(shutPeriod(shutAt))
    }
    at += clock
    left -= clock
  }
  for (const { clock, stopAfter, stop, side, points: scored, review } of period.possessions) {
    run(stopAfter)
    const rest = Math.floor(stop * period.stretch)
    if (rest > 0) {
      happenings.push(clockAt(at, left, false), clockAt(at + rest, left, true))
      if (review) halts.push({ from: at, to: at + rest, scope: 'all' })
      at += rest
    }
    run(clock - stopAfter)
    if (scored > 0) happenings.push(basket(at, side, scored))
  }
  if (phase === 'quarter4' || phase === 'overtime') halts.push({ from: shutAt, to: at, scope: 'all' })
  return at
}

function tipOff(at: number, phase: PeriodPlay['phase'], length: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      state: 'live',
      phase,
      closing: 'none',
      clock: { seconds: length / SECOND, running: true, direction: 'down', at },
      facts: periodsOf(phase).reduce((facts, period) => openFacts(facts, STATS, period), before.facts),
    }),
  }
}

/** Closes the markets of a period shortly before its end. */
function shutPeriod(at: number): Happening {
  return { at, reprices: true, apply: (before) => ({ ...before, closing: 'partial' }) }
}

function clockAt(at: number, left: number, running: boolean): Happening {
  const clock = { seconds: Math.round(left / SECOND), running, direction: 'down', at } as const
  return { at, reprices: false, apply: (before) => ({ ...before, clock }) }
}

/** The end of a quarter. */
function pause(at: number, ended: (typeof QUARTERS)[number]): Happening {
  const halfTime = ended === 'quarter2'
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before) => ({
      ...before,
      phase: halfTime ? 'halfTime' : 'break',
      closing: 'none',
      clock: { seconds: 0, running: false, direction: 'down', at },
      over: halfTime ? withOver(before.over, ended, 'firstHalf') : withOver(before.over, ended),
    }),
  }
}

function fullTime(at: number): Happening {
  return {
    at,
    reprices: true,
    milestone: true,
    apply: (before: Moment) => ({
      ...before,
      state: 'ended',
      phase: 'ended',
      clock: stopped(before, at),
      closing: 'full',
      over: withOver(before.over, ...QUARTERS, 'firstHalf', 'match'),
    }),
  }
}
