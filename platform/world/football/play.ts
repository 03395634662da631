import { maybeAbandoned } from '../course/abandonment.ts'
import { inOrder } from '../course/course.ts'
import type { Course, Halt, Happening } from '../course/course.ts'
import type { SideIndex } from '../course/moment.ts'
import { dice, hash } from '../random.ts'
import type { Dice } from '../random.ts'
import type { Fixture } from '../fixture.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { BAND, bandsOf } from './bands.ts'
import {
  attackOn,
  attackOver,
  bandEnd,
  card,
  corner,
  fullTime,
  goal,
  halfTime,
  kickOff,
  penaltyGiven,
  penaltyOver,
  secondHalf,
  closeBetting,
  verdict,
} from './happenings.ts'
import {
  cornersExpected,
  goalShape,
  HALF,
  HALF_TIME,
  rateFactor,
  REDS,
  STOPPAGE,
  USUAL_STOPPAGE,
  YELLOWS,
} from './pace.ts'

const STEP = 10 * SECOND
/** Playing time of a usual match: its length minus interruptions by goals, penalties, cards and reviews. */
const INTERRUPTED = 2 * MINUTE
const LENGTH = 2 * HALF + USUAL_STOPPAGE[0] + USUAL_STOPPAGE[1] - INTERRUPTED
const PENALTY_SHARE = 0.1
const PENALTY_SCORED = 0.76
const REVIEW_CHANCE = 0.12
const REVIEW_OVERTURNS = 0.4
/** Goals from play per goal that counts, since some are overturned. */
const TRIED = 1 / (1 - REVIEW_CHANCE * REVIEW_OVERTURNS)
/** Displayed attacks per match; some of them suspend the goal lines. */
const ATTACKS = 64
const ATTACK_SUSPENDS = 0.3
/** Betting is suspended for a moment after kick-off. */
const KICK_OFF_HALT = 12 * SECOND
/** Betting on cards is suspended for a moment after a yellow one. */
const CARD_HALT = 10 * SECOND

/** A match that is being computed, with its happenings so far. */
interface Playing {
  readonly dice: Dice
  readonly strength: readonly [number, number]
  readonly happenings: Happening[]
  readonly halts: Halt[]
  score: [number, number]
  reds: [number, number]
  /** When goals are under review, both ends included. */
  readonly reviews: { readonly from: number; readonly to: number }[]
  /** No new happening before this time: a penalty or review is in progress. */
  busyUntil: number
}

/** The course of a football match. Deterministic for a fixture. */
export function playFootball(fixture: Pick<Fixture, 'seed' | 'kickOff' | 'strength'>): Course {
  const start = fixture.kickOff
  const playing: Playing = {
    dice: dice(hash(fixture.seed, 1)),
    strength: fixture.strength,
    happenings: [kickOff(start)],
    halts: [{ from: start, to: start + KICK_OFF_HALT, scope: 'all' }],
    score: [0, 0],
    reds: [0, 0],
    reviews: [],
    busyUntil: start,
  }
  const halfEnd = playHalf(playing, 0, start, playing.dice.whole(...STOPPAGE[0]) * MINUTE)
  playing.happenings.push(halfTime(halfEnd))
  const restart = halfEnd + HALF_TIME
  playing.happenings.push(secondHalf(restart))
  playing.halts.push({ from: restart, to: restart + KICK_OFF_HALT, scope: 'all' })
  const stoppage = playing.dice.whole(...STOPPAGE[1]) * MINUTE
  const endAt = playHalf(playing, 1, restart, stoppage)
  playing.happenings.push(
    closeBetting(restart + HALF, 'partial'),
    closeBetting(restart + HALF + stoppage - MINUTE, 'full'),
    fullTime(endAt),
  )
  const course = {
    happenings: inOrder(playing.happenings.filter(({ at }) => at <= endAt)),
    halts: playing.halts.map((halt) => ({ ...halt, to: Math.min(halt.to, endAt) })),
    endAt,
  }
  return maybeAbandoned(course, start, dice(hash(fixture.seed, 2)))
}

/** Computes a half and returns its end, which is never during a review. */
function playHalf(playing: Playing, half: 0 | 1, from: number, stoppage: number): number {
  const whistle = from + HALF + stoppage
  for (let at = from; at < whistle; at += STEP) {
    for (const side of [0, 1] as const) playStep(playing, half, side, at, at - from)
  }
  endBands(playing, half, from)
  return Math.max(whistle, playing.busyUntil + 5 * SECOND)
}

/** The ends of the quarters of an hour before the last of a half. A goal under review is decided in its own one. */
function endBands({ happenings, reviews }: Playing, half: 0 | 1, from: number): void {
  for (const [place, band] of bandsOf(half).slice(0, -1).entries()) {
    const due = from + (place + 1) * BAND
    const review = reviews.find((each) => each.from <= due && due <= each.to)
    happenings.push(bandEnd(review === undefined ? due : review.to + 1, band))
  }
}

function playStep(playing: Playing, half: 0 | 1, side: SideIndex, stepAt: number, elapsed: number): void {
  const { dice: chances, strength, score, reds } = playing
  const other: SideIndex = side === 0 ? 1 : 0
  const share = STEP / LENGTH
  const at = stepAt + chances.whole(0, STEP - 1)
  const roll = chances.next()
  if (at <= playing.busyUntil) return
  const factor = rateFactor(reds[side], reds[other], score[side] - score[other])
  const goals = strength[side] * share * goalShape(half, elapsed) * factor
  const bounds = [
    goals * (1 - PENALTY_SHARE) * TRIED,
    (goals * PENALTY_SHARE) / PENALTY_SCORED,
    REDS * share,
    YELLOWS * share,
    cornersExpected(strength[side], strength[other]) * share,
    (ATTACKS / 2) * share,
  ]
  let rest = roll
  const kind = bounds.findIndex((bound) => (rest -= bound) < 0)
  if (kind === 0) tryGoal(playing, at, side)
  else if (kind === 1) penalty(playing, at, side)
  else if (kind === 2) sendOff(playing, at, side)
  else if (kind === 3) book(playing, at, side)
  else if (kind === 4) winCorner(playing, at, side)
  else if (kind === 5) attack(playing, at, side)
}

function tryGoal(playing: Playing, at: number, side: SideIndex): void {
  const { dice: chances, happenings, halts } = playing
  if (!chances.chance(REVIEW_CHANCE)) {
    happenings.push(goal(at, side, false))
    playing.score[side] += 1
    playing.busyUntil = at + chances.whole(20, 40) * SECOND
    halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
    return
  }
  const decidedAt = at + chances.whole(30, 90) * SECOND
  const stands = !chances.chance(REVIEW_OVERTURNS)
  playing.reviews.push({ from: at, to: decidedAt })
  happenings.push(goal(at, side, true), verdict(decidedAt, side, stands))
  if (stands) playing.score[side] += 1
  playing.busyUntil = decidedAt + chances.whole(10, 20) * SECOND
  halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
}

function penalty(playing: Playing, at: number, side: SideIndex): void {
  const { dice: chances, happenings, halts } = playing
  const kickAt = at + chances.whole(60, 100) * SECOND
  happenings.push(penaltyGiven(at, side), penaltyOver(kickAt))
  playing.busyUntil = kickAt + chances.whole(15, 30) * SECOND
  halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
  if (!chances.chance(PENALTY_SCORED)) return
  happenings.push(goal(kickAt, side, false))
  playing.score[side] += 1
}

function sendOff(playing: Playing, at: number, side: SideIndex): void {
  playing.happenings.push(card(at, side, 'red'))
  playing.reds[side] += 1
  playing.busyUntil = at + playing.dice.whole(25, 50) * SECOND
  playing.halts.push({ from: at, to: playing.busyUntil, scope: 'all' })
}

function book({ happenings, halts }: Playing, at: number, side: SideIndex): void {
  happenings.push(card(at, side, 'yellow'))
  halts.push({ from: at, to: at + CARD_HALT, scope: 'cards' })
}

function winCorner(playing: Playing, at: number, side: SideIndex): void {
  playing.happenings.push(corner(at, side))
  playing.halts.push({ from: at, to: at + playing.dice.whole(8, 14) * SECOND, scope: 'corners' })
}

function attack(playing: Playing, at: number, side: SideIndex): void {
  const { dice: chances, happenings, halts } = playing
  const to = at + chances.whole(4, 12) * SECOND
  const dangerous = chances.chance(ATTACK_SUSPENDS)
  happenings.push(attackOn(at, side, dangerous), attackOver(to))
  if (dangerous) halts.push({ from: at, to, scope: 'goalLines' })
}
