import type { Phase } from '../../../streams/domain/match.ts'
import { maybeAbandoned } from '../course/abandonment.ts'
import { type Course, type Halt, type Happening, inOrder, momentAt, timelineOf } from '../course/course.ts'
import { BEFORE, type Moment, type SideIndex } from '../course/moment.ts'
import { MINUTE, SECOND } from '../durations.ts'
import type { Fixture } from '../fixture.ts'
import { dice, hash, unit } from '../random.ts'
import {
  extraTimeAwaited,
  extraTimeBreak,
  extraTimeHalf,
  extraTimeOver,
  kick,
  penaltiesAwaited,
  penaltiesBegin,
  shootOutOver,
} from './extraHappenings.ts'
import { closeBetting, fullTime, inExtraTime } from './happenings.ts'
import { type Playing, playStep, STEP } from './incidents.ts'
import { EXTRA_HALF, EXTRA_SHAPE, EXTRA_STOPPAGE, kickChance } from './pace.ts'
import { nextKicker, shootOutWinner } from './shootOut.ts'

type Tied = Pick<Fixture, 'seed' | 'strength'>

/** The parts of a fixture's seed that decide what follows regular time. */
const EXTRA_TIME = 41
const PENALTIES = 42
const ABANDONED = 43

/** The breaks before extra time, between its halves, and before a shoot-out. */
const BREAK = 5 * MINUTE
const EXTRA_BREAK = 2 * MINUTE
/** How long after the whistle the next part is announced. */
const ANNOUNCED = MINUTE
const BEGIN_HALT = 12 * SECOND
/** From one kick to the next; betting is suspended around each. */
const KICK_EVERY = 55 * SECOND
const KICK_HALT = { before: 12 * SECOND, after: 8 * SECOND } as const

const BEFORE_EXTRA_TIME: ReadonlySet<Phase> = new Set<Phase>(['regularEnd', 'extraTimeAwaited'])
const BEFORE_PENALTIES: ReadonlySet<Phase> = new Set<Phase>(['extraTimeEnd', 'penaltiesAwaited'])

/** A cup match with what follows its regular time, which may be abandoned as well. */
export function untilWon(fixture: Tied, course: Course): Course {
  const whole = untilDecided(fixture, course, BREAK)
  return whole === course ? course : maybeAbandoned(whole, course.endAt, dice(hash(fixture.seed, ABANDONED)))
}

/** The match from the end of a course on: while it is level, extra time and a shoot-out follow. */
function untilDecided(fixture: Tied, course: Course, pause: number): Course {
  const { phase } = lastOf(course)
  if (BEFORE_PENALTIES.has(phase)) return withShootOut(fixture, course, pause)
  if (!BEFORE_EXTRA_TIME.has(phase)) return course
  return untilDecided(fixture, withExtraTime(fixture, course, pause), BREAK)
}

function lastOf(course: Course): Moment {
  return timelineOf(course).moments.at(-1) ?? BEFORE
}

function followedBy(
  course: Course,
  happenings: readonly Happening[],
  halts: readonly Halt[],
  endAt: number,
): Course {
  return {
    ...course,
    happenings: [...course.happenings, ...inOrder(happenings.filter(({ at }) => at <= endAt))],
    halts: [...course.halts, ...halts.map((halt) => ({ ...halt, to: Math.min(halt.to, endAt) }))],
    endAt,
  }
}

function withExtraTime({ seed, strength }: Tied, course: Course, pause: number): Course {
  const { score, facts } = lastOf(course)
  const [homeReds, awayReds] = facts['redCards.match'] ?? [0, 0]
  const start = course.endAt + pause
  const playing: Playing = {
    dice: dice(hash(seed, EXTRA_TIME)),
    strength,
    happenings: [],
    halts: [],
    score: [score[0], score[1]],
    reds: [homeReds, awayReds],
    reviews: [],
    busyUntil: start,
  }
  if (pause > ANNOUNCED) playing.happenings.push(extraTimeAwaited(course.endAt + ANNOUNCED))
  const breakAt = playExtraHalf(playing, 0, start)
  playing.happenings.push(extraTimeBreak(breakAt))
  const again = breakAt + EXTRA_BREAK
  const endAt = playExtraHalf(playing, 1, again)
  playing.happenings.push(extraTimeOver(endAt))
  return followedBy(course, playing.happenings, playing.halts, endAt)
}

/** Computes a half of extra time and returns its end, which is never during a review. */
function playExtraHalf(playing: Playing, half: 0 | 1, from: number): number {
  const { happenings, halts } = playing
  const [least, most] = EXTRA_STOPPAGE[half]
  const whistle = from + EXTRA_HALF + playing.dice.whole(least, most) * MINUTE
  happenings.push(extraTimeHalf(from, half))
  halts.push({ from, to: from + BEGIN_HALT, scope: 'all' })
  for (let at = from; at < whistle; at += STEP) {
    for (const side of [0, 1] as const) playStep(playing, EXTRA_SHAPE, side, at)
  }
  const end = Math.max(whistle, playing.busyUntil + 5 * SECOND)
  if (half === 1) {
    happenings.push(closeBetting(whistle - 2 * MINUTE, 'partial'), closeBetting(whistle - MINUTE, 'full'))
    halts.push({ from: whistle - MINUTE, to: end, scope: 'all' })
  }
  return end
}

function withShootOut(fixture: Tied, course: Course, pause: number): Course {
  const begins = course.endAt + pause
  const first: SideIndex = unit(hash(fixture.seed, PENALTIES), 0) < 0.5 ? 0 : 1
  const announced = pause > ANNOUNCED ? [penaltiesAwaited(course.endAt + ANNOUNCED)] : []
  const opened = followedBy(course, [...announced, penaltiesBegin(begins, first)], [], begins)
  return withKicks(fixture, opened, begins + KICK_EVERY)
}

/** The kicks that are left, from the end of a course on. */
function withKicks({ seed, strength: [home, away] }: Tied, course: Course, firstAt: number): Course {
  const { shootOut, facts } = lastOf(course)
  let goals = facts['goals.penalties'] ?? [0, 0]
  let kicks = shootOut?.kicks ?? [0, 0]
  const happenings: Happening[] = []
  const halts: Halt[] = []
  let at = firstAt
  while (shootOut !== null && shootOutWinner(goals, kicks) === null) {
    const side = nextKicker({ ...shootOut, kicks }) ?? 0
    const taken = kicks[0] + kicks[1] + 1
    const chance = side === 0 ? kickChance(home, away) : kickChance(away, home)
    const scored = unit(hash(seed, PENALTIES), taken) < chance
    const one = (pair: typeof kicks): typeof kicks =>
      side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]
    kicks = one(kicks)
    if (scored) goals = one(goals)
    happenings.push(kick(at, side, scored))
    halts.push({ from: at - KICK_HALT.before, to: at + KICK_HALT.after, scope: 'all' })
    at += KICK_EVERY
  }
  const last = happenings.at(-1)?.at ?? course.endAt
  const endAt = last + KICK_HALT.after
  return followedBy(course, [...happenings, shootOutOver(endAt)], halts, endAt)
}

/** The course up to an instant, without what was to come. */
function cut(course: Course, at: number, keep: (happening: Happening) => boolean): Course {
  return {
    ...course,
    happenings: course.happenings.filter(keep),
    halts: course.halts
      .filter(({ from }) => from < at)
      .map((halt) => ({ ...halt, to: Math.min(halt.to, at) })),
    endAt: at,
  }
}

/**
 * The course of a match that control has changed at an instant, such as by a goal. The present part stays; extra time
 * and shoot-out after it are drawn again, because they depend on the changed score.
 */
export function replayed(fixture: Tied, course: Course, at: number): Course {
  const now = momentAt(timelineOf(course), at)
  if (now.shootOut === null || now.state !== 'live') return course
  if (now.phase === 'penalties') {
    const taken = cut(course, at, (happening) => happening.at <= at)
    return withKicks(fixture, { ...taken, halts: [...taken.halts, after(at)] }, at + KICK_EVERY)
  }
  const place = course.happenings.findIndex((each) => each.ends !== undefined && each.at >= at)
  const end = course.happenings[place]
  if (end === undefined) return course
  const kept = new Set(course.happenings.slice(0, place + 1))
  return untilDecided(
    fixture,
    cut(course, end.at, (happening) => kept.has(happening)),
    BREAK,
  )
}

function after(at: number): Halt {
  return { from: at, to: at + KICK_HALT.after, scope: 'all' }
}

/**
 * The course with the part that is being played ended now, or the break before the next one. A match that is
 * level goes on, and the kicks that are left of a shoot-out are taken at once.
 */
export function partEnded(fixture: Tied, course: Course, at: number): Course {
  const now = momentAt(timelineOf(course), at)
  const earlier = cut(course, at, (happening) => happening.at < at)
  if (now.phase === 'penalties') {
    const rest = course.happenings.filter((happening) => happening.at >= at)
    return { ...earlier, happenings: [...earlier.happenings, ...rest.map((each) => ({ ...each, at }))] }
  }
  if (BEFORE_EXTRA_TIME.has(now.phase) || BEFORE_PENALTIES.has(now.phase))
    return untilDecided(fixture, earlier, 0)
  const end = inExtraTime(now) ? extraTimeOver(at) : fullTime(at)
  return untilDecided(fixture, { ...earlier, happenings: [...earlier.happenings, end] }, BREAK)
}
